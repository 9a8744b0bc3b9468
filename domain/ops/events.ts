import { domainEvent } from '../kit/event';

/** Announced once an hour, by the job that repeats: rooms that have something to do now and then follow it. */
export const hourPassed = domainEvent<{ at: string }>('ops.hour-passed');
