import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { classPeopleChanged } from './events';
import { classChanged, lockAsTutor, lockClass } from './class-row';
import { classLive, MEMBERS_MAX } from './contract';
import { classFull, classPinWrong, ownClass } from './refusals';

const byPin = statement<
  { id: number; name: string; tutor: string; tutor_id: number; member: boolean },
  [string, number]
>(
  'classes.by-pin',
  `SELECT c.id, c.name, tutor.display_name AS tutor, c.tutor_id, EXISTS (SELECT FROM class_members m WHERE m.class_id = c.id AND m.account_id = $2) AS member
     FROM classes c JOIN accounts tutor ON tutor.id = c.tutor_id WHERE c.pin = $1 AND c.closed_at IS NULL AND c.hidden_at IS NULL`,
);

/** What was typed without spaces and dashes. */
const normalised = (typed: string): string => typed.replaceAll(/[\s.\u2010-\u2015-]/g, '');

/** The open class under a PIN. @throws Problem `class-pin-wrong` */
export async function findByPin(read: Pick<Reader, 'sql'>, person: { id: number }, typed: string) {
  const found = await read.sql.one(byPin, [normalised(typed), person.id]);
  if (!found) throw classPinWrong();
  return found;
}

const count = statement<{ count: number }, [number]>(
  'classes.count-members',
  'SELECT count(*)::int AS count FROM class_members WHERE class_id = $1',
);
const add = statement<{ account_id: number }, [number, number, Date]>(
  'classes.add-member',
  'INSERT INTO class_members (class_id, account_id, joined_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING account_id',
);

/**
 * Joins the class under a PIN. Twice is once.
 * @returns the id of the class
 * @throws Problem `class-pin-wrong`, `class-full`, `own-class`
 */
export async function joinClass(tx: Transaction, person: { id: number }, typed: string): Promise<number> {
  const { id } = await findByPin(tx, person, typed);
  await lockClass(tx, id);
  // The PIN may have been replaced, or the class closed, while the lock was waited for.
  const found = await findByPin(tx, person, typed);
  if (found.tutor_id === person.id) throw ownClass();
  if (found.member) return id;
  if ((await tx.sql.one(count, [id]))!.count >= MEMBERS_MAX) throw classFull();
  await tx.sql.all(add, [id, person.id, tx.clock.now()]);
  tx.announce(classPeopleChanged, { class_id: id });
  await classChanged(tx, id);
  return id;
}

const remove = statement<{ account_id: number }, [number, number]>(
  'classes.remove-member',
  'DELETE FROM class_members WHERE class_id = $1 AND account_id = $2 RETURNING account_id',
);

const hideTopics = statement<never, [number, number]>(
  'classes.hide-topics',
  `UPDATE class_topics t SET percent = NULL
    WHERE t.class_id = $1 AND EXISTS (
      SELECT FROM class_assignments a
        JOIN quizzes q ON q.personal_quiz_id = a.personal_quiz_id AND q.account_id = $2 AND q.finished_at <= t.until
        JOIN quiz_questions place ON place.quiz_id = q.id
        JOIN questions question ON question.id = place.question_id AND question.topic_id = t.topic_id
       WHERE a.class_id = t.class_id)`,
);

/** Leaves a class: the tutor sees nothing of the person any more. Twice is once. */
export async function leaveClass(tx: Transaction, accountId: number, classId: number): Promise<void> {
  if (!(await lockClass(tx, classId))) return;
  if (!(await tx.sql.one(remove, [classId, accountId]))) return;
  await tx.sql.all(hideTopics, [classId, accountId]);
  tx.revoke(classLive, classId, accountId);
  tx.announce(classPeopleChanged, { class_id: classId });
  await classChanged(tx, classId);
}

/** The tutor takes somebody out. @throws those of `lockAsTutor` */
export async function removeMember(
  tx: Transaction,
  person: { id: number },
  classId: number,
  accountId: number,
): Promise<void> {
  await lockAsTutor(tx, person, classId);
  await leaveClass(tx, accountId, classId);
}

const ofMember = statement<{ class_id: number }, [number]>(
  'classes.of-account',
  'SELECT class_id FROM class_members WHERE account_id = $1 ORDER BY class_id',
);
/** Somebody leaves the product. */
export async function leaveAllClasses(tx: Transaction, accountId: number): Promise<void> {
  for (const { class_id } of await tx.sql.all(ofMember, [accountId])) await leaveClass(tx, accountId, class_id);
}
