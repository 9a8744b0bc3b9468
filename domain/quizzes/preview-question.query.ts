import type { Person } from '~/domain/accounts/person';
import { NO_HTML, SafeHtml } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import { answerFeedback, type AnswerFeedback } from './answer-feedback';
import type { Reader } from '~/domain/kit/transaction';
import { FREE_TEXT, type SentQuestion, type SummaryCheck } from '~/domain/questions/contract';
import { findForm, type StoredForm } from '~/domain/questions/authoring/find-form.query';
import { shownSummary, summaryCheckOf } from '~/domain/questions/topic-summary';
import { selectableOf } from '~/domain/questions/authoring/question-rules';
import { TOPICS } from '~/domain/questions/views';

const topicOf = statement<
  { id: number; slug: string; name: string; summary: string; html_version: number; check: SummaryCheck },
  [number, string]
>(
  'questions.topic-of-preview',
  `SELECT id, slug, CASE WHEN $2 = 'es' THEN name_es ELSE name END AS name, ${shownSummary('topics')} AS summary, html_version, ${summaryCheckOf('topics')} AS check FROM ${TOPICS} topics WHERE id = $1`,
);

/**
 * A form as the quiz run would show it, and as if it had been answered correctly. Answers are numbered by their position,
 * from 1, because new ones have no ids yet.
 *
 * @param questionId the question that the form changes; null for a new one. Saving keeps whether any one of its correct
 * options is enough, so the preview shows that too.
 */
export async function previewForm(
  read: Reader,
  person: Person,
  { form, html_version }: StoredForm,
  questionId: number | null,
): Promise<{ question: SentQuestion; told: AnswerFeedback }> {
  const freeText = form.question_type === FREE_TEXT;
  const answers = form.answers.map(({ answer_label, answer_text, answer_correct }, index) => ({
    answer_id: index + 1,
    answer_label,
    answer_text,
    answer_correct: freeText || answer_correct,
  }));
  const right = answers.filter((answer) => answer.answer_correct);
  const [topic, saved] = await Promise.all([
    read.sql.one(topicOf, [form.topic_id, person.language]),
    questionId === null ? null : findForm(read, questionId),
  ]);
  const selectable_answers = Math.max(1, selectableOf(form, saved?.any_right));
  const { question_text, question_type, moderate, premium } = form;
  const told = answerFeedback(
    person,
    {
      ...form,
      explanation_text: SafeHtml.stored(form.explanation_text, html_version),
      question_id: 0,
      selectable_answers,
      answers: answers.map(({ answer_id, answer_correct, answer_text }) => ({
        id: answer_id,
        correct: answer_correct,
        count: 0,
        text: answer_text,
      })),
      upvotes: 0,
      downvotes: 0,
      published: false,
      author_id: form.custom_author ?? person.id,
      topic: topic
        ? { ...topic, summary: SafeHtml.stored(topic.summary, topic.html_version) }
        : { id: 0, slug: '', name: '', summary: NO_HTML, check: { with_ai: false, checked_by: '', checked_on: '' } },
      comments: 0,
      history: [],
    },
    {
      picked: freeText ? [] : right.slice(0, selectable_answers).map(({ answer_id }) => answer_id),
      written: freeText ? answers.map(({ answer_id }) => ({ answer_id, user_text: '', mark: true })) : [],
      number_correct: selectable_answers,
      counts_as_correct: true,
    },
    { kind: 'bank', current_score: 1 },
  );
  const question: SentQuestion = {
    question_id: 0,
    question_text: SafeHtml.stored(question_text, html_version),
    question_type,
    selectable_answers,
    answers: answers.map(({ answer_id, answer_label, answer_text }) => ({
      answer_id,
      answer_label,
      answer_text: freeText ? '' : answer_text,
    })),
    question_bookmarked: false,
    question_upvote: false,
    question_downvote: false,
    question_reported: false,
    moderate,
    question_is_premium: premium,
    generated: null,
  };
  return { question, told };
}
