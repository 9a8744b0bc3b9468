import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Marks } from '~/domain/stations/checklist-contract';
import { Autosaver, type Head, type SaveState } from '~/web/drafts/autosaver';
import { runSaver } from '~/web/drafts/use-saver';
import { useStable } from '~/web/ui/use-stable';

/** Milliseconds after the last change before the marks go to the server. */
export const SAVE_DELAY = 500;
/** Milliseconds before a save that did not get through is tried again. */
export const RETRY_DELAY = 4_000;

/** `device`: the server does not have the newest change yet. */
export type Kept = 'saved' | 'saving' | 'device';

const keptOf = ({ kind }: SaveState): Kept =>
  kind === 'failed' ? 'device' : kind === 'typed' || kind === 'saving' ? 'saving' : 'saved';

/**
 * Brings every change to the server: soon after it, when the page is hidden or left, and again when it failed. The server orders
 * saves by their revision.
 *
 * @param first the marks that the page was opened with
 * @param known the revision that the server has already
 * @param save `leaving` says that the page may be gone before the answer
 */
export function useSaveMarks(
  first: Marks,
  known: number,
  save: (marks: Marks, leaving: boolean) => Promise<unknown>,
): { kept: Kept; write: (marks: Marks) => void; stop: () => void } {
  const send = useStable(save);
  const [saver] = useState(
    () =>
      new Autosaver<Marks, Head>(
        {
          send: async (marks, _, leaving) => {
            await send(marks, leaving);
            return { version: marks.revision };
          },
          overtakes: true,
          afterLastKey: SAVE_DELAY,
          tryAgain: RETRY_DELAY,
        },
        { version: known },
        first.revision > known ? { unsent: first } : {},
      ),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  useEffect(() => runSaver(saver), [saver]);
  return {
    kept: keptOf(state),
    write: (marks) => saver.type(marks),
    stop: () => {
      // Drops what waits: marks that were submitted are not saved after it.
      void saver.settle();
      saver.stop();
    },
  };
}
