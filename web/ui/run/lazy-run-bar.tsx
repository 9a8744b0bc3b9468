import { lazy, Suspense } from 'react';
import { withWords } from '../../messages/words';

const Loaded = lazy(withWords('circuit-runs', async () => ({ default: (await import('./run-bar')).RunBar })));

/** The run's bar on pages that most people see without one: fetched, with its words, where a group runs a circuit. */
export function LazyRunBar({ pin }: { pin: string }) {
  return (
    <Suspense fallback={null}>
      <Loaded pin={pin} />
    </Suspense>
  );
}
