import { serverNow } from '~/web/live/server-time';
import { departures, mayKeepHere } from './device';
import { dropCache, hasCaches, matchCache, openCache } from './stores/browser';

/** What was read on this device and opens again without a network: stations, quizzes with the reference ranges, and texts. */
const STORE = 'wardmates.visited';
/** Addresses; the oldest go first. */
const MOST = 80;
/** `:base/…`, quizzes, the notebook, the lists that lead there, and the start page and that of the cards, which say of when they are. Nothing else that changes from minute to minute. */
const KEPT =
  /^\/api\/learning\/(?:today|week)\/(?:\?|$)|^\/(?:osce-stations|sca-cases|nursing-toc|ecoe-stations)\/(?:[\w-]+\/(?:(?:checklist|patient|student)\/)?)?(?:\?|$)|^\/(?:learn\/quiz|quizlog)\/\d+\/|^\/flashcards\/(?:\?|$)|^\/(?:notebook|guides)\/(?:[\w-]+\/)?(?:\?|$)|^\/api\/quiz\/reference-ranges\/$/;
/** Header of a kept answer. */
const KEPT_AT = 'x-kept-at';
/** Of a group only the pages of its roles: an examiner whose page is loaded anew marks on. */
const GROUP = /[?&]pin=/;
const ROLE = /\/(?:checklist|patient|student)\/\?/;

/** A quiz is kept as it stands, under one name, whichever of its questions is asked for: `quizzes/run/kept-run.ts`. */
const RUN = /^(\/learn\/quiz\/\d+\/)(?:\?|$)/;
const nameOf = (path: string): string => RUN.exec(path)?.[1] ?? path;

const isKept = (path: string): boolean => KEPT.test(path) && (!GROUP.test(path) || ROLE.test(path));
/** When it was kept what this page has from the device, by address, in epoch milliseconds. */
const keptTimes = new Map<string, number>();
/** What has come from the gateway since this page was opened is not to be taken for older than it is. */
const asked = new Set<string>();

/**
 * Keeps an answer for a time without a network. A full or forbidden storage does not matter.
 *
 * @param begun how many had signed out here when it was asked for: what comes after somebody left is theirs, and is not kept
 */
export async function saveVisited(path: string, answer: unknown, begun?: number): Promise<void> {
  const stay = () => (begun === undefined ? mayKeepHere() : begun === departures());
  if (!isKept(path) || !hasCaches() || !stay()) return;
  asked.add(path);
  try {
    const store = await openCache(STORE);
    if (!stay()) return;
    // In one step: a page may be left at any moment. It is the youngest by that.
    await store.put(
      nameOf(path),
      new Response(JSON.stringify(answer), {
        headers: { 'content-type': 'application/json', [KEPT_AT]: String(serverNow()) },
      }),
    );
    for (const old of (await store.keys()).slice(0, -MOST)) await store.delete(old);
  } catch {
    return;
  }
}

/** What was kept of an address, unless it was asked for on this page already; undefined if there is nothing. */
export async function visitedHere(path: string): Promise<unknown> {
  const older = asked.has(path) && !RUN.test(path);
  if (!isKept(path) || older || !hasCaches()) return undefined;
  try {
    const kept = await matchCache(STORE, nameOf(path));
    const at = Number(kept?.headers.get(KEPT_AT));
    if (at > 0) keptTimes.set(path, at);
    return (await kept?.json()) as unknown;
  } catch {
    return undefined;
  }
}

/** When the answer was kept that this page has shown from the device; null if the gateway answered. */
export const keptAt = (path: string): number | null => (asked.has(path) ? null : (keptTimes.get(path) ?? null));

/** Takes it all away: it was read by somebody who is not here any more. */
export async function forgetVisited(): Promise<void> {
  asked.clear();
  keptTimes.clear();
  await dropCache(STORE);
}
