import { everyEditor, isEditing, setEditing } from '~/domain/notebook/writing/editing';
import type { Deps } from '~/infra/process/deps';
import type { PresenceListener } from '~/gateway/live/presence';

/** What presence means in the editor of a section: those who have it open are told of each other. */
export const sectionPresence = (deps: Deps): PresenceListener => ({
  async returned(present) {
    if (!(await isEditing(deps.read, present))) await deps.inTransaction((tx) => setEditing(tx, present, true));
  },
  async left(presents) {
    for (const present of presents)
      if (await isEditing(deps.read, present)) await deps.inTransaction((tx) => setEditing(tx, present, false));
  },
  recorded: () => everyEditor(deps.read),
});
