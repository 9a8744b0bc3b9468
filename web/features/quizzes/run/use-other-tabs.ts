import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Tells the other tabs with the same quiz that something changed, and hears it from them. */
export function useOtherTabs(quizlogId: number, onChanged: () => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(`wardmates.quiz.${quizlogId}`);
    opened.onmessage = () => changed();
    channel.current = opened;
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [quizlogId]);
  return useCallback(() => channel.current?.postMessage('changed'), []);
}
