import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import type { QuestionForm } from '~/domain/questions/authoring/contract';
import { Autosaver, type DraftHead } from '~/web/drafts/autosaver';
import { beforeReload } from '~/web/core/loading/reload';
import type { EditorAdapter } from './editor-adapter';
import { forget, keep } from './kept-on-device';

/** The draft's autosaver for as long as the screen is there. @param revision of the question, that the draft is begun on @param onHead told of each save that the page stays for */
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
  /** What was told last may still be doing something about the address. */
  const telling = useRef<unknown>(null);
  useEffect(() => {
    told.current = onHead;
    begunOn.current = revision;
  });
  const [saver] = useState(() => {
    const subject = (head: DraftHead | null) => ({ questionId: adapter.questionId, draftId: head?.draft_id ?? null });
    return new Autosaver<QuestionForm>(
      {
        changed: 'draft-changed',
        send: (form, head) => adapter.autosave(form, head, begunOn.current),
        keep: (form, head) => keep(personId, subject(head), form, head?.version ?? null),
        forget: (head) => {
          forget(personId, subject(null));
          forget(personId, subject(head));
          if (!goingRef.current) telling.current = told.current(head);
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
  return { saver, state, goingRef, told: () => telling.current };
}

/** Leaving with something unsaved saves it on the way; asks, once, only where that does not succeed. */
export function useLeaving(
  { saver, goingRef }: Pick<ReturnType<typeof useAutosave>, 'saver' | 'goingRef'>,
  saveNow: () => Promise<unknown>,
) {
  const [asked, ask] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => saver.unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!blocked) return;
    goingRef.current = true;
    saveNow().then(
      () => blocker.proceed?.(),
      () => ask(true),
    );
    // Once for each time that leaving is held up.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [blocked]);
  return {
    asked: asked && blocked,
    stay: () => {
      ask(false);
      goingRef.current = false;
      blocker.reset?.();
    },
    leave: () => {
      ask(false);
      saver.stop();
      blocker.proceed?.();
    },
  };
}
