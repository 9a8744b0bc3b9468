import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { KeyOf, Live, Snapshot } from '~/domain/kit/contract';
import { liveKey } from './query-keys';
import { saveSnapshot, versionOf } from './snapshots';
import { hubOf } from './socket';

/**
 * The current snapshot of a live resource, and how it comes: pushed, polled or not at all. `initial` is what the page
 * was loaded with; it shows until something newer arrives.
 */
export function useLive<L extends Live>(
  resource: L,
  key: KeyOf<L>,
  options: { initial?: Snapshot<L>; enabled?: boolean } = {},
) {
  const { initial, enabled = true } = options;
  const cache = useQueryClient();
  const hub = hubOf(cache);
  const name = resource.name;
  const address = String(key);

  useEffect(() => (enabled ? hub.join(resource, address) : undefined), [hub, resource, address, enabled]);
  useEffect(() => {
    const held = cache.getQueryData(liveKey(name, address));
    if (initial !== undefined && (held === undefined || versionOf(initial) > versionOf(held)))
      saveSnapshot(cache, name, address, initial);
  }, [cache, name, address, initial]);

  const state = useSyncExternalStore(hub.subscribe, () => hub.stateOf(name, address));
  const { data } = useQuery<Snapshot<L>>({ queryKey: liveKey(name, address), queryFn: skipToken, staleTime: Infinity });
  const newest = initial !== undefined && (data === undefined || versionOf(initial) > versionOf(data)) ? initial : data;
  const awaited = newest !== undefined && resource.poll.settled?.(newest) === false;
  useEffect(() => {
    if (awaited) hub.resume(name, address);
  }, [hub, awaited, name, address]);
  return { snapshot: newest, connection: state.connection, error: state.error };
}
