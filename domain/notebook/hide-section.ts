import { conflict, notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { TOPICS } from '../questions/views';

export const pageHidden = () =>
  conflict('notebook-page-hidden', 'The whole page is hidden. Show the page again first.');

// A section without a hash is left alone by the starter content; it gets its hash back when it is shown.
const hide = statement<{ hash: string | null }, [number, Date]>(
  'notebook.section-hidden-alone',
  `WITH present AS (SELECT id, content_hash FROM notebook_sections WHERE id = $1::int FOR UPDATE)
   UPDATE notebook_sections section SET retired_at = coalesce(section.retired_at, $2::timestamptz), hidden_at = coalesce(section.hidden_at, $2::timestamptz),
          hidden_alone = true, content_hash = NULL
     FROM present WHERE section.id = present.id RETURNING present.content_hash AS hash`,
);
const pageIsHidden = statement<{ hidden: boolean }, [number]>(
  'notebook.page-of-section-hidden',
  `SELECT coalesce(topic.hidden_at, guide.hidden_at) IS NOT NULL AS hidden
     FROM notebook_sections section LEFT JOIN ${TOPICS} topic ON topic.id = section.topic_id LEFT JOIN guides guide ON guide.id = section.guide_id
    WHERE section.id = $1::int`,
);
const show = statement<never, [number, string | null]>(
  'notebook.section-shown-again',
  `UPDATE notebook_sections SET retired_at = NULL, hidden_at = NULL, hidden_alone = false, content_hash = $2
    WHERE id = $1::int AND hidden_alone`,
);

/**
 * Takes one section from readers and from the search until a moderator shows it again.
 * @returns the hash of a section of the starter content
 */
export async function hideSection(tx: Transaction, sectionId: number): Promise<Record<string, string>> {
  const row = await tx.sql.one(hide, [sectionId, tx.clock.now()]);
  return row?.hash ? { hash: row.hash } : {};
}

/** The section is shown again. @throws Problem conflict `notebook-page-hidden` */
export async function showSection(tx: Transaction, sectionId: number, held: Record<string, string>): Promise<void> {
  if ((await tx.sql.one(pageIsHidden, [sectionId]))?.hidden) throw pageHidden();
  await tx.sql.all(show, [sectionId, held['hash'] ?? null]);
}

const published = statement<{ id: number }, [number]>(
  'notebook.reportable-section',
  'SELECT id FROM notebook_sections WHERE id = $1::int AND retired_at IS NULL',
);
/** A published section can be reported. @throws Problem not-found */
export async function requireReportableSection(read: Reader, sectionId: number): Promise<void> {
  if (!(await read.sql.one(published, [sectionId]))) throw notFound();
}
