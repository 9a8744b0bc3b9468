import { LRUCache } from 'lru-cache';
import type { Clock } from '~/domain/kit/transaction';

interface Options {
  clock: Clock;
  /** How old an answer may be, in milliseconds. */
  for: number;
  /** How many are kept; of more, those that were asked for least recently go. */
  most: number;
}

/**
 * Caches values that many ask for and that may be some seconds old. Missing keys are looked up in one batch; concurrent callers
 * share one look-up. Failures are not cached. `anew` looks up in any case, and its result is cached from then on.
 */
export function remember<K extends {}, V>(
  options: Options,
  lookUp: (keys: K[]) => Promise<Map<K, V>>,
): (keys: readonly K[], how?: { anew: boolean }) => Promise<Map<K, V>> {
  const kept = new LRUCache<K, { until: number; values: Promise<Map<K, V>> }>({ max: options.most });
  return async (keys, how) => {
    const now = options.clock.now().getTime();
    const wanted = new Map(
      keys.map((key) => {
        const entry = how?.anew ? undefined : kept.get(key);
        return [key, entry && entry.until > now ? entry : null];
      }),
    );
    const missing = [...wanted.keys()].filter((key) => !wanted.get(key));
    if (missing.length > 0) {
      const values = lookUp(missing);
      const entry = { until: now + options.for, values };
      for (const key of missing) {
        wanted.set(key, entry);
        kept.set(key, entry);
      }
      values.catch(() => missing.forEach((key) => kept.peek(key) === entry && kept.delete(key)));
    }
    const found = new Map<K, V>();
    for (const [key, entry] of wanted) {
      const value = (await entry?.values)?.get(key);
      if (value !== undefined) found.set(key, value);
    }
    return found;
  };
}
