/**
 * Things of which each has a key of its own in the storage of this device, so that two tabs never write over what the other one has
 * put there, as they would with a list.
 */

export function readAll<T>(prefix: string, fits: (value: unknown) => value is T): T[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const value = parsed(localStorage.getItem(key));
        return fits(value) ? [value] : [];
      });
  } catch {
    return [];
  }
}

export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** @returns whether it is kept; it is not where the storage is full or forbidden */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}
