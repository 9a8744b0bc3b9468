import type { Person } from '../accounts/person';
import { mayModerate } from '../accounts/policy';
import { notAllowed, notFound } from '../kit/errors';
import { hasAnswered } from '../questions/policy';
import type { Standing } from '../questions/standing.query';

/** Questions of the bank are discussed; those of one AI quiz, or of a person's own quizzes, are not (spec 1 §6). */
const hasDiscussion = (standing: Standing): boolean => standing.status === 'published';
/** Comments tell the answer: they are for who has given theirs, who wrote the question, and who looks after them all. */
export const mayDiscuss = (person: Person, standing: Standing): boolean =>
  !person.guest && hasDiscussion(standing) && (hasAnswered(standing) || standing.own || mayModerate(person));
export const mayDelete = (person: Person, comment: { account_id: number }): boolean =>
  comment.account_id === person.id || mayModerate(person);

export const discussionNotFound = () =>
  notFound('discussion-not-found', 'There is no discussion here, or it opens once you have answered the question.');
export const commentNotFound = () => notFound('comment-not-found', 'This comment no longer exists.');
export const notYourComment = () =>
  notAllowed('not-your-comment', 'Only the person who wrote a comment, or a moderator, can delete it.');
