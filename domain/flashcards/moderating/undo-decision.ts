import { notify } from '~/domain/accounts/notify';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { notUndoable } from '~/domain/review/refusals';
import { announceDeck } from '../sharing/tell-followers';
import { moderateCard, moderatedCard } from './contract';
import { cardProposalsChanged } from './events';
import { deckGrows, lockModeratedCard } from './moderate-card';
import { requireModeratedCard } from './moderated-card.query';
import { titleOf } from './propose-card';

const remove = statement<never, [number, Date, version: number]>(
  'flashcards.unpublish-card',
  'UPDATE flashcards SET deleted_at = $2::timestamptz, removed_in = $3::int WHERE id = $1::int AND deleted_at IS NULL',
);
// Another revision: what pages know of the card counts revisions and states.
const grow = statement<never, [number]>(
  'flashcards.undecided-card',
  'UPDATE flashcards SET revision = revision + 1 WHERE id = $1::int',
);
const again = statement<never, [number]>(
  'flashcards.card-waits-again',
  `UPDATE card_proposals SET returns = returns - (state = 'returned')::int, state = 'proposed', reason = '', decided_by = NULL, decided_at = NULL WHERE card_id = $1::int`,
);

/**
 * A proposed card waits for a decision again; one that was published leaves its pack.
 * @param revision of the card when it was published; null where it was sent back
 * @throws Problem not-found `flashcard-not-found`; conflict `decision-not-undoable` where it was decided again, changed or hidden since
 */
export async function undoOfCard(
  tx: Transaction,
  person: Person,
  cardId: number,
  revision: number | null,
): Promise<void> {
  const seen = await requireModeratedCard(tx, person, cardId);
  if (revision !== null && seen.revision !== revision) throw notUndoable();
  const card = await lockModeratedCard(tx, person, cardId, seen.revision);
  if (card.state !== (revision === null ? 'returned' : 'published') || card.hidden) throw notUndoable();
  if (revision !== null) await tx.sql.all(remove, [cardId, tx.clock.now(), await deckGrows(tx, card.deck_id)]);
  await tx.sql.all(grow, [cardId]);
  await tx.sql.all(again, [cardId]);
  tx.announce(cardProposalsChanged, { card_id: cardId });
  tx.publish(moderatedCard, cardId);
  if (card.by_id !== null)
    await notify(tx, {
      account_id: card.by_id,
      kind: 'proposal-undone',
      values: { title: titleOf(card.front) },
      url: href(moderateCard, { card_id: cardId }),
    });
  if (revision !== null) await announceDeck(tx, card.deck_id);
}
