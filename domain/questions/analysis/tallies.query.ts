import type { QuestionType } from '../contract';
import { FREE_TEXT } from '../contract';
import type { AnswerTally, Item, Option } from './item-statistics';

/** As much of a stem as its beginning can be made from, in characters of HTML. */
const STEM_HTML = 300;

/** What of `question` as it is now its figures need, as JSON, for statements. */
const NOW = `json_build_object('stem', left(question.question_text, ${STEM_HTML}), 'question_type', question.question_type, 'selectable_answers', question.selectable_answers,
  'options', (SELECT json_agg(json_build_object('answer_id', answer.id, 'answer_label', answer.answer_label, 'answer_text', answer.answer_text, 'answer_correct', answer.answer_correct) ORDER BY answer.position)
                FROM question_answers answer WHERE answer.question_id = question.id))`;
/** The same of an earlier state; null if there was none. @param revision the SQL of it */
const earlier = (
  revision: string,
) => `(SELECT json_build_object('stem', left(kept.body ->> 'question_text', ${STEM_HTML}), 'question_type', kept.body -> 'question_type',
    'selectable_answers', kept.body -> 'selectable_answers', 'options', kept.body -> 'answers')
  FROM question_revisions kept WHERE kept.question_id = question.id AND kept.revision = ${revision})`;

/** `question` in one of its states, as JSON, for statements. @param revision the SQL of it */
export const inState = (revision: string): string =>
  `CASE WHEN question.revision = ${revision} THEN ${NOW} ELSE ${earlier(revision)} END`;

export interface StateRow {
  stem: string;
  question_type: QuestionType;
  selectable_answers: number;
  options: Option[] | null;
}

export const toItem = (state: StateRow | null): Item => ({
  options: state?.options ?? [],
  free_text: state?.question_type === FREE_TEXT,
});

/** The tallies of `question` in a state, as JSON, for statements; an array a tally, so that thousands of them stay small. @param revision the SQL of it */
export const talliesOf = (
  revision: string,
): string => `(SELECT json_agg(json_build_array(tally.picked, tally.mark, nullif(tally.rest, -1), tally.answers))
  FROM question_tallies tally WHERE tally.question_id = question.id AND tally.revision = ${revision})`;

export type TallyRow = [picked: number[], mark: number, rest: number | null, answers: number];

export const toTallies = (rows: readonly TallyRow[] | null): AnswerTally[] =>
  (rows ?? []).map(([picked, mark, rest, answers]) => ({ picked, mark, rest, answers }));
