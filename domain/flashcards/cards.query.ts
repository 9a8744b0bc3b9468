import type { z } from 'zod';
import { SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { AuthorData } from '../questions/contract';
import { findAuthors } from '../questions/authoring/authors.query';
import { isUnreviewed, mayFinish, mayReview } from './policy';
import { type flashcard, OWN_CARD, PACK_CARD, SHARED_CARD, type SourceKind } from './contract';
import type { LearnerSettings } from './memory/learner.query';
import { nextIntervals } from './review/memory';
import { PEOPLE } from '~/domain/accounts/views';
import { REPORTS } from '~/domain/reports/views';

/** What a card shows, as it is stored. */
export interface CardSides {
  front: string;
  back: string;
  html_version: number;
  front_image_url: string;
  back_image_url: string;
  tags: string[];
}

interface CardRow extends CardSides {
  id: number;
  pack: boolean;
  own: boolean;
  bookmarked: boolean;
  note: string;
  vote: number;
  upvotes: number;
  downvotes: number;
  reported: boolean;
  revision: number;
  has_topic: boolean;
  unchecked: boolean;
  deck_id: number;
  deck_name: string;
  kind: 'own' | 'pack' | 'collection';
  collected_in: string | null;
  order: number;
  reviews: number;
  leitner_bin: number;
  last_answered: Date | null;
  stability: number | null;
  difficulty: number | null;
  suspended: boolean;
  buried: boolean;
  flag: number;
  author_id: number | null;
  author_name: string | null;
  source: { kind: SourceKind; title: string; url: string } | null;
  unreviewed: 'offline' | 'model' | null;
}

/** What a card says to the person `$1` at the instant `$3`. */
const COLUMNS = `card.id, card.front, card.back, card.html_version, card.front_image_url, card.back_image_url, card.tags,
          deck.kind <> 'own' AS pack, deck.owner_id IS NOT DISTINCT FROM $1::int AS own, mark.account_id IS NOT NULL AS bookmarked,
          coalesce(note.note, '') AS note, card.revision, card.topic_id IS NOT NULL AS has_topic,
          deck.kind <> 'own' AND NOT deck.reviewed_by_clinician AS unchecked,
          votes.vote, votes.upvotes, votes.downvotes,
          EXISTS (SELECT FROM ${REPORTS} report WHERE report.kind = 'flashcard_report' AND report.entity_id = card.id
                     AND report.account_id = $1::int AND report.resolved_at IS NULL) AS reported,
          deck.id AS deck_id, deck.deck_name, deck.kind,
          (SELECT held.deck_name FROM collected_cards one JOIN decks held ON held.id = one.deck_id
            WHERE one.flashcard_id = card.id AND held.deleted_at IS NULL ORDER BY held.id LIMIT 1) AS collected_in, card.position AS "order", coalesce(state.reviews, 0)::int AS reviews,
          coalesce(state.leitner_bin, 0)::int AS leitner_bin, state.last_answered, state.stability, state.difficulty, coalesce(aside.suspended, false) AS suspended,
          coalesce(aside.buried_until > $3::timestamptz, false) AS buried, coalesce(aside.flag, 0)::int AS flag, author.id AS author_id, author.display_name AS author_name,
          (SELECT json_build_object('kind', source.source_kind, 'title', source.title, 'url', source.address)
             FROM flashcard_sources source WHERE source.flashcard_id = card.id AND source.account_id = $1::int) AS source,
          CASE WHEN ${isUnreviewed('card')} THEN card.written_by END AS unreviewed`;
const JOINS = `JOIN decks deck ON deck.id = card.deck_id
     LEFT JOIN ${PEOPLE} author ON author.id = card.author_id
     LEFT JOIN flashcard_states state ON state.account_id = $1::int AND state.flashcard_id = card.id
     LEFT JOIN flashcard_marks aside ON aside.account_id = $1::int AND aside.flashcard_id = card.id
     LEFT JOIN flashcard_bookmarks mark ON mark.account_id = $1::int AND mark.flashcard_id = card.id
     LEFT JOIN flashcard_notes note ON note.account_id = $1::int AND note.flashcard_id = card.id
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE cast_vote.vote = 1)::int AS upvotes, count(*) FILTER (WHERE cast_vote.vote = -1)::int AS downvotes,
              coalesce(max(cast_vote.vote) FILTER (WHERE cast_vote.account_id = $1::int), 0)::int AS vote
         FROM flashcard_votes cast_vote WHERE cast_vote.flashcard_id = card.id) votes`;

const ofQuiz = statement<CardRow, [person: number, quiz: number, now: Date, cards: number[]]>(
  'flashcards.cards-of-review',
  `SELECT ${COLUMNS}
     FROM flashcard_quizzes quiz
     JOIN flashcard_quiz_cards placed ON placed.quiz_id = quiz.id
     JOIN flashcards card ON card.id = placed.flashcard_id
     ${JOINS}
    WHERE quiz.id = $2::int AND quiz.account_id = $1::int AND placed.flashcard_id = ANY($4::int[])
      AND ${mayFinish('card', 'deck', '$1::int')}`,
);

const learned = statement<CardRow, [person: number, cards: number[], now: Date]>(
  'flashcards.learned-cards',
  `SELECT ${COLUMNS}
     FROM flashcard_states known
     JOIN flashcards card ON card.id = known.flashcard_id
     ${JOINS}
    WHERE known.account_id = $1::int AND known.flashcard_id = ANY($2::int[])
      AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')}`,
);

export type FlashcardData = z.input<typeof flashcard>;

function intervalsOf(
  { stability, difficulty, last_answered }: CardRow,
  now: number,
  settings: LearnerSettings,
): number[] {
  const memory = stability === null || difficulty === null ? null : { stability, difficulty };
  return nextIntervals(memory, last_answered?.getTime() ?? now, now, settings);
}

const typeOf = ({ own, pack }: CardRow) => (own ? OWN_CARD : pack ? PACK_CARD : SHARED_CARD);

/**
 * Both sides of cards of one's own review, in the order of `ids`. Those that are not in it, or that one may no longer see, are left
 * out.
 * @param buttons of a person who answers by four: what each would come to
 */
export async function cardsOfReview(
  read: Reader,
  personId: number,
  quizId: number,
  ids: readonly number[],
  buttons: LearnerSettings | null = null,
): Promise<FlashcardData[]> {
  return inOrder(read, await read.sql.all(ofQuiz, [personId, quizId, read.clock.now(), [...ids]]), ids, buttons);
}

/** Both sides of cards that somebody has reviewed before and may still review, in the order of `ids`. */
export const learnedCards = async (read: Reader, personId: number, ids: readonly number[]): Promise<FlashcardData[]> =>
  inOrder(read, await read.sql.all(learned, [personId, [...ids], read.clock.now()]), ids);

function authorOf(
  { author_id, author_name }: CardRow,
  panels: ReadonlyMap<number, AuthorData>,
): FlashcardData['author'] {
  const panel = author_id === null ? undefined : panels.get(author_id);
  if (author_id === null || !panel) return null;
  const { total_upvotes: _, public_creator: __, ...shown } = panel;
  return { id: author_id, name: author_name ?? '', ...shown };
}

async function inOrder(
  read: Reader,
  rows: readonly CardRow[],
  ids: readonly number[],
  buttons: LearnerSettings | null = null,
): Promise<FlashcardData[]> {
  const now = read.clock.now().getTime();
  const authors = new Set(rows.flatMap(({ author_id }) => author_id ?? []));
  const panels = authors.size === 0 ? new Map<number, AuthorData>() : await findAuthors(read, [...authors]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      front: SafeHtml.stored(row.front, row.html_version),
      back: SafeHtml.stored(row.back, row.html_version),
      front_image_url: row.front_image_url,
      back_image_url: row.back_image_url,
      tags: row.tags,
      type: typeOf(row),
      own_question: row.own,
      bookmarked: row.bookmarked,
      note: row.note,
      vote: row.vote,
      upvotes: row.upvotes,
      downvotes: row.downvotes,
      rating: row.upvotes - row.downvotes,
      reviews: row.reviews,
      leitner_bin: row.leitner_bin,
      last_answered: row.last_answered?.getTime() ?? null,
      ...(buttons && { intervals: intervalsOf(row, now, buttons) }),
      suspended: row.suspended,
      buried: row.buried,
      flag: row.flag,
      order: row.order,
      reported: row.reported,
      revision: row.revision,
      has_topic: row.has_topic,
      unchecked: row.unchecked,
      deck_id: row.deck_id,
      deck_name: row.deck_name,
      pack: row.kind === 'pack' ? row.deck_name : '',
      collection: row.kind === 'collection' ? row.deck_name : (row.collected_in ?? ''),
      author: authorOf(row, panels),
      source: row.source,
      unreviewed: row.unreviewed,
    };
  });
}
