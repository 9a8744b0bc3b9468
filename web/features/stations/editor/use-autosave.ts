import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { StationForm } from '~/domain/stations/authoring/contract';
import { Autosaver, type DraftHead } from '~/web/drafts/autosaver';
import { beforeReload } from '~/web/core/loading/reload';
import type { EditorAdapter } from './editor-adapter';
import { forget, keep } from './kept-on-device';

/**
 * The draft's autosaver for as long as the screen is there.
 * @param revision of the station, that the draft is begun on
 * @param onHead told of each save that the page stays for
 */
export function useAutosave(
  adapter: EditorAdapter,
  personId: number,
  first: DraftHead | null,
  revision: number | undefined,
  onHead: (head: DraftHead) => unknown,
) {
  const told = useRef(onHead);
  const begunOn = useRef(revision);
  /** The page is about to be left, or is: its address is not to be changed any more. */
  const goingRef = useRef(false);
  useEffect(() => {
    told.current = onHead;
    begunOn.current = revision;
  });
  const [saver] = useState(() => {
    const subject = (head: DraftHead | null) => ({
      base: `${adapter.pages.prefix}${adapter.base}`,
      stationId: adapter.stationId,
      draftId: head?.draft_id ?? null,
    });
    return new Autosaver<StationForm>(
      {
        changed: 'station-draft-changed',
        send: (form, head) => adapter.autosave(form, head, begunOn.current),
        keep: (form, head) => keep(personId, subject(head), form, head?.version ?? null),
        forget: (head) => {
          forget(personId, subject(null));
          forget(personId, subject(head));
          if (!goingRef.current) told.current(head);
        },
      },
      first,
    );
  });
  const state = useSyncExternalStore(saver.subscribe, saver.read);

  useEffect(() => {
    goingRef.current = false;
    saver.start();
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.unsaved) event.preventDefault();
    };
    const endSaving = beforeReload(() => saver.sendPending());
    window.addEventListener('online', saver.retry);
    window.addEventListener('beforeunload', ask);
    return () => {
      goingRef.current = true;
      saver.stop();
      endSaving();
      window.removeEventListener('online', saver.retry);
      window.removeEventListener('beforeunload', ask);
    };
  }, [saver]);
  return { saver, state, goingRef };
}
