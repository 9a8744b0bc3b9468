import type { Clock } from '~/domain/kit/transaction';

interface Options {
  clock: Clock;
  /** How old an answer may be, in milliseconds. */
  for: number;
  /** How many are kept; of more, the oldest go. */
  most: number;
}

/**
 * Remembers for a while what everybody asks for over and over and what may be some seconds old. Whatever is missing is
 * looked up in one go; many who want the same at once wait for one look-up. What failed is not remembered. `anew` looks
 * up in any case, and that is remembered from then on.
 */
export function remember<K, V>(
  options: Options,
  lookUp: (keys: K[]) => Promise<Map<K, V>>,
): (keys: readonly K[], how?: { anew: boolean }) => Promise<Map<K, V>> {
  const kept = new Map<K, { until: number; values: Promise<Map<K, V>> }>();
  return async (keys, how) => {
    const now = options.clock.now().getTime();
    const missing = [...new Set(keys)].filter((key) => how?.anew || (kept.get(key)?.until ?? 0) <= now);
    if (missing.length > 0) {
      const values = lookUp(missing);
      const entry = { until: now + options.for, values };
      for (const key of missing) {
        kept.delete(key);
        kept.set(key, entry);
      }
      values.catch(() => missing.forEach((key) => kept.get(key) === entry && kept.delete(key)));
    }
    const found = new Map<K, V>();
    for (const key of keys) {
      const value = (await kept.get(key)?.values)?.get(key);
      if (value !== undefined) found.set(key, value);
    }
    for (const [oldest] of kept) {
      if (kept.size <= options.most) break;
      kept.delete(oldest);
    }
    return found;
  };
}
