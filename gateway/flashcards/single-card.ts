import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { safeNext } from '~/domain/accounts/safe-next';
import { editDeck } from '~/domain/flashcards/decks/contract';
import { createCard, editCard, uploadFlashcardImage } from '~/domain/flashcards/single-card/contract';
import { FLASHCARD_IMAGES } from '~/domain/flashcards/decks/pictures';
import { addPremiumCard, findPacks } from '~/domain/flashcards/single-card/premium-card';
import { moderateCard } from '~/domain/flashcards/moderating/contract';
import { saveModeratedCard, withdrawCard } from '~/domain/flashcards/moderating/moderate-card';
import { cardReview } from '~/domain/flashcards/moderating/review';
import { decide, type Decision } from '~/domain/review/decide';
import {
  findCardVersion,
  findModeratedCard,
  requireModeratedCard,
} from '~/domain/flashcards/moderating/moderated-card.query';
import { findCard, saveCard } from '~/domain/flashcards/single-card/write-single';
import { href } from '~/domain/kit/contract';
import { openProposal } from '~/domain/review/record';
import { listPage } from '~/domain/moderation/lists/contract';
import { sanitise } from '~/infra/html/sanitise';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';
import { bindUpload, servePictures } from '../images/room';

/** Cards that one author may add to packs in an hour. */
const ADDS = { points: 300, seconds: 3_600 };

/** An address of ours, or that of the deck. */
const nextOf = (next: string, deckId: number): string =>
  next === '' ? href(editDeck, { deck_id: deckId }) : safeNext(next);

export function bindSingleCard(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const adds = app.limits.limiter('pack-cards', ADDS.points, ADDS.seconds);

  bindUpload(app, deps, uploadFlashcardImage, (key) => FLASHCARD_IMAGES + key);
  servePictures(app, deps, `${FLASHCARD_IMAGES}:key`);

  bindPage(app, deps, editCard, {
    async data({ person, params, query }) {
      const found = await findCard(read, person.id, params.card_id);
      return { ...found, next_url: nextOf(query.next, found.deck.id) };
    },
    actions: {
      async submit({ person, params, query, input: { next, ...card } }) {
        const cleaned = { ...card, front: sanitise(card.front), back: sanitise(card.back) };
        const deckId = await deps.inTransaction((tx) => saveCard(tx, person, params.card_id, cleaned));
        return { next_url: nextOf(next || query.next, deckId) };
      },
    },
  });

  bindPage(app, deps, createCard, {
    data: ({ person }) => findPacks(read, person),
    actions: {
      async submit({ person, input }) {
        await adds.take(person.id);
        const cleaned = { ...input, front: sanitise(input.front), back: sanitise(input.back) };
        const pack = await deps.inTransaction((tx) => addPremiumCard(tx, person, cleaned));
        return { next_url: href(createCard, {}, { success: true, pack }) };
      },
    },
  });

  async function decideOn(person: Person, id: number, decision: Decision<void>) {
    const { hurry } = await deps.inTransaction((tx) => decide(tx, person, cardReview, id, decision));
    return { next_url: href(listPage, { list: 'card-proposals' }), hurry };
  }
  const backTo = (card_id: number) => ({ next_url: href(moderateCard, { card_id }) });
  bindPage(app, deps, moderateCard, {
    async data({ person, params }) {
      const found = await findModeratedCard(read, person, params.card_id);
      if (found.may_decide) await openProposal(read, { kind: 'flashcard', entity_id: found.card.id }, person.id);
      return found;
    },
    actions: {
      async submit({ person, params, input }) {
        const cleaned = { ...input, front: sanitise(input.front), back: sanitise(input.back) };
        await deps.inTransaction((tx) => saveModeratedCard(tx, person, params.card_id, cleaned));
        return backTo(params.card_id);
      },
      publish({ person, params, input }) {
        return decideOn(person, params.card_id, { act: 'publish', version: input.revision });
      },
      send_back({ person, params, input }) {
        return decideOn(person, params.card_id, { act: 'send_back', version: input.revision, reason: input.reason });
      },
      async check_card({ person, params }) {
        await requireModeratedCard(read, person, params.card_id);
        return (await findCardVersion(read, params.card_id))!;
      },
      async withdraw({ person, params, input }) {
        await deps.inTransaction((tx) => withdrawCard(tx, person, params.card_id, input.revision));
        return { next_url: href(createCard) };
      },
    },
  });
}
