import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { audioPairingPage, pairingMatch } from '~/domain/audio-pairing/contract';
import { href } from '~/domain/kit/contract';
import { baseOf } from '~/domain/stations/styles';
import { useLive } from '~/web/live/use-live';

/** The room of a pair is over. If that was no end that both saw, the search page says why, and one can search again there. */
export function PairEnded({ me, style, over }: { me: number; style: number; over: ReactNode }) {
  const { snapshot: match } = useLive(pairingMatch, me);
  if (!match) return null;
  return match.state !== 'matched' && match.notice !== null ? (
    <Navigate to={href(audioPairingPage, { base: baseOf(style) })} replace />
  ) : (
    over
  );
}
