import { specialtyId } from '~/domain/questions/specialties';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { mergeTopic } from '~/domain/notebook/merge-topic';
import { sanitise } from '../html/sanitise';
import { contentHash } from './content-hash';
import type { ParsedTopic } from './question-content';

/** Raised when this file stores the same content differently, so that it is stored again. */
const LOADER_VERSION = 1;

const known = statement<{ slug: string; content_hash: string | null }, [string[]]>(
  'content.known-topics',
  `SELECT slug, content_hash FROM topics WHERE slug = ANY($1::text[])`,
);

/** SQL: it waits for a second person, or for its author. What was decided stays as it was. */
const isOpen = (proposal: string): string => `${proposal}.state IN ('proposed', 'returned')`;

/** A topic that moves to another specialty takes its questions, everybody's, with it, and what is proposed of questions. */
const save = statement<{ count: number }, [string, Date]>(
  'content.save-topics',
  `WITH kept AS (
     INSERT INTO topics (slug, specialty_id, name, name_es, summary, html_version, sources, content_hash, created_at, updated_at)
     SELECT slug, specialty_id, name, name_es, summary, ${SANITISER_VERSION}, sources, content_hash, $2::timestamptz, $2::timestamptz
       FROM jsonb_to_recordset($1::jsonb) AS listed (slug text, specialty_id smallint, name text, name_es text, summary text, sources jsonb, content_hash text)
     ON CONFLICT (slug) DO UPDATE
       SET specialty_id = excluded.specialty_id, name = excluded.name, name_es = excluded.name_es, summary = excluded.summary, html_version = excluded.html_version, sources = excluded.sources,
           checked_by = CASE WHEN topics.summary = excluded.summary THEN topics.checked_by END, checked_on = CASE WHEN topics.summary = excluded.summary THEN topics.checked_on END,
           content_hash = excluded.content_hash, updated_at = excluded.updated_at
     RETURNING id, specialty_id),
   moved AS (UPDATE questions q SET specialty_id = kept.specialty_id FROM kept WHERE q.topic_id = kept.id AND q.specialty_id <> kept.specialty_id),
   proposed AS (UPDATE question_proposals open SET body = open.body || jsonb_build_object('specialty_id', kept.specialty_id), html_version = open.html_version FROM kept
                 WHERE ${isOpen('open')} AND (open.body ->> 'topic_id')::int = kept.id)
   SELECT count(*)::int AS count FROM kept`,
);

/** A topic that has another slug now stays the same one. */
const rename = statement<never, [string]>(
  'content.rename-topics',
  `UPDATE topics topic SET slug = listed.slug
     FROM (SELECT DISTINCT ON (slug) slug, former FROM jsonb_to_recordset($1::jsonb) AS listed (slug text, former text)
            WHERE former IN (SELECT slug FROM topics) ORDER BY slug, former) listed
    WHERE topic.slug = listed.former AND topic.content_hash IS NOT NULL AND NOT EXISTS (SELECT FROM topics there WHERE there.slug = listed.slug)`,
);
/** Topics that are merged into another. */
const merged = statement<{ from: number; into: number }, [string]>(
  'content.merged-topics',
  `SELECT old.id AS from, topic.id AS into
     FROM jsonb_to_recordset($1::jsonb) AS listed (slug text, former text)
     JOIN topics old ON old.slug = listed.former AND old.content_hash IS NOT NULL JOIN topics topic ON topic.slug = listed.slug
    ORDER BY old.id`,
);
const leadOn = statement<never, [string]>(
  'content.lead-on',
  `INSERT INTO topic_addresses AS address (slug, topic_id)
   SELECT listed.former, topic.id FROM jsonb_to_recordset($1::jsonb) AS listed (slug text, former text) JOIN topics topic ON topic.slug = listed.slug
    WHERE NOT EXISTS (SELECT FROM topics own WHERE own.slug = listed.former AND own.content_hash IS NULL)
   ON CONFLICT (slug) DO UPDATE SET topic_id = excluded.topic_id WHERE address.topic_id <> excluded.topic_id`,
);

/**
 * Makes or changes the topics of the starter content, all in one go. One that somebody made is left to them. A topic that was
 * renamed keeps its id; what belongs to one that was merged into another goes with it. Their earlier addresses lead on.
 *
 * @returns how many were made or changed
 */
export async function loadTopics(tx: Transaction, topics: readonly ParsedTopic[]): Promise<number> {
  const formerly = JSON.stringify(
    topics.flatMap((topic) => (topic.formerly ?? []).map((former) => ({ slug: topic.slug, former }))),
  );
  if (formerly !== '[]') await tx.sql.all(rename, [formerly]);
  const hashes = new Map(
    (await tx.sql.all(known, [topics.map(({ slug }) => slug)])).map((row) => [row.slug, row.content_hash]),
  );
  const changed = topics
    .map((topic) => ({ topic, content_hash: contentHash(LOADER_VERSION, topic) }))
    .filter(({ topic, content_hash }) => hashes.get(topic.slug) !== null && hashes.get(topic.slug) !== content_hash);
  if (changed.length === 0) return 0;
  const rows = changed.map(({ topic: { specialty, summary, formerly: _formerly, ...topic }, content_hash }) => ({
    ...topic,
    specialty_id: specialtyId(specialty),
    summary: sanitise(summary),
    content_hash,
  }));
  const kept = await tx.sql.one(save, [JSON.stringify(rows), tx.clock.now()]);
  if (formerly !== '[]') {
    for (const { from, into } of await tx.sql.all(merged, [formerly])) await mergeTopic(tx, from, into);
    await tx.sql.all(leadOn, [formerly]);
  }
  return kept?.count ?? 0;
}
