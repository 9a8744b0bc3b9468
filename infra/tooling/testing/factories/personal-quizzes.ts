import { makePersonalQuiz } from '~/domain/quizzes/personal/make-quiz';
import { placeInPersonalQuiz } from '~/domain/quizzes/personal/place-in-quiz';
import type { Person } from '~/domain/accounts/person';
import type { Deps } from '~/infra/process/deps';
import { aPerson } from './accounts';
import { aBank, type TestQuestion } from './questions';
import { table } from '../table';

interface PersonalQuizOptions {
  /** Whose it is. */
  person?: Person;
  title?: string;
  shared?: boolean;
  /** Three new ones of the bank unless they are named. */
  questions?: TestQuestion[];
}

export interface TestPersonalQuiz {
  id: number;
  person: Person;
  questions: TestQuestion[];
  /** The path of its editor. */
  editor: string;
  /** The path to take it. */
  take: string;
}

/** A personal quiz of somebody new, not shared, unless the options say otherwise. */
export async function aPersonalQuiz(
  world: { deps: Deps },
  options: PersonalQuizOptions = {},
): Promise<TestPersonalQuiz> {
  const {
    person = await aPerson(world),
    title = 'Chest pain',
    shared = false,
    questions = await aBank(world, 3),
  } = options;
  const id = await world.deps.inTransaction(async (tx) => {
    const made = await makePersonalQuiz(tx, person, { title });
    for (const question of questions) await placeInPersonalQuiz(tx, person.id, made, question.id);
    return made;
  });
  if (shared) await table(world, 'personal_quizzes').update({ id }, { shared });
  return { id, person, questions, editor: `/teach/create-quiz/${id}/`, take: `/teach/take-quiz/${id}/` };
}
