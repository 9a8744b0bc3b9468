import type { Person } from '../accounts/person';
import { mayModerate } from '../accounts/policy';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { QuestionType } from './contract';
import {
  cannotHold,
  EMPTY,
  type ExchangedAnswer,
  type ExchangedQuestion,
  LEFT_OUT,
  type Loss,
} from './exchange/exchanged-question';
import type { Format } from './exchange/contract';
import { firstWords } from './first-words';
import { isAnyRight } from './authoring/question-rules';
import { quizNotFound } from './policy';
import { focusKey, specialtyKey } from './specialties';
import { PERSONAL_QUIZZES } from '~/domain/quizzes/views';

/** Questions that are read at once. */
const AT_ONCE = 100;
/** Characters of what a question is called in a file. */
const TITLE_MAX = 60;

const ownIds = statement<{ ids: number[] | null }, [number]>(
  'questions.export-own',
  `SELECT array_agg(id ORDER BY id) AS ids FROM questions WHERE author_id = $1 AND deleted_at IS NULL AND status <> 'generated'`,
);
const quizIds = statement<{ title: string; ids: number[] | null }, [number, number]>(
  'questions.export-quiz',
  `SELECT quiz.title, (SELECT array_agg(question_id ORDER BY position) FROM personal_quiz_questions WHERE personal_quiz_id = quiz.id) AS ids
     FROM ${PERSONAL_QUIZZES} quiz WHERE quiz.id = $1 AND quiz.account_id = $2 AND quiz.deleted_at IS NULL`,
);

interface Row {
  id: number;
  author_id: number | null;
  question_type: QuestionType;
  selectable_answers: number;
  question_text: string;
  explanation_text: string;
  further_reading: string;
  answers: ExchangedAnswer[];
  specialty_id: number;
  focus_id: number;
  difficulty: number;
  language: 'en' | 'es';
  slug: string;
  name: string;
  has_sources: boolean;
  has_packs: boolean;
}
const rows = statement<Row, [number[]]>(
  'questions.export-rows',
  `SELECT question.id, question.author_id, question.question_type, question.selectable_answers, question.question_text, question.explanation_text, question.further_reading, question.specialty_id, question.focus_id,
          question.difficulty, question.language, topic.slug, topic.name, question.sources <> '[]'::jsonb AS has_sources,
          cardinality(question.packs) > 0 OR question.anatomy_area <> '' OR question.basic_science <> '' AS has_packs,
          (SELECT json_agg(json_build_object('label', answer.answer_label, 'text', answer.answer_text, 'correct', answer.answer_correct) ORDER BY answer.position)
             FROM question_answers answer WHERE answer.question_id = question.id) AS answers
     FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place) JOIN questions question ON question.id = wanted.id JOIN topics topic ON topic.id = question.topic_id
    ORDER BY wanted.place`,
);

const toExchanged = (row: Row): ExchangedQuestion => {
  const specialty = specialtyKey(row.specialty_id) ?? '';
  return {
    ...EMPTY,
    question_type: row.question_type,
    any_right: isAnyRight({ ...row, answers: row.answers.map(({ correct }) => ({ answer_correct: correct })) }),
    title: firstWords(row.question_text, TITLE_MAX),
    stem: row.question_text,
    explanation: row.explanation_text,
    answers: row.answers,
    further_reading: row.further_reading,
    category: `${specialty}/${row.name.replaceAll('/', '-')}`,
    specialty,
    topic: row.slug,
    focus: focusKey(row.focus_id) ?? '',
    difficulty: row.difficulty,
    language: row.language,
  };
};

export interface ExportChoice {
  format: Format;
  /** A personal quiz of one's own; 0 for everything that one has written. */
  quiz: number;
}

export interface Exportable {
  /** Of the quiz; empty for what one has written. */
  title: string;
  ids: number[];
}

/** @throws Problem not-found `quiz-not-found` for a quiz that is not one's own */
export async function exportable(read: Reader, person: Person, quiz: number): Promise<Exportable> {
  if (quiz === 0) return { title: '', ids: (await read.sql.one(ownIds, [person.id]))?.ids ?? [] };
  const found = await read.sql.one(quizIds, [quiz, person.id]);
  if (!found) throw quizNotFound();
  return { title: found.title, ids: found.ids ?? [] };
}

/** Why a question is not in the file at all: what others wrote is theirs to take elsewhere. */
export type NotExported = Loss | 'not-yours';
export interface Exported {
  id: number;
  question: ExchangedQuestion;
  /** Null if it can be in the file. */
  left_out: NotExported | null;
  losses: Loss[];
}

function judge(person: Person, format: Format, row: Row): Exported {
  const question = toExchanged(row);
  const losses = cannotHold(format, question);
  if (row.has_sources) losses.push('sources');
  if (row.has_packs) losses.push('packs');
  const yours = row.author_id === person.id || mayModerate(person);
  const left_out = yours ? (losses.find((loss) => LEFT_OUT.has(loss)) ?? null) : 'not-yours';
  return { id: row.id, question, left_out, losses };
}

/** The questions with what becomes of each in a file of this format, in their order; some at a time, however many there are. */
export async function* exported(
  read: Reader,
  person: Person,
  format: Format,
  ids: readonly number[],
): AsyncGenerator<Exported> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const row of await read.sql.all(rows, [ids.slice(from, from + AT_ONCE)])) yield judge(person, format, row);
  }
}
