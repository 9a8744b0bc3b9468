import { randomInt } from 'node:crypto';
import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import { invalid, unavailable } from '../kit/errors';
import { plainText } from '../kit/html/plain-text';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { classChanged, type ClassRow, lockAsTutor, lockClass } from './class-row';
import { CLASS_PIN_DIGITS, CLASSES_MAX, classesPage, classLive, NAME_MIN, rosterLive } from './contract';
import { classPeopleChanged } from './events';
import { notTutor, tooManyClasses } from './refusals';

/** Random from a source that cannot be predicted. */
const drawPin = (): string => String(randomInt(10 ** CLASS_PIN_DIGITS)).padStart(CLASS_PIN_DIGITS, '0');
const TRIES = 10;

const lockTutor = statement<{ state: string }, [number]>(
  'classes.lock-as-tutor',
  `SELECT state FROM tutors WHERE account_id = $1 AND state = 'approved' FOR UPDATE`,
);
const sentBefore = statement<{ id: number }, [number, string]>(
  'classes.sent-before',
  'SELECT id FROM classes WHERE tutor_id = $1 AND submission_id = $2',
);
const countOpen = statement<{ count: number }, [number]>(
  'classes.count-open',
  'SELECT count(*)::int AS count FROM classes WHERE tutor_id = $1 AND closed_at IS NULL',
);
const add = statement<{ id: number }, [number, string, string, string, Date]>(
  'classes.open',
  `INSERT INTO classes (tutor_id, name, pin, submission_id, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (pin) DO NOTHING RETURNING id`,
);

/**
 * Opens a class with a PIN of its own.
 * @returns its id; sent again, that of the class that was opened before
 * @throws Problem `not-tutor`, `too-many-classes`
 */
export async function openClass(
  tx: Transaction,
  person: { id: number },
  wishes: { name: string; submission_id: string },
): Promise<number> {
  if (!(await tx.sql.one(lockTutor, [person.id]))) throw notTutor();
  const before = await tx.sql.one(sentBefore, [person.id, wishes.submission_id]);
  if (before) return before.id;
  if ((await tx.sql.one(countOpen, [person.id]))!.count >= CLASSES_MAX) throw tooManyClasses();
  const name = plainText(wishes.name).replace(/\s+/g, ' ');
  if (name.length < NAME_MIN)
    throw invalid('invalid-input', 'Some fields are missing or not valid.', [{ path: 'name', message: 'Too short.' }]);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = await tx.sql.one(add, [person.id, name, drawPin(), wishes.submission_id, tx.clock.now()]);
    if (made) return made.id;
  }
  throw unavailable();
}

const setPin = statement<{ id: number }, [number, string]>(
  'classes.set-pin',
  'UPDATE classes SET pin = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM classes other WHERE other.pin = $2) RETURNING id',
);
/** Replaces the PIN: the one before opens nothing. @throws those of `lockAsTutor` */
export async function renewPin(tx: Transaction, person: { id: number }, classId: number): Promise<void> {
  await lockAsTutor(tx, person, classId);
  for (let tries = 0; tries < TRIES; tries += 1)
    if (await tx.sql.one(setPin, [classId, drawPin()])) return classChanged(tx, classId);
  throw unavailable();
}

const close = statement<never, [number, Date]>('classes.close', 'UPDATE classes SET closed_at = $2 WHERE id = $1');
const removeAll = statement<{ account_id: number }, [number]>(
  'classes.remove-all',
  'DELETE FROM class_members WHERE class_id = $1 RETURNING account_id',
);
const clear = statement<never, [number]>('classes.clear-topics', 'DELETE FROM class_topics WHERE class_id = $1');

/** Closes a class that is locked: everyone leaves it and is notified. The tutor keeps no rows of theirs. */
async function closeLocked(tx: Transaction, row: ClassRow): Promise<void> {
  await tx.sql.all(close, [row.id, tx.clock.now()]);
  await tx.sql.all(clear, [row.id]);
  for (const { account_id } of await tx.sql.all(removeAll, [row.id])) {
    tx.revoke(classLive, row.id, account_id);
    await notify(tx, { account_id, kind: 'class-closed', values: { name: row.name }, url: href(classesPage) });
  }
  tx.announce(classPeopleChanged, { class_id: row.id });
  await classChanged(tx, row.id);
}

/** Closes a class for good. @throws those of `lockAsTutor` */
export const closeClass = async (tx: Transaction, person: { id: number }, classId: number): Promise<void> =>
  closeLocked(tx, await lockAsTutor(tx, person, classId, true));

const openOf = statement<{ id: number }, [number]>(
  'classes.open-of-tutor',
  'SELECT id FROM classes WHERE tutor_id = $1 AND closed_at IS NULL ORDER BY id',
);
/** A tutor leaves the product, or is none any more: their classes are closed. */
export async function closeClassesOf(tx: Transaction, tutorId: number): Promise<void> {
  for (const { id } of await tx.sql.all(openOf, [tutorId])) {
    const row = await lockClass(tx, id);
    if (row && row.closed_at === null) await closeLocked(tx, row);
    tx.revoke(rosterLive, id, tutorId);
    tx.revoke(classLive, id, tutorId);
  }
}
