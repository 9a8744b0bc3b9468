import { href } from '../kit/contract';
import { quizReview, quizRun } from './contract';

/** The place where a person met a question last; null if they never did. */
export interface LastMet {
  quizlog_id: number;
  /** Whether it can be looked at again, with its answer. */
  reviewable: boolean;
}

/**
 * SQL for the last of a person's quizzes that a question is in, as `LastMet`.
 * @param person SQL for the person's id
 * @param question SQL for the question's id
 */
export const lastMet = (person: string, question: string): string =>
  `(SELECT json_build_object('quizlog_id', met.id, 'reviewable', place.state = 'answered' AND (met.mode = 1 OR met.state = 'finished'))
      FROM quizzes met JOIN quiz_questions place ON place.quiz_id = met.id AND place.question_id = ${question}
     WHERE met.account_id = ${person} ORDER BY met.id DESC LIMIT 1)`;

/** The path on which the person sees the question again; empty if they never met it. */
export function lastMetUrl(met: LastMet | null, questionId: number): string {
  if (!met) return '';
  return href(met.reviewable ? quizReview : quizRun, { quizlog_id: met.quizlog_id }, { question_id: questionId });
}
