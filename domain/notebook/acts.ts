import type { Bookmarkable } from '../kit/acts/bookmark';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { sectionNotFound } from './refusals';

const published = statement<{ revision: number }, [number]>(
  'notebook.published-section',
  'SELECT revision FROM notebook_sections WHERE id = $1::int AND retired_at IS NULL',
);

/** @throws Problem not-found `section-not-found` */
async function requireSection(read: Reader, _person: Person, sectionId: number): Promise<void> {
  if (!(await read.sql.one(published, [sectionId]))) throw sectionNotFound();
}

export const sectionBookmarks: Bookmarkable = {
  require: requireSection,
  add: statement<never, [number, number]>(
    'notebook.add-bookmark',
    'INSERT INTO section_bookmarks (account_id, section_id) VALUES ($1::int, $2::int) ON CONFLICT DO NOTHING',
  ),
  remove: statement<never, [number, number]>(
    'notebook.remove-bookmark',
    'DELETE FROM section_bookmarks WHERE account_id = $1::int AND section_id = $2::int',
  ),
};

const saveReading = statement<{ id: number }, [person: number, section: number, revision: number, Date]>(
  'notebook.save-reading',
  `WITH section AS (SELECT id, revision FROM notebook_sections WHERE id = $2::int AND retired_at IS NULL),
   kept AS (
     INSERT INTO section_readings AS reading (account_id, section_id, revision, read_at)
     SELECT $1::int, id, least($3::int, revision), $4::timestamptz FROM section
     ON CONFLICT (account_id, section_id) DO UPDATE SET revision = excluded.revision, read_at = excluded.read_at WHERE reading.revision < excluded.revision)
   SELECT id FROM section`,
);

/**
 * Keeps that a person has read a section. An earlier text never replaces a newer one.
 * @throws Problem not-found `section-not-found`
 */
export async function readSection(
  tx: Transaction,
  person: Person,
  { section_id, revision }: { section_id: number; revision: number },
): Promise<void> {
  if (!(await tx.sql.one(saveReading, [person.id, section_id, revision, tx.clock.now()]))) throw sectionNotFound();
}
