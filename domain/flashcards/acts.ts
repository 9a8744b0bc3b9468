import type { Bookmarkable } from '../kit/acts/bookmark';
import type { OpenVotable } from '../kit/acts/open-vote';
import type { Votes } from '../kit/acts/contract';
import { notAllowed } from '../kit/errors';
import { plainText } from '../kit/html/plain-text';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { shownSummary } from '../questions/topic-summary';
import { mayReview } from './policy';
import { flashcardNotFound } from './refusals';
import { TOPICS } from '../questions/views';

const reviewable = statement<{ own: boolean }, [number, number]>(
  'flashcards.reviewable',
  `SELECT deck.owner_id IS NOT DISTINCT FROM $1::int AS own FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
    WHERE card.id = $2::int AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')}`,
);

/** @throws Problem not-found `flashcard-not-found` */
export async function requireFlashcard(read: Reader, person: Person, id: number): Promise<{ own: boolean }> {
  const card = await read.sql.one(reviewable, [person.id, id]);
  if (!card) throw flashcardNotFound();
  return card;
}

/** Cards of packs and of others are voted on, and one's own are not (spec 2 §3). @throws Problem as `requireFlashcard`; not-allowed */
async function requireOfOthers(tx: Transaction, person: Person, id: number): Promise<void> {
  if ((await requireFlashcard(tx, person, id)).own)
    throw notAllowed('own-flashcard', 'You can only vote on other people’s cards.');
}

export const flashcardBookmarks: Bookmarkable = {
  require: requireFlashcard,
  add: statement<never, [number, number]>(
    'flashcards.bookmark',
    'INSERT INTO flashcard_bookmarks (account_id, flashcard_id) VALUES ($1::int, $2::int) ON CONFLICT DO NOTHING',
  ),
  remove: statement<never, [number, number]>(
    'flashcards.unbookmark',
    'DELETE FROM flashcard_bookmarks WHERE account_id = $1::int AND flashcard_id = $2::int',
  ),
};

export const flashcardVotes: OpenVotable = {
  require: requireOfOthers,
  put: statement<never, [number, number, number]>(
    'flashcards.vote',
    `INSERT INTO flashcard_votes (account_id, flashcard_id, vote) VALUES ($1::int, $2::int, $3::smallint)
     ON CONFLICT (account_id, flashcard_id) DO UPDATE SET vote = excluded.vote`,
  ),
  clear: statement<never, [number, number]>(
    'flashcards.clear-vote',
    'DELETE FROM flashcard_votes WHERE account_id = $1::int AND flashcard_id = $2::int',
  ),
  count: statement<Votes, [number, number]>(
    'flashcards.count-votes',
    `SELECT count(*) FILTER (WHERE vote = 1)::int AS upvotes, count(*) FILTER (WHERE vote = -1)::int AS downvotes,
            coalesce(max(vote) FILTER (WHERE account_id = $1::int), 0)::int AS vote
       FROM flashcard_votes WHERE flashcard_id = $2::int`,
  ),
};

const saveNote = statement<never, [number, number, string, Date]>(
  'flashcards.save-note',
  `INSERT INTO flashcard_notes (account_id, flashcard_id, note, changed_at) VALUES ($1::int, $2::int, $3, $4::timestamptz)
   ON CONFLICT (account_id, flashcard_id) DO UPDATE SET note = excluded.note, changed_at = excluded.changed_at`,
);
const dropNote = statement<never, [number, number]>(
  'flashcards.drop-note',
  'DELETE FROM flashcard_notes WHERE account_id = $1::int AND flashcard_id = $2::int',
);

/**
 * Keeps one's own note on a card, as plain text; an empty one takes it away (spec 2 §3).
 * @throws Problem not-found `flashcard-not-found`
 */
export async function noteFlashcard(tx: Transaction, person: Person, id: number, text: string): Promise<string> {
  await requireFlashcard(tx, person, id);
  const note = plainText(text);
  if (note === '') await tx.sql.all(dropNote, [person.id, id]);
  else await tx.sql.all(saveNote, [person.id, id, note, tx.clock.now()]);
  return note;
}

const summaries = statement<{ slug: string; topic_name: string }, [number, string]>(
  'flashcards.summaries',
  `SELECT topic.slug, CASE $2::text WHEN 'es' THEN topic.name_es ELSE topic.name END AS topic_name
     FROM flashcards card JOIN ${TOPICS} topic ON topic.id = card.topic_id WHERE card.id = $1::int AND ${shownSummary('topic')} <> ''`,
);

/** Topics of the notebook that a card belongs to. @throws Problem not-found `flashcard-not-found` */
export async function findCardSummaries(read: Reader, person: Person, id: number, language: string) {
  await requireFlashcard(read, person, id);
  return read.sql.all(summaries, [id, language]);
}
