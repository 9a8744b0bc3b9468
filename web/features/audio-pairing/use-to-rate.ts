import { useState } from 'react';
import type { MatchSnapshot } from '~/domain/audio-pairing/contract';

/** The pairing to say something about. It stays after the press, for what else there may be to say, until it is put away. */
export function useToRate(match: MatchSnapshot | undefined): {
  pairing: MatchSnapshot['to_rate'];
  putAway: () => void;
} {
  const [pairing, setPairing] = useState<MatchSnapshot['to_rate']>(null);
  const [away, setAway] = useState<number | null>(null);
  const asked = match?.to_rate ?? null;
  if (asked && asked.pairing_id !== pairing?.pairing_id) setPairing(asked);
  return {
    pairing: pairing?.pairing_id === away ? null : pairing,
    putAway: () => setAway(pairing?.pairing_id ?? null),
  };
}
