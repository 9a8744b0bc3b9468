import { nextOfLeitner, type PooledCard } from '~/domain/kit/leitner';
import { statement, type Statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Random } from './draw';
import { type Draw, drawQuestions, fits, isContradictory, type Scope, scopeOf } from './draw-questions.query';
import { QUESTIONS, QUESTION_STATES } from '~/domain/questions/views';
import { stillWrong } from '~/domain/questions/wrong-questions';

type Values = [
  bins: number,
  each: number,
  focus: number,
  difficulty: number,
  language: string,
  choiceOnly: boolean,
  scope: number,
  person: number,
];
type Known = { id: number; bin: number; last_answered_at: Date };

/** Of those that were had wrong, bin 0 alone. */
const ONCE_WRONG = 1;

// No more of a bin than may be drawn: the least recently answered.
const known = (scope: Scope): Statement<Known, Values> =>
  statement(
    `quizzes.draw-by-bin-of-${scope}`,
    `SELECT id, bin, last_answered_at FROM (
       SELECT question.id, coalesce(known.leitner_bin, 0)::smallint AS bin, known.last_answered_at,
              row_number() OVER (PARTITION BY known.leitner_bin ORDER BY known.last_answered_at, question.id) AS place
         FROM ${QUESTION_STATES} known JOIN ${QUESTIONS} question ON question.id = known.question_id
        WHERE known.account_id = $8::int AND known.leitner_bin < $1::int AND ${fits(scope)}
          AND ($1::int <> ${ONCE_WRONG} OR ${stillWrong('$8::int')})) ranked
      WHERE place <= $2::int`,
  );
const statements = { all: known('all'), specialty: known('specialty'), topic: known('topic') };

/** Not to be asked again: bins 0 to 3 are. */
const ASKED_BINS = 4;

/**
 * Ids of questions by their Leitner bins, as of flashcards: a bin by weight, in it the least recently answered question. One that
 * was never answered is of bin 0, after those that were wrong. Without those of the last bin; fewer if there are no more.
 */
export async function drawByBin(
  read: Pick<Reader, 'sql'>,
  personId: number,
  draw: Draw,
  random: Random = Math.random,
): Promise<number[]> {
  const { selection, preference, number, choiceOnly } = draw;
  const { specialty, topic, focus, difficulty, language } = selection;
  if (await isContradictory(read, selection)) return [];
  const bins = preference === 'new' ? 0 : preference === 'incorrect' ? ONCE_WRONG : ASKED_BINS;
  const answered = await read.sql.all(statements[scopeOf(selection)], [
    bins,
    number,
    focus,
    difficulty,
    language,
    choiceOnly,
    topic || specialty,
    personId,
  ]);
  const unseen =
    preference === 'incorrect' ? [] : await drawQuestions(read, personId, { ...draw, preference: 'new' }, random);
  const pool = new Map<number, PooledCard>(
    [
      ...answered.map(({ id, bin, last_answered_at }) => ({ id, bin, lastAnswered: last_answered_at.getTime() })),
      ...unseen.map((id, nth) => ({ id, bin: 0, lastAnswered: Number.MAX_SAFE_INTEGER - number + nth })),
    ].map((question) => [question.id, question]),
  );
  const drawn: number[] = [];
  while (drawn.length < number) {
    const next = nextOfLeitner([...pool.values()], random);
    if (!next) break;
    pool.delete(next.id);
    drawn.push(next.id);
  }
  return drawn;
}
