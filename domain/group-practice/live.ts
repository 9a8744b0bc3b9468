import type { Person } from '../accounts/person';
import { implement } from '../kit/live';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { groupLobby, groupStatus } from './contract';
import { groupKnocks } from './knock-contract';
import { knocksSnapshotOf } from './knocks.query';
import { roundMarks, roundTicks } from './marks-contract';
import { ownMarks } from './own-marks.query';
import { presenceOf } from './presence';
import { followedRound, ticksSnapshotOf } from './round-ticks.query';
import { lobbySnapshotOf, statusSnapshotOf } from './snapshots.query';

const membership = statement<{ account_id: number }, [string, number, Date]>(
  'group.membership',
  `SELECT m.account_id FROM group_sessions s JOIN group_members m ON m.session_id = s.id
    WHERE s.pin = $1 AND m.account_id = $2 AND m.left_at IS NULL AND s.expires_at > $3`,
);

/** Members watch their group; for everybody else there is no such group. */
export const isMember = async (read: Reader, person: Person, pin: string) =>
  (await read.sql.one(membership, [pin, person.id, read.clock.now()])) !== null;
const watching = (person: Person, pin: string) => presenceOf(pin, person.id);

export const groupPracticeLive = [
  implement(groupLobby, { snapshot: (read, pin) => lobbySnapshotOf(read, pin), mayWatch: isMember, watching }),
  implement(groupKnocks, { snapshot: knocksSnapshotOf, mayWatch: isMember }),
  implement(roundMarks, {
    snapshot(read, key) {
      const [pin, round, personId] = key.split('.');
      return ownMarks(read, pin!, Number(personId), Number(round));
    },
    mayWatch: async (read, person, key) => {
      const [pin, round, personId] = key.split('.');
      return Number(personId) === person.id && (await ownMarks(read, pin!, person.id, Number(round))) !== null;
    },
  }),
  implement(roundTicks, {
    snapshot(read, key) {
      const [pin, round] = key.split('.');
      return ticksSnapshotOf(read, pin!, Number(round));
    },
    mayWatch: async (read, person, key) => {
      const [pin, round] = key.split('.');
      return (await followedRound(read, pin!, person.id)) === Number(round);
    },
  }),
  implement(groupStatus, { snapshot: (read, pin) => statusSnapshotOf(read, pin), mayWatch: isMember, watching }),
];
