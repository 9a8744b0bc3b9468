import { everySeekerHere, setSeekerPresence } from '~/domain/audio-pairing/presence';
import type { Deps } from '~/infra/process/deps';
import type { PresenceListener } from '../live/presence';
import type { Matchmaker } from './matchmaker';

/** What presence means in the pairing lobby: who is gone is not paired, who is back is looked at again. */
export const seekerPresence = (deps: Deps, matchmaker: Matchmaker): PresenceListener => ({
  async returned(present) {
    if (await deps.inTransaction((tx) => setSeekerPresence(tx, [present], true))) matchmaker.wake();
  },
  async left(presents) {
    await deps.inTransaction((tx) => setSeekerPresence(tx, presents, false));
  },
  recorded: () => everySeekerHere(deps.read),
});
