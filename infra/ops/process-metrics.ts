import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Milliseconds from one look at the event loop to the next. One every ten, as is usual, is half of what an idle process does. */
export const LOOK_EVERY = 100;

/**
 * Adds what is known of any process to what the operators see of this one: processor, memory, garbage, event loop. Once in
 * a process. `nodejs_eventloop_lag_min_seconds` and its kin tell the time from one look to the next: 0.1 s is no lag at all.
 */
export const watchProcess = (registry: Registry): void =>
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOK_EVERY });
