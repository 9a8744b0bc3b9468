/** What this device remembers of promotions: what was dismissed for good, and when a slide-in was shown. Nothing of it is of a person. */
const KEY = 'wardmates.promotions';
const SEEN = 'wardmates.promotions.seen';
const HOUR = 3_600_000;
/** Hours between two slide-ins, of whatever promotions. */
const BETWEEN = 12;

interface Kept {
  dismissed: number[];
  /** By the id of the promotion: how often, and when last, in epoch milliseconds. */
  shown: Record<string, { times: number; last: number }>;
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    return {
      dismissed: Array.isArray(kept?.dismissed) ? kept.dismissed : [],
      shown: typeof kept?.shown === 'object' && kept.shown !== null ? kept.shown : {},
    };
  } catch {
    return { dismissed: [], shown: {} };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it is remembered until the page is left.
  }
}

export const isDismissedHere = (id: number): boolean => read().dismissed.includes(id);

export function dismissHere(id: number): void {
  const kept = read();
  if (!kept.dismissed.includes(id)) write({ ...kept, dismissed: [...kept.dismissed, id] });
}

/** Whether a slide-in may be shown on this device now: not too often in all, nor too soon after this one or another. */
export function maySlideIn(
  { id, most_shows, every_hours }: { id: number; most_shows: number; every_hours: number },
  now: number,
): boolean {
  const { dismissed, shown } = read();
  const mine = shown[id];
  const last = Math.max(0, ...Object.values(shown).map((one) => one.last));
  if (dismissed.includes(id) || now - last < BETWEEN * HOUR) return false;
  return !mine || (mine.times < most_shows && now - mine.last >= every_hours * HOUR);
}

export function noteSlideIn(id: number, now: number): void {
  const kept = read();
  write({ ...kept, shown: { ...kept.shown, [id]: { times: (kept.shown[id]?.times ?? 0) + 1, last: now } } });
}

/** Once for each promotion and tab: what is looked at twice was seen once. */
export function firstSight(id: number): boolean {
  try {
    const seen = JSON.parse(sessionStorage.getItem(SEEN) ?? '[]') as number[];
    if (seen.includes(id)) return false;
    sessionStorage.setItem(SEEN, JSON.stringify([...seen, id]));
  } catch {
    return false;
  }
  return true;
}
