import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import { notUndoable } from '~/domain/review/refusals';
import type { Proposal, Reviewable } from '~/domain/review/reviewable';
import { cardsChanged } from '../decks/refusals';
import { flashcardNotFound } from '../refusals';
import { announceDeck } from '../sharing/notify-followers';
import { createCard } from '../single-card/contract';
import { moderateCard, moderatedCard, RETURN_MIN } from './contract';
import { deckGrows, lockModeratedCard } from './moderate-card';
import type { ModeratedCard } from './moderated-card.query';
import { titleOf } from './propose-card';
import { cardDecided, ownCard, returnReasonMissing } from './refusals';
import { mayReviewCards } from './reviewer.query';

const save = statement<never, [number, string, number | null, string, Date | null]>(
  'flashcards.decide-card',
  `UPDATE card_proposals SET returns = returns + ($2 = 'returned')::int - (state = 'returned')::int, state = $2, decided_by = $3::int, reason = $4, decided_at = $5::timestamptz
    WHERE card_id = $1::int`,
);
const show = statement<never, [number, version: number]>(
  'flashcards.publish-card',
  'UPDATE flashcards SET deleted_at = NULL, removed_in = NULL, added_in = $2::int, changed_in = $2::int WHERE id = $1::int AND hidden_at IS NULL',
);
const remove = statement<never, [number, Date, version: number]>(
  'flashcards.unpublish-card',
  'UPDATE flashcards SET deleted_at = $2::timestamptz, removed_in = $3::int WHERE id = $1::int AND deleted_at IS NULL',
);
// Another revision: what pages know of the card counts revisions and states.
const grow = statement<never, [number]>(
  'flashcards.undecided-card',
  'UPDATE flashcards SET revision = revision + 1 WHERE id = $1::int',
);

interface LockedProposal extends Proposal {
  card: ModeratedCard;
}

const NOTICE = { publish: 'card-accepted', send_back: 'card-returned', undo: 'proposal-undone' } as const;

export const cardReview: Reviewable<LockedProposal> = {
  kind: 'flashcard',
  find: statement('flashcards.proposed', 'SELECT author_id, state FROM card_proposals WHERE card_id = $1::int'),
  refusals: {
    notFound: flashcardNotFound,
    own: ownCard,
    decided: cardDecided,
    changed: (id) => cardsChanged([`e${id}`]),
    reason: { min: RETURN_MIN, missing: returnReasonMissing },
  },
  mayReview: mayReviewCards,
  async lock(tx, id, person) {
    const card = await lockModeratedCard(tx, person, id, undefined);
    return { id, author_id: card.by_id, state: card.state ?? '', version: card.revision, card };
  },
  texts: ({ card }) => [card.front, card.back],
  async publish(tx, _person, { id, card }) {
    await tx.sql.all(show, [id, await deckGrows(tx, card.deck_id)]);
    await announceDeck(tx, card.deck_id);
    return { revision: card.revision };
  },
  /** The card leaves its pack. */
  async unpublish(tx, _person, { id, card }, revision) {
    if (card.revision !== revision || card.hidden) throw notUndoable();
    await tx.sql.all(remove, [id, tx.clock.now(), await deckGrows(tx, card.deck_id)]);
    await announceDeck(tx, card.deck_id);
    return {};
  },
  save: (tx, { id }, decision) => tx.sql.all(save, [id, ...decision]),
  async decided(tx, _person, { id }, act) {
    if (act === 'undo') await tx.sql.all(grow, [id]);
    tx.publish(moderatedCard, id);
  },
  notice: ({ id, card }, act, reason) => ({
    kind: NOTICE[act],
    values: { title: titleOf(card.front), ...(act !== 'undo' && { reason }) },
    // Its author cannot change a published card.
    url: act === 'publish' ? href(createCard) : href(moderateCard, { card_id: id }),
  }),
};
