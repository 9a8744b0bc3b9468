import { isUnsettled, unsettledRooms } from '~/domain/audio-pairing/unsettled-room.query';
import {
  everyoneHere,
  groupsToTell,
  isPresent,
  readPresence,
  setGone,
  setPresence,
} from '~/domain/group-practice/presence';
import { groupBy } from '~/domain/kit/group-by';
import type { Deps } from '~/infra/process/deps';
import { takeTurns } from '~/infra/support/take-turns';
import type { PresenceListener } from '../live/presence';

/** Groups whose absent members are written at the same time. Most connections are left to people who are here. */
const GROUPS_AT_ONCE = 4;

/** What presence means for groups: members are here or away. */
export function groupPresence(deps: Deps): PresenceListener {
  return {
    async returned(present) {
      const { pin, account_id } = readPresence(present);
      // Most often nothing changes. A read costs less than a transaction that locks the group.
      if ((await isPresent(deps.read, pin, account_id)) === true && !(await isUnsettled(deps.read, pin))) return;
      await deps.inTransaction((tx) => setPresence(tx, pin, account_id, true));
    },
    async left(presents) {
      const members = presents.map(readPresence);
      const [toTell, rooms] = await Promise.all([
        groupsToTell(deps.read, members),
        unsettledRooms(
          deps.read,
          members.map(({ pin }) => pin),
        ),
      ]);
      const groups = groupBy(
        members.filter(({ pin }) => toTell.has(pin) || rooms.has(pin)),
        ({ pin }) => pin,
      );
      const inTurn = takeTurns(GROUPS_AT_ONCE, groups.size, () => new Error('more groups than there are'));
      await Promise.all(
        [...groups].map(([pin, those]) =>
          inTurn(() =>
            deps.inTransaction((tx) =>
              setGone(
                tx,
                pin,
                those.map(({ account_id }) => account_id),
              ),
            ),
          ),
        ),
      );
    },
    recorded: () => everyoneHere(deps.read),
  };
}
