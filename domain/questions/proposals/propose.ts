import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { notifyModerators } from '~/domain/review/propose';
import { lockQuestion } from '../authoring/lock-question';
import { changedParts } from '../authoring/changes';
import { type SafeForm, notifyHistory } from '../authoring/store-question';
import { firstWords } from '../first-words';
import { proposalPage } from './contract';
import { proposalChangedNow } from './changed';
import { proposalChanged, proposalDecided, proposalNotFound } from './refusals';
import { lockOpenProposal, lockProposal, putProposal } from './store';

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
  await notifyHistory(tx, questionId, person.id, { kind: 'log', event: 'proposed', status: 'proposed' });
  await notifyModerators(tx, person.id, {
    kind: 'question-proposed',
    values: { title: firstWords(form.question_text) },
    url: href(proposalPage, { proposal_id: id }),
  });
}

const questionOf = statement<{ question_id: number; author_id: number | null }, [number]>(
  'questions.question-of-own-proposal',
  'SELECT question_id, author_id FROM question_proposals WHERE id = $1::int',
);
const giveUp = statement<never, [number]>(
  'questions.give-up-proposal',
  `UPDATE question_proposals SET state = 'withdrawn', version = version + 1 WHERE id = $1::int`,
);

/** Makes one's own proposal a draft again. @throws Problem not-found `question-proposal-not-found`; conflict `question-proposal-decided`, `question-proposal-changed` */
export async function withdrawOwn(tx: Transaction, person: Person, id: number, version: number): Promise<void> {
  const found = await tx.sql.one(questionOf, [id]);
  if (!found || found.author_id !== person.id) throw proposalNotFound();
  await lockQuestion(tx, found.question_id);
  const proposal = await lockProposal(tx, id);
  if (!proposal) throw proposalNotFound();
  if (proposal.state !== 'proposed' && proposal.state !== 'returned') throw proposalDecided();
  if (proposal.version !== version) throw proposalChanged();
  await tx.sql.all(giveUp, [id]);
  proposalChangedNow(tx, id);
}
