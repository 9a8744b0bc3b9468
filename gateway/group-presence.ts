import { everyoneHere, isPresent, readPresence, setPresence } from '../domain/group-practice/presence';
import type { Deps } from '../infra/deps';
import type { PresenceKeeper } from './live/presence';

/** What presence means for groups: a member's coming and going is a change like any other. */
export const groupPresence = (deps: Deps): PresenceKeeper => ({
  changed: async (present, here) => {
    const { pin, account_id } = readPresence(present);
    // Most often nothing changes: a look costs less than a transaction that locks the group.
    if (await isPresent(deps.read, pin, account_id) === here) return;
    await deps.inTransaction((tx) => setPresence(tx, pin, account_id, here));
  },
  takenForHere: () => everyoneHere(deps.read),
});
