import { everyoneHere, readPresence, setPresence } from '../domain/group-practice/presence';
import type { Deps } from '../infra/deps';
import type { PresenceKeeper } from './live/presence';

/** What presence means for groups: a member's coming and going is a change like any other. */
export const groupPresence = (deps: Deps): PresenceKeeper => ({
  changed: (present, here) => {
    const { pin, account_id } = readPresence(present);
    return deps.inTransaction((tx) => setPresence(tx, pin, account_id, here));
  },
  takenForHere: () => everyoneHere(deps.read),
});
