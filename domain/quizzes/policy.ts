import type { QuizKind } from './contract';

/** AI quizzes hide discussion and voting (spec 1 §6). */
export const allowsDiscussion = (kind: QuizKind): boolean => kind !== 'ai';
export const allowsVoting = allowsDiscussion;
/** Private quizzes hide the report button (spec 1 §6). */
export const allowsReports = (kind: QuizKind): boolean => kind !== 'private';
