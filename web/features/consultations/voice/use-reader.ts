import { useEffect, useRef, useState } from 'react';
import type { Turn } from '~/domain/consultations/contract';
import { Reader } from './reader';
import type { VOICE_OF } from './speech-port';

/** Reads what the patient says from now on, while it is switched on. What was said before stays silent. */
export function useReader(turns: readonly Turn[], on: boolean, language: keyof typeof VOICE_OF): { stop: () => void } {
  const [reader] = useState(() => new Reader(language));
  const silent = useRef(new Set(turns.filter(({ state }) => state === 'said').map(({ turn_id }) => turn_id)));
  const last = turns.at(-1);

  useEffect(() => {
    if (!last || silent.current.has(last.turn_id)) return;
    if (!on) {
      // Switched on later, it does not begin with what one has read already.
      if (last.state === 'said') silent.current.add(last.turn_id);
      return;
    }
    if (last.state === 'speaking' || last.state === 'said')
      reader.follow(last.turn_id, last.said, last.state === 'said');
    if (last.state === 'said') silent.current.add(last.turn_id);
  }, [last, on, reader]);

  useEffect(() => {
    if (!on) reader.stop();
    return reader.stop;
  }, [on, reader]);

  return reader;
}
