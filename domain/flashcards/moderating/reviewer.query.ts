import { mayAuthor, mayModerate } from '~/domain/accounts/policy';
import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { isInGoodStanding, type Record } from '~/domain/questions/proposals/good-standing';

// As for questions: one that was sent back counts from then on against its author until others follow.
const record = statement<Record, [number]>(
  'flashcards.record-of-author',
  `SELECT count(*)::int AS published_in_a_row FROM card_proposals
    WHERE author_id = $1::int AND state = 'published' AND returns = 0
      AND decided_at > coalesce((SELECT max(decided_at) FROM card_proposals WHERE author_id = $1::int AND returns > 0), '-infinity')`,
);

/** Whether a person may check the cards that others propose: moderators, and authors in good standing. */
export async function mayReviewCards(read: Pick<Reader, 'sql'>, person: Person): Promise<boolean> {
  if (mayModerate(person)) return true;
  return mayAuthor(person) && isInGoodStanding((await read.sql.one(record, [person.id]))!);
}

const waiting = statement<{ count: number }, [number]>(
  'flashcards.count-card-proposals',
  `SELECT count(*)::int AS count FROM card_proposals WHERE state = 'proposed' AND author_id IS DISTINCT FROM $1::int`,
);
/** Proposed cards that this person may decide on. */
export const countCardProposals = async (read: Reader, person: Person): Promise<number> =>
  (await mayReviewCards(read, person)) ? (await read.sql.one(waiting, [person.id]))!.count : 0;
