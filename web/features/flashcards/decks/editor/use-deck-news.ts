import { useEffect, useRef, useState } from 'react';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { deckChanges } from '~/domain/flashcards/sharing/contract';
import { addressOf } from '~/web/live/client';
import { get } from '~/web/live/request';
import { useLive } from '~/web/live/use-live';
import { useEntitlementNews } from '~/web/ui/use-entitlements';
import { useStable } from '~/web/ui/use-stable';
import type { DeckData } from './deck-state';
import type { DeckCopy } from './use-deck-copy';
import type { DeckSaving } from './use-deck-saving';

/** Brings in what another tab or person has changed in the deck, and how many cards fit by now. */
export function useDeckNews({ deckId, latest, put }: DeckCopy, { inTurn, catchUp }: DeckSaving, known = 0) {
  const [newcomers, setNewcomers] = useState(0);
  const { snapshot } = useLive(deckChanges, deckId ?? 0, { enabled: deckId !== null });
  const version = snapshot?.version;
  const seen = useRef(known);
  useEffect(() => {
    if (version === undefined || version <= seen.current) return;
    seen.current = version;
    void inTurn(async () => {
      const before = new Map(latest.current.cards.map((card) => [card.id, card.revision]));
      await catchUp();
      const { cards } = latest.current;
      const changed = cards.filter(({ id, revision }) => id.startsWith('e') && before.get(id) !== revision).length;
      if (changed > 0) setNewcomers((count) => count + changed);
    });
    // Once for each version.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [version]);

  useEntitlementNews(
    useStable(() =>
      inTurn(async () => {
        if (deckId !== null) return catchUp();
        const { cards_max } = (await get(addressOf(createDeck, {}))) as Pick<DeckData, 'cards_max'>;
        put({ ...latest.current, cardsMax: cards_max });
      }),
    ),
  );
  return { newcomers, forgetNewcomers: () => setNewcomers(0) };
}
