import { quizzable } from '../questions/practisable';
import { statement, type Statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Preference, Selection } from './contract';
import { type Random, sample } from './draw';
import { QUESTIONS, QUESTION_STATES, TOPICS } from '~/domain/questions/views';
import { stillWrong } from '~/domain/questions/wrong-questions';

/** So many times as many candidates as are wanted: neighbours on the way through the bank need not meet again. */
const CANDIDATES = 5;

export type Scope = 'all' | 'specialty' | 'topic';
type Values = [
  start: number,
  limit: number,
  focus: number,
  difficulty: number,
  language: string,
  choiceOnly: boolean,
  scope: number,
  person: number,
];

const SCOPES: Record<Scope, string> = {
  all: '$7::int = 0',
  specialty: 'question.specialty_id = $7::int',
  topic: 'question.topic_id = $7::int',
};
/** `settled`: no one is asked for a vote on them. */
type Preferred = Preference | 'settled';
const PREFERRED: Record<Exclude<Preferred, 'incorrect'>, string> = {
  all: '$8::int > 0',
  settled: '$8::int > 0 AND NOT question.moderate',
  new: `NOT EXISTS (SELECT FROM ${QUESTION_STATES} known WHERE known.account_id = $8::int AND known.question_id = question.id)`,
};

/** What is in the bank and fits the choice, for statements that have the question as `question`. Premium ones are practised by pack (`packs/`). */
export const fits = (scope: Scope) => `${quizzable('question')} AND ${SCOPES[scope]}
  AND ($3::int = 0 OR question.focus_id = $3::int) AND ($4::int = 0 OR question.difficulty = $4::int) AND ($5 = '' OR question.language = $5)
  AND (NOT $6::boolean OR question.question_type = 1)`;

// A range of the index from a random place on and, if it ends, from its beginning: never a sort of the bank.
const fromBank = (scope: Scope, preference: keyof typeof PREFERRED): Statement<{ id: number }, Values> => {
  const half = (range: string) =>
    `(SELECT question.id FROM ${QUESTIONS} question WHERE ${fits(scope)} AND ${PREFERRED[preference]} AND question.shuffle ${range} $1::float8 ORDER BY question.shuffle LIMIT $2::int)`;
  return statement(
    `quizzes.draw-${preference}-of-${scope}`,
    `SELECT id FROM (${half('>=')} UNION ALL ${half('<')}) candidates LIMIT $2::int`,
  );
};

// What somebody got wrong is few: all of it is looked at.
const incorrect = (scope: Scope): Statement<{ id: number }, Values> =>
  statement(
    `quizzes.draw-incorrect-of-${scope}`,
    `SELECT question.id FROM ${QUESTION_STATES} known JOIN ${QUESTIONS} question ON question.id = known.question_id
      WHERE known.account_id = $8::int AND ${stillWrong('$8::int')} AND ${fits(scope)}
      ORDER BY question.shuffle < $1::float8, question.shuffle LIMIT $2::int`,
  );

const SCOPE_NAMES: Scope[] = ['all', 'specialty', 'topic'];
const byScope = (make: (scope: Scope) => Statement<{ id: number }, Values>) =>
  Object.fromEntries(SCOPE_NAMES.map((scope) => [scope, make(scope)])) as Record<
    Scope,
    Statement<{ id: number }, Values>
  >;
const draws: Record<Preferred, Record<Scope, Statement<{ id: number }, Values>>> = {
  all: byScope((scope) => fromBank(scope, 'all')),
  settled: byScope((scope) => fromBank(scope, 'settled')),
  new: byScope((scope) => fromBank(scope, 'new')),
  incorrect: byScope(incorrect),
};

const inSpecialty = statement<{ id: number }, [number, number]>(
  'quizzes.topic-in-specialty',
  `SELECT id FROM ${TOPICS} topic WHERE id = $1 AND specialty_id = $2`,
);

export interface Draw {
  selection: Selection;
  preference: Preferred;
  number: number;
  /** Exams have no free text: nobody marks their own. */
  choiceOnly: boolean;
}

export const scopeOf = ({ topic, specialty }: Selection): Scope =>
  topic > 0 ? 'topic' : specialty > 0 ? 'specialty' : 'all';

/** A topic was chosen that is of another specialty than the one that was chosen. */
export const isContradictory = async (read: Pick<Reader, 'sql'>, { topic, specialty }: Selection): Promise<boolean> =>
  topic > 0 && specialty > 0 && !(await read.sql.one(inSpecialty, [topic, specialty]));

/** Ids of random questions of the bank that fit the choice, in random order; fewer if there are no more. */
export async function drawQuestions(
  read: Pick<Reader, 'sql'>,
  personId: number,
  { selection, preference, number, choiceOnly }: Draw,
  random: Random = Math.random,
): Promise<number[]> {
  const { specialty, topic, focus, difficulty, language } = selection;
  if (await isContradictory(read, selection)) return [];
  const scope = scopeOf(selection);
  const candidates = await read.sql.all(draws[preference][scope], [
    random(),
    number * CANDIDATES,
    focus,
    difficulty,
    language,
    choiceOnly,
    topic || specialty,
    personId,
  ]);
  return sample(
    candidates.map((row) => row.id),
    number,
    random,
  );
}
