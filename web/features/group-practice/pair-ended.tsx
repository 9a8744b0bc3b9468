import type { ReactNode } from 'react';
import { audioPairingPage, pairingMatch } from '~/domain/audio-pairing/contract';
import { href } from '~/domain/kit/contract';
import { baseOf } from '~/domain/stations/styles';
import { useLive } from '~/web/live/use-live';
import { LeadOn } from '~/web/ui/lead-on';
import { SkeletonList } from '~/web/ui/skeleton-list';

/** The room of a pair is over. If that was no end that both saw, the search page says why, and one can search again there. */
export function PairEnded({ me, style, over }: { me: number; style: number; over: ReactNode }) {
  const { snapshot: match } = useLive(pairingMatch, me);
  if (!match) return <SkeletonList />;
  return match.state !== 'matched' && match.notice !== null ? (
    <LeadOn to={href(audioPairingPage, { base: baseOf(style) })} />
  ) : (
    over
  );
}
