import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { classPeopleChanged } from './events';
import { classChanged, lockAsTutor, lockClass } from './class-row';
import { classesPage, classLive, MEMBERS_MAX } from './contract';
import { classFull, classPinWrong, ownClass } from './refusals';
import { PEOPLE } from '../accounts/views';

const byPin = statement<
  { id: number; name: string; tutor: string; tutor_id: number; member: boolean },
  [string, number]
>(
  'classes.by-pin',
  `SELECT c.id, c.name, tutor.display_name AS tutor, c.tutor_id, EXISTS (SELECT FROM class_members m WHERE m.class_id = c.id AND m.account_id = $2) AS member
     FROM classes c JOIN ${PEOPLE} tutor ON tutor.id = c.tutor_id WHERE c.pin = $1 AND c.closed_at IS NULL AND c.hidden_at IS NULL`,
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

// By who is kept behind the batch, not by what is assigned now or by quizzes that are still there. Of a batch of which nobody is kept,
// which an older gateway made, anybody may have been.
const hideTopics = statement<never, [number, number]>(
  'classes.hide-topics',
  `WITH hidden AS (
     UPDATE class_topics t SET percent = NULL
      WHERE t.class_id = $1 AND t.percent IS NOT NULL
        AND (EXISTS (SELECT FROM class_topic_people p WHERE p.class_id = t.class_id AND p.topic_id = t.topic_id AND p.until = t.until AND p.account_id = $2)
          OR NOT EXISTS (SELECT FROM class_topic_people p WHERE p.class_id = t.class_id AND p.topic_id = t.topic_id AND p.until = t.until))
     RETURNING t.topic_id
   )
   DELETE FROM class_topic_people p WHERE p.class_id = $1 AND (p.account_id = $2 OR p.topic_id IN (SELECT topic_id FROM hidden))`,
);

/** Leaves a class: the tutor sees nothing of the person any more. Twice is once. @returns whether they were in it */
export async function leaveClass(tx: Transaction, accountId: number, classId: number): Promise<boolean> {
  if (!(await lockClass(tx, classId))) return false;
  if (!(await tx.sql.one(remove, [classId, accountId]))) return false;
  await tx.sql.all(hideTopics, [classId, accountId]);
  tx.revoke(classLive, classId, accountId);
  tx.announce(classPeopleChanged, { class_id: classId });
  await classChanged(tx, classId);
  return true;
}

/** The tutor takes somebody out, who is notified. Twice is once. @throws those of `lockAsTutor` */
export async function removeMember(
  tx: Transaction,
  person: { id: number },
  classId: number,
  accountId: number,
): Promise<void> {
  const { name } = await lockAsTutor(tx, person, classId);
  if (!(await leaveClass(tx, accountId, classId))) return;
  await notify(tx, { account_id: accountId, kind: 'class-removed', values: { name }, url: href(classesPage) });
}

const ofMember = statement<{ class_id: number }, [number]>(
  'classes.of-account',
  'SELECT class_id FROM class_members WHERE account_id = $1 ORDER BY class_id',
);
/** Somebody leaves the product. */
export async function leaveAllClasses(tx: Transaction, accountId: number): Promise<void> {
  for (const { class_id } of await tx.sql.all(ofMember, [accountId])) await leaveClass(tx, accountId, class_id);
}
