import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { Parsed } from '~/domain/kit/contract';
import { CLOZE_CARDS_MAX, type editDeck, SIDE_MAX } from '../decks/contract';
import { lockDeck } from '../decks/deck-rows.query';
import { cardsChanged, clozeElsewhere, clozeTooLong, noCloze, reviewedCardsGo } from '../decks/refusals';
import { writeCards } from '../decks/write-cards';
import type { OcclusionPicture } from '../exchange/imported-card';
import { saveClozes } from '../exchange/import-clozes';

type SentCloze = Parsed<typeof editDeck.actions.save_cloze>['cloze'];

/** A cloze text as it was sent, with its cards, sanitised. */
export interface CleanCloze extends Pick<SentCloze, 'id' | 'tags' | 'revisions'> {
  text: CleanHtml;
  extra: CleanHtml;
  cards: { number: number; front: CleanHtml; back: CleanHtml }[];
  /** Of a picture with rectangles. */
  occlusion?: OcclusionPicture;
}

interface Member {
  id: number;
  deck_id: number;
  number: number;
  /** Whether it is as it was made of the text. */
  whole: boolean;
}

const named = statement<{ id: number; guid: string | null; author_id: number | null }, [deck: number, card: number]>(
  'flashcards.card-of-cloze',
  `SELECT card.id, CASE WHEN cloze.flashcard_id IS NOT NULL THEN card.source_guid END AS guid, card.author_id
     FROM flashcards card LEFT JOIN flashcard_clozes cloze ON cloze.flashcard_id = card.id AND cloze.revision = card.revision
    WHERE card.deck_id = $1::int AND card.id = $2::int AND card.deleted_at IS NULL`,
);
// Cards of decks that were deleted are nobody's any more.
const release = statement<never, [author: number | null, guid: string]>(
  'flashcards.release-cloze',
  `UPDATE flashcards card SET source_guid = NULL FROM decks deck
    WHERE deck.id = card.deck_id AND deck.deleted_at IS NOT NULL AND card.author_id = $1::int AND card.source_guid = $2::text AND card.deleted_at IS NULL`,
);
const members = statement<Member, [author: number | null, guid: string]>(
  'flashcards.cards-of-cloze',
  `SELECT card.id, card.deck_id, card.source_ord + 1 AS number, coalesce(cloze.revision = card.revision, false) AS whole
     FROM flashcards card LEFT JOIN flashcard_clozes cloze ON cloze.flashcard_id = card.id
    WHERE card.author_id IS NOT DISTINCT FROM $1::int AND card.source_guid = $2::text AND card.deleted_at IS NULL`,
);
const reviewed = statement<{ id: number }, [number[]]>(
  'flashcards.reviewed-cards',
  'SELECT flashcard_id AS id FROM flashcard_states WHERE flashcard_id = ANY($1::int[]) LIMIT 1',
);
const join = statement<never, [rows: string, guid: string, author: number | null]>(
  'flashcards.join-cloze',
  `UPDATE flashcards card SET source_guid = $2::text, source_ord = one.number - 1, author_id = $3::int, source_changed_at = NULL, source_revision = NULL
     FROM jsonb_to_recordset($1::jsonb) AS one (id int, number int) WHERE card.id = one.id`,
);

interface Note {
  guid: string;
  /** The author of the cards, of added ones as well. */
  author: number | null;
  members: Member[];
  /** A card by itself, which becomes the first of the text. */
  first: number | null;
}

async function findNote(tx: Transaction, personId: number, deckId: number, sentId: string): Promise<Note> {
  const id = sentId.slice(1);
  if (sentId.startsWith('n')) {
    const guid = /^\d+$/.test(id) ? randomUUID() : id;
    return { guid, author: personId, members: await tx.sql.all(members, [personId, guid]), first: null };
  }
  const card = await tx.sql.one(named, [deckId, Number(id)]);
  if (!card) throw cardsChanged([sentId]);
  if (card.guid === null) return { guid: randomUUID(), author: card.author_id, members: [], first: card.id };
  await tx.sql.all(release, [card.author_id, card.guid]);
  const found = await tx.sql.all(members, [card.author_id, card.guid]);
  return { guid: card.guid, author: card.author_id, members: found, first: null };
}

function requireCloze({ cards, text, extra }: CleanCloze): void {
  if (cards.length === 0) throw noCloze();
  const long = [text, extra, ...cards.flatMap(({ front, back }) => [front, back])].some(
    ({ length }) => length > SIDE_MAX,
  );
  if (long || cards.length > CLOZE_CARDS_MAX || cards.some(({ number }) => number < 1)) throw clozeTooLong();
}

/** Of a card that was just made. */
const FIRST_REVISION = 1;

/**
 * Saves a cloze text of a deck that one owns or edits: a card for each of its numbers. Cards that were changed by themselves since
 * stay as they are. Sent twice, it is saved once.
 *
 * @param confirmed also cards that somebody has reviewed may go
 * @throws Problem not-found `deck-not-found`; invalid `no-cloze`, `cloze-too-long`; conflict `cloze-elsewhere`, `reviewed-cards-go`;
 *   and as `writeCards` does
 */
export async function saveCloze(
  tx: Transaction,
  person: Person,
  deckId: number,
  cloze: CleanCloze,
  confirmed: boolean,
): Promise<void> {
  const deck = await lockDeck(tx, person.id, deckId);
  requireCloze(cloze);
  const note = await findNote(tx, person.id, deckId, cloze.id);
  if (note.members.some(({ deck_id }) => deck_id !== deckId)) throw clozeElsewhere();
  const known = new Map(note.members.map((member) => [member.number, member]));
  const readAt = (id: number) => cloze.revisions[`e${id}`] ?? FIRST_REVISION;

  const made = cloze.cards.filter(({ number }) => known.get(number)?.whole !== false);
  const sent = made.map(({ number, front, back }, index) => {
    const id = known.get(number)?.id ?? (index === 0 ? note.first : null);
    const place = id === null ? { id: `n${randomUUID()}` } : { id: `e${id}`, revision: readAt(id) };
    return { ...place, number, front, back, front_image_url: '', back_image_url: '', tags: cloze.tags };
  });
  const kept = new Set(cloze.cards.map(({ number }) => number));
  const gone = note.members.filter(({ number, whole }) => whole && !kept.has(number)).map(({ id }) => id);
  if (!confirmed && gone.length > 0 && (await tx.sql.one(reviewed, [gone]))) throw reviewedCardsGo();

  const deletions = gone.map((id) => ({ id: `e${id}`, revision: readAt(id) }));
  const written = await writeCards(tx, person, deck, sent, deletions);
  const joined = sent.flatMap(({ id, number }) => (known.has(number) ? [] : [{ id: written.get(id)!, number }]));
  await tx.sql.all(join, [JSON.stringify(joined), note.guid, note.author]);
  await saveClozes(
    tx,
    [...written.values()].map((id) => ({
      id,
      text: cloze.text,
      extra: cloze.extra,
      occlusion: cloze.occlusion ?? null,
    })),
  );
}
