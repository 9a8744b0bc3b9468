/**
 * A renewal is collected up to an hour after its period begins, and the news of it may be late: what was paid for lasts this much
 * longer, in milliseconds.
 */
export const GRACE = 86_400_000;
