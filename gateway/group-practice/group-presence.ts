import { settleRoom } from '~/domain/audio-pairing/settle-room';
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
import type { Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import { takeTurns } from '~/infra/support/take-turns';
import type { PresenceKeeper } from '../live/presence';
import type { Matchmaker } from '../audio-pairing/matchmaker';

/** Groups whose members' going is written at the same time: most connections are left to those who are here. */
const GROUPS_AT_ONCE = 4;

/** What presence means for groups: a member's coming and going is a change like any other, and in a pair's room more than that. */
export function groupPresence(deps: Deps, matchmaker: Matchmaker): PresenceKeeper {
  const settled = async (pin: string, change: (tx: Transaction) => Promise<void>) => {
    const putBack = await deps.inTransaction(async (tx) => {
      await change(tx);
      return settleRoom(tx, pin);
    });
    if (putBack) matchmaker.wake();
  };
  return {
    async back(present) {
      const { pin, account_id } = readPresence(present);
      // Most often nothing changes: a look costs less than a transaction that locks the group.
      if ((await isPresent(deps.read, pin, account_id)) === true && !(await isUnsettled(deps.read, pin))) return;
      await settled(pin, (tx) => setPresence(tx, pin, account_id, true));
    },
    async gone(presents) {
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
            settled(pin, (tx) =>
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
    takenForHere: () => everyoneHere(deps.read),
  };
}
