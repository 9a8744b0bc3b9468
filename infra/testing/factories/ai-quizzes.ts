import { aiQuizSetup } from '../../../domain/quizzes/generation-contract';
import type { Person } from '../../../domain/accounts/person';
import type { Topic } from '../../../domain/questions/topic.entity';
import type { QuestionRequest, QuestionWriter, WrittenQuestion } from '../../../domain/quizzes/question-writer';
import { aWrittenQuestion } from '../../../domain/quizzes/testing/written-questions';
import type { World } from '../world';
import { aPerson } from './accounts';
import { aTopic } from './questions';

/** A writer that writes good questions on the topic that it is asked for, and what it was asked. */
export function aWriter(change: (request: QuestionRequest, nth: number) => Partial<WrittenQuestion> | Promise<Partial<WrittenQuestion>> = () => ({})): QuestionWriter & { requests: QuestionRequest[] } {
  const requests: QuestionRequest[] = [];
  const write: QuestionWriter = async (request) => {
    requests.push(request);
    return aWrittenQuestion((request.topic ?? request.topics[0]!).slug, await change(request, requests.length));
  };
  return Object.assign(write, { requests });
}

interface RequestOptions {
  person?: Person;
  topic?: Topic;
  length?: number;
}

/** An AI quiz with five new questions that somebody new has asked for, on a new topic of cardiology. */
export async function aRequestedQuiz(world: World, options: RequestOptions = {}) {
  const { person = await aPerson(world), topic = await aTopic(world), length = 5 } = options;
  const client = await world.signedIn(person);
  const { status, body } = await client.post(aiQuizSetup.path, { specialty: topic.specialty_id, topic: topic.id, length, generate_new_questions: true });
  if (status !== 200) throw new Error(`the quiz was refused: ${JSON.stringify(body)}`);
  const path: string = body.next_url;
  const id = Number(/\d+/.exec(path)![0]);
  const status_ = async () => (await client.post(path, { data_request: 'check_quizlog_status', quizlog_id: id })).body;
  return { id, path, person, topic, client, status: status_, again: () => client.post(path, { data_request: 'try_again' }) };
}
