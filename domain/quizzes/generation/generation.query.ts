import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { quizRun, type QuizState } from '../contract';
import { generateQuizJob, type GenerationFailure, type GenerationSnapshot } from './contract';

/** How many of the last questions tell how long the next takes. */
const LAST_ATTEMPTS = 20;
/** With fewer, nobody knows. */
const ENOUGH_ATTEMPTS = 5;

interface Row {
  id: number;
  version: number;
  state: QuizState;
  length: number;
  failure: GenerationFailure | null;
  begun: boolean;
  written: number;
  /** Quizzes that were asked for earlier and that nobody has begun to write. */
  waiting_before: number;
  /** Questions that are still to be written for all that were asked for earlier. */
  questions_before: number;
  /** What one question that passed took of late, with those that were refused; null before there were enough. */
  pace: number | null;
}

// The whole queue is read once, however many ask where they are in it: it is bounded by MOST_WAITING.
const ofQuizzes = statement<Row, [number[]]>(
  'quizzes.generation',
  `WITH queue AS (
     SELECT quiz.id, count(*) FILTER (WHERE quiz.writing_since IS NULL) OVER earlier AS waiting_before, sum(quiz.length - written.questions) OVER earlier AS questions_before
       FROM quizzes quiz CROSS JOIN LATERAL (SELECT count(*) AS questions FROM quiz_questions placed WHERE placed.quiz_id = quiz.id) written
      WHERE quiz.state = 'generating'
     WINDOW earlier AS (ORDER BY quiz.queued_at, quiz.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))
   SELECT quiz.id, quiz.version, quiz.state, quiz.length, quiz.failure, quiz.writing_since IS NOT NULL AS begun,
          (SELECT count(*) FROM quiz_questions placed WHERE placed.quiz_id = quiz.id)::int AS written,
          coalesce(queue.waiting_before, 0)::int AS waiting_before, coalesce(queue.questions_before, 0)::int AS questions_before,
          (SELECT CASE WHEN count(*) >= ${ENOUGH_ATTEMPTS} THEN sum(last.milliseconds)::float8 / greatest(count(*) FILTER (WHERE last.refusal IS NULL), 1) END
             FROM (SELECT milliseconds, refusal FROM question_attempts ORDER BY id DESC LIMIT ${LAST_ATTEMPTS}) last) AS pace
     FROM quizzes quiz LEFT JOIN queue ON queue.id = quiz.id
    WHERE quiz.id = ANY($1::int[]) AND quiz.kind = 'ai' AND NOT (quiz.state = 'finished' AND quiz.answered = 0)`,
);

/**
 * Seconds until the first question: what is to be written before it, and itself, by the pace of the last ones. One worker
 * writes several quizzes side by side; with more of them it is faster than promised.
 */
function secondsToFirst({ written, begun, questions_before, pace, failure }: Row): number | null {
  if (failure !== null) return null;
  if (written > 0) return 0;
  if (pace === null) return null;
  const before = begun ? 0 : questions_before / generateQuizJob.concurrency;
  return Math.ceil(((before + 1) * pace) / 1_000);
}

function toSnapshot(row: Row): GenerationSnapshot {
  const generating = row.state === 'generating';
  return {
    version: row.version,
    ready: row.state !== 'failed' && row.written > 0 ? href(quizRun, { quizlog_id: row.id }) : '',
    stage: !generating ? 'done' : row.begun ? 'writing' : 'waiting',
    place: generating && !row.begun ? row.waiting_before : 0,
    written: row.written,
    length: row.length,
    seconds_to_first: secondsToFirst(row),
    failure: row.failure,
  };
}

/** How far the writing of AI quizzes is, by their ids; without those that are none, and those that ended without an answer. */
export async function generationsOf(
  read: Pick<Reader, 'sql'>,
  quizIds: readonly number[],
): Promise<Map<number, GenerationSnapshot>> {
  return new Map((await read.sql.all(ofQuizzes, [[...quizIds]])).map((row) => [row.id, toSnapshot(row)]));
}

export const generationOf = async (read: Pick<Reader, 'sql'>, quizId: number): Promise<GenerationSnapshot | null> =>
  (await generationsOf(read, [quizId])).get(quizId) ?? null;

const isOwner = statement<{ one: number }, [number, number]>(
  'quizzes.is-owner',
  `SELECT 1 AS one FROM quizzes WHERE id = $1 AND account_id = $2 AND kind = 'ai'`,
);

/** Only the one for whom it is written may know of it. */
export const ownsGeneration = async (read: Pick<Reader, 'sql'>, personId: number, quizId: number): Promise<boolean> =>
  (await read.sql.one(isOwner, [quizId, personId])) !== null;
