import { local, tab } from '~/web/core/stores/browser';

/** What this device remembers of promotions: what was dismissed for good, and what was shown how often. Nothing of it is of a person. */
const KEY = 'wardmates.promotions';
const SEEN = 'wardmates.promotions.seen';
const HOUR = 3_600_000;
/** Hours between the slide-ins of two promotions. One promotion has hours of its own. */
const BETWEEN = 12;

interface Kept {
  dismissed: number[];
  /** Of the carousel, by the id of the promotion: in how many tabs it was seen. */
  seen: Record<string, number>;
  /** Of slide-ins, by the id of the promotion: how often, and when last, in epoch milliseconds. */
  shown: Record<string, { times: number; last: number }>;
}

function read(): Kept {
  try {
    const kept = JSON.parse(local.get(KEY) ?? 'null') as Partial<Kept> | null;
    return {
      dismissed: Array.isArray(kept?.dismissed) ? kept.dismissed : [],
      seen: typeof kept?.seen === 'object' && kept.seen !== null ? kept.seen : {},
      shown: typeof kept?.shown === 'object' && kept.shown !== null ? kept.shown : {},
    };
  } catch {
    return { dismissed: [], seen: {}, shown: {} };
  }
}

const write = (kept: Kept): void => void local.set(KEY, JSON.stringify(kept));

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
  const others = Object.entries(shown).flatMap(([other, { last }]) => (Number(other) === id ? [] : [last]));
  if (dismissed.includes(id) || now - Math.max(0, ...others) < BETWEEN * HOUR) return false;
  return !mine || (mine.times < most_shows && now - mine.last >= every_hours * HOUR);
}

export function noteSlideIn(id: number, now: number): void {
  const kept = read();
  write({ ...kept, shown: { ...kept.shown, [id]: { times: (kept.shown[id]?.times ?? 0) + 1, last: now } } });
}

function seenInTab(): number[] {
  try {
    const seen: unknown = JSON.parse(tab.get(SEEN) ?? '[]');
    return Array.isArray(seen) ? (seen as number[]) : [];
  } catch {
    return [];
  }
}

/** Once for each promotion and tab: what is looked at twice was seen once. */
export function firstSight(id: number): boolean {
  const seen = seenInTab();
  if (seen.includes(id)) return false;
  return tab.set(SEEN, JSON.stringify([...seen, id]));
}

/** One of the carousel was seen for the first time in this tab. */
export function noteSeen(id: number): void {
  const kept = read();
  write({ ...kept, seen: { ...kept.seen, [id]: (kept.seen[id] ?? 0) + 1 } });
}

/**
 * Whether one of the carousel was seen on this device as often as it may be. It stays in the tab that has it. Hours between are for what
 * slides in: the carousel stands in one place and interrupts nobody, and what comes and goes there by the hour would look lost.
 */
export const isSpentHere = ({ id, most_shows }: { id: number; most_shows: number }): boolean =>
  (read().seen[id] ?? 0) >= most_shows && !seenInTab().includes(id);
