import { randomUUID } from 'node:crypto';
import type { TestClient } from '../client';
import type { World } from '../world';
import { aRegistration } from './accounts';
import { table } from '../table';

const QUIZ = '/api/trial/quiz/';

/** A visitor who has begun to try ten questions. The bank must have as many. */
export async function aTrial(world: World, client = world.client()) {
  const { status, body } = await client.post(QUIZ, { submission_id: randomUUID() });
  if (status !== 200) throw new Error(`the trial was refused with ${status}`);
  const path: string = body.next_url;
  const run = (await client.get(path)).body;
  const quizlog_id: number = run.quiz.quizlog_id;
  const answerFirst = async (place = 0) => {
    const question = run.questions[place].question;
    await client.post(path, {
      data_request: 'answer_submit',
      quizlog_id,
      question_id: question.question_id,
      answer_id: String(question.answers[0].answer_id),
    });
    return question.question_id as number;
  };
  return { client, path, run, quizlog_id, answerFirst };
}

/** The guest of this client registers. */
export async function registers(client: TestClient): Promise<void> {
  const { status } = await client.post('/register/', aRegistration());
  if (status !== 200) throw new Error(`the registration was refused with ${status}`);
}

export const votesOf = async (world: World, id: number) => {
  const { upvotes, downvotes } = await table(world, 'questions').one({ id });
  return { upvotes, downvotes };
};

export const voteOn = (client: TestClient, question_id: number, vote_type: 1 | -1 = 1) =>
  client.post('/api/quiz/question/vote/', { question_id, vote_type });
