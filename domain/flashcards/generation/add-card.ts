import { href } from '~/domain/kit/contract';
import { cutText } from '~/domain/kit/cut-text';
import { Problem } from '~/domain/kit/errors';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { quizReview } from '~/domain/quizzes/contract';
import { lockDeck } from '../decks/deck-rows.query';
import { makeDeck } from '../decks/make-decks';
import { type CleanCard, writeCards } from '../decks/write-cards';
import { TITLE_MOST } from '../drafting/draft';
import { takeDraftingTurn } from '../drafting/drafts-deck';
import { draftedBefore, linkSource } from '../drafting/save-draft';
import { DRAFT_WORDS } from '../drafting/words';
import type { CardRefusal } from './card-gate';
import type { CardSource } from './card-writer';
import { deckGeneration } from './contract';
import { endDeckGeneration, stopDeckGeneration } from './end-generation';
import { lockDeckGeneration, type LockedDeckGeneration } from './lock-generation';

/** A card that has passed the gate, with its texts as they are stored. */
export interface NewCard {
  front: CleanHtml;
  back: CleanHtml;
  writer: CardSource;
  /** The question that it was written from, in the quiz in which the person answered it. */
  from: { question_id: number; quizlog_id: number; title: string } | null;
}

const mark = statement<never, [number, CardSource]>(
  'flashcards.mark-generated',
  'UPDATE flashcards SET written_by = $2 WHERE id = $1::int',
);
const grow = statement<never, [number, deck: number]>(
  'flashcards.grow-generation',
  `UPDATE flashcard_generations SET written = written + 1, deck_id = $2::int, refused_in_a_row = 0, version = version + 1 WHERE id = $1::int`,
);

/** The id of the card at a place: the same one, however often it is written. */
const uuidAt = (seed: string, place: number): string => `${seed.slice(0, 24)}${place.toString(16).padStart(12, '0')}`;

function headOf({ source, language, topic_name, topic_name_es }: LockedDeckGeneration, writer: CardSource) {
  const words = DRAFT_WORDS[language];
  const name = (language === 'es' ? topic_name_es : topic_name) ?? '';
  return {
    deck_name: source === 'topic' ? words.deckOf.topic(name) : words.deckOf[source],
    deck_description: words.generatedBy[writer],
    deck_shared: false,
    deck_cloneable: false,
    deck_colour: 'slate' as const,
    deck_icon: 'stethoscope' as const,
    category: [],
    language,
  };
}

/** The card is put into its deck; the first one makes it. */
async function putIntoDeck(
  tx: Transaction,
  generation: LockedDeckGeneration,
  card: CleanCard,
  writer: CardSource,
): Promise<{ deck: number; card: number }> {
  const { person, deck_id, card_seed } = generation;
  if (deck_id === null) {
    const made = await makeDeck(tx, person, headOf(generation, writer), [card], card_seed, 'generated');
    return { deck: made.id, card: made.cards.get(card.id)! };
  }
  const deck = await lockDeck(tx, person.id, deck_id);
  return { deck: deck_id, card: (await writeCards(tx, person, deck, [card])).get(card.id)! };
}

/**
 * Puts a card at a place of a deck that is being written; with the last one the deck is written. If another worker was faster,
 * or the deck is not being written any more, nothing changes: the card is thrown away. A deck that its owner has deleted or filled
 * meanwhile ends the writing.
 * @param place from 0
 */
export async function addCard(tx: Transaction, id: number, place: number, card: NewCard): Promise<void> {
  const generation = await lockDeckGeneration(tx, id);
  if (generation?.written !== place || place >= generation.length) return;
  const { person, card_seed } = generation;
  await takeDraftingTurn(tx, person.id);
  const sent = {
    id: `n${uuidAt(card_seed, place)}`,
    front: card.front,
    back: card.back,
    front_image_url: '',
    back_image_url: '',
    tags: [],
  };
  try {
    const put = await putIntoDeck(tx, generation, sent, card.writer);
    await tx.sql.all(mark, [put.card, card.writer]);
    await tx.sql.all(grow, [id, put.deck]);
    if (card.from) await linkQuestion(tx, person.id, put.card, card.from);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return stopDeckGeneration(tx, id);
  }
  tx.publish(deckGeneration, id);
  if (place + 1 === generation.length) await endDeckGeneration(tx, id, null);
}

async function linkQuestion(
  tx: Transaction,
  personId: number,
  flashcardId: number,
  { question_id, quizlog_id, title }: NonNullable<NewCard['from']>,
): Promise<void> {
  const source = {
    kind: 'question' as const,
    id: question_id,
    part: '',
    address: href(quizReview, { quizlog_id }, { question_id }),
    title: cutText(title, TITLE_MOST) || `#${question_id}`,
  };
  // One press may have made a card of it meanwhile: that one keeps the link.
  if (!(await draftedBefore(tx, personId, source))) await linkSource(tx, personId, flashcardId, source);
}

const save = statement<never, [number, place: number, CardRefusal, front: string]>(
  'flashcards.save-card-refusal',
  `UPDATE flashcard_generations SET refused = CASE WHEN $4 = '' THEN refused ELSE array_append(refused, $4) END,
          refused_in_a_row = refused_in_a_row + 1, refusals = refusals + 1, last_refusal = $3
    WHERE id = $1::int AND state = 'generating' AND written = $2::int`,
);

/** Keeps what did not pass, and why. @param front its beginning, as plain text */
export const recordCardRefusal = async (
  tx: Transaction,
  id: number,
  place: number,
  refused: { refusal: CardRefusal; front: string },
): Promise<void> => void (await tx.sql.all(save, [id, place, refused.refusal, refused.front]));
