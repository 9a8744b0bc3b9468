import { Suspense } from 'react';
import { lazily } from '~/web/ui/fetched';

const RoundStrip = lazily(async () => (await import('./round-strip')).RoundStrip);

/** Loaded by those who see it: nothing of it comes to the candidate. @param round that of `followedRound` */
export function LazyRoundStrip({ pin, round }: { pin: string; round: number | null }) {
  return round === null ? null : (
    <Suspense fallback={null}>
      <RoundStrip pin={pin} round={round} />
    </Suspense>
  );
}
