import { useEffect, useMemo, useRef } from 'react';
import type { Language } from '~/domain/accounts/contract';
import type { Turn } from '~/domain/consultations/contract';
import { useLatest } from '~/web/ui/use-latest';
import { browserMouth } from './mouth';
import { Reader } from './reader';
import { contextPlayer } from './server/player';
import { ServerMouth } from './server/server-mouth';
import { spoken } from './server/speech-calls';

/**
 * Reads what the patient says from now on, while it is switched on. What was said before stays silent.
 *
 * @param by whose voice it is, and whether it may read @param onFailed told if an answer cannot be heard
 */
export function useReader(
  turns: readonly Turn[],
  on: boolean,
  {
    by,
    mayRead,
    consultationId,
    language,
  }: { by: 'browser' | 'server'; mayRead: boolean; consultationId: number; language: Language },
  onFailed: () => void,
): { stop: () => void; speaking: () => boolean } {
  const failed = useLatest(onFailed);
  const { reader, mouth } = useMemo(() => {
    const voice =
      by === 'server'
        ? new ServerMouth({
            fetch: (part, signal) => spoken(consultationId, part, signal),
            player: contextPlayer(),
            failed: () => failed.current(),
          })
        : browserMouth(language);
    return { reader: new Reader(voice), mouth: voice };
  }, [by, consultationId, language, failed]);
  const reads = on && mayRead;
  const silent = useRef(new Set(turns.filter(({ state }) => state === 'said').map(({ turn_id }) => turn_id)));
  const last = turns.at(-1);

  useEffect(() => {
    if (!last || silent.current.has(last.turn_id)) return;
    if (!reads) {
      // Switched on later, it does not begin with what one has read already.
      if (last.state === 'said') silent.current.add(last.turn_id);
      return;
    }
    if (last.state === 'speaking' || last.state === 'said')
      reader.follow(last.turn_id, last.said, last.state === 'said');
    if (last.state === 'said') silent.current.add(last.turn_id);
  }, [last, reads, reader]);

  useEffect(() => {
    if (!reads) reader.stop();
    return reader.stop;
  }, [reads, reader]);

  return { stop: reader.stop, speaking: () => mouth instanceof ServerMouth && mouth.speaking };
}
