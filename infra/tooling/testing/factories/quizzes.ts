import { EXAM, EXAM_SECONDS, STUDY } from '~/domain/quizzes/contract';
import { type NewQuiz, openQuiz } from '~/domain/quizzes/open-quiz';
import type { Deps } from '~/infra/process/deps';
import { aPerson } from './accounts';
import { aBank, type TestQuestion } from './questions';

type QuizOptions = Partial<NewQuiz> & {
  person?: { id: number };
  /** Three new ones unless they are named. */
  questions?: TestQuestion[];
};

export interface TestQuiz {
  id: number;
  /** The path to take it. */
  path: string;
  person: { id: number };
  questions: TestQuestion[];
}

/** A running study quiz from the bank, of somebody new, unless the options say otherwise. */
export async function aQuiz(world: { deps: Deps }, options: QuizOptions = {}): Promise<TestQuiz> {
  const { person = await aPerson(world), questions = await aBank(world, 3), ...fields } = options;
  const mode = fields.mode ?? STUDY;
  const ends = new Date(world.deps.clock.now().getTime() + EXAM_SECONDS * questions.length * 1_000);
  const quiz: NewQuiz = {
    account_id: person.id,
    kind: 'bank',
    mode,
    state: 'running',
    language: 'en',
    specialty_id: 0,
    topic_id: null,
    focus_id: 0,
    difficulty: 0,
    length: questions.length,
    generates: false,
    submission_id: null,
    ends_at: mode === EXAM ? ends : null,
    ...fields,
  };
  const { id } = await world.deps.inTransaction((tx) =>
    openQuiz(
      tx,
      quiz,
      questions.map((question) => question.id),
    ),
  );
  return { id, path: `/learn/quiz/${id}/`, person, questions };
}
