import type { CacheName, DatabaseName, LocalKey, TabKey } from './registry';

/** The stores of the browser, by the names of the registry. A full or forbidden store is empty, and refuses what is put into it. */

interface TextStore<Key extends string> {
  get(key: Key): string | null;
  /** @returns whether it is kept */
  set(key: Key, text: string): boolean;
  remove(key: string): void;
  /** Those that begin with it. */
  keys(start?: string): Key[];
}

const textStore = <Key extends string>(storage: () => Storage): TextStore<Key> => {
  const attempt = <T>(act: (opened: Storage) => T, otherwise: T): T => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((opened) => opened.getItem(key), null),
    set: (key, text) => attempt((opened) => (opened.setItem(key, text), true), false),
    remove: (key) => attempt((opened) => opened.removeItem(key), undefined),
    keys: (start = '') =>
      attempt((opened) => Object.keys(opened).filter((key): key is Key => key.startsWith(start)), []),
  };
};

export const local = textStore<LocalKey>(() => localStorage);
export const tab = textStore<TabKey>(() => sessionStorage);

export const hasDatabases = (): boolean => 'indexedDB' in globalThis;
/** Settles also if another tab holds it open. */
export const dropDatabase = (name: DatabaseName): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });

export const hasCaches = (): boolean => 'caches' in globalThis;
export const openCache = (name: CacheName): Promise<Cache> => caches.open(name);
export const matchCache = (name: CacheName, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: name });
export const dropCache = async (name: CacheName): Promise<void> => {
  if (hasCaches()) await caches.delete(name).catch(() => false);
};
