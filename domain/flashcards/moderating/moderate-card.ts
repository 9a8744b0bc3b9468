import type { Person } from '~/domain/accounts/person';
import { mayModerate } from '~/domain/accounts/policy';
import { type CleanHtml, SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { safeTexts } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { topicNow } from '~/domain/questions/merged-topics';
import { isOurPicture } from '../decks/pictures';
import { placeCards } from '../decks/place-cards';
import { cardsChanged, deckNotFound, emptyCard, pictureNotOurs } from '../decks/refusals';
import { proposalsChanged } from '~/domain/review/events';
import { flashcardNotFound } from '../refusals';
import { announceDeck } from '../sharing/notify-followers';
import type { Filing } from '../single-card/contract';
import { moderatedCard } from './contract';
import {
  isProposer,
  mayFileCard,
  mayWriteCard,
  type ModeratedCard,
  requireModeratedCard,
} from './moderated-card.query';
import { proposeCard } from './propose-card';
import { authorUnknown, cardOfAnother } from './refusals';
import { PEOPLE } from '~/domain/accounts/views';
import { TOPICS } from '~/domain/questions/views';

export interface SavedCard {
  front: CleanHtml;
  back: CleanHtml;
  front_image_url: string;
  back_image_url: string;
  tags: string[];
  order?: number | undefined;
  pack?: number | undefined;
  collection?: number | undefined;
  /** An account; 0 for nobody. */
  author: number;
  topic: number;
  filing: Filing;
  /** Without it, any revision is changed. */
  revision?: number | undefined;
}

// The decks in the order of their ids, then the card, as everybody who writes cards.
const lockDecks = statement<{ id: number; kind: string }, [number[]]>(
  'flashcards.lock-packs',
  `SELECT id, kind FROM decks WHERE id = ANY ($1::int[]) AND kind <> 'own' AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
);
const lockCard = statement<{ id: number }, [number]>(
  'flashcards.lock-moderated-card',
  'SELECT id FROM flashcards WHERE id = $1::int FOR NO KEY UPDATE',
);
const known = statement<{ id: number }, [number]>(
  'flashcards.known-author',
  `SELECT id FROM ${PEOPLE} person WHERE id = $1::int AND NOT guest`,
);
const grow = statement<{ version: number }, [number, Date]>(
  'flashcards.grow-moderated-deck',
  'UPDATE decks SET version = version + 1, changed_at = $2::timestamptz WHERE id = $1::int RETURNING version',
);
// A card that comes into another pack is at its end there. The starter content leaves it alone from now on.
const update = statement<never, [number, string, Date, person: number, version: number]>(
  'flashcards.save-moderated-card',
  `UPDATE flashcards card SET front = sent.front, back = sent.back, html_version = ${SANITISER_VERSION}, front_image_url = sent.front_image_url,
          back_image_url = sent.back_image_url, tags = sent.tags, author_id = sent.author_id, topic_id = (SELECT id FROM ${TOPICS} topics WHERE id = ${topicNow('sent.topic')}), filing = sent.filing,
          position = CASE WHEN card.deck_id = sent.deck_id THEN card.position ELSE coalesce((SELECT max(position) FROM flashcards WHERE deck_id = sent.deck_id), 0) + 1 END,
          deck_id = sent.deck_id, content_hash = NULL, revision = card.revision + 1, changed_at = $3::timestamptz, changed_by = $4::int, changed_in = $5::int
     FROM jsonb_to_record($2::jsonb) AS sent (deck_id int, front text, back text, front_image_url text, back_image_url text, tags text[],
                                              author_id int, topic int, filing jsonb)
    WHERE card.id = $1::int`,
);

/**
 * The card with its deck and, if it moves, its new one, all locked.
 * @throws Problem not-found `flashcard-not-found`, `deck-not-found`; conflict `cards-changed`
 */
export async function lockModeratedCard(
  tx: Transaction,
  person: Person,
  cardId: number,
  revision: number | undefined,
  to?: { id: number; kind: 'pack' | 'collection' },
): Promise<ModeratedCard> {
  const { deck_id } = await requireModeratedCard(tx, person, cardId);
  const decks = await tx.sql.all(lockDecks, [[...new Set([deck_id, to?.id ?? deck_id])]]);
  if (to && !decks.some(({ id, kind }) => id === to.id && kind === to.kind)) throw deckNotFound();
  await tx.sql.all(lockCard, [cardId]);
  // It may have changed while the locks were waited for.
  const card = await requireModeratedCard(tx, person, cardId);
  if (card.deck_id !== deck_id || (revision !== undefined && card.revision !== revision))
    throw cardsChanged([`e${cardId}`]);
  return card;
}

/** The version with which a deck has changed. */
export const deckGrows = async (tx: Transaction, deckId: number): Promise<number> =>
  (await tx.sql.one(grow, [deckId, tx.clock.now()]))!.version;

/**
 * Saves a card of a pack with its author, pack and tags (spec 2 §2, §7). Its proposer proposes it again so.
 * @throws Problem as `lockModeratedCard`; not-allowed `card-of-another`; invalid `author-unknown`, `empty-card`, `picture-not-ours`
 */
export async function saveModeratedCard(
  tx: Transaction,
  person: Person,
  cardId: number,
  sent: SavedCard,
): Promise<void> {
  const { pack, collection, author, order, revision, ...fields } = sent;
  if (sent.front.trim() === '' && sent.front_image_url === '') throw emptyCard('front');
  for (const field of ['front_image_url', 'back_image_url'] as const)
    if (sent[field] !== '' && !isOurPicture(sent[field])) throw pictureNotOurs(field);
  const to = { id: (pack ?? collection)!, kind: pack === undefined ? ('collection' as const) : ('pack' as const) };
  const card = await lockModeratedCard(tx, person, cardId, revision, to);
  const stored = safeTexts(card, 'front', 'back');
  const rewritten =
    sent.front !== String(stored.front) ||
    sent.back !== String(stored.back) ||
    sent.front_image_url !== card.front_image_url ||
    sent.back_image_url !== card.back_image_url;
  if (!mayFileCard(person, card) || (rewritten && !mayWriteCard(person, card))) throw cardOfAnother();
  const proposer = isProposer(person, card);
  const author_id = mayModerate(person) && !proposer ? author || null : card.author_id;
  if (author_id !== null && author_id !== card.author_id && !(await tx.sql.one(known, [author_id])))
    throw authorUnknown();
  if (card.deck_id !== to.id) await deckGrows(tx, card.deck_id);
  const version = await deckGrows(tx, to.id);
  const row = JSON.stringify({ ...fields, deck_id: to.id, author_id });
  await tx.sql.all(update, [cardId, row, tx.clock.now(), person.id, version]);
  if (order !== undefined && order !== card.position) await placeCards(tx, to.id, [{ id: cardId, order }]);
  if (proposer) await proposeCard(tx, person.id, { id: cardId, front: sent.front });
  tx.publish(moderatedCard, cardId);
  for (const deck of new Set([card.deck_id, to.id])) await announceDeck(tx, deck);
}

const giveUp = statement<never, [number]>(
  'flashcards.withdraw-card',
  `UPDATE card_proposals SET state = 'withdrawn' WHERE card_id = $1::int`,
);

/** Withdraws one's own proposed card. @throws Problem not-found `flashcard-not-found`; conflict `cards-changed` */
export async function withdrawCard(tx: Transaction, person: Person, cardId: number, revision: number): Promise<void> {
  const card = await lockModeratedCard(tx, person, cardId, revision);
  if (!isProposer(person, card)) throw flashcardNotFound();
  await tx.sql.all(giveUp, [cardId]);
  tx.announce(proposalsChanged, { kind: 'flashcard', entity_id: cardId });
  tx.publish(moderatedCard, cardId);
}
