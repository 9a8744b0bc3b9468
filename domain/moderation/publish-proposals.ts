import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { proposalsChanged } from '../review/events';
import { questionsProposed } from '../questions/proposals/events';
import { queueChanged } from './decisions/case.query';
import { listPage } from './lists/contract';
import { PEOPLE } from '~/domain/accounts/views';

// In the order of ids, as everybody who notifies several.
const whoDecides = statement<{ id: number }, [author: number]>(
  'moderation.who-decides',
  `SELECT id FROM ${PEOPLE} person WHERE roles && '{moderator,staff}'::text[] AND id <> $1::int ORDER BY id`,
);

/** Notifies moderators once of an import, not once for each of its questions. */
async function notifyImported(tx: Transaction, author: number, count: number): Promise<void> {
  await queueChanged(tx);
  const url = href(listPage, { list: 'awaiting-verification' });
  for (const { id } of await tx.sql.all(whoDecides, [author]))
    await notify(tx, { account_id: id, kind: 'questions-proposed', values: { count: `${count}` }, url });
}

/** Keeps the list of what waits for moderators up to date. */
export const publishProposals = [
  follow(proposalsChanged, queueChanged),
  follow(questionsProposed, (tx, { author_id, count }) => notifyImported(tx, author_id, count)),
];
