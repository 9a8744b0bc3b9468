import type { PageData } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { GROUP_ROLES } from '../stations/group-roles';
import type { roundKudos, RoundSnapshot } from './contract';
import { closesAt, isShown, mayThank } from './may-thank.query';
import { roundNotFound } from './policy';
import { PEOPLE } from '~/domain/accounts/views';
import { PARTICIPANTS, RESULTS } from '~/domain/stations/views';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';

/** The candidate first, who only joined last. */
const IN_ORDER = `array_position(ARRAY[${[...GROUP_ROLES.filter((role) => role !== 'none'), 'none'].map((role) => `'${role}'`).join(', ')}], p.role)`;

const snapshotOf = statement<RoundSnapshot, [number]>(
  'kudos.round',
  `SELECT coalesce(r.version, 0) AS version,
          (SELECT coalesce(json_agg(json_build_object('id', one.id, 'name', one.display_name, 'avatar', one.avatar, 'role', p.role) ORDER BY ${IN_ORDER}, one.id), '[]')
             FROM ${PARTICIPANTS} p JOIN ${PEOPLE} one ON one.id = p.account_id WHERE p.attempt_id = a.id) AS people,
          (SELECT coalesce(json_agg(json_build_object('from', k.giver_id, 'to', k.receiver_id, 'kinds', k.kinds) ORDER BY k.given_at, k.giver_id, k.receiver_id), '[]')
             FROM kudos k WHERE k.attempt_id = a.id AND ${isShown('k')}) AS thanks
     FROM ${RESULTS} a JOIN ${GROUP_SESSIONS} s ON s.id = a.group_session_id
     LEFT JOIN kudos_rounds r ON r.attempt_id = a.id
    WHERE a.id = $1::int`,
);

const standingOf = statement<{ open: boolean; may_thank: number[] }, [number, number, Date]>(
  'kudos.standing',
  `SELECT ${closesAt('a')} >= $3::timestamptz AS open,
          ARRAY(SELECT other.account_id FROM ${PARTICIPANTS} other
                 WHERE other.attempt_id = a.id AND ${mayThank('a', 'me', 'other')} ORDER BY other.account_id) AS may_thank
     FROM ${PARTICIPANTS} me
     JOIN ${RESULTS} a ON a.id = me.attempt_id
     JOIN ${GROUP_SESSIONS} s ON s.id = a.group_session_id
    WHERE me.attempt_id = $1::int AND me.account_id = $2::int`,
);

/** Who thanks whom in a round; null if the result is of no group, or the group is gone. */
export const roundOf = (read: Reader, attemptId: number): Promise<RoundSnapshot | null> =>
  read.sql.one(snapshotOf, [attemptId]);

/**
 * What somebody who took part in a round may do there.
 * @throws Problem not-found `kudos-round-not-found` for anybody else
 */
export async function requireStanding(read: Reader, person: { id: number }, attemptId: number) {
  const standing = await read.sql.one(standingOf, [attemptId, person.id, read.clock.now()]);
  if (!standing) throw roundNotFound();
  return standing;
}

export const tookPart = async (read: Reader, person: { id: number }, attemptId: number): Promise<boolean> =>
  (await read.sql.one(standingOf, [attemptId, person.id, read.clock.now()])) !== null;

/** The kudos of a round, and what the reader may do. @throws Problem not-found `kudos-round-not-found` */
export async function findRound(
  read: Reader,
  person: { id: number },
  attemptId: number,
): Promise<PageData<typeof roundKudos>> {
  const { open, may_thank } = await requireStanding(read, person, attemptId);
  const round = await roundOf(read, attemptId);
  if (!round) throw roundNotFound();
  return { round, open, may_thank: open ? may_thank : [] };
}
