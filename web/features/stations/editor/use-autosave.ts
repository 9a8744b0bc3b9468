import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Autosaver, type DraftHead } from './autosaver';
import type { Desk } from './desk';
import { forget, keep } from './kept-on-device';

/**
 * The draft's autosaver for as long as the screen is there.
 * @param revision of the station, that the draft is begun on
 * @param onHead told of each save that the page stays for
 */
export function useAutosave(desk: Desk, personId: number, first: DraftHead | null, revision: number | undefined, onHead: (head: DraftHead) => unknown) {
  const told = useRef(onHead);
  const begunOn = useRef(revision);
  /** The page is about to be left, or is: its address is not to be changed any more. */
  const goingRef = useRef(false);
  useEffect(() => {
    told.current = onHead;
    begunOn.current = revision;
  });
  const [saver] = useState(() => {
    const subject = (head: DraftHead | null) => ({ base: `${desk.pages.prefix}${desk.base}`, stationId: desk.stationId, draftId: head?.draft_id ?? null });
    return new Autosaver(
      {
        send: (form, head) => desk.autosave(form, head, begunOn.current),
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
    window.addEventListener('online', saver.retry);
    window.addEventListener('beforeunload', ask);
    return () => {
      goingRef.current = true;
      saver.stop();
      window.removeEventListener('online', saver.retry);
      window.removeEventListener('beforeunload', ask);
    };
  }, [saver]);
  return { saver, state, goingRef };
}
