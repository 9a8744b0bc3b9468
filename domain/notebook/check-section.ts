import { mayModerate } from '../accounts/policy';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { mayNotCheck, sectionNotFound, sectionNotThatText } from './refusals';
import { PEOPLE } from '../accounts/views';

const lockSection = statement<{ revision: number; own: boolean }, [number, person: number]>(
  'notebook.lock-section-to-check',
  `SELECT revision, author_id IS NOT DISTINCT FROM $2::int AS own FROM notebook_sections WHERE id = $1::int AND retired_at IS NULL FOR UPDATE`,
);
const save = statement<{ checked_by: string; checked_on: string }, [number, person: number, Date]>(
  'notebook.save-check',
  `UPDATE notebook_sections section SET checked_by = $2::int, checked_on = $3::timestamptz::date FROM ${PEOPLE} checker
    WHERE section.id = $1::int AND checker.id = $2::int RETURNING checker.display_name AS checked_by, to_char(section.checked_on, 'YYYY-MM-DD') AS checked_on`,
);

/**
 * Keeps that a second person has compared the published text of a section with its sources today.
 * @throws Problem not-allowed `may-not-check-section`; not-found `section-not-found`; conflict `section-not-that-text`
 */
export async function checkSection(
  tx: Transaction,
  person: Person,
  { section_id, revision }: { section_id: number; revision: number },
): Promise<{ checked_by: string; checked_on: string }> {
  if (!mayModerate(person)) throw mayNotCheck();
  const section = await tx.sql.one(lockSection, [section_id, person.id]);
  if (!section) throw sectionNotFound();
  if (section.own) throw mayNotCheck();
  if (section.revision !== revision) throw sectionNotThatText();
  return (await tx.sql.one(save, [section_id, person.id, tx.clock.now()]))!;
}
