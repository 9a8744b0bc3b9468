import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { type AiChoice, requireChoice } from './ai-choice.query';
import { STUDY } from '../contract';
import { drawForAi } from './draw-for-ai.query';
import { generateQuizJob } from './contract';
import { oneAtATime, requireGenerationLeft, takeTurn } from './quota.query';
import { nothingToWrite } from './refusals';
import { stemsHad } from '../had-stems.query';
import { type NewQuiz, openQuiz } from '../open-quiz';
import type { QuestionStock } from './question-writer';
import { noQuestions } from '../refusals';

export interface AiQuizRequest extends AiChoice {
  /** Empty for any, from the bank only; left out, the person's own. */
  language?: '' | Language | undefined;
  length: number;
  generate_new_questions: boolean;
  submission_id?: string | undefined;
}

export interface RequestedQuiz {
  id: number;
  /** Whether new questions are written for it, so that it is waited for. */
  generates: boolean;
}

const requestedBefore = statement<RequestedQuiz, [number, string]>(
  'quizzes.ai-requested',
  'SELECT id, generates FROM quizzes WHERE account_id = $1 AND submission_id = $2',
);

/**
 * Asks for an AI quiz (spec 1 §5, §7): drawn from the bank and begun at once, or put in the queue of those to be written.
 * It keeps to its topic and focus, asks nothing that the person had before, and is shorter if there is not enough.
 * Sent twice with the same `submission_id`, it is asked for once.
 * @throws Problem invalid `unknown-choice`, `no-questions`, `nothing-to-write`; conflict `already-writing`; too-many `generations-used-up`; unavailable `writers-busy`
 */
export async function requestAiQuiz(
  tx: Transaction,
  person: Person,
  request: AiQuizRequest,
  stock: QuestionStock,
): Promise<RequestedQuiz> {
  await takeTurn(tx, person);
  const before =
    request.submission_id === undefined ? null : await tx.sql.one(requestedBefore, [person.id, request.submission_id]);
  if (before) return before;
  const choice = await requireChoice(tx, request);
  const language = request.language || person.language;
  const quiz: NewQuiz = {
    account_id: person.id,
    kind: 'ai',
    mode: STUDY,
    state: 'running',
    language,
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
    const drawn = await drawForAi(
      tx,
      person,
      { ...request, language: request.language ?? person.language },
      request.length,
    );
    if (drawn.length === 0) throw noQuestions();
    return { ...(await openQuiz(tx, { ...quiz, length: drawn.length }, drawn)), generates: false };
  }
  await requireGenerationLeft(tx, person);
  const writable = stock.count({ ...choice, language }, await stemsHad(tx, person.id, request.specialty, language));
  if (writable === 0) throw nothingToWrite();
  const { id } = await oneAtATime(
    openQuiz(
      tx,
      { ...quiz, state: 'generating', generates: true, length: Math.min(request.length, writable ?? request.length) },
      [],
    ),
  );
  tx.enqueue(generateQuizJob, { quiz_id: id });
  return { id, generates: true };
}
