import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { cardsMaxOf } from '../decks/deck-rows.query';
import { deckNotFound, tooManyCards } from '../decks/refusals';
import { mayReview } from '../policy';
import { notCloneable } from './refusals';

const source = statement<{ cards: number; cloneable: boolean }, [number, number]>(
  'flashcards.cloned-deck',
  `SELECT deck.deck_cloneable OR deck.owner_id IS NOT DISTINCT FROM $1::int AS cloneable,
          (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards
     FROM decks deck WHERE deck.id = $2::int AND deck.kind = 'own' AND ${mayReview('deck', '$1::int')} FOR SHARE OF deck`,
);
const copyDeck = statement<{ id: number }, [number, number, string, Date]>(
  'flashcards.copy-deck',
  `INSERT INTO decks (kind, owner_id, submission_id, origin, cloned_from, deck_name, deck_description, deck_colour, deck_icon, category, language, created_at, changed_at)
   SELECT 'own', $1::int, $3::uuid, CASE WHEN origin = 'import' AND owner_id = $1::int THEN 'import' ELSE 'clone' END, id,
          deck_name, deck_description, deck_colour, deck_icon, category, language, $4::timestamptz, $4::timestamptz
     FROM decks WHERE id = $2::int
   ON CONFLICT (owner_id, submission_id) DO NOTHING RETURNING id`,
);
// A cloze text is copied with its cards, as a note of its own.
const copyCards = statement<never, [number, number, number, Date]>(
  'flashcards.copy-cards',
  `WITH whole AS (
     SELECT card.*, cloze.cloze_text, cloze.extra, cloze.occlusion,
            CASE WHEN cloze.flashcard_id IS NOT NULL THEN md5($2::int || ' ' || coalesce(card.author_id, 0) || ' ' || card.source_guid) END AS note
       FROM flashcards card LEFT JOIN flashcard_clozes cloze ON cloze.flashcard_id = card.id AND cloze.revision = card.revision
      WHERE card.deck_id = $1::int AND card.deleted_at IS NULL),
   copied AS (
     INSERT INTO flashcards (deck_id, author_id, position, front, back, html_version, front_image_url, back_image_url, tags, topic_id, created_at, changed_at, added_in, changed_in, source_guid, source_ord)
     SELECT $2::int, $3::int, position, front, back, html_version, front_image_url, back_image_url, tags, topic_id, $4::timestamptz, $4::timestamptz, 1, 1,
            note, CASE WHEN note IS NULL THEN 0 ELSE source_ord END
       FROM whole RETURNING id, revision, source_guid, source_ord)
   INSERT INTO flashcard_clozes (flashcard_id, revision, cloze_text, extra, occlusion)
   SELECT copied.id, copied.revision, whole.cloze_text, whole.extra, whole.occlusion
     FROM copied JOIN whole ON whole.note = copied.source_guid AND whole.source_ord = copied.source_ord`,
);
const madeBefore = statement<{ id: number }, [number, string]>(
  'flashcards.clone-made-before',
  'SELECT id FROM decks WHERE owner_id = $1::int AND submission_id = $2::uuid',
);

/**
 * Makes a private copy of a deck whose owner allows it, or of one's own. It knows what it is a copy of, and changes of either
 * do not reach the other. The same submission makes one.
 *
 * @returns its id
 * @throws Problem not-found `deck-not-found`; not-allowed `deck-not-cloneable`, `too-many-cards` for what the copier may have
 */
export async function cloneDeck(
  tx: Transaction,
  person: Person,
  deckId: number,
  submissionId: string,
): Promise<number> {
  const deck = await tx.sql.one(source, [person.id, deckId]);
  if (!deck) throw deckNotFound();
  if (!deck.cloneable) throw notCloneable();
  const most = cardsMaxOf(person);
  if (deck.cards > most) throw tooManyCards(most);
  const now = tx.clock.now();
  const made = await tx.sql.one(copyDeck, [person.id, deckId, submissionId, now]);
  if (!made) return (await tx.sql.one(madeBefore, [person.id, submissionId]))!.id;
  await tx.sql.all(copyCards, [deckId, made.id, person.id, now]);
  return made.id;
}
