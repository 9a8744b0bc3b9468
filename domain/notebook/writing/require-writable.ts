import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { mayWrite } from '../policy';
import { sectionNotFound } from '../refusals';
import { writable } from '../section-body';
import { mayNotWrite } from './refusals';

const find = statement<{ id: number }, [number, person: number]>(
  'notebook.writable-section',
  `SELECT id FROM notebook_sections section WHERE id = $1::int AND ${writable('$2::int')}`,
);

/**
 * Of a section that a person may edit.
 * @throws Problem not-allowed `may-not-write-notebook`; not-found `section-not-found`
 */
export async function requireWritable(read: Reader | Transaction, person: Person, sectionId: number): Promise<void> {
  if (!mayWrite(person)) throw mayNotWrite();
  if (!(await read.sql.one(find, [sectionId, person.id]))) throw sectionNotFound();
}
