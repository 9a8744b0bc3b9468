import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '~/domain/accounts/contract';
import { useLatest } from '~/web/ui/use-latest';
import { Dictation } from './dictation';
import { ServerDictation } from './server/server-dictation';
import { transcribe } from './server/speech-calls';

interface Ends {
  /** Told what was said, once it is over. */
  onHeard: (words: string) => void;
  /** Somebody begins to speak: the patient stops. */
  onBegan: () => void;
  /** Whether the patient is heard from the loudspeaker. */
  patientSpeaks: () => boolean;
}

/**
 * Speaking instead of typing, to the browser's own speech or to the speech server.
 *
 * @param by who turns speech into text @param handsFree silence ends a turn and the next one may begin, if the server listens
 */
export function useDictation(
  {
    by,
    consultationId,
    language,
    handsFree,
  }: {
    by: 'browser' | 'server';
    consultationId: number;
    language: Language;
    handsFree: boolean;
  },
  ends: Ends,
) {
  const latest = useLatest(ends);
  const [both] = useState(() => ({
    browser: new Dictation((words) => latest.current.onHeard(words)),
    server: new ServerDictation({
      heard: (words) => latest.current.onHeard(words),
      began: () => latest.current.onBegan(),
      patientSpeaks: () => latest.current.patientSpeaks(),
      transcribe: (wav, signal) => transcribe(consultationId, wav, signal),
    }),
  }));
  const dictation = both[by];
  useEffect(() => dictation.abort, [dictation]);
  // Opened for one way of taking turns, it is not used for the other.
  useEffect(() => dictation.stop, [dictation, handsFree]);
  const state = useSyncExternalStore(dictation.subscribe, dictation.snapshot);
  return {
    ...state,
    active: state.hearing === 'starting' || state.hearing === 'listening',
    start: () => {
      // Or it would hear the patient.
      latest.current.onBegan();
      dictation.start(language, handsFree);
    },
    stop: dictation.stop,
    abort: dictation.abort,
  };
}

export type DictationControls = ReturnType<typeof useDictation>;
