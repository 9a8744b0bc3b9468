import { href } from '~/domain/kit/contract';
import { endQuiz } from '~/domain/quizzes/contract';
import { local } from '~/web/core/stores/browser';
import { post } from '~/web/live/request';
import { AnswerQueue } from './answer-queue';
import { handInKey, keptKey } from './kept-answers';
import { sendAnswer } from './use-answer-queue';

/** Sends the answers to quizzes that a person has waiting on this device, and ends those that were to be ended after them. */
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
    const handIn = handInKey(personId, quizlogId);
    if (queue.kept.length > 0 || local.get(handIn) === null) continue;
    await post(href(endQuiz), { quizlog_id: quizlogId });
    local.remove(handIn);
  }
}
