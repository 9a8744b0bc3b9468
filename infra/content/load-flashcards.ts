import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { nameUuid } from '~/infra/support/name-uuid';
import { escapeHtml, sanitise } from '../html/sanitise';
import { contentHash } from './content-hash';
import type { ParsedPack } from './flashcard-content';

/** Raised when this file stores the same content differently, so that it is stored again. */
const LOADER_VERSION = 1;

/** The namespace of the ids of cards. It never changes: another one would make every card a new one. */
const CARDS = '7c0f4a52-3d1e-4b8a-9a57-5e2b1c6d8f03';

const SOURCE = { en: 'Source', es: 'Fuente' } as const;

type Card = ParsedPack['cards'][number];

const known = statement<{ slug: string; content_hash: string | null; deleted: boolean }, [string[]]>(
  'content.known-packs',
  `SELECT slug, content_hash, deleted_at IS NOT NULL AS deleted FROM decks WHERE slug = ANY($1::text[])`,
);

const saveDecks = statement<{ id: number; slug: string }, [string, Date]>(
  'content.save-packs',
  `INSERT INTO decks AS deck (kind, slug, deck_name, deck_description, language, deck_colour, deck_icon, reviewed_by_clinician, content_hash, created_at, changed_at)
   SELECT kind, slug, deck_name, deck_description, language, deck_colour, deck_icon, reviewed_by_clinician, content_hash, $2::timestamptz, $2::timestamptz
     FROM jsonb_to_recordset($1::jsonb)
       AS listed (kind text, slug text, deck_name text, deck_description text, language text, deck_colour text, deck_icon text, reviewed_by_clinician boolean, content_hash text)
   ON CONFLICT (slug) DO UPDATE
     SET deck_name = excluded.deck_name, deck_description = excluded.deck_description, language = excluded.language,
         deck_colour = excluded.deck_colour, deck_icon = excluded.deck_icon,
         reviewed_by_clinician = excluded.reviewed_by_clinician, content_hash = excluded.content_hash,
         changed_at = excluded.changed_at, revision = deck.revision + 1
     WHERE deck.deleted_at IS NULL AND deck.content_hash IS NOT NULL
   RETURNING id, slug`,
);

/** A card that a moderator has changed or moved to another pack is left alone. A card that only moves keeps its revision. One that was taken out and is listed again comes back, with what was reviewed of it. */
const saveCards = statement<never, [string, Date]>(
  'content.save-flashcards',
  `INSERT INTO flashcards AS card (deck_id, position, front, back, html_version, tags, topic_id, content_hash, submission_id, created_at, changed_at)
   SELECT deck_id, position, front, back, ${SANITISER_VERSION}, tags, topics.id, listed.content_hash, submission_id, $2::timestamptz, $2::timestamptz
     FROM jsonb_to_recordset($1::jsonb)
       AS listed (deck_id int, position int, front text, back text, tags text[], topic text, content_hash text, submission_id uuid)
     JOIN topics ON topics.slug = listed.topic
    WHERE NOT EXISTS (SELECT FROM flashcards moved WHERE moved.submission_id = listed.submission_id AND moved.deck_id <> listed.deck_id AND moved.content_hash IS NULL)
   ON CONFLICT (deck_id, submission_id) DO UPDATE
     SET position = excluded.position, front = excluded.front, back = excluded.back, html_version = excluded.html_version,
         tags = excluded.tags, topic_id = excluded.topic_id, content_hash = excluded.content_hash, deleted_at = NULL,
         revision = card.revision + (card.content_hash IS DISTINCT FROM excluded.content_hash)::int,
         changed_at = CASE WHEN card.content_hash IS DISTINCT FROM excluded.content_hash THEN excluded.changed_at ELSE card.changed_at END
     WHERE card.hidden_at IS NULL AND card.content_hash IS NOT NULL
       AND (card.content_hash IS DISTINCT FROM excluded.content_hash OR card.position <> excluded.position OR card.deleted_at IS NOT NULL)`,
);

const dropCards = statement<never, [number[], string[], Date]>(
  'content.drop-flashcards',
  `UPDATE flashcards SET deleted_at = $3::timestamptz
    WHERE deck_id = ANY($1::int[]) AND deleted_at IS NULL AND NOT submission_id = ANY($2::uuid[])`,
);

const dropCollected = statement<never, [number[]]>(
  'content.drop-collected-cards',
  'DELETE FROM collected_cards WHERE deck_id = ANY($1::int[])',
);
const saveCollected = statement<never, [string]>(
  'content.save-collected-cards',
  `INSERT INTO collected_cards (deck_id, flashcard_id)
   SELECT DISTINCT listed.deck_id, card.id
     FROM jsonb_to_recordset($1::jsonb) AS listed (deck_id int, pack text, submission_id uuid)
     JOIN decks pack ON pack.slug = listed.pack
     JOIN flashcards card ON card.deck_id = pack.id AND card.submission_id = listed.submission_id`,
);

const paragraph = (text: string): string => (/^<(p|ul|ol)>/.test(text) ? text : `<p>${text}</p>`);

/** The answer, with where it comes from at its end. */
function backOf({ language, sources }: ParsedPack, { back, source }: Card): string {
  const { title, publisher, year, url } = sources[source]!;
  return `${paragraph(back)}<p>${SOURCE[language]}: <a href="${escapeHtml(url)}">${escapeHtml(title)}</a>. ${escapeHtml(publisher)}, ${year}.</p>`;
}

function rowOf(pack: ParsedPack, card: Card, deck_id: number, index: number) {
  const content = {
    front: sanitise(paragraph(card.front)),
    back: sanitise(backOf(pack, card)),
    tags: card.tags,
    topic: card.topic,
  };
  return {
    ...content,
    deck_id,
    position: index + 1,
    content_hash: contentHash(LOADER_VERSION, content),
    submission_id: idOf(pack.slug, card.key),
  };
}

const idOf = (pack: string, key: string): string => nameUuid(CARDS, `${pack}/${key}`);

/** What a collection draws from beside its own cards. */
const collectedBy = ({ collects }: ParsedPack, deck_id: number) =>
  Object.entries(collects).flatMap(([pack, keys]) =>
    keys.map((key) => ({ deck_id, pack, submission_id: idOf(pack, key) })),
  );

/**
 * Makes or changes the packs and collections of flashcards of the starter content, all in one go; their topics are there already. A card is
 * known by its key, and keeps its id and everybody's reviews. One that is gone from its pack is marked as deleted and stays,
 * since reviews refer to it. A pack that was deleted stays deleted, one whose file is gone stays as it is, and a slug that
 * somebody has taken over is left to them.
 *
 * @returns how many packs were made or changed
 */
export async function loadPacks(tx: Transaction, packs: readonly ParsedPack[]): Promise<number> {
  const before = new Map((await tx.sql.all(known, [packs.map(({ slug }) => slug)])).map((row) => [row.slug, row]));
  const changed = packs
    .map((pack) => ({ pack, content_hash: contentHash(LOADER_VERSION, pack) }))
    .filter(({ pack, content_hash }) => {
      const there = before.get(pack.slug);
      return !there || (!there.deleted && there.content_hash !== null && there.content_hash !== content_hash);
    });
  if (changed.length === 0) return 0;
  const now = tx.clock.now();
  const heads = changed.map(
    ({ pack: { cards: _cards, sources: _sources, collects: _collects, ...head }, content_hash }) => ({
      ...head,
      content_hash,
    }),
  );
  const kept = await tx.sql.all(saveDecks, [JSON.stringify(heads), now]);
  const ids = new Map(kept.map(({ id, slug }) => [slug, id]));
  const rows = changed.flatMap(({ pack }) => {
    const deck_id = ids.get(pack.slug);
    return deck_id === undefined ? [] : pack.cards.map((card, index) => rowOf(pack, card, deck_id, index));
  });
  await tx.sql.all(dropCards, [[...ids.values()], rows.map(({ submission_id }) => submission_id), now]);
  await tx.sql.all(saveCards, [JSON.stringify(rows), now]);
  const collected = changed.flatMap(({ pack }) => {
    const deck_id = ids.get(pack.slug);
    return deck_id === undefined ? [] : collectedBy(pack, deck_id);
  });
  await tx.sql.all(dropCollected, [[...ids.values()]]);
  await tx.sql.all(saveCollected, [JSON.stringify(collected)]);
  return kept.length;
}
