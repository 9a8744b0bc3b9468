import type { FastifyInstance } from 'fastify';
import { saveCloze } from '~/domain/flashcards/cloze/save-cloze';
import { createDeck, editDeck } from '~/domain/flashcards/decks/contract';
import {
  cardsMaxOf,
  cardsOfDeck,
  lockDeck,
  requireEditedDeck,
  toShownCard,
} from '~/domain/flashcards/decks/deck-rows.query';
import { findEditedDeck } from '~/domain/flashcards/decks/find-edited-deck.query';
import { makeDeck } from '~/domain/flashcards/decks/make-decks';
import { deleteDeck, reorderDeck, saveDeck } from '~/domain/flashcards/decks/save-deck';
import { type CleanCard, writeCards } from '~/domain/flashcards/decks/write-cards';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { href, type Parsed } from '~/domain/kit/contract';
import { sanitise } from '~/infra/html/sanitise';
import { openImageStore } from '~/infra/images/open-store';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';
import { cleanCloze, cleanOcclusion } from './clean-notes';
import { suggestBacks } from './drafting/suggest-backs';

/** Decks that one person may make in an hour, and saves in a minute. */
const MAKES = { points: 60, seconds: 3_600 };
const SAVES = { points: 240, seconds: 60 };
/** Each draws up to two pictures for each card. */
const DRAWS = { points: 20, seconds: 60 };

type SentCard = Parsed<typeof editDeck.actions.autosave>['card'];
const clean = (card: SentCard): CleanCard => ({ ...card, front: sanitise(card.front), back: sanitise(card.back) });

export function bindDecks(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const makes = app.limits.limiter('flashcard-decks', MAKES.points, MAKES.seconds);
  const saves = app.limits.limiter('flashcard-saves', SAVES.points, SAVES.seconds);

  const draws = app.limits.limiter('flashcard-drawings', DRAWS.points, DRAWS.seconds);
  const store = openImageStore(deps);

  const suggest_flashcard_back = suggestBacks(app, deps);

  bindPage(app, deps, createDeck, {
    data: ({ person }) => ({ cards_max: cardsMaxOf(person) }),
    actions: {
      suggest_flashcard_back,
      async submit({ person, input: { cards, submission_id, ...head } }) {
        await makes.take(person.id);
        const cleaned = cards.map(clean);
        const { id } = await deps.inTransaction((tx) => makeDeck(tx, person, head, cleaned, submission_id ?? null));
        return { next_url: href(editDeck, { deck_id: id }) };
      },
    },
  });

  bindPage(app, deps, editDeck, {
    data: ({ person, params }) => findEditedDeck(read, person.id, params.deck_id),
    actions: {
      suggest_flashcard_back,
      async submit({ person, params: { deck_id }, input: { cards, ...rest } }) {
        await saves.take(person.id);
        const cleaned = cards.map(clean);
        await deps.inTransaction((tx) => saveDeck(tx, person, deck_id, rest, cleaned));
        return findEditedDeck(read, person.id, deck_id);
      },
      async autosave({ person, params: { deck_id }, input }) {
        await saves.take(person.id);
        const card = clean(input.card);
        return deps.inTransaction(async (tx) => {
          const deck = await lockDeck(tx, person.id, deck_id);
          const id = (await writeCards(tx, person, deck, [card])).get(card.id);
          return {
            card: toShownCard(
              (await cardsOfDeck(tx, deck_id)).find((row) => row.id === id)!,
              person.id,
            ),
          };
        });
      },
      async save_cloze({ person, params: { deck_id }, input: { cloze, confirmed } }) {
        await saves.take(person.id);
        const cleaned = cleanCloze(cloze);
        await deps.inTransaction((tx) => saveCloze(tx, person, deck_id, cleaned, confirmed));
        return findEditedDeck(read, person.id, deck_id);
      },
      async save_occlusion({ person, params: { deck_id }, input: { occlusion, confirmed } }) {
        await draws.take(person.id);
        await requireEditedDeck(read, person.id, deck_id);
        const cleaned = await cleanOcclusion(deps, store, person.id, occlusion);
        await deps.inTransaction((tx) => saveCloze(tx, person, deck_id, cleaned, confirmed));
        return findEditedDeck(read, person.id, deck_id);
      },
      async reorder_deck({ person, params: { deck_id }, input }) {
        await deps.inTransaction((tx) => reorderDeck(tx, person, deck_id, input.order));
        return { ok: true as const };
      },
      async delete_deck({ person, params: { deck_id } }) {
        await deps.inTransaction((tx) => deleteDeck(tx, person, deck_id));
        return { next_url: href(flashcardSetup) };
      },
    },
  });
}
