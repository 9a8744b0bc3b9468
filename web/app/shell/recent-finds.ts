import type { Found } from '~/domain/search/contract';
import { local } from '~/web/core/stores/browser';

/** Something that was opened from the palette. */
export interface Find {
  kind: Found['kind'];
  url: string;
  label: string;
}

const MOST = 5;
const keyOf = (personId: number) => `wardmates.recent.${personId}` as const;

/** What a person opened from the palette on this device, the last first. */
export function recentFinds(personId: number): Find[] {
  try {
    return JSON.parse(local.get(keyOf(personId)) ?? '[]') as Find[];
  } catch {
    return [];
  }
}

export function rememberFind(personId: number, find: Find): void {
  const others = recentFinds(personId).filter(({ url }) => url !== find.url);
  local.set(keyOf(personId), JSON.stringify([find, ...others].slice(0, MOST)));
}
