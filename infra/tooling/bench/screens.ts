import type { LobbySnapshot } from '~/domain/group-practice/contract';

/** What one member of a lobby sees, whether it is pushed or asked for. */
export interface Screen {
  pin: string;
  version: number;
  members: Set<number>;
}

export interface Arrival {
  account: number;
  pin: string;
  sentAt: number;
  /** Screens that do not show it yet. */
  missing: Set<Screen>;
  /** Milliseconds from `sentAt` until each screen showed it; the last one is the largest. */
  shown: number[];
  answered: number | null;
}

export const screens: Screen[] = [];
export const expected = new Map<string, Arrival[]>();
export const news = { lastAt: performance.now() };

export function openScreen(pin: string): Screen {
  const screen: Screen = { pin, version: 0, members: new Set() };
  screens.push(screen);
  return screen;
}

/** Shows a snapshot unless a newer one is shown, and notes who appears that was waited for. */
export function show(screen: Screen, version: number, snapshot: LobbySnapshot): void {
  const now = performance.now();
  if (version < screen.version) return;
  if (version > screen.version) news.lastAt = now;
  screen.version = version;
  screen.members = new Set(snapshot.members.map((member) => member.id));
  for (const arrival of expected.get(screen.pin) ?? []) {
    if (screen.members.has(arrival.account) && arrival.missing.delete(screen)) arrival.shown.push(now - arrival.sentAt);
  }
}

export interface Watch {
  url: string;
  pin: string;
  headers: Record<string, string>;
}
