/** The kinds of quizzes that a question is met in. They decide what may be done with it. */

/** Who made the choice of questions: the bank's set-up, the AI quiz, or a person for themselves and their students. */
export const QUIZ_KINDS = ['bank', 'ai', 'private'] as const;
export type QuizKind = (typeof QUIZ_KINDS)[number];

/** AI quizzes hide discussion and voting (spec 1 §6). */
export const allowsDiscussion = (kind: QuizKind): boolean => kind !== 'ai';
export const allowsVoting = allowsDiscussion;
/** Private quizzes hide the report button (spec 1 §6). */
export const allowsReports = (kind: QuizKind): boolean => kind !== 'private';
