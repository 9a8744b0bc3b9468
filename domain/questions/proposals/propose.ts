import { notify } from '~/domain/accounts/notify';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { changedParts } from '../authoring/changes';
import { type SafeForm, tellHistory } from '../authoring/store-question';
import { firstWords } from '../first-words';
import { proposalPage } from './contract';
import { lockOpenProposal, putProposal } from './store';

// In the order of ids: two texts that are proposed at one moment lock the accounts in the same order.
const whoDecides = statement<{ id: number }, [author: number, url: string]>(
  'questions.who-decides',
  `SELECT account.id FROM accounts account
    WHERE account.roles && '{moderator,staff}'::text[] AND account.id <> $1::int
      AND NOT EXISTS (SELECT FROM notifications told WHERE told.account_id = account.id AND told.read_at IS NULL AND told.kind = 'question-proposed' AND told.url = $2)
    ORDER BY account.id`,
);

/**
 * Proposes a question, or a change of one, to a second person. Its row is locked. The same again changes nothing.
 * @param base the revision that the change was begun on
 */
export async function proposeQuestion(
  tx: Transaction,
  person: Person,
  { questionId, form, base }: { questionId: number; form: SafeForm; base: number },
): Promise<void> {
  const open = await lockOpenProposal(tx, questionId);
  const same =
    open?.state === 'proposed' &&
    open.base_revision === base &&
    changedParts({ ...open.body, status: 'draft' }, { ...form, status: 'draft' }).length === 0;
  if (same) return;
  const id = await putProposal(tx, open, { questionId, authorId: person.id, form, base });
  await tellHistory(tx, questionId, person.id, { kind: 'log', event: 'proposed', status: 'proposed' });
  const url = href(proposalPage, { proposal_id: id });
  for (const moderator of await tx.sql.all(whoDecides, [person.id, url]))
    await notify(tx, {
      account_id: moderator.id,
      kind: 'question-proposed',
      values: { title: firstWords(form.question_text) },
      url,
    });
}
