import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { Autosaver, type DraftHead } from '../autosaver';
import { forgetCopy, saveCopy } from '../device-copy';
import { watchSaver } from '../use-saver';
import { copyKey, type EditorAdapter } from './adapter';

type Adapter<Form> = Pick<EditorAdapter<Form, never, never, unknown>, 'device' | 'codes' | 'autosave'>;

/**
 * The draft's autosaver for as long as the screen is there.
 * @param revision of the thing, that the draft is begun on
 * @param onHead called after each save that the page stays for
 */
export function useDraft<Form>(
  adapter: Adapter<Form>,
  personId: number,
  first: DraftHead | null,
  revision: number | undefined,
  onHead: (head: DraftHead) => unknown,
) {
  const onSaved = useRef(onHead);
  const begunOn = useRef(revision);
  /** The page is about to be left, or is: its address is not to be changed any more. */
  const goingRef = useRef(false);
  /** The last call of `onHead` may still be changing the address. */
  const settling = useRef<unknown>(null);
  useEffect(() => {
    onSaved.current = onHead;
    begunOn.current = revision;
  });
  const [saver] = useState(() => {
    const key = (head: DraftHead | null) => copyKey(adapter.device, personId, head?.draft_id ?? null);
    return new Autosaver<Form>(
      {
        changed: adapter.codes.draft,
        startsAnew: true,
        send: (form, head) => adapter.autosave(form, head, begunOn.current),
        keep: (form, head) => saveCopy(key(head), form, head?.version ?? null),
        forget: (head) => {
          forgetCopy(key(null));
          forgetCopy(key(head));
          if (!goingRef.current) settling.current = onSaved.current(head);
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
    const end = watchSaver(saver);
    window.addEventListener('beforeunload', ask);
    return () => {
      goingRef.current = true;
      saver.stop();
      end();
      window.removeEventListener('beforeunload', ask);
    };
  }, [saver]);
  return { saver, state, goingRef, addressSettled: async () => void (await settling.current) };
}

/**
 * Holds up leaving the page while something would be lost. What is typed stays as a draft or on this device in any case.
 * @param isEdited whether something is typed that is not saved as the thing
 */
export function useLeaving<Form>(
  { saver, goingRef }: Pick<ReturnType<typeof useDraft<Form>>, 'saver' | 'goingRef'>,
  leaving: 'saves' | 'asks',
  isEdited: () => boolean,
  saveNow: () => Promise<unknown>,
) {
  const [asked, ask] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (leaving === 'saves' ? saver.unsaved : isEdited() && !goingRef.current),
  );
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!blocked) return;
    if (leaving === 'asks') return ask(true);
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
      goingRef.current = true;
      saver.stop();
      blocker.proceed?.();
    },
  };
}
