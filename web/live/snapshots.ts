import type { QueryClient } from '@tanstack/react-query';
import type { KeyOf, Live, Snapshot } from '~/domain/kit/contract';
import { liveKey } from './query-keys';
import { noteTimeOf } from './server-time';

export const versionOf = (snapshot: unknown): number =>
  typeof snapshot === 'object' && snapshot !== null && 'version' in snapshot && typeof snapshot.version === 'number'
    ? snapshot.version
    : 0;

/** Keeps a snapshot unless a newer one is there already; one of the same version replaces it, for presence has no version. */
export function saveSnapshot(cache: QueryClient, name: string, key: string, snapshot: unknown): void {
  noteTimeOf(snapshot);
  cache.setQueryData(liveKey(name, key), (held: unknown) =>
    held !== undefined && versionOf(held) > versionOf(snapshot) ? held : snapshot,
  );
}

/** For an action that answers a snapshot: show it at once, without waiting for the push. */
export const offerSnapshot = <L extends Live>(
  cache: QueryClient,
  resource: L,
  key: KeyOf<L>,
  snapshot: Snapshot<L>,
): void => saveSnapshot(cache, resource.name, String(key), snapshot);
