import { departures, mayKeepHere } from './device';
import { dropCache, hasCaches, matchCache, openCache } from './stores/browser';

/** What was read on this device and opens again without a network: stations, quizzes with the reference ranges, and texts. */
const STORE = 'wardmates.visited';
/** Addresses; the oldest go first. */
const MOST = 80;
/** `:base/…`, quizzes, the notebook, and the lists that lead there. What changes from minute to minute is not kept. */
const KEPT =
  /^\/(?:osce-stations|sca-cases|nursing-toc|ecoe-stations)\/(?:[\w-]+\/(?:(?:checklist|patient|student)\/)?)?(?:\?|$)|^\/(?:learn\/quiz|quizlog)\/\d+\/|^\/(?:notebook|guides)\/(?:[\w-]+\/)?(?:\?|$)|^\/api\/quiz\/reference-ranges\/$/;
const GROUP = /[?&]pin=/;

/** A quiz is kept as it stands, under one name, whichever of its questions is asked for: `quizzes/run/kept-run.ts`. */
const RUN = /^(\/learn\/quiz\/\d+\/)(?:\?|$)/;
const nameOf = (path: string): string => RUN.exec(path)?.[1] ?? path;

const isKept = (path: string): boolean => KEPT.test(path) && !GROUP.test(path);
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
      new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
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
    return (await (await matchCache(STORE, nameOf(path)))?.json()) as unknown;
  } catch {
    return undefined;
  }
}

/** Takes it all away: it was read by somebody who is not here any more. */
export async function forgetVisited(): Promise<void> {
  asked.clear();
  await dropCache(STORE);
}
