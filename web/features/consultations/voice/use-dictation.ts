import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Dictation } from './dictation';
import { canListen, hush, type VOICE_OF } from './speech-port';

/** Speaking instead of typing, where the browser can listen. @param onHeard told what was said once it is over */
export function useDictation(language: keyof typeof VOICE_OF, onHeard: (words: string) => void) {
  const ends = useRef<(words: string) => void>(() => undefined);
  const [dictation] = useState(() => new Dictation((words) => ends.current(words)));
  useLayoutEffect(() => {
    ends.current = onHeard;
  });
  useEffect(() => dictation.abort, [dictation]);
  const state = useSyncExternalStore(dictation.subscribe, dictation.snapshot);
  const there = canListen();
  return {
    ...state,
    there,
    active: state.hearing === 'starting' || state.hearing === 'listening',
    start: () => {
      // Or it would hear the patient.
      hush();
      dictation.start(language);
    },
    stop: dictation.stop,
    abort: dictation.abort,
  };
}

export type DictationControls = ReturnType<typeof useDictation>;
