import { everySeekerHere, setSeekerPresence } from '../domain/audio-pairing/presence';
import type { Deps } from '../infra/deps';
import type { PresenceKeeper } from './live/presence';
import type { Matchmaker } from './matchmaker';

/** What presence means in the pairing lobby: who is gone is not paired, who is back is looked at again. */
export const seekerPresence = (deps: Deps, matchmaker: Matchmaker): PresenceKeeper => ({
  async changed(present, here) {
    if (await deps.inTransaction((tx) => setSeekerPresence(tx, present, here))) matchmaker.wake();
  },
  takenForHere: () => everySeekerHere(deps.read),
});
