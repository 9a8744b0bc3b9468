import { notify } from '~/domain/accounts/notify';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { plainText } from '~/domain/kit/html/plain-text';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { type Decided, recordDecision } from '~/domain/review/record';
import { flashcardNotFound } from '../refusals';
import { announceDeck } from '../sharing/tell-followers';
import { createCard } from '../single-card/contract';
import { moderateCard, moderatedCard, RETURN_MIN } from './contract';
import { cardProposalsChanged } from './events';
import { deckGrows, lockModeratedCard } from './moderate-card';
import { isProposer, type ModeratedCard } from './moderated-card.query';
import { titleOf } from './propose-card';
import { cardDecided, ownCard, returnReasonMissing } from './refusals';
import { mayReviewCards } from './reviewer.query';

const decide = statement<never, [number, 'published' | 'returned', number, string, Date]>(
  'flashcards.decide-card',
  `UPDATE card_proposals SET state = $2, decided_by = $3::int, reason = $4, decided_at = $5::timestamptz, returns = returns + ($2 = 'returned')::int
    WHERE card_id = $1::int`,
);
const show = statement<never, [number, version: number]>(
  'flashcards.publish-card',
  'UPDATE flashcards SET deleted_at = NULL, removed_in = NULL, added_in = $2::int, changed_in = $2::int WHERE id = $1::int AND hidden_at IS NULL',
);
const giveUp = statement<never, [number]>(
  'flashcards.withdraw-card',
  `UPDATE card_proposals SET state = 'withdrawn' WHERE card_id = $1::int`,
);

async function lockWaiting(tx: Transaction, person: Person, cardId: number, revision: number): Promise<ModeratedCard> {
  const card = await lockModeratedCard(tx, person, cardId, revision);
  if (isProposer(person, card)) throw ownCard();
  if (!(await mayReviewCards(tx, person))) throw flashcardNotFound();
  if (card.state !== 'proposed') throw cardDecided();
  return card;
}

async function tellProposer(
  tx: Transaction,
  card: ModeratedCard,
  kind: 'card-accepted' | 'card-returned',
  reason: string,
) {
  if (card.by_id === null) return;
  await notify(tx, {
    account_id: card.by_id,
    kind,
    values: { title: titleOf(card.front), reason },
    // A published card is its author's to change no more.
    url: kind === 'card-accepted' ? href(createCard) : href(moderateCard, { card_id: card.id }),
  });
}

/**
 * Publishes a card that another person proposed: from now on it is in its pack.
 * @throws Problem as `lockModeratedCard`; not-allowed `own-card-proposal`; conflict `card-decided`
 */
export async function publishCard(tx: Transaction, person: Person, cardId: number, revision: number): Promise<Decided> {
  const card = await lockWaiting(tx, person, cardId, revision);
  await tx.sql.all(show, [cardId, await deckGrows(tx, card.deck_id)]);
  await tx.sql.all(decide, [cardId, 'published', person.id, '', tx.clock.now()]);
  const decided = await recordDecision(tx, {
    kind: 'flashcard',
    entity_id: cardId,
    act: 'publish',
    account_id: person.id,
    revision,
    texts: [card.front, card.back],
  });
  tx.announce(cardProposalsChanged, { card_id: cardId });
  tx.publish(moderatedCard, cardId);
  await tellProposer(tx, card, 'card-accepted', '');
  await announceDeck(tx, card.deck_id);
  return decided;
}

/** Sends a proposed card back to its author. @throws as `publishCard`, and Problem invalid `return-reason-missing` */
export async function sendCardBack(
  tx: Transaction,
  person: Person,
  cardId: number,
  { revision, reason: typed }: { revision: number; reason: string },
): Promise<Decided> {
  const card = await lockWaiting(tx, person, cardId, revision);
  const reason = plainText(typed);
  if (reason.length < RETURN_MIN) throw returnReasonMissing();
  await tx.sql.all(decide, [cardId, 'returned', person.id, reason, tx.clock.now()]);
  const decided = await recordDecision(tx, {
    kind: 'flashcard',
    entity_id: cardId,
    act: 'send_back',
    account_id: person.id,
    reason,
    texts: [card.front, card.back],
  });
  tx.announce(cardProposalsChanged, { card_id: cardId });
  tx.publish(moderatedCard, cardId);
  await tellProposer(tx, card, 'card-returned', reason);
  return decided;
}

/** Takes one's own proposed card back. @throws Problem not-found `flashcard-not-found`; conflict `cards-changed` */
export async function withdrawCard(tx: Transaction, person: Person, cardId: number, revision: number): Promise<void> {
  const card = await lockModeratedCard(tx, person, cardId, revision);
  if (!isProposer(person, card)) throw flashcardNotFound();
  await tx.sql.all(giveUp, [cardId]);
  tx.announce(cardProposalsChanged, { card_id: cardId });
  tx.publish(moderatedCard, cardId);
}
