import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { aiQuizWaiting } from '~/domain/quizzes/generation/contract';
import type {
  QuestionRequest,
  QuestionStock,
  QuestionWriter,
  WrittenQuestion,
} from '~/domain/quizzes/generation/question-writer';
import { requestAiQuiz } from '~/domain/quizzes/generation/request-ai-quiz';
import { aWrittenQuestion } from '~/domain/quizzes/testing/written-questions';
import type { World } from '../world';
import { aPerson } from './accounts';
import { aTopic } from './questions';
import type { Topic } from '../rows';

/** A writer that writes good questions on the topic that it is asked for, and what it was asked. */
export function aWriter(
  change: (
    request: QuestionRequest,
    nth: number,
  ) => Partial<WrittenQuestion> | Promise<Partial<WrittenQuestion>> = () => ({}),
): QuestionWriter & { requests: QuestionRequest[] } {
  const requests: QuestionRequest[] = [];
  const write: QuestionWriter = async (request) => {
    requests.push(request);
    return aWrittenQuestion((request.topic ?? request.topics[0]!).slug, await change(request, requests.length));
  };
  return Object.assign(write, { requests });
}

/** That of a writer who can write on every topic, also on those that only a test knows. */
const ENDLESS: QuestionStock = { languages: () => ['en', 'es'], count: () => null };

interface RequestOptions {
  person?: Person;
  topic?: Topic;
  /** Of a quiz on all topics of a specialty. */
  specialty_id?: number;
  length?: number;
}

/** An AI quiz with five new questions that somebody new has asked for, on a new topic of cardiology. */
export async function aRequestedQuiz(world: World, options: RequestOptions = {}) {
  const { person = await aPerson(world), topic = await aTopic(world), specialty_id, length = 5 } = options;
  const client = await world.signedIn(person);
  const { id } = await world.deps.inTransaction((tx) =>
    requestAiQuiz(
      tx,
      person,
      {
        specialty: specialty_id ?? topic.specialty_id,
        topic: specialty_id === undefined ? topic.id : 0,
        focus: 0,
        length,
        generate_new_questions: true,
      },
      ENDLESS,
    ),
  );
  const path = href(aiQuizWaiting, { quizlog_id: id });
  const status_ = async () => (await client.post(path, { data_request: 'check_quizlog_status', quizlog_id: id })).body;
  return {
    id,
    path,
    person,
    topic,
    client,
    status: status_,
    again: () => client.post(path, { data_request: 'try_again' }),
  };
}
