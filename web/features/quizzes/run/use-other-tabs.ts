import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Tells the other tabs with the same quiz that something changed, and at which question if it is one, and hears it from them. */
export function useOtherTabs(
  quizlogId: number,
  onChanged: (questionId: number | null) => void,
): (questionId?: number) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(`wardmates.quiz.${quizlogId}`);
    opened.onmessage = ({ data }) => changed(typeof data === 'number' ? data : null);
    channel.current = opened;
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [quizlogId]);
  return useCallback((questionId) => channel.current?.postMessage(questionId ?? null), []);
}
