import fc from 'fast-check';
import { binAfter } from '~/domain/kit/leitner';
import { selection } from '~/domain/quizzes/contract';
import { drawByBin } from '~/domain/quizzes/draw-by-bin.query';
import type { Person } from '~/domain/accounts/person';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
const SETUP = '/learn/quiz/setup/';
type Client = Awaited<ReturnType<typeof world.signedIn>>;

/** A quiz of these questions, answered right or wrong, or skipped. */
async function take(
  client: Client,
  person: Person,
  answers: readonly (readonly [TestQuestion, boolean | 'skipped'])[],
): Promise<void> {
  world.clock.advance(60_000);
  const quiz = await aQuiz(world, { person, questions: answers.map(([question]) => question) });
  for (const [question, right] of answers)
    if (right === 'skipped')
      await client.post('/api/quiz/skip-question/', { quizlog_id: quiz.id, question_id: question.id });
    else
      await client.post(quiz.path, {
        data_request: 'answer_submit',
        quizlog_id: quiz.id,
        question_id: question.id,
        answer_id: (right ? question.right : question.wrong.slice(0, 1)).join(','),
      });
}
const binOf = async (person: Person, question: TestQuestion): Promise<number | null> =>
  (
    await sql('SELECT leitner_bin FROM question_states WHERE account_id = $1 AND question_id = $2', [
      person.id,
      question.id,
    ])
  )[0]?.leitner_bin ?? null;

describe('questions by their Leitner bins', () => {
  it('are in the bin that the fold of one’s own attempts gives; what is skipped does not count', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const [question] = await aBank(world, 1);
    expect(await binOf(person, question!)).toBeNull();
    let bin = 0;
    for (const right of [true, 'skipped', true, false, true, true, true, true, true] as const) {
      await take(client, person, [[question!, right]]);
      if (right !== 'skipped') bin = binAfter(bin, right);
      expect(await binOf(person, question!)).toBe(bin);
    }
    expect(bin).toBe(4);
    // The backfill folds the same from the log of answers.
    const [{ folded }] = await sql('SELECT question_bin($1, $2) AS folded', [person.id, question!.id]);
    expect(folded).toBe(4);
  });

  it('count an older answer where it belongs, as an exam that is handed in late has', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const [question] = await aBank(world, 1);
    for (const right of [false, true, true]) {
      await take(client, person, [[question!, right]]);
      world.clock.advance(1_000);
    }
    world.clock.advance(-600_000);
    await take(client, person, [[question!, true]]);
    world.clock.advance(600_000);
    expect(await binOf(person, question!)).toBe(2);
  });

  it('are folded alike by the database and by the rule, for any answers', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }), async (answers) => {
        const [question] = await aBank(world, 1);
        for (const right of answers) await take(client, person, [[question!, right]]);
        const bin = answers.reduce((so, right) => binAfter(so, right), 0);
        expect(await binOf(person, question!)).toBe(bin);
        const [{ folded }] = await sql('SELECT question_bin($1, $2) AS folded', [person.id, question!.id]);
        expect(folded).toBe(bin);
      }),
      { numRuns: 8 },
    );
  });

  it('are drawn by weight, the least recently answered first, new ones after wrong ones, none of the last bin', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const topic = await aTopic(world);
    const [wrong, older, last, unseen] = await aBank(world, 4, { topic });
    await take(client, person, [[older!, false]]);
    await take(client, person, [[wrong!, false]]);
    for (let time = 0; time < 4; time += 1) await take(client, person, [[last!, true]]);
    const draw = (preference: 'all' | 'new' | 'incorrect', random: () => number = () => 0) =>
      drawByBin(
        world.deps.read,
        person.id,
        { selection: selection.parse({ topic: topic.id }), preference, number: 10, choiceOnly: false },
        random,
      );
    expect(await draw('all')).toEqual([older!.id, wrong!.id, unseen!.id]);
    expect(await draw('new')).toEqual([unseen!.id]);
    expect(await draw('incorrect')).toEqual([older!.id, wrong!.id]);
    // A high number takes the highest bin that is not empty.
    await take(client, person, [[older!, true]]);
    expect((await draw('all', () => 0.99))[0]).toBe(older!.id);
    const count = async (mode: number) =>
      (await client.post(SETUP, { data_request: 'available_questions', topic: topic.id, mode })).body.all;
    expect([await count(1), await count(3)]).toEqual([4, 3]);
  });

  it('make a quiz whose summary names the bins as they are after it', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const topic = await aTopic(world);
    const bank = await aBank(world, 2, { topic });
    const { next_url } = (
      await client.post(SETUP, { data_request: 'submit', topic: topic.id, number_of_questions: 5, mode: 3 })
    ).body;
    const { quiz } = (await client.get(next_url)).body;
    expect(quiz).toMatchObject({ mode: 3, ends_at: null });
    for (const [nth, question] of bank.entries())
      await client.post(next_url, {
        data_request: 'answer_submit',
        quizlog_id: quiz.quizlog_id,
        question_id: question.id,
        answer_id: (nth === 0 ? question.right : question.wrong.slice(0, 1)).join(','),
      });
    const { questions } = (await client.get(`${next_url}summary/`)).body;
    const bins = new Map(
      questions.items.map((line: { question_id: number; leitner_bin: number }) => [line.question_id, line.leitner_bin]),
    );
    expect([bins.get(bank[0]!.id), bins.get(bank[1]!.id)]).toEqual([1, 0]);
  });
});
