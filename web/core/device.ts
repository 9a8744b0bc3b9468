import { local } from './stores/browser';
import type { LocalKey } from './stores/registry';

/** What rooms keep on this device of people, as far as every page has to know; `forget-device.ts` takes it away. */

export const PEOPLE = 'wardmates.away';
export const SESSION = 'wardmates.session';
/** Who gets messages on this device. */
export const PUSH = 'wardmates.push';

function read(key: LocalKey): unknown {
  try {
    return JSON.parse(local.get(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** How long what is known of messages here is not asked again, in milliseconds. */
const PUSH_FRESH = 86_400_000;

const pushHere = (): { id?: unknown; at?: unknown } => (read(PUSH) as { id?: unknown; at?: unknown } | null) ?? {};

/** Notes to whom messages come on this device; null for nobody. */
export const notePushHere = (personId: number | null): void =>
  void write(PUSH, personId === null ? null : { id: personId, at: Date.now() });

/** Whether messages to this person come to this device, as far as it knows without asking. */
export const hasPushHere = (personId: number): boolean => pushHere().id === personId;

/** Whether they were turned on here, and nobody has looked for a day whether they still come. */
export const isPushStale = (personId: number): boolean => {
  const { at } = pushHere();
  return hasPushHere(personId) && !(typeof at === 'number' && Math.abs(Date.now() - at) < PUSH_FRESH);
};

let left = false;
/** Also after their session was ended elsewhere, until they or another person sign in. */
let here: number | null = null;
let timesLeft = 0;
const leavers = new Set<() => void>();
/** Somebody signs out, in this tab or another: what a page had begun for them is not kept here any more. */
export const noteLeft = (): void => {
  left = true;
  timesLeft += 1;
  here = null;
  for (const forget of leavers) forget();
};
/** Calls `forget` when somebody signs out, for what is in memory. */
export const whenLeft = (forget: () => void): void => void leavers.add(forget);
/** How often somebody has signed out since this page was opened. */
export const departures = (): number => timesLeft;
/** Somebody has signed in. */
export const noteArrived = (personId: number): void => {
  left = false;
  here = personId;
};
/** Who this page is of, as every request that changes something says: another tab may sign in another person meanwhile. */
export const personHere = (): number | null => here;
export const mayKeepHere = (): boolean => !left;

/** Who has cards on this device. */
export function peopleHere(): number[] {
  const kept = read(PEOPLE);
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)) : [];
}

/** @returns whether it could be kept; it cannot if there is no storage */
export const write = (key: LocalKey, value: unknown): boolean => local.set(key, JSON.stringify(value));

/** What a page needs of a session to open without a network. It allows nothing: the server asks for the session itself. */
export const saveSession = (session: unknown): void => void write(SESSION, session);

/** What was kept of it: `kept-session.ts`. */
export const keptSession = (): unknown => read(SESSION);
export const forgetSession = (): void => local.remove(SESSION);

/** Whether this person has answers to cards on this device that were not sent, or were refused. */
export const hasAnswersHere = (personId: number): boolean =>
  local.keys(`wardmates.reviews.${personId}.`).length + local.keys(`wardmates.reviews.refused.${personId}.`).length > 0;
