import { mayAuthor, mayModerate } from '~/domain/accounts/policy';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { isInGoodStanding, type Record } from './good-standing';

// One that was sent back counts from then on against its author until others follow, also if it is published later.
const record = statement<Record, [number]>(
  'questions.record-of-author',
  `SELECT count(*)::int AS published_in_a_row FROM question_proposals
    WHERE author_id = $1::int AND state = 'published' AND returns = 0
      AND decided_at > coalesce((SELECT max(decided_at) FROM question_proposals WHERE author_id = $1::int AND returns > 0), '-infinity')`,
);

/** Whether a person may check what others propose: moderators, and authors in good standing. */
export async function mayReview(read: Pick<Reader, 'sql'>, person: Person): Promise<boolean> {
  if (mayModerate(person)) return true;
  return mayAuthor(person) && isInGoodStanding((await read.sql.one(record, [person.id]))!);
}
