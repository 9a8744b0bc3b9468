import { everyViewer, isViewing, setViewing } from '~/domain/moderation/decisions/viewers';
import type { PresenceListener } from '~/gateway/live/presence';
import type { Deps } from '~/infra/process/deps';

/** What presence means on a case: moderators who have it open are told of each other. */
export const casePresence = (deps: Deps): PresenceListener => ({
  async returned(present) {
    if (!(await isViewing(deps.read, present))) await deps.inTransaction((tx) => setViewing(tx, present, true));
  },
  async left(presents) {
    for (const present of presents)
      if (await isViewing(deps.read, present)) await deps.inTransaction((tx) => setViewing(tx, present, false));
  },
  recorded: () => everyViewer(deps.read),
});
