import { local, tab } from './browser';
import { entryOf, type LocalKey, type TabKey, type Work } from './registry';

/** Work of one kind that is only on this device. */
export interface Unsent {
  word: string;
  count: number;
  /** Pages that go on with what cannot be sent from here. */
  where: string[];
}

interface Found {
  owner: number;
  work: Work;
  count: number;
  /** The page that goes on with it. */
  page: string | null;
  text: string;
}

function* workHere(): Generator<Found> {
  const all = [
    ...local.keys().map((key) => ['local', key, local.get(key)] as const),
    ...tab.keys().map((key) => ['tab', key, tab.get(key)] as const),
  ];
  for (const [where, key, text] of all) {
    const entry = entryOf(where, key);
    if (!entry?.store.work || entry.owner === null || text === null) continue;
    const count = entry.store.work.unsent(text);
    const page = entry.store.work.where?.(entry.rest, text) ?? null;
    if (count > 0) yield { owner: entry.owner, work: entry.store.work, count, page, text };
  }
}

/** Whether the server lacks something of a key, or something that cannot be sent without it. */
export const isUnsent = (where: 'local' | 'tab', key: LocalKey | TabKey): boolean => {
  const entry = entryOf(where, key);
  if (entry?.store.with) return local.keys(`${entry.store.with}${entry.owner}.`).length > 0;
  const text = where === 'local' ? local.get(key as LocalKey) : tab.get(key as TabKey);
  return entry?.store.work !== undefined && text !== null && entry.store.work.unsent(text) > 0;
};

function isSentIn({ owner, work: { sentIn }, text }: Found): boolean {
  const id = /"submission_id":("[^"]+")/.exec(text)?.[1];
  return sentIn !== undefined && id !== undefined && (local.get(`${sentIn}${owner}`) ?? '').includes(id);
}

/** What of a person is only on this device, by kind. */
export function unsentOf(personId: number): Unsent[] {
  const kinds = new Map<string, Unsent>();
  for (const found of workHere()) {
    const { owner, work, count, page } = found;
    if (owner !== personId || isSentIn(found)) continue;
    const kind = kinds.get(work.word) ?? { word: work.word, count: 0, where: [] };
    kinds.set(work.word, kind);
    kind.count += count;
    if (page !== null) kind.where.push(page);
  }
  return [...kinds.values()];
}

export const countOf = (unsent: readonly Unsent[]): number => unsent.reduce((sum, { count }) => sum + count, 0);

/** Sends what can be sent from anywhere. @returns what is still only here */
export async function sendUnsent(personId: number): Promise<Unsent[]> {
  const senders = new Set(
    [...workHere()].flatMap(({ owner, work }) => (owner === personId && work.send ? [work.send] : [])),
  );
  await Promise.allSettled([...senders].map(async (send) => (await send())(personId)));
  return unsentOf(personId);
}
