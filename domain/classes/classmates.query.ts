import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

const classesOf = statement<{ id: number; name: string }, [number]>(
  'classes.of-member',
  `SELECT c.id, c.name FROM class_members m JOIN classes c ON c.id = m.class_id
    WHERE m.account_id = $1 AND c.closed_at IS NULL AND c.hidden_at IS NULL ORDER BY lower(c.name), c.id`,
);
const classmates = statement<{ account_id: number }, [number, number]>(
  'classes.classmates',
  `SELECT other.account_id FROM class_members own JOIN class_members other ON other.class_id = own.class_id
     JOIN classes c ON c.id = own.class_id
    WHERE own.class_id = $1 AND own.account_id = $2 AND c.closed_at IS NULL AND c.hidden_at IS NULL ORDER BY other.account_id`,
);

/** The open classes that somebody is a member of, by name; not those that a moderator has hidden. */
export const findClassesOf = (read: Pick<Reader, 'sql'>, accountId: number) => read.sql.all(classesOf, [accountId]);

/**
 * All members of an open class, including the person; nobody if the person is not a member. The tutor is not a member.
 * A caller that shows names must ask each member first: members do not see each other.
 */
export const findClassmates = async (
  read: Pick<Reader, 'sql'>,
  accountId: number,
  classId: number,
): Promise<number[]> => (await read.sql.all(classmates, [classId, accountId])).map(({ account_id }) => account_id);
