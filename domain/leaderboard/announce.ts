import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { boardLive } from './contract';
import { ANNOUNCE_AFTER, announceBoardsJob } from './jobs';
import { partnersOf } from './partners';
import { ACCOUNT_INSTITUTIONS, INSTITUTIONS } from '~/domain/accounts/views';

const boards = statement<{ key: string }, [number[]]>(
  'leaderboard.boards-of-people',
  `SELECT 'class-' || member.class_id AS key FROM class_members member WHERE member.account_id = ANY ($1::int[])
   UNION
   SELECT 'institution-' || theirs.institution_id FROM ${ACCOUNT_INSTITUTIONS} theirs JOIN ${INSTITUTIONS} institution ON institution.id = theirs.institution_id
    WHERE theirs.account_id = ANY ($1::int[]) AND institution.is_verified
   UNION
   SELECT 'friends-' || who.id FROM unnest($1::int[]) AS who (id)
   UNION
   SELECT 'friends-' || joined.account_id FROM unnest($1::int[]) AS who (id)
     CROSS JOIN LATERAL (${partnersOf('who.id')}) AS partner JOIN leaderboard_people joined ON joined.account_id = partner.account_id`,
);
const advance = statement<never, []>('leaderboard.advance', 'UPDATE leaderboard_progress SET version = version + 1');

/** Everybody who watches one of these boards asks for its rows again. */
export async function announceBoards(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.sql.all(advance, []);
  for (const key of keys) tx.publish(boardLive, key);
}

/** Announces every board that one of these people is on. */
export const boardsChanged = async (tx: Transaction, accountIds: readonly number[]): Promise<void> =>
  announceBoards(
    tx,
    (await tx.sql.all(boards, [[...accountIds]])).map(({ key }) => key),
  );

const quiet = statement<{ account_id: number }, [number[]]>(
  'leaderboard.quiet',
  'SELECT account_id FROM leaderboard_people WHERE account_id = ANY ($1::int[]) AND NOT changed',
);
const lock = statement<never, []>('leaderboard.lock', 'SELECT FROM leaderboard_progress FOR UPDATE');
const mark = statement<never, [number[]]>(
  'leaderboard.mark-changed',
  'UPDATE leaderboard_people SET changed = true WHERE account_id = ANY ($1::int[]) AND NOT changed',
);
// Asked for again after a minute: the job may have been taken out of its queue.
const ask = statement<{ single: boolean }, [Date]>(
  'leaderboard.ask-to-announce',
  `UPDATE leaderboard_progress SET due_since = $1::timestamptz WHERE due_since IS NULL OR due_since < $1::timestamptz - interval '1 minute' RETURNING single`,
);

/** People have practised. Their boards are announced together, a few seconds after the first. */
export async function pointsChanged(tx: Transaction, accountIds: readonly number[]): Promise<void> {
  const people = (await tx.sql.all(quiet, [[...accountIds]])).map(({ account_id }) => account_id);
  if (people.length === 0) return;
  await tx.sql.all(lock, []);
  await tx.sql.all(mark, [people]);
  if (await tx.sql.one(ask, [tx.clock.now()])) tx.enqueue(announceBoardsJob, {}, { delay: ANNOUNCE_AFTER });
}

const unask = statement<never, []>('leaderboard.unask', 'UPDATE leaderboard_progress SET due_since = NULL');
const take = statement<{ account_id: number }, []>(
  'leaderboard.take-changed',
  'UPDATE leaderboard_people SET changed = false WHERE changed RETURNING account_id',
);
/** Announces the boards of everybody whose points have changed. Run twice, the second time does nothing. */
export async function announceChanged(tx: Transaction): Promise<void> {
  await tx.sql.all(lock, []);
  await tx.sql.all(unask, []);
  const people = (await tx.sql.all(take, [])).map(({ account_id }) => account_id);
  if (people.length > 0) await boardsChanged(tx, people);
}
