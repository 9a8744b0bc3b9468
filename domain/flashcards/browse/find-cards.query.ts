import type { SentPageData } from '~/domain/kit/contract';
import { containing } from '~/domain/kit/search-patterns';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { DOCUMENTS } from '~/domain/search/views';
import { lineOf } from '../line-of';
import { ACT_MAX, BROWSE_PAGE, type browseCards, type CardFilter, type Cursor, MATURE_DAYS } from './contract';

type Data = SentPageData<typeof browseCards>;

interface Row {
  count: number;
  key_text: string;
  key_number: number;
  id: number;
  front: string;
  back: string;
  deck_id: number;
  deck_name: string;
  tags: string[];
  suspended: boolean;
  buried: boolean;
  flag: number;
  due_at: Date | null;
  interval: number | null;
  lapses: number | null;
  reviews: number | null;
}

const INTERVAL = `extract(epoch FROM known.due_at - known.last_answered)::float8 / 86400`;
/** A number that comes after those of every card that was answered. */
const LAST = '1e15';

const OWN = `decks deck
       JOIN flashcards card ON card.deck_id = deck.id AND card.deleted_at IS NULL`;
const IS_OWN = `deck.owner_id = $1::int AND deck.kind = 'own' AND deck.deleted_at IS NULL`;
/** Each by its key: never all that is searched. */
const WORDS = `CROSS JOIN LATERAL (
         SELECT title, body FROM ${DOCUMENTS} document WHERE document.kind = 'card' AND document.entity_id = card.id OFFSET 0) words`;

const ALIKE = `alike AS MATERIALIZED (
     SELECT id FROM (
       SELECT card.id, count(*) OVER (PARTITION BY md5(lower(words.title) || card.front_image_url)) AS cards
         FROM ${OWN} ${WORDS} WHERE ${IS_OWN}) counted
      WHERE cards > 1),
   `;

/**
 * Cards of person `$1` that match, with what they are sorted by. Ids and numbers alone are read of those that are not shown, and
 * their words only if somebody asks for them.
 */
const found = ({
  words,
  alike,
}: {
  words: boolean;
  alike: boolean;
}) => `WITH ${alike ? ALIKE : ''}known AS MATERIALIZED (SELECT * FROM flashcard_states WHERE account_id = $1::int),
   marked AS MATERIALIZED (SELECT * FROM flashcard_marks WHERE account_id = $1::int AND (suspended OR flag > 0 OR buried_until > $2::timestamptz)),
   found AS MATERIALIZED (
     SELECT card.id,
            ${words ? `CASE WHEN $7::text = 'text' THEN left(lower(words.title), 200) ELSE '' END` : `''`} AS key_text,
            CASE $7::text WHEN 'due' THEN coalesce(extract(epoch FROM known.due_at)::float8, ${LAST})
                          WHEN 'shortest' THEN coalesce(${INTERVAL}, ${LAST})
                          WHEN 'longest' THEN coalesce(-${INTERVAL}, ${LAST})
                          WHEN 'lapses' THEN -coalesce(known.lapses, 0)::float8
                          WHEN 'text' THEN 0
                          ELSE -card.id::float8 END AS key_number
       FROM ${OWN}
       ${words ? WORDS : ''}
       ${alike ? 'JOIN alike ON alike.id = card.id' : ''}
       LEFT JOIN known ON known.flashcard_id = card.id
       LEFT JOIN marked ON marked.flashcard_id = card.id
      WHERE ${IS_OWN}
        AND ($3::int = 0 OR deck.id = $3::int)
        AND ($4::text = '' OR $4::text = ANY (card.tags))
        AND CASE $5::text WHEN 'new' THEN known.flashcard_id IS NULL
                          WHEN 'due' THEN known.due_at <= $2::timestamptz AND marked.suspended IS NOT TRUE AND (marked.buried_until > $2::timestamptz) IS NOT TRUE
                          WHEN 'young' THEN ${INTERVAL} < ${MATURE_DAYS}
                          WHEN 'mature' THEN ${INTERVAL} >= ${MATURE_DAYS}
                          WHEN 'lapsed' THEN known.lapses > 0
                          WHEN 'suspended' THEN marked.suspended
                          WHEN 'buried' THEN marked.buried_until > $2::timestamptz
                          WHEN 'flagged' THEN marked.flag > 0
                          ELSE true END
        AND ${words ? `lower(words.title || ' ' || words.body) LIKE ALL ($6::text[])` : 'cardinality($6::text[]) = 0'})
   SELECT (SELECT count(*)::int FROM found) AS count, shown.key_text, shown.key_number, card.id, card.front, card.back, card.deck_id,
          deck.deck_name, card.tags, coalesce(marked.suspended, false) AS suspended,
          coalesce(marked.buried_until > $2::timestamptz, false) AS buried, coalesce(marked.flag, 0)::int AS flag, known.due_at, ${INTERVAL} AS interval, known.lapses, known.reviews
     FROM (SELECT * FROM found
            WHERE $10::int = 0 OR (key_text, key_number, id) > ($8::text, $9::float8, $10::int)
            ORDER BY key_text, key_number, id LIMIT $11::int) shown
     JOIN flashcards card ON card.id = shown.id
     JOIN decks deck ON deck.id = card.deck_id
     LEFT JOIN known ON known.flashcard_id = card.id
     LEFT JOIN marked ON marked.flashcard_id = card.id
    ORDER BY shown.key_text, shown.key_number, shown.id`;

type Values = [
  person: number,
  now: Date,
  deck: number,
  tag: string,
  state: string,
  patterns: string[],
  sort: string,
  text: string,
  number: number,
  id: number,
  most: number,
];
const anyCards = statement<Row, Values>('flashcards.browse', found({ words: false, alike: false }));
const byWords = statement<Row, Values>('flashcards.browse-by-words', found({ words: true, alike: false }));
const alikeCards = statement<Row, Values>('flashcards.browse-duplicates', found({ words: true, alike: true }));

const decks = statement<Data['decks'][number], [number]>(
  'flashcards.decks-to-browse',
  `SELECT deck.id, deck.deck_name, count(card.id)::int AS cards
     FROM decks deck LEFT JOIN flashcards card ON card.deck_id = deck.id AND card.deleted_at IS NULL
    WHERE deck.owner_id = $1::int AND deck.kind = 'own' AND deck.deleted_at IS NULL
    GROUP BY deck.id ORDER BY lower(deck.deck_name), deck.id`,
);
const tags = statement<{ tag: string }, [number]>(
  'flashcards.tags-to-browse',
  `SELECT DISTINCT tag FROM decks deck JOIN flashcards card ON card.deck_id = deck.id AND card.deleted_at IS NULL, unnest(card.tags) AS tag
    WHERE deck.owner_id = $1::int AND deck.kind = 'own' AND deck.deleted_at IS NULL ORDER BY tag`,
);

const patternsOf = (q: string): string[] => q.toLowerCase().split(/\s+/).filter(Boolean).map(containing);

async function matching(
  read: Reader,
  personId: number,
  { deck, tag, state, q, sort }: CardFilter,
  after: Cursor | null,
  most: number,
): Promise<Row[]> {
  const { text, number, id } = after ?? { text: '', number: 0, id: 0 };
  // Two that are alike stand beside each other.
  const order = state === 'duplicate' ? 'text' : sort;
  const patterns = patternsOf(q);
  const which = state === 'duplicate' ? alikeCards : order === 'text' || patterns.length > 0 ? byWords : anyCards;
  const values: Values = [personId, read.clock.now(), deck, tag, state, patterns, order, text, number, id, most];
  return read.sql.all(which, values);
}

function toSlice(rows: readonly Row[]): Pick<Data, 'items' | 'next'> {
  const shown = rows.slice(0, BROWSE_PAGE);
  const last = shown.at(-1);
  return {
    items: shown.map(
      ({
        id,
        front,
        back,
        deck_id,
        deck_name,
        tags: its,
        suspended,
        buried,
        flag,
        due_at,
        interval,
        lapses,
        reviews,
      }) => ({
        id,
        front: lineOf(front),
        back: lineOf(back),
        deck_id,
        deck_name,
        tags: its,
        suspended,
        buried,
        flag,
        memory: due_at && {
          due_at: due_at.toISOString(),
          interval: interval ?? 0,
          lapses: lapses ?? 0,
          reviews: reviews ?? 0,
        },
      }),
    ),
    next: last && rows.length > BROWSE_PAGE ? { text: last.key_text, number: last.key_number, id: last.id } : null,
  };
}

/** The next cards of somebody's own that match. */
export const moreCards = async (read: Reader, personId: number, filter: CardFilter, after: Cursor | null) =>
  toSlice(await matching(read, personId, filter, after, BROWSE_PAGE + 1));

/** The first cards that match, how many there are, and what one can choose from. */
export async function browse(read: Reader, personId: number, filter: CardFilter): Promise<Data> {
  const [rows, ownDecks, ownTags] = await Promise.all([
    matching(read, personId, filter, null, BROWSE_PAGE + 1),
    read.sql.all(decks, [personId]),
    read.sql.all(tags, [personId]),
  ]);
  return { ...toSlice(rows), count: rows[0]?.count ?? 0, decks: ownDecks, tags: ownTags.map(({ tag }) => tag) };
}

/** The ids of the cards that match, in their order; at most ACT_MAX. */
export const matchingIds = async (read: Reader, personId: number, filter: CardFilter): Promise<number[]> =>
  (await matching(read, personId, filter, null, ACT_MAX)).map(({ id }) => id);
