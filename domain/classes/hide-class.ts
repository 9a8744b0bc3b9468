import { notAllowed } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { belongsTo, classChanged } from './class-row';
import { classNotFound } from './refusals';

const put = statement<never, [number, Date | null]>(
  'classes.put-hidden',
  'UPDATE classes SET hidden_at = $2::timestamptz WHERE id = $1',
);

/**
 * Hides a class until a moderator shows it again. Its members see that it is hidden, and can leave; its PIN opens nothing; its
 * tutor sees nothing of what they do.
 */
export async function hideClass(tx: Transaction, classId: number): Promise<void> {
  await tx.sql.all(put, [classId, tx.clock.now()]);
  await classChanged(tx, classId);
}

/** A hidden class is as it was. */
export async function showClass(tx: Transaction, classId: number): Promise<void> {
  await tx.sql.all(put, [classId, null]);
  await classChanged(tx, classId);
}

const tutorOf = statement<{ tutor_id: number }, [number]>(
  'classes.tutor-of',
  'SELECT tutor_id FROM classes WHERE id = $1',
);
/** Its members can report a class. @throws Problem `class-not-found`, not-allowed for its tutor */
export async function requireReportableClass(read: Reader, person: { id: number }, classId: number): Promise<void> {
  const row = await read.sql.one(tutorOf, [classId]);
  if (row?.tutor_id === person.id) throw notAllowed();
  if (!(await belongsTo(read, person, classId))) throw classNotFound();
}
