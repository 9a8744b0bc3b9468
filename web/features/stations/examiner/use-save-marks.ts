import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Marks } from '~/domain/stations/contract';
import { ProblemError } from '~/web/live/client';

/** Milliseconds after the last change before the marks go to the server. */
export const SAVE_DELAY = 500;
/** Milliseconds before a save that did not get through is tried again. */
export const RETRY_DELAY = 4_000;

/** `device`: the server does not have the newest change yet. */
export type Kept = 'saved' | 'saving' | 'device';

/**
 * Brings every change to the server: soon after it, when the page is hidden or left, and again when it failed.
 *
 * @param known the revision that the server has already
 * @param save `leaving` says that the page may be gone before the answer
 */
export function useSaveMarks(
  marks: Marks,
  known: number,
  save: (marks: Marks, leaving: boolean) => Promise<unknown>,
): { kept: Kept; stop: () => void } {
  const [saved, setSaved] = useState(known);
  const [failures, setFailures] = useState(0);
  const stopped = useRef(false);
  const underWay = useRef(0);
  const pending = marks.revision > saved;

  const send = useEffectEvent(async (leaving: boolean) => {
    if (stopped.current || !pending || underWay.current === marks.revision) return;
    const { revision } = marks;
    underWay.current = revision;
    try {
      await save(marks, leaving);
      setSaved((before) => Math.max(before, revision));
      setFailures(0);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.passing || error.status === 429)
        setFailures((before) => before + 1);
      else setFailures(Number.POSITIVE_INFINITY);
    } finally {
      if (underWay.current === revision) underWay.current = 0;
    }
  });

  useEffect(() => {
    if (!pending || failures === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => void send(false), failures > 0 ? RETRY_DELAY : SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [pending, marks.revision, failures]);

  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') void send(true);
    };
    const left = () => void send(true);
    const back = () => void send(false);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', left);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', left);
      window.removeEventListener('online', back);
    };
  }, []);

  return {
    kept: !pending ? 'saved' : failures > 0 ? 'device' : 'saving',
    stop: () => {
      stopped.current = true;
    },
  };
}
