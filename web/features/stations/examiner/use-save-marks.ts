import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Marks } from '~/domain/stations/checklist-contract';
import type { SentChange } from '~/domain/stations/mark-changes';
import { Autosaver, type Head, type SaveState } from '~/web/drafts/autosaver';
import { runSaver } from '~/web/drafts/use-saver';
import type { ProblemError } from '~/web/live/problem-error';
import { useStable } from '~/web/ui/use-stable';
import type { DeviceSheet } from './device-sheet';

/** Milliseconds after the last change before the changes go to the server. */
export const SAVE_DELAY = 500;
/** Milliseconds before a save that did not get through is tried again. */
export const RETRY_DELAY = 4_000;

/** `device`: the server does not have the newest change yet. */
export type Kept = 'saved' | 'saving' | 'device';

const keptOf = ({ kind }: SaveState): Kept =>
  kind === 'failed' ? 'device' : kind === 'typed' || kind === 'saving' ? 'saving' : 'saved';

/**
 * Brings every change to the server: soon after it, when the page is hidden or left, and again when it failed. The server
 * applies each once.
 *
 * @param send answers the merged sheet. `leaving` says that the page may be gone before the answer
 */
export function useSaveMarks(
  sheet: DeviceSheet,
  send: (changes: readonly SentChange[], leaving: boolean) => Promise<{ marks: Marks | null }>,
): { kept: Kept; problem: ProblemError | null; changed: () => void; stop: () => void } {
  const stableSend = useStable(send);
  const [{ saver, changed }] = useState(() => {
    let count = 0;
    const made = new Autosaver<number, Head>(
      {
        send: async (version, _, leaving) => {
          for (let changes = sheet.toSend(); changes.length > 0; changes = sheet.toSend())
            sheet.taken(changes, (await stableSend(changes, leaving)).marks);
          return { version };
        },
        overtakes: true,
        afterLastKey: SAVE_DELAY,
        tryAgain: RETRY_DELAY,
      },
      { version: 0 },
      sheet.unsent.length > 0 ? { unsent: 0 } : {},
    );
    return { saver: made, changed: () => made.type((count += 1)) };
  });
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  useEffect(() => runSaver(saver), [saver]);
  return {
    kept: keptOf(state),
    /** Why the server will not take it, if it will not. */
    problem: state.kind === 'failed' && !state.problem.passing && state.problem.status !== 429 ? state.problem : null,
    changed,
    stop: () => {
      // Drops what waits: marks that were submitted are not saved after it.
      void saver.settle();
      saver.stop();
    },
  };
}
