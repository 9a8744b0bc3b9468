import { settleRoom } from '../domain/audio-pairing/settle-room';
import { isUnsettled } from '../domain/audio-pairing/unsettled-room.query';
import { everyoneHere, isPresent, readPresence, setPresence } from '../domain/group-practice/presence';
import type { Deps } from '../infra/deps';
import type { PresenceKeeper } from './live/presence';
import type { Matchmaker } from './matchmaker';

/** What presence means for groups: a member's coming and going is a change like any other, and in a pair's room more than that. */
export const groupPresence = (deps: Deps, matchmaker: Matchmaker): PresenceKeeper => ({
  async changed(present, here) {
    const { pin, account_id } = readPresence(present);
    // Most often nothing changes: a look costs less than a transaction that locks the group.
    if ((await isPresent(deps.read, pin, account_id)) === here && !(await isUnsettled(deps.read, pin))) return;
    const putBack = await deps.inTransaction(async (tx) => {
      await setPresence(tx, pin, account_id, here);
      return settleRoom(tx, pin);
    });
    if (putBack) matchmaker.wake();
  },
  takenForHere: () => everyoneHere(deps.read),
});
