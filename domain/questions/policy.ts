import type { Person } from '../accounts/person';
import { mayAuthor, mayModerate } from '../accounts/policy';
import { invalid, notAllowed, notFound } from '../kit/errors';
import { allowsVoting } from './quiz-kinds';
import type { QuestionStatus } from './contract';
import type { Standing } from './standing.query';

/** One that is not in the bank exists for who has it in a quiz, and for its author. A deleted one stays in the quizzes that have it. */
export const maySee = (standing: Standing): boolean =>
  standing.met.length > 0 || (!standing.deleted && (standing.own || standing.status === 'published'));
export const hasAnswered = (standing: Standing): boolean => standing.answered.length > 0;
export const mayVote = (standing: Standing): boolean => standing.answered.some(allowsVoting);

/** A question is reported by who has met it. */
export const mayReport = (person: Person, standing: Standing): boolean =>
  standing.met.length > 0 || (maySee(standing) && (standing.own || mayModerate(person)));
/** Private quizzes have no reports (spec 1 §6). */
export const hasReports = (standing: Standing): boolean => standing.status !== 'private';

/** An author edits their own; editors edit everything in the bank, and what nobody wrote by hand and no quiz was generated with. Papers are edited as files. */
export const mayEdit = (person: Person, question: { author_id: number | null; status: QuestionStatus }): boolean =>
  question.author_id === person.id ||
  (mayModerate(person) &&
    (question.status === 'published' ||
      (question.author_id === null && question.status !== 'generated' && question.status !== 'held-out')));
/** A learner writes for their own quizzes; the bank is authors'. */
export const mayPublish = mayAuthor;
/** Whose questions readers see at once; what other authors write is proposed to a second person. */
export const mayPublishAlone = mayModerate;
/** Premium, packs, tags, the vote prompt and the custom author (spec 1 §6). */
export const mayEditForAll = mayModerate;
/** What the person who writes a question may do with it. */
export const writingAbilities = { publish: mayPublish, publish_alone: mayPublishAlone, edit_for_all: mayEditForAll };

export const questionNotFound = () =>
  notFound('question-not-found', 'This question does not exist, or you do not have access to it.');
export const noBookmarks = () =>
  invalid('no-bookmarks', 'None of your bookmarked questions can be practised this way.');
export const noVotesHere = () => notAllowed('no-votes-here', 'You cannot vote on the questions of an AI quiz.');
export const noReportsHere = () =>
  notAllowed('no-reports-here', 'You cannot report the questions of a private quiz here. Tell the person who made it.');
/** Also for somebody else's, of which a stranger may not know that it exists, and for one that ended without an answer. */
export const quizNotFound = () => notFound('quiz-not-found', 'This quiz does not exist, or it is not yours.');
