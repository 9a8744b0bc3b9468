import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank, aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';
import { type Preference, selection } from './contract';
import { drawQuestions } from './draw-questions.query';
import { table } from '~/infra/tooling/testing/table';

describe('drawing questions from the bank', () => {
  const world = openWorld();

  /** The random starting point first, then the sample's choices. */
  const from = (start: number) => {
    const numbers = [start];
    return () => numbers.shift() ?? 0;
  };
  const draw = (
    personId: number,
    choice: Record<string, unknown>,
    number: number,
    options: { preference?: Preference; choiceOnly?: boolean; start?: number } = {},
  ) =>
    drawQuestions(
      world.deps.read,
      personId,
      {
        selection: selection.parse(choice),
        preference: options.preference ?? 'all',
        number,
        choiceOnly: options.choiceOnly ?? false,
      },
      options.start === undefined ? Math.random : from(options.start),
    );
  const ids = (questions: { id: number }[]) => questions.map((one) => one.id).sort((a, b) => a - b);
  const sorted = (drawn: number[]) => [...drawn].sort((a, b) => a - b);

  it('gives only what fits: topic, specialty, focus, difficulty, language', async () => {
    const { id } = await aPerson(world);
    const topic = await aTopic(world, { specialty_id: 14 });
    const [plain] = await aBank(world, 1, { topic });
    const [focused] = await aBank(world, 1, { topic, focus_id: 3 });
    const [hard] = await aBank(world, 1, { topic, difficulty: 3 });
    const [spanish] = await aBank(world, 1, { topic, language: 'es' });
    const elsewhere = await aQuestion(world, { topic: await aTopic(world, { specialty_id: 14 }) });
    expect(sorted(await draw(id, { topic: topic.id }, 50))).toEqual(ids([plain!, focused!, hard!, spanish!]));
    expect(sorted(await draw(id, { specialty: 14 }, 50))).toEqual(ids([plain!, focused!, hard!, spanish!, elsewhere]));
    expect(await draw(id, { topic: topic.id, focus: 3 }, 50)).toEqual([focused!.id]);
    expect(await draw(id, { topic: topic.id, difficulty: 3 }, 50)).toEqual([hard!.id]);
    expect(await draw(id, { topic: topic.id, language: 'es' }, 50)).toEqual([spanish!.id]);
    expect(await draw(id, { topic: topic.id, specialty: 13 }, 50)).toEqual([]);
    expect(sorted(await draw(id, { topic: topic.id, specialty: 14 }, 50))).toHaveLength(4);
  });

  it('leaves out what is deleted or not in the bank', async () => {
    const { id } = await aPerson(world);
    const topic = await aTopic(world);
    const [kept] = await aBank(world, 1, { topic });
    await aBank(world, 1, { topic, deleted_at: new Date() });
    await aBank(world, 1, { topic, status: 'draft' });
    await aBank(world, 1, { topic, status: 'private' });
    await aBank(world, 1, { topic, status: 'generated', generated_by: 'offline' });
    expect(await draw(id, { topic: topic.id }, 50)).toEqual([kept!.id]);
  });

  it('goes from a random place on and, at the end, from the beginning', async () => {
    const { id } = await aPerson(world);
    const topic = await aTopic(world);
    const bank = await aBank(world, 12, { topic });
    for (const [index, question] of bank.entries())
      await table(world, 'questions').update({ id: question.id }, { shuffle: index / 12 });
    // One is wanted: of five candidates from the place on, the first is drawn.
    expect(await draw(id, { topic: topic.id }, 1, { start: 0.5 })).toEqual([bank[6]!.id]);
    expect(await draw(id, { topic: topic.id }, 1, { start: 0.99 })).toEqual([bank[0]!.id]);
    // Two are wanted of ten candidates: 9, 10, 11 and, around the end, 0 to 6.
    const drawn = new Set<number>();
    for (let time = 0; time < 60; time += 1) {
      const random = [0.75];
      for (const one of await drawQuestions(
        world.deps.read,
        id,
        { selection: selection.parse({ topic: topic.id }), preference: 'all', number: 2, choiceOnly: false },
        () => random.shift() ?? Math.random(),
      ))
        drawn.add(one);
    }
    expect([...drawn].every((one) => [9, 10, 11, 0, 1, 2, 3, 4, 5, 6].some((index) => bank[index]!.id === one))).toBe(
      true,
    );
    expect(drawn.size).toBeGreaterThan(5);
  });

  it('reaches every question, and not in the same order', async () => {
    const { id } = await aPerson(world);
    const topic = await aTopic(world);
    const bank = await aBank(world, 20, { topic });
    const met = new Set<number>();
    const orders = new Set<string>();
    for (let time = 0; time < 60; time += 1) {
      const drawn = await draw(id, { topic: topic.id }, 3);
      expect(new Set(drawn).size).toBe(3);
      drawn.forEach((one) => met.add(one));
      orders.add(drawn.join());
    }
    expect(met.size).toBe(bank.length);
    expect(orders.size).toBeGreaterThan(40);
  });

  it('knows what is new to the person and what they had wrong the last time', async () => {
    const person = await aPerson(world);
    const topic = await aTopic(world);
    const [right, wrong, fresh] = await aBank(world, 3, { topic });
    const at = world.clock.now();
    await table(world, 'question_states').insert(
      { account_id: person.id, question_id: right!.id, last_correct: true, last_answered_at: at },
      { account_id: person.id, question_id: wrong!.id, last_correct: false, last_answered_at: at },
    );
    expect(await draw(person.id, { topic: topic.id }, 5, { preference: 'new' })).toEqual([fresh!.id]);
    expect(await draw(person.id, { topic: topic.id }, 5, { preference: 'incorrect' })).toEqual([wrong!.id]);
    expect(await draw(person.id, {}, 5, { preference: 'incorrect' })).toEqual([wrong!.id]);
    expect(sorted(await draw(person.id, { topic: topic.id }, 5))).toEqual(ids([right!, wrong!, fresh!]));
    const other = await aPerson(world);
    expect(await draw(other.id, { topic: topic.id }, 5, { preference: 'new' })).toHaveLength(3);
    expect(await draw(other.id, { topic: topic.id }, 5, { preference: 'incorrect' })).toEqual([]);
  });

  it('gives an exam multiple choice only', async () => {
    const { id } = await aPerson(world);
    const topic = await aTopic(world);
    const choice = await aQuestion(world, { topic });
    await aQuestion(world, { topic, type: 4 });
    for (const preference of ['all', 'new'] as const)
      expect(await draw(id, { topic: topic.id }, 5, { preference, choiceOnly: true })).toEqual([choice.id]);
  });
});
