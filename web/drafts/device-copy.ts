import { isObject } from './device-list';
import { local } from '~/web/core/stores/browser';
import type { LocalKey } from '~/web/core/stores/registry';

/** What this device has of a thing that the server does not have yet. */
export interface DeviceCopy<Value> {
  form: Value;
  /** Milliseconds since 1970. */
  at: number;
  /** Of the server's state that it was written on. */
  version: number | null;
}

/** What stands under `key`, or null if nothing does or it cannot be read. */
export function readStored(key: LocalKey): unknown {
  try {
    return JSON.parse(local.get(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** A full or forbidden storage is no reason not to go on: the server has it a second later. Null removes it. */
export function store(key: LocalKey, value: unknown): void {
  if (value === null) local.remove(key);
  else local.set(key, JSON.stringify(value));
}

/** What the server did not get on an earlier visit. What `fits` rejects, such as the form of an older version of the page, is left alone. */
export function readCopy<Value>(key: LocalKey, fits: (value: unknown) => value is Value): DeviceCopy<Value> | null {
  const kept = readStored(key);
  if (!isObject(kept) || !fits(kept.form) || typeof kept.at !== 'number') return null;
  return { form: kept.form, at: kept.at, version: typeof kept.version === 'number' ? kept.version : null };
}

export function saveCopy<Value>(key: LocalKey, form: Value, version: number | null): void {
  const page = window.location.pathname + window.location.search;
  // The page goes on with it: `pageOfCopy` of `web/core/stores/registry.ts`.
  store(key, { form, at: Date.now(), version, page } satisfies DeviceCopy<Value> & { page: string });
}

export const forgetCopy = (key: LocalKey): void => store(key, null);
