import { PERSONAL_TITLE_MAX } from '../quiz-limits';
import { QUESTIONS_MAX } from '../quiz-limits';
import { cutText } from '~/domain/kit/cut-text';

/** A quiz that questions of a file are put in. */
export interface PlannedQuiz {
  title: string;
  questions: number;
  /** It is there already and gets these at its end. */
  existing: boolean;
}

function numbered(title: string, number: number): string {
  const suffix = ` ${number}`;
  return cutText(title, PERSONAL_TITLE_MAX - suffix.length).trimEnd() + suffix;
}

/**
 * How questions are spread over personal quizzes, which hold 100 each: one that is there is filled up first; the rest goes into
 * new ones of the same size, called `Title 1`, `Title 2` and so on. Runs in the browser too.
 * @param held how many questions the quiz has that is added to; null for a new one
 */
export function planQuizzes(questions: number, title: string, held: number | null): PlannedQuiz[] {
  const first = held === null ? 0 : Math.min(questions, Math.max(0, QUESTIONS_MAX - held));
  const plan: PlannedQuiz[] = first > 0 ? [{ title, questions: first, existing: true }] : [];
  const rest = questions - first;
  const quizzes = Math.ceil(rest / QUESTIONS_MAX);
  const only = quizzes === 1 && held === null;
  for (let index = 0; index < quizzes; index += 1) {
    const share = Math.floor(rest / quizzes) + (index < rest % quizzes ? 1 : 0);
    plan.push({
      title: only ? cutText(title, PERSONAL_TITLE_MAX) : numbered(title, index + (held === null ? 1 : 2)),
      questions: share,
      existing: false,
    });
  }
  return plan;
}
