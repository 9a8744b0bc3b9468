import { LRUCache } from 'lru-cache';
import type { Deps } from '~/infra/process/deps';
import { openSeal } from '~/infra/sessions/sealed';

/** How a presence, such as `group:123456789:17`, is named in Redis: what stands between the colons is sealed, for it may be a PIN. */
export interface PresenceNames {
  toRedis(present: string): string;
  fromRedis(name: string): string;
}

/** Names that a process keeps in mind: sealing one costs more than the rest of a renewal. */
const MOST_NAMES = 10_000;

export function presenceNames(deps: Pick<Deps, 'config'>): PresenceNames {
  const { seal, open } = openSeal(deps.config.sessionSecret, 'presence');
  const middle = (name: string, change: (key: string) => string) => {
    const [kind = '', key = '', ...rest] = name.split(':');
    return [kind, change(key), ...rest].join(':');
  };
  const sealed = new LRUCache<string, string>({ max: MOST_NAMES, memoMethod: (present) => middle(present, seal) });
  return {
    toRedis: (present) => sealed.memo(present),
    // A gateway of an earlier release does not seal.
    fromRedis: (name) => middle(name, (key) => open(key) ?? key),
  };
}
