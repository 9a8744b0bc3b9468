import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { endGrant, setGrant } from '~/domain/purchases/entitlements/set-grant';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank, aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';
import type { Question, Topic } from '~/infra/tooling/testing/rows';

const PACKS = '/learn/packs/';
const SETUP = '/learn/quiz/setup/';
const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const ids = (questions: readonly { id: number }[]) => questions.map(({ id }) => id).sort((one, other) => one - other);

interface Bank {
  topic: Topic;
  /** Of the ECG pack: 3 free, 4 premium. */
  sample: Question[];
  paid: Question[];
  /** In the bank, of no pack. */
  plain: Question;
  /** Premium and in no pack. */
  alone: Question;
}
let bank: Bank;
beforeAll(async () => {
  const topic = await aTopic(world);
  const some = (count: number, fields: Partial<Question>) =>
    Promise.all(Array.from({ length: count }, () => aQuestion(world, { topic, ...fields })));
  bank = {
    topic,
    sample: await some(3, { packs: ['ecg-cases'] }),
    paid: await some(4, { packs: ['ecg-cases'], premium: true }),
    plain: (await some(1, {}))[0]!,
    alone: (await some(1, { premium: true }))[0]!,
  };
});

const grant = (person: Person, ...entitlements: string[]) =>
  world.deps
    .inTransaction((tx) =>
      setGrant(tx, {
        account_id: person.id,
        source: `charge:${person.id}`,
        product: null,
        entitlements,
        from: world.clock.now(),
        until: null,
      }),
    )
    .then(() => world.drain());
const asked = async (address: string) =>
  ids(
    await query(`SELECT question_id AS id FROM quiz_questions WHERE quiz_id = $1`, [
      Number(/quiz\/(\d+)\//.exec(address)?.[1]),
    ]),
  );
async function learner(...entitlements: string[]) {
  const person = await aPerson(world);
  if (entitlements.length > 0) await grant(person, ...entitlements);
  const client = await world.signedIn(person);
  return {
    person,
    client,
    packs: async () => (await client.get(PACKS)).body.packs,
    start: (about: object = {}) => client.post(PACKS, { pack: 'ecg-cases', number_of_questions: 50, ...about }),
    setup: (about: object = {}) => client.post(SETUP, { number_of_questions: 50, ...about }),
  };
}

describe('a pack of questions', () => {
  it('is its free sample for who has not bought it, and says what there is', async () => {
    const { packs, start } = await learner();
    expect(await packs()).toEqual([
      {
        pack: 'premium',
        open: false,
        questions: 1,
        free: 0,
        counts: { all: 0, new: 0, incorrect: 0 },
        languages: ['en'],
        purchase_url: '/purchase/supporter/',
      },
      {
        pack: 'ecg-cases',
        open: false,
        questions: 7,
        free: 3,
        counts: { all: 3, new: 3, incorrect: 0 },
        languages: ['en'],
        purchase_url: '/purchase/ecg-cases/',
      },
    ]);
    const started = await start();
    expect(started.status).toBe(200);
    expect(await asked(started.body.next_url)).toEqual(ids(bank.sample));
  });

  it('in two languages is asked in that of the reader, and in its own if it has no other', async () => {
    const [english] = await aBank(world, 1, { topic: bank.topic, packs: ['radiology-cases'] });
    const [spanish] = await aBank(world, 1, { topic: bank.topic, packs: ['radiology-cases'], language: 'es' });
    const [alone] = await aBank(world, 1, { topic: bank.topic, packs: ['blood-gas-cases'] });
    for (const [language, own] of [
      ['en', english!],
      ['es', spanish!],
    ] as const) {
      const client = await world.signedIn(await aPerson(world, { language }));
      const start = (pack: string) => client.post(PACKS, { pack, number_of_questions: 50 });
      expect(await asked((await start('radiology-cases')).body.next_url)).toEqual([own.id]);
      expect(await asked((await start('blood-gas-cases')).body.next_url)).toEqual([alone!.id]);
      const { packs } = (await client.get(PACKS)).body;
      expect(packs.find(({ pack }: { pack: string }) => pack === 'radiology-cases')).toMatchObject({
        questions: 1,
        languages: ['en', 'es'],
      });
    }
    for (const { id } of [english!, spanish!, alone!])
      await query('UPDATE questions SET deleted_at = now() WHERE id = $1', [id]);
  });

  // rules: 1.1.5
  it('is whole for who has it, as long as they have it', async () => {
    const { person, packs, start } = await learner('pack.ecg-cases');
    expect((await packs())[1]).toMatchObject({ open: true, counts: { all: 7, new: 7, incorrect: 0 } });
    expect(await asked((await start()).body.next_url)).toEqual(ids([...bank.sample, ...bank.paid]));
    await world.deps.inTransaction((tx) => endGrant(tx, `charge:${person.id}`));
    await world.drain();
    expect(await asked((await start()).body.next_url)).toEqual(ids(bank.sample));
  });

  it('starts one quiz for one submission', async () => {
    const { start } = await learner();
    const submission_id = randomUUID();
    const [one, two] = [await start({ submission_id }), await start({ submission_id })];
    expect(two.body).toEqual(one.body);
  });

  it('is as long as asked for, and refuses where nothing fits or nobody knows it', async () => {
    const { start } = await learner();
    expect(await asked((await start({ number_of_questions: 2 })).body.next_url)).toHaveLength(2);
    expect((await start({ preferences: 'incorrect' })).body).toMatchObject({ type: '/problems/no-questions' });
    expect((await start({ pack: 'psa' })).status).toBe(422);
    expect((await start({ pack: 'unicorns' })).status).toBe(422);
    expect((await start({ pack: 'premium' })).body).toMatchObject({ type: '/problems/no-questions' });
  });

  it('that is none, premium questions alone, is for supporters', async () => {
    const { start } = await learner('supporter');
    expect(await asked((await start({ pack: 'premium' })).body.next_url)).toEqual([bank.alone.id]);
    expect(await asked((await start()).body.next_url)).toEqual(ids(bank.sample));
  });
});

describe('premium questions', () => {
  it('are neither drawn from the bank nor counted in it, also for owners of the pack', async () => {
    for (const { client, setup } of [await learner(), await learner('pack.ecg-cases', 'supporter')]) {
      const free = ids([...bank.sample, bank.plain]);
      expect((await client.get(SETUP)).body.counts.all).toBe(free.length);
      for (const mode of [1, 2, 3]) expect(await asked((await setup({ mode })).body.next_url)).toEqual(free);
    }
  });

  it('that were wrong, or are bookmarked, are asked again only while they are open', async () => {
    const { person, client, start, setup } = await learner('pack.ecg-cases');
    const quiz = (await start()).body.next_url;
    const quizId = Number(/quiz\/(\d+)\//.exec(quiz)?.[1]);
    await query(
      `UPDATE quiz_questions SET state = 'answered', counts_as_correct = false, answered_at = now(), picked = '{}' WHERE quiz_id = $1`,
      [quizId],
    );
    for (const { id } of [...bank.paid, bank.plain])
      await query('INSERT INTO question_bookmarks (account_id, question_id, created_at) VALUES ($1, $2, now())', [
        person.id,
        id,
      ]);
    const wrong = async () => asked((await setup({ from: quizId })).body.next_url);
    const marked = async () => asked((await setup({ bookmarked: true })).body.next_url);
    expect(await wrong()).toEqual(ids([...bank.sample, ...bank.paid]));
    expect(await marked()).toEqual(ids([...bank.paid, bank.plain]));
    await world.deps.inTransaction((tx) => endGrant(tx, `charge:${person.id}`));
    await world.drain();
    expect(await wrong()).toEqual(ids(bank.sample));
    expect(await marked()).toEqual([bank.plain.id]);
    expect((await client.get(quiz)).status).toBe(200);
  });

  it('come into a personal quiz, and are asked there, only where they are open', async () => {
    const [stranger, owner] = [await learner(), await learner('pack.ecg-cases')];
    const make = async ({ client }: { client: (typeof owner)['client'] }) =>
      Number(
        /create-quiz\/(\d+)\//.exec(
          (await client.post('/teach/create-quiz/', { title: 'Mine', shared: true })).body.next_url,
        )?.[1],
      );
    const add = async ({ client }: typeof owner, quizId: number) =>
      (
        await client.post(`/teach/create-quiz/${quizId}/`, {
          data_request: 'add_question',
          question_id: bank.paid[0]!.id,
        })
      ).status;
    const [theirs, own] = [await make(stranger), await make(owner)];
    expect(await add(stranger, theirs)).toBe(404);
    expect(await add(owner, own)).toBe(200);
    expect((await owner.client.get(`/teach/create-quiz/${own}/`)).body.questions).toMatchObject([{ premium: true }]);
    await query('UPDATE personal_quizzes SET shared = true WHERE id = $1', [own]);
    const take = async ({ client }: typeof owner) => (await client.post(`/teach/take-quiz/${own}/`, { mode: 1 })).body;
    expect(await take(stranger)).toMatchObject({ type: '/problems/nothing-to-take' });
    expect(await asked((await take(owner)).next_url)).toEqual([bank.paid[0]!.id]);
  });
});
