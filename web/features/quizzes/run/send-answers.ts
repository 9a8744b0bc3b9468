import { local } from '~/web/core/stores/browser';
import { AnswerQueue } from './answer-queue';
import { keptKey } from './kept-answers';
import { sendAnswer } from './use-answer-queue';

/** Sends the answers to quizzes that a person has waiting on this device. */
export async function sendAnswers(personId: number): Promise<void> {
  const start = `wardmates.answers.${personId}.` as const;
  for (const key of local.keys(start)) {
    const quizlogId = Number(key.slice(start.length));
    const queue = new AnswerQueue(keptKey(personId, quizlogId), {
      send: (entry, leaving) => sendAnswer(quizlogId, entry, leaving),
      taken: () => undefined,
      refused: () => undefined,
    });
    await queue.drain();
  }
}
