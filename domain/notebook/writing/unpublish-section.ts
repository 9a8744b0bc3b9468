import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { notUndoable } from '~/domain/review/refusals';
import { saveRevision } from './publish-section';
import type { Proposal } from './proposals';

const lockSection = statement<{ revision: number; retired: boolean }, [number]>(
  'notebook.lock-decided-section',
  'SELECT revision, retired_at IS NOT NULL AS retired FROM notebook_sections WHERE id = $1::int FOR UPDATE',
);
// A text of the starter content that nobody had replaced before is that again: it says that no clinician has read it, and follows the files.
const putBack = statement<{ revision: number }, [number, number, Date, proposal: number]>(
  'notebook.put-back-text',
  `UPDATE notebook_sections section SET title = earlier.body ->> 'title', focus_id = (earlier.body ->> 'focus_id')::smallint, section_colour = earlier.body ->> 'section_colour',
          section_icon = earlier.body ->> 'section_icon', text = earlier.body ->> 'text', html_version = (earlier.body ->> 'html_version')::smallint, sources = earlier.body -> 'sources',
          author_id = earlier.author_id, checked_by = earlier.checked_by, checked_on = earlier.checked_on, published_at = $3::timestamptz, revision = section.revision + 1,
          content_hash = CASE WHEN earlier.author_id IS NULL AND earlier.checked_by IS NULL
                               AND NOT EXISTS (SELECT FROM notebook_proposals other WHERE other.section_id = section.id AND other.state = 'published' AND other.id <> $4::int) THEN 'put-back' END
     FROM notebook_revisions earlier WHERE section.id = $1::int AND earlier.section_id = section.id AND earlier.revision = $2::int RETURNING section.revision`,
);
// Its key is free for another section meanwhile.
const retire = statement<never, [number, Date, proposal: number]>(
  'notebook.unpublish-section',
  `UPDATE notebook_sections SET retired_at = $2::timestamptz, key = left(key, 80 - length('-undone-' || id)) || '-undone-' || id, content_hash = NULL, undone_of = $3::int WHERE id = $1::int`,
);
const openOfAuthor = statement<{ id: number }, [number, number]>(
  'notebook.open-text-of-author',
  `SELECT id FROM notebook_proposals WHERE author_id = $1::int AND section_id = $2::int AND state IN ('draft', 'proposed', 'returned') LIMIT 1`,
);
/**
 * Brings back the text before a publication. A section that was new is retired: it comes back with its bookmarks and its address once
 * its text is published again.
 * @returns what the proposal is based on now
 * @throws Problem conflict `decision-not-undoable` if the section was changed or hidden since
 */
export async function unpublishSection(tx: Transaction, proposal: Proposal, revision: number) {
  const id = proposal.section_id;
  const section = id === null ? null : await tx.sql.one(lockSection, [id]);
  if (id === null || !section || section.retired || section.revision !== revision) throw notUndoable();
  if (proposal.author_id !== null && (await tx.sql.one(openOfAuthor, [proposal.author_id, id]))) throw notUndoable();
  // 0: it was begun as a new section.
  if (proposal.base_revision === 0) {
    await tx.sql.all(retire, [id, tx.clock.now(), proposal.id]);
    return { section_id: null, base_revision: null };
  }
  await tx.sql.all(saveRevision, [id]);
  const before = await tx.sql.one(putBack, [id, revision - 1, tx.clock.now(), proposal.id]);
  if (!before) throw notUndoable();
  return { section_id: id, base_revision: before.revision };
}
