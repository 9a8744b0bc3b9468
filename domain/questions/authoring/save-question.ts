import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { PLACES } from './contract';
import type { QuestionStatus } from '../contract';
import { questionChanged, questionHidden } from './refusals';
import { changedParts } from './changes';
import { requireSaveable } from './check-question';
import { takeDraft } from './discard-draft';
import { saveEditorsFields } from '../analysis/editors-fields';
import { saveRevisions } from './save-revision';
import { type LockedQuestion, lockQuestion } from './lock-question';
import { mayEdit, mayEditForAll, mayPublishAlone, questionNotFound } from '../policy';
import { proposeQuestion } from '../proposals/propose';
import { withdrawProposal } from '../proposals/store';
import { type Flaw, isAnyRight } from './question-rules';
import { type SafeForm, notifyHistory, updateQuestion } from './store-question';
import { PEOPLE } from '~/domain/accounts/views';

export interface Saving {
  /** Tidied (`tidyForm`) and sanitised. */
  form: SafeForm;
  place: (typeof PLACES)[number];
  /** The state that the change was begun on. */
  revision: number;
  /** One's own, which goes when the change is saved. */
  draft_id?: number;
}

const lastChange = statement<{ name: string | null; at: Date }, [number]>(
  'questions.last-change',
  `SELECT account.display_name AS name, earlier.replaced_at AS at
     FROM question_revisions earlier LEFT JOIN ${PEOPLE} account ON account.id = earlier.replaced_by
    WHERE earlier.question_id = $1 ORDER BY earlier.revision DESC LIMIT 1`,
);

const placeOf = (status: QuestionStatus) => PLACES.find((place) => place === status) ?? 'draft';

/** Options and boxes are not each other's: what becomes of another type begins anew. */
function withOwnAnswers(form: SafeForm, { body }: LockedQuestion): { form: SafeForm; foreign: Flaw[] } {
  if (form.question_type !== body.question_type)
    return { form: { ...form, answers: form.answers.map(({ answer_id: _, ...answer }) => answer) }, foreign: [] };
  const own = new Set(body.answers.map((answer) => answer.answer_id));
  const foreign = form.answers.flatMap(({ answer_id }, index): Flaw[] =>
    answer_id === undefined || own.has(answer_id)
      ? []
      : [{ path: `answers.${index}.answer_id`, code: 'answer-not-own' }],
  );
  return { form, foreign };
}

/**
 * Changes a question. A change of the bank by anybody but moderators is proposed to a second person. What it was before is kept: quizzes that were begun with it are explained and marked by that. If nothing
 * is different nothing happens, however old `revision` is, so that sending it again is harmless.
 * @returns its revision
 * @throws Problem not-found `question-not-found`; conflict `question-changed`; `may-not-publish`, `question-flawed`
 */
export async function saveQuestion(
  tx: Transaction,
  person: Person,
  questionId: number,
  { form: sent, place, revision, draft_id }: Saving,
): Promise<number> {
  const question = await lockQuestion(tx, questionId);
  if (!question || !mayEdit(person, { author_id: question.author_id, status: question.body.status }))
    throw questionNotFound();
  const { body } = question;
  const kept: SafeForm = mayEditForAll(person)
    ? sent
    : {
        ...sent,
        ...saveEditorsFields(sent, body),
        question_text: sent.question_text,
        explanation_text: sent.explanation_text,
      };
  const proposed = place === 'published' && !mayPublishAlone(person);
  // Readers see the published form until a second person has accepted the change.
  const status = proposed && body.status !== 'published' ? placeOf(body.status) : place;
  const parts = changedParts(body, { ...kept, status });
  const moved = body.status !== status;
  const differs = parts.length > 0 || moved;
  if (differs || proposed) {
    if (place === 'published' && question.hidden) throw questionHidden();
  }
  if (differs && revision !== question.revision) {
    const change = await tx.sql.one(lastChange, [questionId]);
    throw questionChanged(change?.name ?? '', change?.at ?? tx.clock.now());
  }
  const { form, foreign } = withOwnAnswers(kept, question);
  if (differs || proposed) await requireSaveable(tx, person, form, place, foreign);
  const waits = proposed && body.status === 'published';
  let now = question.revision;
  if (differs && !waits) {
    const act = status === 'published' ? 'published' : 'withdrawn';
    await saveRevisions(tx, [questionId], person.id, [...parts, ...(moved ? [act] : [])].join(','));
    now = await updateQuestion(tx, questionId, form, status, isAnyRight(body));
    if (parts.length > 0)
      await notifyHistory(tx, questionId, person.id, { kind: 'change_log', event: parts.join(',') });
    if (moved) await notifyHistory(tx, questionId, person.id, { kind: 'log', event: act, status });
  }
  // A change that was taken back waits for nobody.
  if (proposed && (differs || !waits)) await proposeQuestion(tx, person, { questionId, form, base: now });
  else if (question.author_id === person.id) await withdrawProposal(tx, questionId);
  if (draft_id !== undefined) await takeDraft(tx, person.id, draft_id, questionId);
  return now;
}
