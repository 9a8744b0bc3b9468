import { lazy, useState, type ComponentType } from 'react';
import { whileWanted } from '../core/loading/wanted';
import { PartBoundary } from './part-boundary';

/** Milliseconds after a page is there until its dialogs are fetched: before they are needed, and after what is needed now. */
const LATER = 3_000;

/**
 * A part of a page that is fetched when it is first shown. Waits for the network (`web/core/loading`); if it fails, it says
 * so in its own place, with a way to try again.
 *
 * @param options.unasked it loads without a request: the page does not say that it waits for the network
 */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { unasked = false }: { unasked?: boolean } = {},
): ComponentType<P> {
  const open = () => lazy(async () => ({ default: await (unasked ? load() : whileWanted(load())) }));
  // React remembers a failure for as long as the component lives, so another try is another component.
  let current = open();
  return function Part(props: P) {
    const [Shown, show] = useState(() => current);
    return (
      <PartBoundary onRetry={() => show(() => (current = open()))}>
        <Shown {...props} />
      </PartBoundary>
    );
  };
}

/**
 * A part of a page that is not seen at first. `soon` fetches it while nothing else is to do, so that it is there without
 * a network; until it is, asking for it shows nothing.
 */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>) {
  return Object.assign(lazily(load), {
    soon: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  });
}

/** Calls each in turn, once the page has had its time. @returns what calls it off */
export function fetchLater(parts: readonly { soon: () => Promise<void> }[]): () => void {
  const timer = setTimeout(() => void parts.reduce((before, part) => before.then(part.soon), Promise.resolve()), LATER);
  return () => clearTimeout(timer);
}
