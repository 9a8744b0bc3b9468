import writing from './writing.es.json';

/** What only those read who write questions or quizzes. */
export const words: Record<string, string> = writing;
