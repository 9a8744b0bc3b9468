import { lazy, type ComponentType } from 'react';

/** How long after a page is there its dialogs are fetched, in milliseconds: before they are needed, and after what is needed now. */
const LATER = 3_000;

/** Milliseconds from one try to the next, and how many fail while there is a network before it is said: what is missing then is of an older build. */
const TRY_EVERY = 2_000;
const TRIES = 3;

/** What could not be fetched is tried again: a network that is away for a moment takes no page with it. @throws what the last try threw */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let failed = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) failed += 1;
      if (failed === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
    }
  }
}

/** A part of a page that is fetched when it is first shown. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>) => lazy(async () => ({ default: await patiently(load) }));

/**
 * A part of a page that is not seen at first. `soon` fetches it while nothing else is to do, so that it is there without
 * a network; until it is, asking for it shows nothing.
 */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>) {
  return Object.assign(lazily(load), { soon: () => load().then(() => undefined, () => undefined) });
}

/** Calls each in turn, once the page has had its time. @returns what calls it off */
export function fetchLater(parts: readonly { soon: () => Promise<void> }[]): () => void {
  const timer = setTimeout(() => void parts.reduce((before, part) => before.then(part.soon), Promise.resolve()), LATER);
  return () => clearTimeout(timer);
}
