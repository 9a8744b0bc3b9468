import { forgetVisited } from './visited';
import { keysOfReviews, noteLeft, PEOPLE, peopleHere, PUSH, REVIEWS, SESSION, write } from './device';
import { endPush } from './push';

export const databaseOf = (personId: number): string => `wardmates.flashcards.${personId}`;
export const picturesOf = (personId: number): string => `wardmates.pictures.${personId}`;

/** @returns whether the device could note it; it cannot where there is no storage */
export const notePersonHere = (personId: number): boolean =>
  peopleHere().includes(personId) || write(PEOPLE, [...peopleHere(), personId]);

// Another tab signs out; this one still shows whoever it was.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === PEOPLE && newValue === null) noteLeft();
});

/** Answers to cards, of whomever, that are only on this device. */
export const answersHere = (): number =>
  keysOfReviews().filter((key) => /^\d+\./.test(key.slice(REVIEWS.length))).length;

/** Takes away the cards and pictures of everybody but this person. Answers that wait stay theirs until somebody signs out. */
export async function forgetOthers(personId: number): Promise<void> {
  const others = peopleHere().filter((id) => id !== personId);
  if (others.length === 0) return;
  await Promise.all(others.map(forgetCards));
  write(
    PEOPLE,
    peopleHere().filter((id) => !others.includes(id)),
  );
}

/** Takes away everything that rooms keep on this device: cards, pictures, answers, and who was signed in. */
export async function forgetDevice(): Promise<void> {
  const people = peopleHere();
  noteLeft();
  try {
    for (const key of [PEOPLE, PUSH, SESSION, ...keysOfReviews()]) localStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
  await Promise.all([forgetVisited(), endPush(), ...people.map(forgetCards)]);
}

/** Tabs that have the database open let go of it: `away/store.ts`. */
async function forgetCards(personId: number): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(databaseOf(personId));
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
  const pictures = 'caches' in globalThis ? caches.delete(picturesOf(personId)).catch(() => false) : undefined;
  await Promise.all([gone, pictures]);
}
