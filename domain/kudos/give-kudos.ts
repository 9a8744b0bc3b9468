import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { type KudosKind, kudosOfRound, type RoundSnapshot } from './contract';
import { closesAt, mayThank } from './may-thank.query';
import { cannotThank, kudosClosed, roundNotFound } from './policy';
import { requireStanding, roundOf } from './round.query';
import { PARTICIPANTS, RESULTS } from '~/domain/stations/views';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';

// Locks the round: its changes have an order, and so have its versions.
const change = statement<{ version: number }, [number]>(
  'kudos.change-round',
  `INSERT INTO kudos_rounds (attempt_id, session_id, closes_at, version)
   SELECT a.id, s.id, ${closesAt('a')}, 1 FROM ${RESULTS} a JOIN ${GROUP_SESSIONS} s ON s.id = a.group_session_id WHERE a.id = $1::int
   ON CONFLICT (attempt_id) DO UPDATE SET version = kudos_rounds.version + 1 RETURNING version`,
);

const give = statement<{ receiver_id: number }, [number, number, number, KudosKind[], Date]>(
  'kudos.give',
  `INSERT INTO kudos (attempt_id, giver_id, receiver_id, kinds, given_at, closes_at)
   SELECT r.attempt_id, giver.account_id, receiver.account_id, $4::text[], $5::timestamptz, r.closes_at
     FROM kudos_rounds r
     JOIN ${RESULTS} a ON a.id = r.attempt_id
     JOIN ${PARTICIPANTS} giver ON giver.attempt_id = a.id AND giver.account_id = $2::int
     JOIN ${PARTICIPANTS} receiver ON receiver.attempt_id = a.id AND receiver.account_id = $3::int
    WHERE r.attempt_id = $1::int AND ${mayThank('a', 'giver', 'receiver')}
   ON CONFLICT (attempt_id, giver_id, receiver_id) DO UPDATE SET kinds = excluded.kinds, given_at = excluded.given_at
   RETURNING receiver_id`,
);

const takeBack = statement<never, [number, number, number]>(
  'kudos.take-back',
  'DELETE FROM kudos WHERE attempt_id = $1::int AND giver_id = $2::int AND receiver_id = $3::int',
);

/**
 * Thanks somebody of a round for `kinds`, in place of what one thanked them for before; for none, the thanks are taken back.
 * Sent again, it changes nothing more.
 *
 * @returns who thanks whom in the round now
 * @throws Problem not-found `kudos-round-not-found`; conflict `kudos-closed`; not-allowed `cannot-thank`
 */
export async function giveKudos(
  tx: Transaction,
  person: { id: number },
  attemptId: number,
  { to, kinds }: { to: number; kinds: readonly KudosKind[] },
): Promise<RoundSnapshot> {
  const { open } = await requireStanding(tx, person, attemptId);
  if (!open) throw kudosClosed();
  if (!(await tx.sql.one(change, [attemptId]))) throw roundNotFound();
  const wanted = [...new Set(kinds)];
  if (wanted.length === 0) await tx.sql.all(takeBack, [attemptId, person.id, to]);
  else if (!(await tx.sql.one(give, [attemptId, person.id, to, wanted, tx.clock.now()]))) throw cannotThank();
  tx.publish(kudosOfRound, attemptId);
  return (await roundOf(tx, attemptId))!;
}
