/**
 * A renewal is collected up to an hour after its period begins, and the news of it may be late: what was paid for lasts this much
 * longer, in milliseconds.
 */
export const GRACE = 86_400_000;

/** The day until which something was paid for, by a grant of a charge. Afterwards, the end of the grant itself. */
export const paidUntil = (until: string, now: Date): string => {
  const paid = new Date(new Date(until).getTime() - GRACE);
  return paid > now ? paid.toISOString() : until;
};
