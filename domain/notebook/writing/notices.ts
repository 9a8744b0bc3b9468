import { notify } from '~/domain/accounts/notify';
import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { proposalPage } from './contract';
import { textProposalsChanged } from './events';

interface About {
  id: number;
  author_id: number | null;
  body: { title: string };
}

/** Tells the author what was decided on their text. */
export async function tellAuthor(
  tx: Transaction,
  { id, author_id }: About,
  kind: 'text-published' | 'text-returned',
  title: string,
): Promise<void> {
  tx.announce(textProposalsChanged, { proposal_id: id });
  if (author_id === null) return;
  await notify(tx, {
    account_id: author_id,
    kind,
    values: { title },
    url: href(proposalPage, { proposal_id: id }),
  });
}

// In the order of ids: two texts that are proposed at one moment lock the accounts in the same order.
const whoDecides = statement<{ id: number }, [author: number, url: string]>(
  'notebook.who-decides',
  `SELECT account.id FROM accounts account
    WHERE account.roles && '{moderator,staff}'::text[] AND account.id <> $1::int
      AND NOT EXISTS (SELECT FROM notifications told WHERE told.account_id = account.id AND told.read_at IS NULL AND told.kind = 'text-proposed' AND told.url = $2)
    ORDER BY account.id`,
);

/** Tells whoever may decide that a text waits: once, until they have read it. */
export async function tellModerators(tx: Transaction, { id, author_id, body }: About): Promise<void> {
  tx.announce(textProposalsChanged, { proposal_id: id });
  const url = href(proposalPage, { proposal_id: id });
  for (const moderator of await tx.sql.all(whoDecides, [author_id ?? 0, url]))
    await notify(tx, { account_id: moderator.id, kind: 'text-proposed', values: { title: body.title }, url });
}
