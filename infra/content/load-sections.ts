import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { SECTION_BODY } from '~/domain/notebook/section-body';
import { sanitise } from '../html/sanitise';
import { contentHash } from './content-hash';

/** Raised when this file stores the same content differently, so that it is stored again. */
const LOADER_VERSION = 1;

/** A section of the starter content. */
export interface ListedSection {
  /** The slug of its topic or guide. */
  page: string;
  language: string;
  key: string;
  title: string;
  focus_id: number;
  section_colour: string;
  section_icon: string;
  text: string;
  sources: readonly object[];
  checked_on: string;
  free: boolean;
  drawing: string | null;
}

/** SQL: the sections that are listed, with the ids of their pages. */
const listed = (kind: 'topic' | 'guide') =>
  `SELECT page.id AS page_id, listed.*
     FROM jsonb_to_recordset($1::jsonb)
       AS listed (page text, language text, key text, position smallint, title text, focus_id smallint, section_colour text, section_icon text, text text, sources jsonb, checked_on date, free boolean, drawing text, content_hash text)
     JOIN ${kind}s page ON page.slug = listed.page`;

const statementsFor = (kind: 'topic' | 'guide') => ({
  saveRevisions: statement<never, [string]>(
    `content.save-${kind}-revisions`,
    `WITH listed AS (${listed(kind)})
     INSERT INTO notebook_revisions (section_id, revision, body, author_id, checked_by, checked_on, published_at)
     SELECT section.id, section.revision, ${SECTION_BODY}, section.author_id, section.checked_by, section.checked_on, section.published_at
       FROM listed JOIN notebook_sections section ON section.${kind}_id = listed.page_id AND section.language = listed.language AND section.key = listed.key
      WHERE section.content_hash <> listed.content_hash`,
  ),
  // A text that a person has published has no hash any more, and is left to them.
  keep: statement<{ id: number }, [string, Date]>(
    `content.save-${kind}-sections`,
    `WITH listed AS (${listed(kind)})
     INSERT INTO notebook_sections AS section (${kind}_id, language, key, position, title, focus_id, section_colour, section_icon, text, html_version, sources, checked_on, free, drawing, content_hash, published_at)
     SELECT page_id, language, key, position, title, focus_id, section_colour, section_icon, text, ${SANITISER_VERSION}, sources, checked_on, free, drawing, content_hash, $2::timestamptz FROM listed
     ON CONFLICT (${kind}_id, language, key) WHERE ${kind}_id IS NOT NULL DO UPDATE
       SET position = excluded.position, title = excluded.title, focus_id = excluded.focus_id, section_colour = excluded.section_colour, section_icon = excluded.section_icon,
           text = excluded.text, html_version = excluded.html_version, sources = excluded.sources, free = excluded.free, drawing = excluded.drawing, retired_at = NULL,
           checked_on = CASE WHEN section.content_hash <> excluded.content_hash THEN excluded.checked_on ELSE section.checked_on END,
           checked_by = CASE WHEN section.content_hash <> excluded.content_hash THEN NULL ELSE section.checked_by END,
           published_at = CASE WHEN section.content_hash <> excluded.content_hash THEN excluded.published_at ELSE section.published_at END,
           revision = section.revision + (section.content_hash <> excluded.content_hash)::int, content_hash = excluded.content_hash
       WHERE section.content_hash <> excluded.content_hash OR (section.content_hash IS NOT NULL AND (section.position <> excluded.position OR section.retired_at IS NOT NULL))
     RETURNING id`,
  ),
  retire: statement<{ id: number }, [string, Date]>(
    `content.retire-${kind}-sections`,
    `WITH listed AS (${listed(kind)})
     UPDATE notebook_sections section SET retired_at = $2::timestamptz
      WHERE section.content_hash IS NOT NULL AND section.retired_at IS NULL
        AND (section.${kind}_id, section.language) IN (SELECT page_id, language FROM listed)
        AND (section.${kind}_id, section.language, section.key) NOT IN (SELECT page_id, language, key FROM listed)
     RETURNING id`,
  ),
});
const STATEMENTS = { topic: statementsFor('topic'), guide: statementsFor('guide') };

/**
 * Brings the sections of topics or guides to what the files say; their pages are there already. They are published at once, checked
 * by nobody: the pages say that no clinician has reviewed them. A section is known by its page, language and key. Its earlier text
 * is kept as a revision. One that is gone from its file is retired; one that a person has published is left to them.
 *
 * @returns how many were made, changed or retired
 */
export async function loadSections(
  tx: Transaction,
  kind: 'topic' | 'guide',
  sections: readonly ListedSection[],
): Promise<number> {
  const places = new Map<string, number>();
  const rows = sections.map((section) => {
    const page = `${section.page} ${section.language}`;
    const position = (places.get(page) ?? 0) + 1;
    places.set(page, position);
    return {
      ...section,
      position,
      text: sanitise(section.text),
      content_hash: contentHash(LOADER_VERSION, section),
    };
  });
  const { saveRevisions, keep, retire } = STATEMENTS[kind];
  const json = JSON.stringify(rows);
  const now = tx.clock.now();
  await tx.sql.all(saveRevisions, [json]);
  const kept = await tx.sql.all(keep, [json, now]);
  const retired = await tx.sql.all(retire, [json, now]);
  return kept.length + retired.length;
}
