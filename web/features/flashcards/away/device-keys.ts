import { local } from '~/web/core/stores/browser';
import type { LocalKey } from '~/web/core/stores/registry';

/**
 * Things of which each has a key of its own in the storage of this device, so that two tabs never write over what the other one has
 * put there, as they would with a list.
 */

export const readAll = <T>(prefix: LocalKey, fits: (value: unknown) => value is T): T[] =>
  local
    .keys(prefix)
    .map((key) => parsed(local.get(key)))
    .filter(fits);

export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** @returns whether it is kept; it is not if the storage is full or forbidden */
export const keep = (key: LocalKey, value: unknown): boolean => local.set(key, JSON.stringify(value));
export const drop = (key: LocalKey): void => local.remove(key);
