import type { Person } from '~/domain/accounts/person';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { conflict } from '~/domain/kit/errors';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import type { Transaction } from '~/domain/kit/transaction';
import { FREE_TEXT } from '../contract';
import { questionNotFound } from '../policy';
import { requireSaveable } from './check-question';
import { changedParts } from './changes';
import { saveRevisions } from './save-revision';
import { lockQuestion } from './lock-question';
import { isAnyRight } from './question-rules';
import { type SafeForm, notifyHistory, updateQuestion } from './store-question';
import { tidyForm } from './tidy-form';

/** The field of an option's text. */
export const answerField = (answerId: number): string => `answer-${answerId}`;
/** The field of the key: the id of the correct option. */
export const KEY_FIELD = 'key';

const noSuchText = () => conflict('correction-not-possible', 'This text cannot be corrected here.');

/**
 * A moderator corrects texts of a question of any status at once: `question_text`, `explanation_text`, options
 * (`answerField`) and the key of a question with one correct option (`KEY_FIELD`). The previous revision is kept.
 * @throws Problem not-found `question-not-found`; conflict `correction-not-possible`; invalid `question-flawed`
 */
export async function correctQuestion(
  tx: Transaction,
  person: Person,
  questionId: number,
  texts: ReadonlyMap<string, CleanHtml | string>,
): Promise<void> {
  const question = await lockQuestion(tx, questionId);
  if (!question) throw questionNotFound();
  const { selectable_answers: _, status, html_version, ...form } = question.body;
  const known = new Set([
    'question_text',
    'explanation_text',
    ...form.answers.map((one) => answerField(one.answer_id)),
  ]);
  const key = texts.get(KEY_FIELD);
  for (const field of texts.keys()) if (field !== KEY_FIELD && !known.has(field)) throw noSuchText();
  const movesKey =
    key !== undefined &&
    form.question_type !== FREE_TEXT &&
    form.answers.filter((one) => one.answer_correct).length === 1 &&
    form.answers.some((one) => `${one.answer_id}` === key);
  if (key !== undefined && !movesKey) throw noSuchText();
  const htmlOf = (field: 'question_text' | 'explanation_text') =>
    (texts.get(field) ?? String(SafeHtml.stored(form[field], html_version))) as CleanHtml;
  const corrected = {
    ...tidyForm({
      ...form,
      answers: form.answers.map((one) => ({
        ...one,
        answer_text: texts.get(answerField(one.answer_id)) ?? one.answer_text,
        answer_correct: movesKey ? `${one.answer_id}` === key : one.answer_correct,
      })),
    }),
    question_text: htmlOf('question_text'),
    explanation_text: htmlOf('explanation_text'),
  } as SafeForm;
  const parts = changedParts(question.body, { ...corrected, status });
  if (parts.length === 0) return;
  if (status === 'published') await requireSaveable(tx, person, corrected, 'published', []);
  await saveRevisions(tx, [questionId], person.id, parts.join(','));
  await updateQuestion(tx, questionId, corrected, status, isAnyRight(question.body));
  await notifyHistory(tx, questionId, person.id, { kind: 'change_log', event: parts.join(',') });
}
