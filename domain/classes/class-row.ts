import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { classLive, rosterLive } from './contract';
import { classClosed, classHidden, classNotFound, notTutor } from './refusals';

export interface ClassRow {
  id: number;
  tutor_id: number;
  name: string;
  closed_at: Date | null;
  hidden_at: Date | null;
}

const approved = statement<{ account_id: number }, [number]>(
  'classes.is-tutor',
  `SELECT account_id FROM tutors WHERE account_id = $1 AND state = 'approved'`,
);
/** Whether staff have approved somebody as a tutor. Asked at every act: the approval may have been taken back. */
export const isTutor = async (read: Pick<Reader, 'sql'>, accountId: number): Promise<boolean> =>
  (await read.sql.one(approved, [accountId])) !== null;

const lock = statement<ClassRow, [number]>(
  'classes.lock',
  'SELECT id, tutor_id, name, closed_at, hidden_at FROM classes WHERE id = $1 FOR UPDATE',
);
/** The class, with every command on it one after the other until the transaction ends; null if there is none. */
export const lockClass = (tx: Transaction, classId: number): Promise<ClassRow | null> => tx.sql.one(lock, [classId]);

/**
 * @throws Problem `not-tutor`, `class-not-found` for anybody but its tutor, `class-closed`, and `class-hidden` except `toClose`
 */
export async function lockAsTutor(
  tx: Transaction,
  person: { id: number },
  classId: number,
  toClose = false,
): Promise<ClassRow> {
  const row = await lockClass(tx, classId);
  if (row?.tutor_id !== person.id) throw classNotFound();
  if (!(await isTutor(tx, person.id))) throw notTutor();
  if (row.closed_at !== null) throw classClosed();
  if (row.hidden_at !== null && !toClose) throw classHidden();
  return row;
}

const ofTutor = statement<{ id: number }, [number, number]>(
  'classes.of-its-tutor',
  `SELECT c.id FROM classes c JOIN tutors t ON t.account_id = c.tutor_id AND t.state = 'approved' WHERE c.id = $1 AND c.tutor_id = $2`,
);
const ofMember = statement<{ id: number }, [number, number]>(
  'classes.of-its-member',
  'SELECT c.id FROM classes c JOIN class_members m ON m.class_id = c.id WHERE c.id = $1 AND m.account_id = $2 AND c.closed_at IS NULL',
);
export const teaches = async (read: Pick<Reader, 'sql'>, person: { id: number }, classId: number): Promise<boolean> =>
  (await read.sql.one(ofTutor, [classId, person.id])) !== null;
export const belongsTo = async (read: Pick<Reader, 'sql'>, person: { id: number }, classId: number): Promise<boolean> =>
  (await read.sql.one(ofMember, [classId, person.id])) !== null;

const touch = statement<never, [number]>('classes.touch', 'UPDATE classes SET version = version + 1 WHERE id = $1');

/** Everybody who watches the class sees what has changed. */
export async function classChanged(tx: Transaction, classId: number): Promise<void> {
  await tx.sql.all(touch, [classId]);
  tx.publish(classLive, classId);
  tx.publish(rosterLive, classId);
}
