import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { may } from '~/domain/purchases/entitlements/may';
import { GENERATIONS_A_DAY, MOST_WAITING } from './contract';
import { alreadyWriting, generationsUsedUp, writersBusy } from './refusals';

const DAY_MS = 24 * 60 * 60 * 1_000;

// What has failed counts for nothing: that is how it is given back.
const had = statement<{ had: number; oldest: Date | null; writing: number | null }, [number, Date]>(
  'quizzes.generations-had',
  `SELECT count(*)::int AS had, min(created_at) AS oldest, (SELECT id FROM quizzes WHERE account_id = $1 AND state = 'generating') AS writing
     FROM quizzes WHERE account_id = $1 AND generates AND state <> 'failed' AND created_at > $2::timestamptz`,
);
const waiting = statement<{ waiting: number }, []>(
  'quizzes.generations-waiting',
  `SELECT count(*)::int AS waiting FROM quizzes WHERE state = 'generating'`,
);

export interface GenerationQuota {
  a_day: number;
  /** How many may still be asked for now. */
  left: number;
  /** The oldest that counts leaves the 24 hours then. */
  oldest: Date | null;
  /** The quiz that is being written, if any. */
  writing: number | null;
}

export async function generationQuota(read: Reader, person: Person): Promise<GenerationQuota> {
  const a_day = GENERATIONS_A_DAY[may(person, 'generation.more') ? 'supporter' : 'learner'];
  const row = (await read.sql.one(had, [person.id, new Date(read.clock.now().getTime() - DAY_MS)]))!;
  return { a_day, left: Math.max(0, a_day - row.had), oldest: row.oldest, writing: row.writing };
}

/**
 * Whether one more AI quiz with new questions may be asked for now. The limit over everybody is soft: those who ask in
 * the same moment may all pass.
 * @throws Problem conflict `already-writing`; too-many `generations-used-up`; unavailable `writers-busy`
 */
export async function requireGenerationLeft(read: Reader, person: Person): Promise<void> {
  const quota = await generationQuota(read, person);
  if (quota.writing !== null) throw alreadyWriting();
  if (quota.left === 0)
    throw generationsUsedUp(Math.ceil((quota.oldest!.getTime() + DAY_MS - read.clock.now().getTime()) / 1_000));
  if ((await read.sql.one(waiting, []))!.waiting >= MOST_WAITING) throw writersBusy();
}

const lock = statement<never, [number]>(
  'quizzes.lock-asking',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates ai quiz'), $1)`,
);

/** The askings of one person take turns, until the transaction ends: what is sent twice finds what it has asked for. */
export const takeTurn = async (tx: Transaction, person: Person): Promise<void> =>
  void (await tx.sql.all(lock, [person.id]));

/** Should an operator's retry come between, the index lets one pass. @throws Problem conflict `already-writing` */
export async function oneAtATime<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'quizzes_one_generation') throw alreadyWriting();
    throw error;
  }
}
