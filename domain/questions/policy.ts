import { notAllowed, notFound } from '../errors';
import { allowsVoting } from '../quizzes/policy';
import type { Standing } from './standing.query';

/** One that is not in the bank exists for who has it in a quiz, and for its author. A deleted one stays in the quizzes that have it. */
export const maySee = (standing: Standing): boolean => standing.met.length > 0 || (!standing.deleted && (standing.own || standing.status === 'published'));
export const hasAnswered = (standing: Standing): boolean => standing.answered.length > 0;
export const mayVote = (standing: Standing): boolean => standing.answered.some(allowsVoting);

export const questionNotFound = () => notFound('question-not-found', 'There is no such question, or it is not yours to see.');
export const noVotesHere = () => notAllowed('no-votes-here', 'Questions of an AI quiz are not voted on.');
