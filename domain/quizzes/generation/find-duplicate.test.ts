import { openWorld } from '~/infra/tooling/testing/world';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { findDuplicate } from './find-duplicate.query';

const world = openWorld();
const html = (text: string) => `<p>${text}</p>`;
const find = (stem: string, key: string, quizId = 0) =>
  world.deps.inTransaction((tx) => findDuplicate(tx, quizId, html(stem), key));

const STEM =
  'A 54-year-old man has crushing central chest pain for two hours and ST elevation in leads II, III and aVF. Which artery is most likely occluded?';
const KEY = 'Right coronary artery';
const options = (key: string) => [
  { text: key, correct: true },
  { text: 'Left main stem' },
  { text: 'Left circumflex artery' },
  { text: 'First diagonal branch' },
];

describe('a stem that is there already', () => {
  beforeAll(async () => {
    const topic = await aTopic(world);
    await aQuestion(world, { topic, question_text: html(STEM), answers: options(KEY) });
    await aQuestion(world, {
      topic,
      question_text: html('Which clinical picture and test results are most typical of severe haemophilia A?'),
      answers: options('A long APTT and little factor VIII'),
    });
  });

  it.each([
    ['the same', STEM, KEY, true],
    ['the same with another key', STEM, 'Left main stem', true],
    ['two years older', STEM.replace('54', '56'), KEY, true],
    [
      'in other words',
      'A 61-year-old woman has had crushing central chest pain for three hours, with ST elevation in leads II, III and aVF. Which artery is most likely to be occluded?',
      KEY,
      true,
    ],
    [
      'in nearly the same words, about something else',
      STEM.replace('II, III and aVF', 'V1 to V4'),
      'Left anterior descending artery',
      false,
    ],
    [
      'about a sibling',
      'Which clinical picture and test results are most typical of severe haemophilia B?',
      'A long APTT and little factor IX',
      false,
    ],
    [
      'about something else with the same answer',
      'Which vessel supplies the sinus node in most people, and runs in the atrioventricular groove?',
      KEY,
      false,
    ],
  ])('%s', async (_what, stem, key, found) => expect(await find(stem, key)).toBe(found ? 'duplicate-in-bank' : null));

  it('counts in the bank, and in the quiz that it is for, and nowhere else', async () => {
    const topic = await aTopic(world);
    const stem = 'Which drug is given at first for a narrow-complex tachycardia that vagal manoeuvres have not ended?';
    const question = await aQuestion(world, {
      topic,
      status: 'generated',
      generated_by: 'offline',
      question_text: html(stem),
      answers: options('Adenosine'),
    });
    const quiz = await aQuiz(world, { questions: [question], kind: 'ai' });
    expect(await find(stem, 'Adenosine', quiz.id)).toBe('duplicate-in-quiz');
    expect(await find(stem, 'Adenosine', quiz.id + 1)).toBeNull();
    await aQuestion(world, { topic, question_text: html(stem), deleted_at: new Date() });
    expect(await find(stem, 'Adenosine', quiz.id + 1)).toBeNull();
  });

  it('is found by the trigram index, where no other stands in for a table that is too small for one', async () => {
    const indexes: { name: string }[] = await world.deps.dataSource.query(
      `SELECT indexrelid::regclass AS name FROM pg_index WHERE indrelid = 'questions'::regclass AND NOT indisunique`,
    );
    let plan: unknown;
    const looked = world.deps.inTransaction(async (tx) => {
      const run = (text: string, values: unknown[] = []) => tx.sql.all({ name: '', text }, values);
      for (const { name } of indexes) if (name !== 'questions_stem_trigrams') await run(`DROP INDEX ${name}`);
      await run('SET LOCAL enable_seqscan = off');
      plan = await run(`EXPLAIN SELECT id FROM questions WHERE deleted_at IS NULL AND question_text % $1`, [
        html(STEM),
      ]);
      throw new Error('all as it was');
    });
    await expect(looked).rejects.toThrow('all as it was');
    expect(JSON.stringify(plan)).toContain('questions_stem_trigrams');
  });

  it('is looked for by a setting that ends with the transaction', async () => {
    await world.deps.inTransaction((tx) => findDuplicate(tx, 0, html(STEM), KEY));
    const [{ current_setting }] = await world.deps.dataSource.query(
      `SELECT current_setting('pg_trgm.similarity_threshold')`,
    );
    expect(Number(current_setting)).toBe(0.3);
  });
});
