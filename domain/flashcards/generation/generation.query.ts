import { SafeHtml } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { SentSnapshot } from '~/domain/kit/contract';
import { isUnreviewed } from '../policy';
import type { CardSource } from './card-writer';
import type { deckGeneration, DeckFailure, GenerationSource } from './contract';
import { generationNotFound } from './refusals';
import { TOPICS } from '~/domain/questions/views';

export type GenerationState = 'generating' | 'done' | 'failed' | 'cancelled';

interface Row {
  id: number;
  version: number;
  state: GenerationState;
  length: number;
  written: number;
  failure: DeckFailure | null;
  begun: boolean;
  /** Decks that were asked for earlier and that nobody has begun to write. */
  waiting_before: number;
  deck_id: number | null;
  deck_name: string | null;
  writer: CardSource | null;
  cards: { id: number; front: string; back: string; html_version: number; unreviewed: boolean }[] | null;
}

// The whole queue is read once, however many ask where they are in it: it is bounded by MOST_WAITING.
const ofGenerations = statement<Row, [number[]]>(
  'flashcards.generations',
  `WITH queue AS (
     SELECT id, count(*) FILTER (WHERE writing_since IS NULL) OVER (ORDER BY queued_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS waiting_before
       FROM flashcard_generations WHERE state = 'generating')
   SELECT generation.id, generation.version, generation.state, generation.length::int, generation.written::int, generation.failure, generation.writing_since IS NOT NULL AS begun,
          coalesce(queue.waiting_before, 0)::int AS waiting_before, deck.id AS deck_id, deck.deck_name,
          (SELECT card.written_by FROM flashcards card WHERE card.deck_id = generation.deck_id AND card.written_by IS NOT NULL LIMIT 1) AS writer,
          (SELECT json_agg(json_build_object('id', card.id, 'front', card.front, 'back', card.back, 'html_version', card.html_version, 'unreviewed', ${isUnreviewed('card')}) ORDER BY card.position, card.id)
             FROM flashcards card WHERE card.deck_id = deck.id AND card.written_by IS NOT NULL AND card.deleted_at IS NULL) AS cards
     FROM flashcard_generations generation LEFT JOIN queue ON queue.id = generation.id
     LEFT JOIN decks deck ON deck.id = generation.deck_id AND deck.deleted_at IS NULL
    WHERE generation.id = ANY ($1::int[])`,
);

type Sent = SentSnapshot<typeof deckGeneration>;

function toSnapshot(row: Row): Sent {
  const generating = row.state === 'generating';
  return {
    version: row.version,
    stage: row.state === 'cancelled' ? 'cancelled' : !generating ? 'done' : row.begun ? 'writing' : 'waiting',
    place: generating && !row.begun ? row.waiting_before : 0,
    written: row.written,
    length: row.length,
    deck_id: row.deck_id,
    deck_name: row.deck_name ?? '',
    cards: (row.cards ?? []).map(({ id, front, back, html_version, unreviewed }) => ({
      id,
      front: SafeHtml.stored(front, html_version),
      back: SafeHtml.stored(back, html_version),
      unreviewed,
    })),
    writer: row.writer,
    failure: row.failure,
  };
}

/** How far the writing of decks is, with their cards, by the ids of the generations. */
export async function deckGenerationsOf(read: Pick<Reader, 'sql'>, ids: readonly number[]): Promise<Map<number, Sent>> {
  return new Map((await read.sql.all(ofGenerations, [[...ids]])).map((row) => [row.id, toSnapshot(row)]));
}

export const deckGenerationOf = async (read: Pick<Reader, 'sql'>, id: number): Promise<Sent | null> =>
  (await deckGenerationsOf(read, [id])).get(id) ?? null;

const owned = statement<{ source: GenerationSource; title: string }, [number, number, string]>(
  'flashcards.own-generation',
  `SELECT generation.source, coalesce(CASE WHEN $3 = 'es' THEN topic.name_es ELSE topic.name END, '') AS title
     FROM flashcard_generations generation LEFT JOIN ${TOPICS} topic ON topic.id = generation.topic_id
    WHERE generation.id = $1::int AND generation.account_id = $2::int`,
);

/** Only the one for whom it is written may know of it. */
export const ownsDeckGeneration = async (read: Pick<Reader, 'sql'>, personId: number, id: number): Promise<boolean> =>
  (await read.sql.one(owned, [id, personId, 'en'])) !== null;

/**
 * How far the writing of one's own generated deck is; the title is its topic's name, or empty.
 * @throws Problem not-found `generation-not-found`, also for somebody else's
 */
export async function findDeckGeneration(
  read: Pick<Reader, 'sql'>,
  person: { id: number; language: string },
  id: number,
) {
  const [own, generation] = await Promise.all([
    read.sql.one(owned, [id, person.id, person.language]),
    deckGenerationOf(read, id),
  ]);
  if (!own || !generation) throw generationNotFound();
  return { generation_id: id, ...own, generation };
}
