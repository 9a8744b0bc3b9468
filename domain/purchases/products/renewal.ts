/**
 * The day on which what is bought now renews, in UTC. A month without such a day renews on its last one: 31 January, 28 February.
 *
 * @param months 1 to 12
 */
export function nextRenewal(now: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)).getUTCDate();
  const renewal = new Date(now);
  renewal.setUTCMonth(now.getUTCMonth() + months, Math.min(now.getUTCDate(), lastDay));
  return renewal;
}
