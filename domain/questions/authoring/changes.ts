/** What the history of a question tells of. Runs in the browser too. */
import type { QuestionForm } from './contract';
import type { QuestionBody } from '../question-body';

/** Events of the log; named `questions.act.<key>`, as are those of the starter content. */
export const QUESTION_ACTS = [
  'written',
  'proposed',
  'returned',
  'undone',
  'published',
  'withdrawn',
  'deleted',
  'revised',
] as const;

/** The parts of a question that a change log names, comma-joined; named `questions.part.<key>`. */
export const QUESTION_PARTS = [
  'type',
  'stem',
  'options',
  'key',
  'explanation',
  'reading',
  'filing',
  'packs',
  'settings',
  'credit',
  'language',
] as const;
export type QuestionPart = (typeof QUESTION_PARTS)[number];

/** The parts of a change log entry, which holds them comma-joined. */
export const partsInEvent = (event: string): QuestionPart[] =>
  QUESTION_PARTS.filter((part) => event.split(',').includes(part));

/** The same, however it is ordered: Postgres puts the names of an object in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  );
}
const same = (a: unknown, b: unknown): boolean => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

type Compared = Pick<QuestionBody, 'status'> & QuestionForm;

const OF_PART: Record<QuestionPart, (question: Compared) => unknown> = {
  type: (question) => question.question_type,
  stem: (question) => question.question_text,
  options: (question) => question.answers.map((answer) => [answer.answer_text, answer.answer_label]),
  key: (question) => question.answers.filter((answer) => answer.answer_correct).map((answer) => answer.answer_text),
  explanation: (question) => question.explanation_text,
  reading: (question) => [question.further_reading, question.sources],
  filing: (question) => [
    question.specialty_id,
    question.topic_id,
    question.focus_id,
    question.difficulty,
    question.anatomy_area,
    question.anatomy_sub_area,
    question.basic_science,
    question.basic_science_topic,
  ],
  packs: (question) => [[...question.packs].sort(), question.admin_tags],
  settings: (question) => [question.premium, question.moderate],
  credit: (question) => question.custom_author,
  language: (question) => question.language,
};

/** The parts that are not the same in both; ids of answers are none. */
export const changedParts = (before: Compared, after: Compared): QuestionPart[] =>
  QUESTION_PARTS.filter((part) => !same(OF_PART[part](before), OF_PART[part](after)));
