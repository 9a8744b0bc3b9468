import type { Person } from '~/domain/kit/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { reviewersBy, standingIn } from '~/domain/review/good-standing';

/** Whether a person may check the cards that others propose: moderators, and authors in good standing. */
export const mayReviewCards = reviewersBy(standingIn('flashcards', 'card_proposals'));

const waiting = statement<{ count: number }, [number]>(
  'flashcards.count-card-proposals',
  `SELECT count(*)::int AS count FROM card_proposals WHERE state = 'proposed' AND author_id IS DISTINCT FROM $1::int`,
);
/** Proposed cards that this person may decide on. */
export const countCardProposals = async (read: Reader, person: Person): Promise<number> =>
  (await mayReviewCards(read, person)) ? (await read.sql.one(waiting, [person.id]))!.count : 0;
