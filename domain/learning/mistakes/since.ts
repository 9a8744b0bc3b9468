import { DAY_MS } from '~/domain/kit/days';

/** When the last so many days began; 0 for all of time. */
export const sinceDays = (now: Date, days: number): Date => new Date(days === 0 ? 0 : now.getTime() - days * DAY_MS);
