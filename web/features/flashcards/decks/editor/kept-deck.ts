import { forgetCopy, saveCopy, readCopy } from '~/web/drafts/device-copy';
import { isObject } from '~/web/drafts/device-list';
import { type DeckData, type DeckState, isUnsaved, merge } from './deck-state';
import type { LocalKey } from '~/web/core/stores/registry';

interface Place {
  deckId: number | null;
  personId: number;
}

/** Raised when what is kept has another form. */
const FORM = 1;
const keyOf = ({ deckId, personId }: Place): LocalKey => `wardmates.deck.${FORM}.${personId}.${deckId ?? 'new'}`;

const isState = (value: unknown): value is DeckState =>
  isObject(value) &&
  isObject(value.head) &&
  Array.isArray(value.cards) &&
  typeof value.revision === 'number' &&
  typeof value.submissionId === 'string';

export const saveDeck = (place: Place, state: DeckState): void => saveCopy(keyOf(place), state, state.revision);
export const forgetDeck = (place: Place): void => forgetCopy(keyOf(place));

/** What this device has of the deck that the server did not get, on top of what the server has by now; null if nothing. */
export function keptDeck(place: Place, data: DeckData | null): DeckState | null {
  const kept = readCopy(keyOf(place), isState);
  if (!kept) return null;
  const together = data ? merge(kept.form, data) : kept.form;
  return isUnsaved(together) ? together : null;
}
