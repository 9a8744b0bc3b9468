import type { Person } from '../accounts/person';
import { MULTIPLE_CHOICE, type OpenQuestion, type QuestionType, type SentQuestion } from '../questions/contract';
import { explain } from '../questions/explain.query';
import { SafeHtml } from '../kit/html/safe-html';
import { joinEarlier, type QuestionBody } from '../questions/question-body';
import type { Reader } from '../kit/transaction';
import { type HeadRow, mayReveal } from './head';
import type { QuizQuestion } from './quiz-question.row';
import { type AnswerFeedback, answerFeedback } from './answer-feedback';
import { ANSWERS } from '~/domain/questions/views';
import { REPORTS } from '~/domain/reports/views';

/**
 * One question of a quiz as JSON, for statements that have the place as `placed`, the question as `question`, what `EARLIER`
 * joins, and the person as `$2`. Nothing in it tells which option is right, but for `earlier`, which is only for
 * `tellPlaced`; a box has its model answer when that has been shown.
 */
export const PLACED_QUESTION = `json_build_object('position', placed.position, 'state', placed.state, 'picked', placed.picked, 'written', placed.written,
  'number_correct', placed.number_correct, 'counts_as_correct', placed.counts_as_correct,
  'question_id', question.id, 'question_text', question.question_text, 'html_version', question.html_version, 'question_type', question.question_type, 'selectable_answers', question.selectable_answers,
  'answers', (SELECT json_agg(json_build_object('answer_id', answer.id, 'answer_label', answer.answer_label, 'answer_text',
      CASE WHEN question.question_type = 1 OR placed.state IN ('shown', 'answered') THEN answer.answer_text ELSE '' END) ORDER BY answer.position)
    FROM ${ANSWERS} answer WHERE answer.question_id = question.id),
  'bookmarked', EXISTS (SELECT FROM question_bookmarks bookmark WHERE bookmark.account_id = $2 AND bookmark.question_id = question.id),
  'vote', (SELECT vote.vote_type FROM question_votes vote WHERE vote.account_id = $2 AND vote.question_id = question.id),
  'reported', EXISTS (SELECT FROM ${REPORTS} report WHERE report.kind = 'question_report' AND report.entity_id = question.id AND report.account_id = $2 AND report.resolved_at IS NULL),
  'previous_question', (SELECT before.question_id FROM quiz_questions before WHERE before.quiz_id = placed.quiz_id AND before.position < placed.position AND before.state <> 'skipped'
      ORDER BY before.position DESC LIMIT 1),
  'moderate', question.moderate, 'premium', question.premium, 'generated_by', question.generated_by,
  'revision', placed.revision, 'earlier', earlier.body)`;

/** Joins what the question was when the quiz was begun, if it has been changed since. */
export const EARLIER = joinEarlier('placed.revision');

export interface PlacedRow extends Pick<
  QuizQuestion,
  'position' | 'state' | 'picked' | 'written' | 'number_correct' | 'counts_as_correct' | 'revision'
> {
  question_id: number;
  question_text: string;
  html_version: number;
  question_type: QuestionType;
  selectable_answers: number;
  answers: OpenQuestion['answers'];
  bookmarked: boolean;
  vote: number | null;
  reported: boolean;
  previous_question: number | null;
  moderate: boolean;
  premium: boolean;
  generated_by: 'offline' | 'model' | null;
  earlier: QuestionBody | null;
}

/** A question in its place. */
export interface PlacedFeedback {
  position: number;
  question: SentQuestion;
  picked: number[];
  answered: AnswerFeedback | null;
}

const toOpen = (row: PlacedRow): SentQuestion => ({
  question_id: row.question_id,
  question_text: SafeHtml.stored(row.question_text, row.html_version),
  question_type: row.question_type,
  selectable_answers: row.selectable_answers,
  answers: row.answers,
  question_bookmarked: row.bookmarked,
  question_upvote: row.vote === 1,
  question_downvote: row.vote === -1,
  question_reported: row.reported,
  moderate: row.moderate,
  question_is_premium: row.premium,
  generated: row.generated_by,
  previous_question: row.previous_question,
});

/** As it was when the quiz was begun. */
function asBegun(row: PlacedRow): PlacedRow {
  const { earlier } = row;
  if (!earlier) return row;
  const { question_text, html_version = 0, question_type, selectable_answers, moderate, premium } = earlier;
  const textShown = question_type === MULTIPLE_CHOICE || row.state === 'shown' || row.state === 'answered';
  const answers = earlier.answers.map(({ answer_id, answer_label, answer_text }) => ({
    answer_id,
    answer_label,
    answer_text: textShown ? answer_text : '',
  }));
  return { ...row, question_text, html_version, question_type, selectable_answers, moderate, premium, answers };
}

/** The questions with what may be shown of them: of those answered everything, in an exam not before its end. */
export async function placedFeedback(
  read: Pick<Reader, 'sql'>,
  person: Person,
  quiz: HeadRow,
  rows: readonly PlacedRow[],
): Promise<PlacedFeedback[]> {
  const tellable = (row: PlacedRow) => mayReveal(quiz) && (row.state === 'answered' || row.state === 'shown');
  const explained = await explain(read, rows.filter(tellable), person);
  return rows.map((row) => {
    const about = explained.get(row.question_id);
    return {
      position: row.position,
      question: toOpen(asBegun(row)),
      picked: row.picked,
      answered: about ? answerFeedback(person, about, row, quiz) : null,
    };
  });
}
