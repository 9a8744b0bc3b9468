import type { MatchSnapshot } from '~/domain/audio-pairing/contract';
import { tab } from '~/web/core/stores/browser';

/** Whether this tab follows its person's pairing on every page: from the press of the button until all is said and done. */
const KEY = 'wardmates.pairing';
const watchers = new Set<() => void>();

export const isFollowing = (): boolean => tab.get(KEY) !== null;

export function follow(match: Pick<MatchSnapshot, 'state' | 'to_rate'>): void {
  const wanted = match.state !== 'idle' || match.to_rate !== null;
  if (wanted === isFollowing()) return;
  if (wanted) tab.set(KEY, '1');
  else tab.remove(KEY);
  watchers.forEach((watcher) => watcher());
}

export function subscribeFollowing(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
