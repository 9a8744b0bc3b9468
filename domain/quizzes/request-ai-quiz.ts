import type { Person } from '../accounts/person';
import { statement } from '../statement';
import type { Transaction } from '../transaction';
import { type AiChoice, requireChoice } from './ai-choice.query';
import { STUDY } from './contract';
import { drawForAi } from './draw-for-ai.query';
import { generateQuizJob } from './generation-contract';
import { oneAtATime, requireGenerationLeft, takeTurn } from './generation-quota.query';
import { type NewQuiz, openQuiz } from './open-quiz';
import { noQuestions } from './refusals';

export interface AiQuizRequest extends AiChoice {
  length: number;
  generate_new_questions: boolean;
  submission_id?: string | undefined;
}

export interface RequestedQuiz {
  id: number;
  /** Whether new questions are written for it, so that it is waited for. */
  generates: boolean;
}

const requestedBefore = statement<RequestedQuiz, [number, string]>('quizzes.ai-requested', 'SELECT id, generates FROM quizzes WHERE account_id = $1 AND submission_id = $2');

/**
 * Asks for an AI quiz (spec 1 §5, §7): drawn from the bank and begun at once, or put in the queue of those to be written.
 * Sent twice with the same `submission_id`, it is asked for once.
 * @throws Problem invalid `unknown-choice`, `no-questions`; conflict `already-writing`; too-many `generations-used-up`; unavailable `writers-busy`
 */
export async function requestAiQuiz(tx: Transaction, person: Person, request: AiQuizRequest): Promise<RequestedQuiz> {
  await takeTurn(tx, person);
  const before = request.submission_id === undefined ? null : await tx.sql.one(requestedBefore, [person.id, request.submission_id]);
  if (before) return before;
  await requireChoice(tx, request);
  const quiz: NewQuiz = {
    account_id: person.id,
    kind: 'ai',
    mode: STUDY,
    state: 'running',
    language: person.language,
    specialty_id: request.specialty,
    topic_id: request.topic === 0 ? null : request.topic,
    focus_id: request.focus,
    difficulty: 0,
    length: request.length,
    generates: false,
    submission_id: request.submission_id ?? null,
    ends_at: null,
  };
  if (!request.generate_new_questions) {
    const drawn = await drawForAi(tx, person, request, request.length);
    if (drawn.length === 0) throw noQuestions();
    return { ...(await openQuiz(tx, { ...quiz, length: drawn.length }, drawn)), generates: false };
  }
  await requireGenerationLeft(tx, person);
  const { id } = await oneAtATime(openQuiz(tx, { ...quiz, state: 'generating', generates: true }, []));
  tx.enqueue(generateQuizJob, { quiz_id: id });
  return { id, generates: true };
}
