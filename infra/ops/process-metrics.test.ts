import hooks from 'node:perf_hooks';
import { Registry } from 'prom-client';
import { watchProcess } from './process-metrics';

describe('what is known of a process', () => {
  it('is its processor, memory, garbage and event loop, which is looked at ten times a second', async () => {
    const look = jest.spyOn(hooks, 'monitorEventLoopDelay');
    const registry = new Registry();
    watchProcess(registry);
    expect(look.mock.calls).toEqual([[{ resolution: 100 }]]);
    const text = await registry.metrics();
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_gc_duration_seconds',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toContain(name);
    look.mock.results.forEach(({ value }) => (value as ReturnType<typeof hooks.monitorEventLoopDelay>).disable());
    look.mockRestore();
  });
});
