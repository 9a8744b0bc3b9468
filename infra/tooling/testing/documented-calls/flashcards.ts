import { bookmarkFlashcard, flashcardSummaries, reportFlashcard, voteFlashcard } from '~/domain/flashcards/contract';
import { createDeck, editDeck } from '~/domain/flashcards/decks/contract';
import { moderateCard } from '~/domain/flashcards/moderating/contract';
import { endReview, flashcardSetup, submitReview } from '~/domain/flashcards/review/contract';
import { createCard, editCard } from '~/domain/flashcards/single-card/contract';
import { itemsOf, stemOfItem } from '~/infra/ai/compose-question';
import { readFacts } from '~/infra/content/read-facts';
import { aDeck } from '../factories/flashcards';
import { aTopic } from '../factories/questions';
import type { DocumentedCall, Scene } from './row';

const HEAD = {
  deck_name: 'Murmurs',
  deck_description: 'What each one sounds like',
  deck_shared: false,
  deck_cloneable: false,
  deck_colour: 'teal',
  deck_icon: 'heart',
  category: ['heart'],
};
const SIDES = { front: '<p>Which murmur?</p>', back: '<p>Aortic stenosis</p>', tags: ['heart'] };

/** A front that the offline writer has an answer to. */
const knownFront = () => stemOfItem(itemsOf(readFacts().find(({ language }) => language === 'en')!)[0]!);

/** Somebody with a deck of three cards; the last one was changed since it was made. */
async function ownDeck(scene: Scene) {
  const { person, client } = await scene.someone('supporter');
  const { id, cards } = await aDeck(scene.world, { owner: person, cards: 3 });
  await scene.world.deps.dataSource.query('UPDATE flashcards SET revision = 2 WHERE id = $1', [cards[2]!.id]);
  await scene.world.deps.dataSource.query('UPDATE decks SET revision = 2 WHERE id = $1', [id]);
  return { client, params: { deck_id: id }, ids: cards.map((card) => `e${card.id}`), cards };
}

/** A card of a pack, and somebody. */
async function aPackCard(scene: Scene) {
  const { client } = await scene.someone();
  const topic = await aTopic(scene.world);
  const { cards } = await aDeck(scene.world, { kind: 'pack', cards: 1, topic });
  return { client, flashcard_id: cards[0]!.id };
}

/** Somebody in a review. */
async function inReview(scene: Scene) {
  const { client } = await aPackCard(scene);
  const { body } = await client.post(flashcardSetup.path, { data_request: 'submit', length: 10 });
  const { pool, quizlog_id } = (await client.get(body.next_url)).body;
  return { client, quizlog_id: quizlog_id as number, flashcard_id: pool[0].id as number };
}

/** A pack with a card, and who may write for it. */
async function aPack(scene: Scene, role: 'author' | 'moderator') {
  const { person, client } = await scene.someone(role);
  const { id, cards } = await aDeck(scene.world, { kind: 'pack', cards: 1 });
  return { person, client, pack: id, card: cards[0]! };
}

/** Document 2 §7, flashcards and decks. */
export const FLASHCARD_CALLS: readonly DocumentedCall[] = [
  ...[{}, { tags: ['heart'] }].map((chosen): DocumentedCall => ({
    contract: flashcardSetup,
    action: 'available_flashcards',
    of: 'tags' in chosen ? 'with tags' : 'without tags',
    async request(scene) {
      const { client } = await ownDeck(scene);
      return { client, fields: { selection_options: 'all', ...chosen } };
    },
    answer: ['count'],
  })),
  {
    contract: flashcardSetup,
    action: 'submit',
    async request(scene) {
      const { client } = await aPackCard(scene);
      return { client, fields: { length: 10 } };
    },
    answer: [],
  },
  {
    contract: flashcardSummaries,
    async request(scene) {
      const { client, flashcard_id } = await aPackCard(scene);
      return { client, params: { flashcard_id } };
    },
    answer: ['summaries.0.notebook_url', 'summaries.0.topic_name'],
  },
  {
    contract: submitReview,
    async request(scene) {
      const { client, ...ids } = await inReview(scene);
      return { client, fields: { answer_correct: true, ...ids } };
    },
    answer: ['quizlog_completed'],
  },
  ...(['add', 'remove'] as const).map((action): DocumentedCall => ({
    contract: bookmarkFlashcard,
    of: action,
    async request(scene) {
      const { client, flashcard_id } = await aPackCard(scene);
      return { client, fields: { action, flashcard_id } };
    },
    answer: [],
  })),
  ...[{ vote_type: 1 }, { vote_type: -1 }, {}].map((vote): DocumentedCall => ({
    contract: voteFlashcard,
    of: JSON.stringify(vote),
    async request(scene) {
      const { client, flashcard_id } = await aPackCard(scene);
      return { client, fields: { flashcard_id, ...vote } };
    },
    answer: [],
  })),
  {
    contract: reportFlashcard,
    async request(scene) {
      const { client, flashcard_id } = await aPackCard(scene);
      return { client, fields: { flashcard_id, report_text: 'Wrong' } };
    },
    answer: [],
  },
  {
    contract: endReview,
    async request(scene) {
      const { client, quizlog_id } = await inReview(scene);
      return { client, fields: { quizlog_id } };
    },
    answer: ['quizlog_id'],
  },
  {
    contract: createDeck,
    action: 'submit',
    multipart: true,
    named: 'action',
    async request(scene) {
      const { client } = await scene.someone();
      const cards = [1, 2].map((order) => ({ id: `n${order}`, order, ...SIDES }));
      return { client, fields: { ...HEAD, deletedCardIds: [], cards } };
    },
    answer: [],
  },
  {
    contract: editDeck,
    action: 'submit',
    multipart: true,
    named: 'action',
    async request(scene) {
      const { client, params, ids } = await ownDeck(scene);
      const cards = [
        { id: ids[2]!, order: 1, ...SIDES },
        { id: 'n1', order: 2, ...SIDES },
      ];
      return { client, params, fields: { ...HEAD, deletedCardIds: [ids[1]!], cards } };
    },
    answer: [],
  },
  ...(['n1', 'e'] as const).map((id): DocumentedCall => ({
    contract: editDeck,
    action: 'autosave',
    multipart: true,
    named: 'action',
    of: id === 'e' ? 'a saved card' : 'a new card',
    async request(scene) {
      const { client, params, ids } = await ownDeck(scene);
      return { client, params, fields: { card: { id: id === 'e' ? ids[2]! : id, order: 1, ...SIDES } } };
    },
    answer: [],
  })),
  {
    contract: editDeck,
    action: 'reorder_deck',
    named: 'action',
    async request(scene) {
      const { client, params, ids } = await ownDeck(scene);
      return { client, params, fields: { order: ids.toReversed().join(',') } };
    },
    answer: [],
  },
  ...[createDeck, editDeck].map((contract): DocumentedCall => ({
    contract,
    action: 'suggest_flashcard_back',
    named: 'action',
    async request(scene) {
      const { client, params } = await ownDeck(scene);
      return { client, params, fields: { front: knownFront() } };
    },
    answer: ['suggestion'],
  })),
  {
    contract: editDeck,
    action: 'delete_deck',
    named: 'action',
    async request(scene) {
      const { client, params } = await ownDeck(scene);
      return { client, params };
    },
    answer: ['next_url'],
  },
  {
    contract: editCard,
    action: 'submit',
    async request(scene) {
      const { client, cards } = await ownDeck(scene);
      return { client, params: { card_id: cards[2]!.id }, query: { next: '/flashcards/' }, fields: SIDES };
    },
    answer: ['next_url'],
  },
  ...(['author', 'moderator'] as const).map((role): DocumentedCall => ({
    contract: createCard,
    action: 'submit',
    of: role,
    async request(scene) {
      const { client, person, pack } = await aPack(scene, role);
      return { client, fields: { ...SIDES, order: 1, collection: 0, pack, author: person.id } };
    },
    answer: ['next_url'],
  })),
  {
    contract: moderateCard,
    action: 'submit',
    async request(scene) {
      const { client, person, pack, card } = await aPack(scene, 'moderator');
      const fields = { ...SIDES, order: 1, collection: 0, pack, author: person.id };
      return { client, params: { card_id: card.id }, fields };
    },
    answer: ['next_url'],
  },
];
