/** What to practise next, and why (issue 'Station authoring'). Pure rules over a person's tries and the stations there are. */
import type { Reason } from './contract';

/** How many of the latest tries are looked at. */
export const TRIES_LOOKED_AT = 30;
/** A label's mean is that of its latest tries, as many as this. */
export const TRIES_OF_LABEL = 5;
/** Fewer tries of a label say little about it. */
export const LABEL_TRIES_LEAST = 2;
/** At or above this mean, in per cent, a label needs no more practice than others. */
export const LABEL_GOOD = 80;
/** An item counts as often missed from this many times on, if that is at least every second time. */
export const MISSED_LEAST = 2;
/** A station that was tried this long ago is worth trying again. */
export const LONG_AGO_WEEKS = 6;
export const SUGGESTIONS_MOST = 4;

const WEEK = 7 * 86_400_000;

export interface PastTry {
  station_id: number;
  label: number;
  /** Per cent. */
  score: number;
  submitted_at: Date;
  items: readonly { title: string; ticked: boolean }[];
}

export interface BankStation {
  id: number;
  slug: string;
  name: string;
  label: number;
  /** Of the person's last try, if there was one. */
  last: { score: number; submitted_at: Date } | null;
}

export interface Suggestion {
  slug: string;
  name: string;
  label: number;
  reason: Reason;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Those never tried first, then those tried the longest ago; alike, the one with the lower score, then by name. */
function byNeed(one: BankStation, other: BankStation): number {
  const [a, b] = [one.last, other.last];
  if (!a || !b)
    return Number(a !== null) - Number(b !== null) || one.name.localeCompare(other.name) || one.id - other.id;
  return a.submitted_at.getTime() - b.submitted_at.getTime() || a.score - b.score || one.id - other.id;
}

/** Labels with the lowest mean of their latest tries, the lowest first; without those that go well. Label 0 is none. */
export function weakLabels(tries: readonly PastTry[]): { label: number; mean: number; tries: number }[] {
  const scores = new Map<number, number[]>();
  for (const { label, score } of tries) {
    const known = scores.get(label) ?? [];
    if (label !== 0 && known.length < TRIES_OF_LABEL) scores.set(label, [...known, score]);
  }
  return [...scores]
    .filter(([, latest]) => latest.length >= LABEL_TRIES_LEAST)
    .map(([label, latest]) => ({ label, mean: Math.round(mean(latest)), tries: latest.length }))
    .filter((each) => each.mean < LABEL_GOOD)
    .sort((a, b) => a.mean - b.mean || a.label - b.label);
}

interface MissedItem {
  item: string;
  missed: number;
  of: number;
  /** The stations in which it was missed, the latest first. */
  station_ids: number[];
}

/** Items missed at least twice and at least every second time, by their title; the most often missed first. */
export function oftenMissed(tries: readonly PastTry[]): MissedItem[] {
  const items = new Map<string, MissedItem>();
  for (const { station_id, items: marked } of tries) {
    for (const { title, ticked } of marked) {
      const key = title.trim().toLowerCase();
      const known = items.get(key) ?? { item: title.trim(), missed: 0, of: 0, station_ids: [] };
      known.of += 1;
      if (!ticked) {
        known.missed += 1;
        if (!known.station_ids.includes(station_id)) known.station_ids.push(station_id);
      }
      items.set(key, known);
    }
  }
  return [...items.values()]
    .filter(({ missed, of }) => missed >= MISSED_LEAST && missed * 2 >= of)
    .sort((a, b) => b.missed - a.missed || b.missed / b.of - a.missed / a.of || a.item.localeCompare(b.item));
}

/**
 * At most four stations, each once: one of the weakest label, one with an item often missed, one not tried for long, and
 * then ones never tried, of the labels tried least.
 * @param tries the latest first
 * @param stations those that can be practised
 */
export function practiseNext(now: Date, tries: readonly PastTry[], stations: readonly BankStation[]): Suggestion[] {
  const latest = tries.slice(0, TRIES_LOOKED_AT);
  const chosen = new Map<number, Suggestion>();
  const suggest = (station: BankStation | undefined, why: Reason) => {
    if (!station || chosen.has(station.id) || chosen.size >= SUGGESTIONS_MOST) return false;
    const { slug, name, label } = station;
    chosen.set(station.id, { slug, name, label, reason: why });
    return true;
  };
  const free = () => stations.filter((station) => !chosen.has(station.id)).sort(byNeed);

  for (const weak of weakLabels(latest)) {
    if (
      suggest(
        free().find((station) => station.label === weak.label),
        { kind: 'label', ...weak },
      )
    )
      break;
  }

  for (const { item, missed, of, station_ids } of oftenMissed(latest)) {
    const where = station_ids
      .map((id) => stations.find((station) => station.id === id))
      .find((station) => station && !chosen.has(station.id));
    if (suggest(where, { kind: 'missed', item, missed, of })) break;
  }

  const [oldest] = free().filter(
    ({ last }) => last !== null && now.getTime() - last.submitted_at.getTime() >= LONG_AGO_WEEKS * WEEK,
  );
  if (oldest?.last)
    suggest(oldest, {
      kind: 'long-ago',
      weeks: Math.floor((now.getTime() - oldest.last.submitted_at.getTime()) / WEEK),
      score: oldest.last.score,
    });

  for (;;) {
    const timesOf = (label: number) =>
      tries.filter((each) => each.label === label).length +
      [...chosen.values()].filter((each) => each.label === label).length;
    const [next] = free()
      .filter((station) => station.last === null)
      .sort((a, b) => timesOf(a.label) - timesOf(b.label));
    if (!suggest(next, { kind: 'never' })) return [...chosen.values()];
  }
}
