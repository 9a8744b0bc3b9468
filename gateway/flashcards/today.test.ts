import { randomUUID } from 'node:crypto';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
const now = () => world.clock.now().getTime();
const SETTINGS = { retention: 90, weekdays: [100, 100, 100, 100, 100, 100, 100], easy_dates: [], time_zone: 'UTC' };

/** Somebody with a deck of new cards; of the first ones some are due. */
async function aLearner({ cards, due = 0 }: { cards: number; due?: number }) {
  const person = await aPerson(world);
  const client = await world.signedIn(person);
  const deck = await aDeck(world, { owner: person, cards });
  const ids = deck.cards.map(({ id }) => id);
  await sql(
    `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
     SELECT $1, id, 1, 1, 0, $2, true, 3, 5, $3 FROM unnest($4::int[]) AS id`,
    [person.id, new Date(now() - 4 * DAY), new Date(now() - DAY), ids.slice(0, due)],
  );
  await sql(
    `INSERT INTO flashcard_reviews (account_id, review_id, flashcard_id, answered_at, correct, received_at)
     SELECT $1, gen_random_uuid(), id, $2, true, $2 FROM unnest($3::int[]) AS id`,
    [person.id, new Date(now() - 4 * DAY), ids.slice(0, due)],
  );
  const save = async (more: object) =>
    (await client.post('/flashcards/progress/', { data_request: 'save', ...SETTINGS, ...more })).status;
  const home = async () => (await client.get('/flashcards/')).body;
  const review = async (quizlog_id: number) => (await client.get(`/flashcards/review/${quizlog_id}/`)).body;
  const start = async (more: object = {}) => client.post('/flashcards/', { data_request: 'start', ...more });
  const begin = async () => review(Number(/\d+/.exec((await start()).body.next_url)![0]));
  const answer = async (quizlog_id: number, card: number, answer_correct: boolean, again_in?: number) => {
    const review_id = randomUUID();
    const sent = { review_id, quizlog_id, flashcard_id: card, answer_correct, answered_at: now(), again_in };
    const { body } = await client.post('/api/flashcards/submit-answers/', { reviews: [sent] });
    return { review_id, ...body };
  };
  const states = () =>
    sql('SELECT * FROM flashcard_states WHERE account_id = $1 ORDER BY flashcard_id', [person.id]) as Promise<
      { flashcard_id: number; due_at: Date; again_in: number | null; last_correct: boolean }[]
    >;
  return { person, client, ids, save, home, start, begin, review, answer, states };
}

describe('the review of today', () => {
  it('has the cards that are due with new ones among them, at most so many a day', async () => {
    const { home, begin, save, answer } = await aLearner({ cards: 30, due: 4 });
    expect(await home()).toMatchObject({ due: 4, held: 0, fresh: 10 });
    await save({ new_a_day: 4 });
    expect(await home()).toMatchObject({ due: 4, fresh: 4 });
    const { quizlog_id, pool, steps, quiz_type, length } = await begin();
    expect([quiz_type, length, steps]).toEqual([13, 8, [60, 600]]);
    const fresh = pool.map(({ last_answered }: { last_answered: number | null }) => last_answered === null);
    expect(fresh).toEqual([false, true, false, true, false, true, false, true]);

    await answer(quizlog_id, pool[1].id, true, 600);
    // The other cards of the review were not begun yet; one is at a step, and one of four is used up.
    expect(await home()).toMatchObject({ due: 4, fresh: 3 });
    world.clock.advance(DAY);
    expect(await home()).toMatchObject({ due: 5, fresh: 4 });
  });

  it('holds back what is due beyond the reviews of a day, but no card that was wrong', async () => {
    const { home, begin, save, answer, start } = await aLearner({ cards: 6, due: 6 });
    await save({ reviews_a_day: 2 });
    expect(await home()).toMatchObject({ due: 2, held: 4, fresh: 0 });
    const { quizlog_id, pool } = await begin();
    expect(pool).toHaveLength(2);
    await answer(quizlog_id, pool[0].id, true);
    await answer(quizlog_id, pool[1].id, false, 60);
    expect(await home()).toMatchObject({ due: 0, held: 4 });
    expect((await start()).body).toMatchObject({ type: '/problems/no-flashcards' });
    world.clock.advance(MINUTE);
    expect(await home()).toMatchObject({ due: 1, held: 4 });
    expect((await begin()).pool).toMatchObject([{ id: pool[1].id, step: 60 }]);
    await save({ reviews_a_day: null });
    expect(await home()).toMatchObject({ due: 5, held: 0 });
  });

  it('keeps siblings apart', async () => {
    const { ids, begin } = await aLearner({ cards: 8, due: 8 });
    await sql(`UPDATE flashcards SET source_guid = 'note', source_ord = id - $1 WHERE id = ANY ($2::int[])`, [
      ids[0],
      ids.slice(0, 2),
    ]);
    const order = (await begin()).pool.map(({ id }: { id: number }) => id);
    expect(Math.abs(order.indexOf(ids[0]!) - order.indexOf(ids[1]!))).toBeGreaterThan(5);
  });

  it('asks a card that was wrong again, and is over when each is learnt; what was always right counts as right', async () => {
    const { begin, review, answer, client, states } = await aLearner({ cards: 2, due: 2 });
    const { quizlog_id, pool } = await begin();
    const [one, other] = pool.map(({ id }: { id: number }) => id);
    expect(await answer(quizlog_id, one, false, 60)).toMatchObject({ accepted: 1, quizlog_completed: false });
    expect(await answer(quizlog_id, other, true)).toMatchObject({ quizlog_completed: false });
    const waits = await review(quizlog_id);
    expect(waits).toMatchObject({
      answered: 2,
      correct: 1,
      finished: false,
      pool: [{ id: one, step: 60, due_at: now() + MINUTE, correct: false }],
    });
    world.clock.advance(MINUTE);
    await answer(quizlog_id, one, true, 600);
    world.clock.advance(10 * MINUTE);
    const { review_id, quizlog_completed } = await answer(quizlog_id, one, true);
    expect(quizlog_completed).toBe(true);
    expect((await client.get(`/flashcards/deck-summary/${quizlog_id}`)).body).toMatchObject({
      answered: 2,
      correct: 1,
      wrong: 1,
      finished: true,
    });
    expect((await states()).map(({ again_in }) => again_in)).toEqual([null, null]);

    await client.post('/api/flashcards/undo-answer/', { review_id });
    expect(await review(quizlog_id)).toMatchObject({ finished: false, answered: 2, pool: [{ id: one, step: 600 }] });
  });

  it('that is ended while cards wait has its result, and they are due again when they would have come', async () => {
    const { begin, answer, client, home, states } = await aLearner({ cards: 1 });
    const { quizlog_id, pool } = await begin();
    await answer(quizlog_id, pool[0].id, true, 600);
    expect((await client.post('/api/flashcards/end-review/', { quizlog_id })).body).toEqual({ quizlog_id });
    expect((await client.get(`/flashcards/deck-summary/${quizlog_id}`)).body).toMatchObject({
      answered: 1,
      correct: 1,
    });
    expect(await home()).toMatchObject({ due: 0, fresh: 0 });
    expect((await states())[0]).toMatchObject({ again_in: 600, due_at: new Date(now() + 10 * MINUTE) });
    world.clock.advance(10 * MINUTE);
    expect(await home()).toMatchObject({ due: 1 });
    expect((await begin()).pool).toMatchObject([{ step: 600 }]);
  });

  it('is the same one for the same submission, and there is none without cards', async () => {
    const { start } = await aLearner({ cards: 1 });
    const submission_id = randomUUID();
    const { body } = await start({ submission_id });
    expect((await start({ submission_id })).body).toEqual(body);
    expect((await (await aLearner({ cards: 0 })).start()).body).toMatchObject({ type: '/problems/no-flashcards' });
  });

  it('is opened for a device that began it, and no other type is', async () => {
    const { client, ids, review } = await aLearner({ cards: 2, due: 2 });
    const open = (quiz_type?: number) =>
      client.post('/api/flashcards/open-review/', {
        submission_id: randomUUID(),
        started_at: now(),
        flashcard_ids: ids,
        quiz_type,
      });
    expect(await review((await open(13)).body.quizlog_id)).toMatchObject({ quiz_type: 13, steps: [60, 600] });
    expect(await review((await open()).body.quizlog_id)).toMatchObject({ quiz_type: 10 });
    expect((await open(4)).status).toBe(422);
    expect((await client.get('/api/flashcards/on-device/')).body).toMatchObject({ steps: [60, 600] });
  });
});

describe('learning steps', () => {
  it('are chosen from the shortest to the longest, and change nothing that was answered before', async () => {
    const { begin, answer, save, states, client } = await aLearner({ cards: 3, due: 1 });
    const { quizlog_id, pool } = await begin();
    for (const { id } of pool) await answer(quizlog_id, id, id % 2 === 0, id % 2 === 0 ? 600 : 60);
    const before = await states();
    expect(await save({ steps: [5, 30, 120], new_a_day: 7 })).toBe(200);
    expect(await states()).toEqual(before);
    for (const steps of [[], [10, 1], [0], [1, 1], [1_441]]) expect(await save({ steps })).toBe(422);
    // A client that does not know them leaves them.
    await save({ retention: 91 });
    expect((await client.get('/flashcards/progress/')).body.settings).toMatchObject({
      steps: [5, 30, 120],
      new_a_day: 7,
      reviews_a_day: null,
    });
  });

  it('are of the review of today alone: in the documented types an answer says nothing of them', async () => {
    const { client, ids, answer, states } = await aLearner({ cards: 2 });
    const [{ deck_id }] = await sql('SELECT deck_id FROM flashcards WHERE id = $1', [ids[0]]);
    const choice = { data_request: 'submit', quiz_type: 4, deck_id, length: 10 };
    const { next_url } = (await client.post('/flashcards/setup/', choice)).body;
    const quizlog_id = Number(/\d+/.exec(next_url)![0]);
    await answer(quizlog_id, ids[0]!, true, 600);
    expect(await answer(quizlog_id, ids[1]!, false, 60)).toMatchObject({ quizlog_completed: true });
    const [right, wrong] = await states();
    expect([right!.again_in, wrong!.again_in]).toEqual([null, null]);
    expect(right!.due_at.getTime()).toBeGreaterThanOrEqual(now() + DAY);
    expect(wrong!.due_at.getTime()).toBe(now() + 10 * MINUTE);
  });
});
