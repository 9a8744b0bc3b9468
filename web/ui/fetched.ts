import { lazy, type ComponentType } from 'react';

/** How long after a page is there its dialogs are fetched, in milliseconds: before they are needed, and after what is needed now. */
const LATER = 3_000;

/**
 * A part of a page that is not seen at first. `soon` fetches it while nothing else is to do, so that it is there without
 * a network; until it is, asking for it shows nothing.
 */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>) {
  return Object.assign(lazy(async () => ({ default: await load() })), { soon: () => load().then(() => undefined, () => undefined) });
}

/** Calls each in turn, once the page has had its time. @returns what calls it off */
export function fetchLater(parts: readonly { soon: () => Promise<void> }[]): () => void {
  const timer = setTimeout(() => void parts.reduce((before, part) => before.then(part.soon), Promise.resolve()), LATER);
  return () => clearTimeout(timer);
}
