import { notify } from '~/domain/accounts/notify';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { notUndoable } from '~/domain/review/refusals';
import { changedParts } from '../authoring/changes';
import { withAnswersOf } from '../authoring/find-form.query';
import { keepRevisions } from '../authoring/keep-revision';
import { type LockedQuestion, lockQuestion } from '../authoring/lock-question';
import { isAnyRight } from '../authoring/question-rules';
import { type SafeForm, tellHistory, updateQuestion } from '../authoring/store-question';
import { firstWords } from '../first-words';
import { filedNow } from '../merged-topics';
import type { QuestionBody } from '../question-body';
import { proposalChangedNow } from './changed';
import { proposalPage } from './contract';
import { lockOpenProposal, lockProposal } from './store';

const questionOf = statement<{ question_id: number }, [number]>(
  'questions.question-of-decided',
  'SELECT question_id FROM question_proposals WHERE id = $1::int',
);
const bodyBefore = statement<{ body: QuestionBody }, [number, number]>(
  'questions.body-before',
  `SELECT ${filedNow('earlier.body')} AS body FROM question_revisions earlier WHERE earlier.question_id = $1::int AND earlier.revision = $2::int`,
);
const again = statement<never, [number, number]>(
  'questions.proposal-waits-again',
  `UPDATE question_proposals SET html_version = html_version, body = ${filedNow('body')}, returns = returns - (state = 'returned')::int, state = 'proposed', base_revision = $2::int, reason = '', decided_by = NULL, decided_at = NULL,
          version = version + 1 WHERE id = $1::int`,
);

/** What readers saw before a publication: the text before it, or none of a new question. @returns its revision */
async function putBack(tx: Transaction, person: Person, question: LockedQuestion): Promise<number> {
  const before = (await tx.sql.one(bodyBefore, [question.id, question.revision - 1]))?.body;
  if (!before) throw notUndoable();
  const { selectable_answers: _, status, html_version, ...form } = before;
  const clean = (text: string) => String(SafeHtml.stored(text, html_version ?? 0));
  const earlier = {
    ...withAnswersOf(form, question.body),
    question_text: clean(form.question_text),
    explanation_text: clean(form.explanation_text),
  } as SafeForm;
  const parts = changedParts(question.body, { ...earlier, status: question.body.status });
  const acts = status === 'published' ? [] : ['withdrawn'];
  await keepRevisions(tx, [question.id], person.id, [...parts, ...acts].join(',') || 'revised');
  const revision = await updateQuestion(tx, question.id, earlier, status, isAnyRight(before));
  if (parts.length > 0) await tellHistory(tx, question.id, person.id, { kind: 'change_log', event: parts.join(',') });
  for (const event of acts) await tellHistory(tx, question.id, person.id, { kind: 'log', event, status });
  return revision;
}

/**
 * A proposed question waits for a decision again, and readers see what they saw before it.
 * @param revision of the question behind the publication; null where the proposal was sent back
 * @throws Problem conflict `decision-not-undoable` where it was decided again, or the question was changed or hidden since
 */
export async function undoOfQuestion(
  tx: Transaction,
  person: Person,
  proposalId: number,
  revision: number | null,
): Promise<void> {
  const found = await tx.sql.one(questionOf, [proposalId]);
  const question = found && (await lockQuestion(tx, found.question_id));
  const proposal = question && (await lockProposal(tx, proposalId));
  if (!question || !proposal) throw notUndoable();
  let base = proposal.base_revision;
  if (revision === null) {
    if (proposal.state !== 'returned') throw notUndoable();
  } else {
    const isSame = proposal.state === 'published' && question.revision === revision && !question.hidden;
    if (!isSame || (await lockOpenProposal(tx, question.id))) throw notUndoable();
    base = await putBack(tx, person, question);
  }
  await tx.sql.all(again, [proposalId, base]);
  await tellHistory(tx, question.id, person.id, { kind: 'log', event: 'undone', status: 'proposed' });
  proposalChangedNow(tx, proposalId);
  if (proposal.author_id !== null)
    await notify(tx, {
      account_id: proposal.author_id,
      kind: 'proposal-undone',
      values: { title: firstWords(proposal.body.question_text) },
      url: href(proposalPage, { proposal_id: proposalId }),
    });
}
