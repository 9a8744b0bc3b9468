import type { Person } from '../../accounts/person';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { requireWritable } from '~/domain/notebook/writing/require-writable';

const leaveOut = statement<never, [section: number, term: number, person: number, Date]>(
  'search.leave-term-out',
  `INSERT INTO section_terms_left_out (section_id, synonym_id, account_id, created_at)
   SELECT $1::int, synonym.id, $3::int, $4::timestamptz FROM search_synonyms synonym WHERE synonym.id = $2::int
   ON CONFLICT DO NOTHING`,
);
const linkAgain = statement<never, [section: number, term: number]>(
  'search.link-term-again',
  'DELETE FROM section_terms_left_out WHERE section_id = $1::int AND synonym_id = $2::int',
);

/**
 * A person who may edit a section takes a term out of its links, or links it again; readers see it at once. All terms of the row of
 * synonyms go together. Idempotent; a row that does not exist any more has no links.
 *
 * @throws Problem not-allowed `may-not-write-notebook`; not-found `section-not-found`
 */
export async function setTermLinked(
  tx: Transaction,
  person: Person,
  { section_id, term_id, linked }: { section_id: number; term_id: number; linked: boolean },
): Promise<void> {
  await requireWritable(tx, person, section_id);
  if (linked) await tx.sql.all(linkAgain, [section_id, term_id]);
  else await tx.sql.all(leaveOut, [section_id, term_id, person.id, tx.clock.now()]);
}
