import type { Person } from '~/domain/accounts/person';
import { postComment } from '~/domain/discussion/post-comment';
import { STUDY } from '~/domain/quizzes/contract';
import type { QuizKind } from '~/domain/questions/quiz-kinds';
import type { Deps } from '~/infra/process/deps';
import { aPerson } from './accounts';
import { aQuestion, type TestQuestion } from './questions';
import { aQuiz } from './quizzes';

interface MetOptions {
  person?: Person;
  question?: TestQuestion;
  kind?: QuizKind;
  mode?: number;
  /** Of the question in the quiz. */
  state?: 'open' | 'shown' | 'answered' | 'skipped';
}

/** Somebody with a question in a quiz of theirs: answered, in a study quiz from the bank, unless the options say otherwise. */
export async function aMetQuestion(
  world: { deps: Deps },
  options: MetOptions = {},
): Promise<{ person: Person; question: TestQuestion; quizId: number }> {
  const { kind = 'bank', mode = STUDY, state = 'answered' } = options;
  const person = options.person ?? (await aPerson(world));
  const question = options.question ?? (await aQuestion(world));
  const quiz = await aQuiz(world, { person, questions: [question], kind, mode });
  await world.deps.dataSource.query('UPDATE quiz_questions SET state = $2 WHERE quiz_id = $1', [quiz.id, state]);
  return { person, question, quizId: quiz.id };
}

/** A comment by somebody who has answered the question, both new unless the options name them. */
export async function aComment(
  world: { deps: Deps },
  options: { person?: Person; question?: TestQuestion; text?: string } = {},
) {
  const { text = 'The rate decides it.', ...met } = options;
  const { person, question } = await aMetQuestion(world, met);
  const { comments } = await world.deps.inTransaction((tx) => postComment(tx, person, question.id, text, null));
  return { id: comments.at(-1)!.id, person, question };
}
