import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Milliseconds from one look at the event loop to the next. One every ten, as is usual, is half of what an idle process does. */
export const LOOK_EVERY = 100;

/** Adds what is known of any process to what the operators see of this one: processor, memory, garbage, event loop. Once in a process. */
export const watchProcess = (registry: Registry): void => collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOK_EVERY });
