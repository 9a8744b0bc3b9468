import { noteLeft, PEOPLE, peopleHere, write } from './device';
import { endPush } from './push';
import { dropCache, dropDatabase, local, tab } from './stores/browser';
import { entryOf, type CacheName, type DatabaseName } from './stores/registry';
import { isUnsent } from './stores/unsent';
import { forgetVisited } from './visited';

export const databaseOf = (personId: number): DatabaseName => `wardmates.flashcards.${personId}`;
export const picturesOf = (personId: number): CacheName => `wardmates.pictures.${personId}`;

/** @returns whether the device could note it; it cannot if there is no storage */
export const notePersonHere = (personId: number): boolean =>
  peopleHere().includes(personId) || write(PEOPLE, [...peopleHere(), personId]);

// Another tab signs out; this one still shows who it was.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key !== PEOPLE || newValue !== null) return;
  noteLeft();
  wipe(tab, 'tab', () => false);
});

/**
 * Removes what is of people.
 * @param stays whether something of an owner stays
 */
function wipe(
  store: typeof local | typeof tab,
  where: 'local' | 'tab',
  stays: (owner: number, unsent: boolean) => boolean,
  session = true,
): void {
  const gone = store.keys().filter((key) => {
    const entry = entryOf(where, key);
    if (!entry || entry.store.of === 'device') return false;
    if (entry.store.of === 'session') return session;
    return entry.owner === null || !stays(entry.owner, isUnsent(where, key));
  });
  for (const key of gone) store.remove(key);
}

/** Work of others stays sealed for them until they sign in here. What visitors did has no owner who could come back. */
const isSealed = (personId: number) => (owner: number, unsent: boolean) => owner !== personId && owner !== 0 && unsent;

/** Another person signs in: of others only work that is not sent stays, which nobody else sees or sends. */
export async function forgetOthers(personId: number): Promise<void> {
  const sealed = isSealed(personId);
  const stays = (owner: number, unsent: boolean) => owner === personId || owner === 0 || sealed(owner, unsent);
  wipe(local, 'local', stays, false);
  wipe(tab, 'tab', stays, false);
  const others = peopleHere().filter((id) => id !== personId);
  if (others.length === 0) return;
  await Promise.all(others.map(forgetCards));
  write(
    PEOPLE,
    peopleHere().filter((id) => !others.includes(id)),
  );
}

/** What this tab has of the one before: their call, search, and clocks. */
export const forgetTab = (): void => wipe(tab, 'tab', () => true);

/** Signs somebody out of this device: nothing of theirs stays, and of others only sealed work. */
export async function forgetDevice(personId: number): Promise<void> {
  const people = peopleHere();
  // The other tabs hear of it by the removal of this key.
  if (people.length === 0) write(PEOPLE, []);
  noteLeft();
  wipe(local, 'local', isSealed(personId));
  wipe(tab, 'tab', isSealed(personId));
  await Promise.all([forgetVisited(), endPush(), ...people.map(forgetCards)]);
}

/** Tabs that have the database open let go of it: `away/store.ts`. */
const forgetCards = (personId: number): Promise<unknown> =>
  Promise.all([dropDatabase(databaseOf(personId)), dropCache(picturesOf(personId))]);
