import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { markTopicHidden } from '../questions/hide-topic';
import { followMerge } from './merge-topic';
import type { PageKind } from './sections-of-page.query';

const commands = (kind: PageKind) => ({
  // A section without a hash is left alone by the starter content; it gets its hash back when it is shown.
  hide: statement<{ id: number; hash: string | null }, [number, Date]>(
    `notebook.hide-${kind}`,
    `WITH present AS (SELECT id, content_hash FROM notebook_sections WHERE ${kind}_id = $1::int AND retired_at IS NULL ORDER BY id FOR UPDATE)
     UPDATE notebook_sections section SET retired_at = $2::timestamptz, hidden_at = $2::timestamptz, content_hash = NULL
       FROM present WHERE section.id = present.id RETURNING section.id, present.content_hash AS hash`,
  ),
  show: statement<never, [number, string]>(
    `notebook.show-${kind}`,
    `UPDATE notebook_sections SET retired_at = NULL, hidden_at = NULL, content_hash = $2::jsonb ->> format('%s', id) WHERE ${kind}_id = $1::int AND hidden_at IS NOT NULL AND NOT hidden_alone`,
  ),
});
const OF: Record<PageKind, ReturnType<typeof commands>> = { topic: commands('topic'), guide: commands('guide') };

const markGuide = statement<never, [number, Date | null]>(
  'notebook.mark-hidden-guide',
  'UPDATE guides SET hidden_at = $2::timestamptz WHERE id = $1::int',
);
const markHidden = (tx: Transaction, kind: PageKind, id: number, at: Date | null): Promise<unknown> =>
  kind === 'topic' ? markTopicHidden(tx, id, at) : tx.sql.all(markGuide, [id, at]);

/**
 * Takes all sections of a topic or a guide from readers and from the search until a moderator shows them again. The page says so.
 * @returns the hash of each section of the starter content, by the id of the section
 */
export async function hideNotebookPage(
  tx: Transaction,
  kind: PageKind,
  pageId: number,
): Promise<Record<string, string>> {
  await markHidden(tx, kind, pageId, tx.clock.now());
  const rows = await tx.sql.all(OF[kind].hide, [pageId, tx.clock.now()]);
  return Object.fromEntries(rows.flatMap(({ id, hash }) => (hash === null ? [] : [[`${id}`, hash]])));
}

/** The sections of a hidden page are shown again, but for those that were hidden by themselves. */
export async function showNotebookPage(
  tx: Transaction,
  kind: PageKind,
  pageId: number,
  hashes: Record<string, string>,
): Promise<void> {
  await markHidden(tx, kind, pageId, null);
  await tx.sql.all(OF[kind].show, [pageId, JSON.stringify(hashes)]);
  if (kind === 'topic') await followMerge(tx, pageId);
}
