import { local } from '~/web/core/stores/browser';
import type { LocalKey } from '~/web/core/stores/registry';

/** Lists of what waits for the network, in the storage of this device. */

/** The list under `key`. Entries that `fits` rejects, such as those of an older version of the page, are left out. */
export function readList<T>(key: LocalKey, fits: (value: unknown) => value is T): T[] {
  try {
    const kept: unknown = JSON.parse(local.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(fits) : [];
  } catch {
    return [];
  }
}

/** A full or forbidden storage is no reason not to send what the page still has in memory. */
export function writeList(key: LocalKey, entries: readonly unknown[]): void {
  if (entries.length === 0) local.remove(key);
  else local.set(key, JSON.stringify(entries));
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** An address of the product itself: nothing that was put into the storage is sent elsewhere. */
export const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);
