import { randomUUID } from 'node:crypto';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

describe('opening a quiz', () => {
  const world = openWorld();

  it('keeps the questions in the order they were given, each with its revision', async () => {
    const [first, second, third] = await aBank(world, 3, { revision: 4 });
    const quiz = await aQuiz(world, { questions: [third!, first!, second!] });
    const rows = await table(world, 'quiz_questions').find({ quiz_id: quiz.id }, 'position');
    expect(rows.map((row) => [row.position, row.question_id, row.revision, row.state])).toEqual([
      [0, third!.id, 4, 'open'],
      [1, first!.id, 4, 'open'],
      [2, second!.id, 4, 'open'],
    ]);
  });

  it('opens one quiz for one submission_id, however often and however fast it comes', async () => {
    const person = await aPerson(world);
    const questions = await aBank(world, 2);
    const submission_id = randomUUID();
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => aQuiz(world, { person, questions, submission_id })),
    );
    expect(new Set(opened.map((quiz) => quiz.id)).size).toBe(1);
    expect(await table(world, 'quizzes').count({ account_id: person.id })).toBe(1);
  });

  it('may have no questions yet where they are to be written', async () => {
    const quiz = await aQuiz(world, { kind: 'ai', state: 'generating', generates: true, questions: [], length: 5 });
    expect(await table(world, 'quiz_questions').count({ quiz_id: quiz.id })).toBe(0);
  });
});
