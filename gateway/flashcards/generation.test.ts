import { randomUUID } from 'node:crypto';
import { DECKS_A_DAY, PASTED_MAX } from '~/domain/flashcards/generation/contract';
import { PASTED } from '~/domain/flashcards/testing/written-cards';
import { loadContent } from '~/infra/content/load';
import { refusal } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { completionOf, startModelServer } from '~/infra/tooling/testing/model-server';
import { openWorld } from '~/infra/tooling/testing/world';

const ASK = '/flashcards/pack/create-generation-job/';
const ai = { baseUrl: undefined as string | undefined, apiKey: 'key', model: 'model-1', timeoutSeconds: 60 };
const world = openWorld({ ai });
beforeEach(() => void (ai.baseUrl = undefined));
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const text = (more: object = {}) => ({ source: 'text', text: PASTED, length: 5, ...more });
const generationsOf = ({ id }: { id: number }) =>
  query<Record<string, unknown>>(
    'SELECT source, length, language, topic_id, state FROM flashcard_generations WHERE account_id = $1',
    [id],
  );

describe('asking for a generated deck', () => {
  it('says what there is to choose, who writes, and how many are left', async () => {
    const topic = await aTopic(world, { specialty_id: 9, name: 'Psychosis', name_es: 'Psicosis' });
    const { body } = await (await world.signedIn(await aPerson(world, { language: 'es' }))).get(ASK);
    expect(body).toMatchObject({ left: 5, a_day: 5, writing: null, writer: 'offline', mistakes: { en: 0, es: 0 } });
    expect(body.topics).toContainEqual({ id: topic.id, specialty_id: 9, name: 'Psicosis' });
    expect(body.specialties).toContainEqual({ id: 9, writes: ['en'] });
  });

  it('is done once for one submission, also at the same time', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const wanted = text({ submission_id: randomUUID() });
    const answers = await Promise.all([client.post(ASK, wanted), client.post(ASK, wanted), client.post(ASK, wanted)]);
    expect(new Set(answers.map(({ body }) => body.next_url)).size).toBe(1);
    expect(answers[0]!.body.next_url).toMatch(/^\/flashcards\/pack\/generation\/\d+\/$/);
    expect(await generationsOf(person)).toEqual([
      { source: 'text', length: 5, language: 'en', topic_id: null, state: 'generating' },
    ]);
    expect(refusal(await client.post(ASK, text()))).toEqual([409, 'deck-being-written']);
    expect((await client.get(ASK)).body.writing).toEqual({
      generation_id: expect.any(Number),
      url: answers[0]!.body.next_url,
    });
  });

  it.each([
    ['a text that is too short', text({ text: 'Short.' }), 'text-too-short'],
    ['a text that is too long', text({ text: 'x'.repeat(PASTED_MAX + 1) }), 'invalid-input'],
    ['a number that is not on offer', text({ length: 7 }), 'invalid-input'],
    ['no source', { length: 5 }, 'invalid-input'],
    ['a topic without a specialty', { source: 'topic', length: 5 }, 'unknown-choice'],
    ['mistakes that there are none of', { source: 'mistakes', length: 5 }, 'no-mistakes'],
  ])('refuses %s and changes nothing', async (_what, input, code) => {
    const person = await aPerson(world);
    expect(refusal(await (await world.signedIn(person)).post(ASK, input))).toEqual([422, code]);
    expect(await generationsOf(person)).toEqual([]);
  });

  it('is limited by the day, more for supporters; what came to nothing does not count', async () => {
    const had = (id: number, written: number) =>
      query(
        `INSERT INTO flashcard_generations (account_id, source, language, length, written, state, failure, created_at, finished_at)
         SELECT $1, 'text', 'en', 5, $2::int, CASE WHEN $2::int > 0 THEN 'done' ELSE 'failed' END, CASE WHEN $2::int > 0 THEN NULL ELSE 'internal' END, $3, $3 FROM generate_series(1, $4)`,
        [id, written, world.clock.now(), DECKS_A_DAY.learner],
      );
    const [learner, supporter, unlucky] = [
      await aPerson(world),
      await aPerson(world, { roles: ['learner', 'supporter'] }),
      await aPerson(world),
    ];
    await had(learner.id, 5);
    await had(supporter.id, 5);
    await had(unlucky.id, 0);
    expect(refusal(await (await world.signedIn(learner)).post(ASK, text()))).toEqual([429, 'decks-used-up']);
    expect((await (await world.signedIn(supporter)).post(ASK, text())).status).toBe(200);
    expect((await (await world.signedIn(unlucky)).post(ASK, text())).status).toBe(200);
    world.clock.advance(24 * 3_600_000 + 1);
    expect((await (await world.signedIn(learner)).post(ASK, text())).status).toBe(200);
  });

  it('is for people with an account', async () => {
    expect((await world.client().get(ASK)).status).toBe(401);
    expect((await (await world.signedIn(await aGuest(world))).post(ASK, text())).status).toBe(403);
  });
});

const ORDINARY_FRONTS = [
  'First-line treatment of anaphylaxis',
  'Causes of hyperkalaemia',
  'ECG changes in hyperkalaemia',
  'Signs of meningitis',
  'Causes of acute pancreatitis',
  'Management of DKA',
  'Features of nephrotic syndrome',
  'Investigations for pulmonary embolism',
  'Treatment of status epilepticus',
  'What is sepsis?',
  'Treatment of acute asthma',
  'CURB-65 score',
];

describe('the suggested back of a card (spec 2 §5, §6)', () => {
  const MESSAGE =
    'Please enter a prompt in the flashcard front text field before using our AI to generate content for the back of the card.';
  const suggest = async (front: string, roles: ('learner' | 'supporter')[] = ['learner', 'supporter']) => {
    const person = await aPerson(world, { roles });
    const deck = await aDeck(world, { owner: person });
    const client = await world.signedIn(person);
    return {
      edit: await client.post(`/flashcards/edit-deck/${deck.id}/`, { data_request: 'suggest_flashcard_back', front }),
      create: await client.post('/flashcards/create-deck/', { data_request: 'suggest_flashcard_back', front }),
    };
  };

  // rules: 2.5.23
  it('needs a front', async () => {
    for (const front of ['', '  ', '<p> </p>'])
      for (const refused of Object.values(await suggest(front))) {
        expect(refusal(refused)).toEqual([422, 'front-needed']);
        expect(refused.body.detail).toBe(MESSAGE);
      }
  });

  // rules: 2.6.5
  it('is for supporters; others are led to where one becomes one', async () => {
    for (const refused of Object.values(await suggest('<p>What is a delta wave?</p>', ['learner']))) {
      expect(refusal(refused)).toEqual([403, 'suggestions-for-supporters']);
      expect(refused.body.next_url).toBe('/purchase/supporter/');
    }
  });

  // rules: 2.8.5
  it('comes from a model, cleaned; nothing is stored', async () => {
    const server = await startModelServer();
    ai.baseUrl = server.baseUrl;
    server.reply(completionOf({ back: 'A slurred upstroke of the QRS complex.\n\nIt is the sign of pre-excitation.' }));
    const { edit, create } = await suggest('<p>What is a <strong>delta</strong> wave?</p>');
    const expected = {
      suggestion: '<p>A slurred upstroke of the QRS complex.</p><p>It is the sign of pre-excitation.</p>',
      writer: 'model',
    };
    expect([edit.body, create.body]).toEqual([expected, expected]);
    expect(JSON.parse(server.requests[0]!.body.messages[1]!.content)).toEqual({ front: 'What is a delta wave?' });
    server.reply(completionOf({ back: '<img src=x onerror=alert(1)>' }));
    const { edit: unsafe } = await suggest('What is a delta wave?');
    await server.close();
    expect(refusal(unsafe)).toEqual([503, 'no-suggestion']);
    expect(unsafe.body.detail).toContain(MESSAGE);
    const { edit: unreachable } = await suggest('What is a delta wave?');
    expect(refusal(unreachable)).toEqual([503, 'no-suggestion']);
  });

  it('without a model says that nothing is known, and where to look', async () => {
    const { edit, create } = await suggest('Who won the boat race?');
    for (const unknown of [edit, create]) {
      expect(refusal(unknown)).toEqual([404, 'nothing-known']);
      expect(unknown.body.next_url).toBe('/notebook/');
    }
  });

  it('without a model comes from a card of a pack, or from the notebook', async () => {
    const pack = await aDeck(world, { kind: 'pack', name: 'Potassium', cards: ['How is glimmerosis treated?'] });
    await query('UPDATE flashcards SET back = $2 WHERE deck_id = $1', [pack.id, '<p>With rest.</p>']);
    const { edit } = await suggest('<p>Treatment of glimmerosis</p>');
    expect(edit.body).toEqual({ suggestion: '<p>With rest.</p><p>Source: Potassium</p>', writer: 'offline' });
    const topic = await aTopic(world, { name: 'Glimmer disease' });
    await aSection(world, {
      topic,
      title: 'Glimmeritis',
      text: '<p>It is rare.</p><ul><li>Causes: cold weather, and damp socks.</li></ul>',
    });
    const { create } = await suggest('What causes glimmeritis?');
    expect(create.body.suggestion).toContain('Causes: cold weather, and damp socks.');
    expect(create.body.suggestion).toContain('Source: Glimmer disease: Glimmeritis');
    const { edit: nearest } = await suggest('How many people have glimmeritis in Peru?');
    expect(refusal(nearest)).toEqual([404, 'nothing-known']);
    expect(nearest.body.next_url).toMatch(/^\/notebook\/[\w-]+\//);
  });

  it('in the starter content has something to say to ordinary fronts', async () => {
    await loadContent(world.deps);
    const client = await world.signedIn(await aPerson(world, { roles: ['learner', 'supporter'] }));
    const silent: string[] = [];
    for (const front of ORDINARY_FRONTS) {
      const { status } = await client.post('/flashcards/create-deck/', {
        data_request: 'suggest_flashcard_back',
        front,
      });
      if (status !== 200) silent.push(front);
    }
    process.stdout.write(
      `backs of ordinary fronts: ${silent.length} of ${ORDINARY_FRONTS.length} without one: ${silent.join(', ')}\n`,
    );
    expect(silent.length).toBeLessThanOrEqual(ORDINARY_FRONTS.length / 3);
  }, 300_000);
});
