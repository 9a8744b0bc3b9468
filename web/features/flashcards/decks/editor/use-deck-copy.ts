import { useRef, useState } from 'react';
import { type EditedCard, type DeckData, type DeckState, isUnsaved } from './deck-state';
import { forgetDeck, saveDeck, keptDeck } from './kept-deck';

export interface DeckEditorOptions {
  /** Null for a new deck. */
  deckId: number | null;
  data: DeckData | null;
  /** What it starts with. */
  first: DeckState;
  personId: number;
}

/** The deck as it is written: shown at once, and kept on this device until it is saved. */
export function useDeckCopy({ deckId, data, first, personId }: DeckEditorOptions) {
  const place = { deckId, personId };
  const [restored] = useState(() => keptDeck(place, data));
  const [state, setState] = useState(restored ?? first);
  const latest = useRef(state);
  const [wasKept, setWasKept] = useState(restored !== null);
  const put = (next: DeckState) => {
    latest.current = next;
    setState(next);
    if (isUnsaved(next)) saveDeck(place, next);
    else forgetDeck(place);
  };
  return {
    deckId,
    state,
    latest,
    put,
    putCards: (change: (card: EditedCard) => EditedCard) =>
      put({ ...latest.current, cards: latest.current.cards.map(change) }),
    forget: () => forgetDeck(place),
    wasKept,
    setWasKept,
  };
}

export type DeckCopy = ReturnType<typeof useDeckCopy>;
