import { Suspense } from 'react';
import { withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';

const Loaded = lazily(withWords('circuit-runs', async () => (await import('./run-bar')).RunBar));

/** The run's bar on pages that most people see without one: fetched, with its words, if a group runs a circuit. */
export function LazyRunBar({ pin }: { pin: string }) {
  return (
    <Suspense fallback={null}>
      <Loaded pin={pin} />
    </Suspense>
  );
}
