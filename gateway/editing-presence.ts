import { everyEditor, isEditing, setEditing } from '../domain/stations/editing';
import type { Deps } from '../infra/deps';
import type { PresenceKeeper } from './live/presence';

/** What presence means in the editor of a station: those who have it open are told of each other. */
export const editingPresence = (deps: Deps): PresenceKeeper => ({
  async changed(present, here) {
    if ((await isEditing(deps.read, present)) !== here) await deps.inTransaction((tx) => setEditing(tx, present, here));
  },
  takenForHere: () => everyEditor(deps.read),
});
