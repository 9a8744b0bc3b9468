import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { dateOfDay, dayOf, startOfDay, weekdayOf } from '~/domain/kit/days';
import { forgettingCurve } from '~/domain/flashcards/memory/progress.query';
import { lockLearner, writeLog } from '~/domain/flashcards/review/write-log';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const PLAN = '/flashcards/plan/';
const PROGRESS = '/flashcards/progress/';
const DAY = 86_400_000;
const USUAL = [100, 100, 100, 100, 100, 100, 100];
const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
const now = () => world.clock.now().getTime();
const inDays = (days: number) => dateOfDay(dayOf(now(), 'UTC') + days);

type Client = Awaited<ReturnType<typeof world.signedIn>>;

async function aLearner(): Promise<{ person: Person; client: Client }> {
  const person = await aPerson(world);
  return { person, client: await world.signedIn(person) };
}
const save = (client: Client, input: object) =>
  client.post(PLAN, { data_request: 'save', exam_on: inDays(20), minutes: 10, time_zone: 'UTC', ...input });
const answered = (person: Person, cards: readonly { id: number }[], days: readonly number[], correct = true) =>
  world.deps.inTransaction(async (tx) => {
    await lockLearner(tx, person.id);
    await writeLog(
      tx,
      person.id,
      cards.flatMap(({ id }) =>
        days.map((ago) => ({
          review_id: randomUUID(),
          flashcard_id: id,
          quizlog_id: null,
          answer_correct: correct,
          answered_at: new Date(now() - ago * DAY),
          took_ms: 6_000,
        })),
      ),
    );
  });

describe('the exam plan', () => {
  it('says what may be recalled, and is followed for a day', async () => {
    const { person, client } = await aLearner();
    const topic = await aTopic(world);
    const deck = await aDeck(world, { owner: person, cards: 30, topic });
    const other = await aDeck(world, { owner: person, cards: 5 });
    await answered(person, deck.cards.slice(0, 10), [12, 8]);
    expect((await client.get(PLAN)).body).toMatchObject({ exam: null, plan: null });
    expect((await save(client, { decks: [deck.id, other.id], minutes: 5, exam_name: 'Finals' })).status).toBe(200);

    const { body } = await client.get(PLAN);
    expect(body.exam).toMatchObject({ exam_name: 'Finals', minutes: 5, exam_on: inDays(20) });
    expect(body.plan).toMatchObject({ days: 20, cards: 35, new_cards: 25, seconds_left: 300, unfinished_url: '' });
    const { recall, to_do, specialties } = body.plan;
    expect(recall.nothing).toBeLessThan(recall.today);
    expect(recall.today).toBeLessThan(recall.plan);
    expect(to_do.cards).toBeGreaterThan(10);
    expect(to_do.seconds).toBeLessThan(320);
    expect(specialties.map((one: { cards: number }) => one.cards)).toEqual([30, 5]);

    const submission_id = randomUUID();
    const begin = () => client.post(PLAN, { data_request: 'start', submission_id });
    const { next_url } = (await begin()).body;
    expect((await begin()).body.next_url).toBe(next_url);
    const review = (await client.get(next_url)).body;
    expect(review).toMatchObject({ quiz_type: 11, removes: true, length: to_do.cards });
    for (const { id } of review.pool)
      await client.post('/api/flashcards/submit-answer/', {
        quizlog_id: review.quizlog_id,
        flashcard_id: id,
        answer_correct: true,
        took_ms: 20_000,
      });
    const after = (await client.get(PLAN)).body.plan;
    expect(after.seconds_left).toBe(0);
    expect(after.to_do.cards).toBe(0);
    expect(after.recall.nothing).toBeGreaterThan(recall.nothing);
    expect(refusal(await client.post(PLAN, { data_request: 'start' }))).toEqual([422, 'no-flashcards']);
    // The next day there is something to do again.
    world.clock.advance(DAY);
    expect((await client.get(PLAN)).body.plan).toMatchObject({ days: 19, seconds_left: 300 });
    expect((await client.get('/api/today/')).status).toBeLessThan(500);
  });

  it('takes packs, own decks and specialties, and nothing of others', async () => {
    const { person, client } = await aLearner();
    const topic = await aTopic(world);
    const [{ specialty_id }] = await sql('SELECT specialty_id FROM topics WHERE id = $1', [topic.id]);
    const own = await aDeck(world, { owner: person, cards: 3, topic });
    const closed = await aDeck(world, { cards: 4, topic });
    await save(client, { decks: [closed.id], specialties: [specialty_id] });
    const { exam, plan, choices } = (await client.get(PLAN)).body;
    expect(exam.decks).toEqual([]);
    const [{ count }] = await sql(
      `SELECT count(*)::int AS count FROM flashcards card JOIN decks deck ON deck.id = card.deck_id JOIN topics topic ON topic.id = card.topic_id
        WHERE topic.specialty_id = $1 AND (deck.kind <> 'own' OR deck.id = $2)`,
      [specialty_id, own.id],
    );
    expect(plan.cards).toBe(count);
    expect(choices.decks.map(({ id }: { id: number }) => id)).toContain(own.id);
    expect(choices.decks.map(({ id }: { id: number }) => id)).not.toContain(closed.id);
    // Somebody else's exam is another one.
    const stranger = await aLearner();
    expect((await stranger.client.get(PLAN)).body.exam).toBeNull();
    expect((await stranger.client.post(PLAN, { data_request: 'end' })).body).toEqual({ ended: false });
    expect((await client.post(PLAN, { data_request: 'end' })).body).toEqual({ ended: true });
    expect((await client.get(PLAN)).body.exam).toBeNull();
  });

  it('has no work on a free day, nor after the exam', async () => {
    const { person, client } = await aLearner();
    const deck = await aDeck(world, { owner: person, cards: 8 });
    await save(client, { decks: [deck.id], exam_on: inDays(1) });
    expect((await client.get(PLAN)).body.plan.to_do.cards).toBe(8);
    await client.post(PROGRESS, {
      data_request: 'save',
      retention: 90,
      weekdays: USUAL,
      easy_dates: [{ day: inDays(0), share: 0 }],
      time_zone: 'UTC',
    });
    expect((await client.get(PLAN)).body.plan.to_do.cards).toBe(0);
    world.clock.advance(DAY);
    expect((await client.get(PLAN)).body.plan).toMatchObject({ days: 0, to_do: { cards: 8 } });
    world.clock.advance(DAY);
    expect((await client.get(PLAN)).body).toMatchObject({ plan: null, exam: { minutes: 10 } });
  });

  it('refuses days that are over or far, nothing to learn, and what is no time', async () => {
    const { person, client } = await aLearner();
    const deck = await aDeck(world, { owner: person });
    expect(refusal(await save(client, { decks: [deck.id], exam_on: inDays(-1) }))).toEqual([422, 'exam-day']);
    expect(refusal(await save(client, { decks: [deck.id], exam_on: inDays(900) }))).toEqual([422, 'exam-day']);
    expect(refusal(await save(client, {}))).toEqual([422, 'exam-empty']);
    for (const wrong of [{ minutes: 0 }, { minutes: 601 }, { exam_on: '2026-02-31' }, { time_zone: 'Mars/Base' }])
      expect(refusal(await save(client, { decks: [deck.id], ...wrong }))).toEqual([422, 'invalid-input']);
    expect((await client.get(PLAN)).body.exam).toBeNull();
  });
});

describe('memory and its settings', () => {
  it('schedules all cards anew when retention or easy days change', async () => {
    const { person, client } = await aLearner();
    const { cards } = await aDeck(world, { owner: person, cards: 40 });
    await answered(person, cards, [14, 11, 0]);
    const due = async (): Promise<number[]> =>
      ((await sql('SELECT due_at FROM flashcard_states WHERE account_id = $1', [person.id])) as { due_at: Date }[]).map(
        ({ due_at }) => dayOf(due_at.getTime(), 'UTC'),
      );
    const mean = (days: number[]) => days.reduce((sum, day) => sum + day, 0) / days.length;
    const usual = mean(await due());
    const choose = (input: object) =>
      client.post(PROGRESS, {
        data_request: 'save',
        retention: 90,
        weekdays: USUAL,
        easy_dates: [],
        time_zone: 'UTC',
        ...input,
      });
    expect((await choose({ retention: 95 })).body).toEqual({ saved: true });
    expect(mean(await due())).toBeLessThan(usual - 3);
    expect((await client.get(PROGRESS)).body.settings).toMatchObject({ retention: 95, weekdays: USUAL });
    await choose({ retention: 80 });
    expect(mean(await due())).toBeGreaterThan(usual + 3);
    // Nothing on weekends: a few days around are enough to keep them free.
    await choose({ weekdays: [100, 100, 100, 100, 100, 0, 0] });
    expect((await due()).every((day) => weekdayOf(day) < 5)).toBe(true);
    for (const wrong of [
      { retention: 79 },
      { retention: 98 },
      { weekdays: [1] },
      { easy_dates: [{ day: 'x', share: 1 }] },
    ])
      expect(refusal(await choose(wrong))).toEqual([422, 'invalid-input']);
  });

  it('shows the coming load, what was recalled beside what was predicted, and a curve', async () => {
    const { person, client } = await aLearner();
    const { cards } = await aDeck(world, { owner: person, cards: 4 });
    await answered(person, cards, [20, 16, 9]);
    await answered(person, cards.slice(0, 1), [1], false);
    const { body } = await client.get(`${PROGRESS}?card=${cards[2]!.id}`);
    expect(body.load).toHaveLength(30);
    expect(body.load[0].date).toBe(inDays(0));
    const due: { due_at: Date }[] = await sql('SELECT due_at FROM flashcard_states WHERE account_id = $1', [person.id]);
    const soon = due.filter(({ due_at }) => dayOf(due_at.getTime(), 'UTC') < dayOf(now(), 'UTC') + 30).length;
    expect(soon).toBeGreaterThan(0);
    expect(body.load.reduce((sum: number, { cards: count }: { cards: number }) => sum + count, 0)).toBe(soon);
    // The first answers to a card are nobody's prediction.
    const answers = body.retention.reduce((sum: number, one: { answers: number }) => sum + one.answers, 0);
    expect(answers).toBe(9);
    const right = body.retention.reduce(
      (sum: number, one: { answers: number; recalled: number }) => sum + one.answers * one.recalled,
      0,
    );
    expect(right).toBeCloseTo(8, 6);
    for (const { predicted } of body.retention) expect(predicted).toBeGreaterThan(0.5);
    expect(body.curve).toMatchObject({ id: cards[2]!.id, front: expect.stringContaining('Front 3') });
    expect(body.curve.answers.map(({ day }: { day: number }) => Math.round(day))).toEqual([-20, -16, -9]);
    expect(body.curve.points[0]).toMatchObject({ recall: 1 });
    expect(body.training).toEqual({ reviews: 13, from: 400, trained: null });
    // Of somebody else's card there is no curve.
    const stranger = await aLearner();
    expect((await stranger.client.get(`${PROGRESS}?card=${cards[2]!.id}`)).body.curve).toBeNull();
  });

  it('counts in a zone that the browser knows and the database does not', async () => {
    const { person, client } = await aLearner();
    // Vietnam, seven hours before UTC.
    const zone = { data_request: 'save', retention: 90, weekdays: USUAL, easy_dates: [], time_zone: 'VST' };
    expect((await client.post(PROGRESS, zone)).status).toBe(200);
    const { cards } = await aDeck(world, { owner: person, cards: 3 });
    await answered(person, cards, [20, 16, 9]);
    await answered(person, cards.slice(0, 1), [1], false);
    const { status, body } = await client.get(PROGRESS);
    expect(status).toBe(200);
    const due: { due_at: Date }[] = await sql('SELECT due_at FROM flashcard_states WHERE account_id = $1', [person.id]);
    const today = dayOf(now(), 'Asia/Saigon');
    const expected = Array.from({ length: 30 }, (_, nth) => ({
      date: dateOfDay(today + nth),
      cards: due.filter(({ due_at }) => Math.max(dayOf(due_at.getTime(), 'Asia/Saigon'), today) === today + nth).length,
    }));
    expect(expected.some((one) => one.cards > 0)).toBe(true);
    expect(body.load).toEqual(expected);
    const weeks = body.retention.map(({ week }: { week: string }) => weekdayOf(Date.parse(week) / DAY));
    expect(new Set(weeks)).toEqual(new Set([0]));
  });

  it('draws a curve that is whole again after each answer and 90 % at its stability', () => {
    const at = Date.UTC(2026, 10, 1);
    const curve = forgettingCurve([{ reviewId: 'a', answeredAt: at, correct: true }], at, {
      weights: undefined,
      retention: 0.9,
    })!;
    expect(curve.points.map(({ recall }) => recall)).toEqual(
      curve.points.map(({ recall }) => recall).toSorted((one, other) => other - one),
    );
    expect(curve.due).toBeCloseTo(curve.stability, 2);
    expect(forgettingCurve([], at, { weights: undefined, retention: 0.9 })).toBeNull();
  });

  it('counts days by the time zone of the person', () => {
    const evening = Date.UTC(2026, 6, 1, 22, 30);
    expect(dateOfDay(dayOf(evening, 'Europe/Madrid'))).toBe('2026-07-02');
    expect(dateOfDay(dayOf(evening, 'America/Lima'))).toBe('2026-07-01');
    expect(startOfDay(evening, 'Europe/Madrid')).toBe(Date.UTC(2026, 6, 1, 22));
    expect(startOfDay(evening, 'UTC')).toBe(Date.UTC(2026, 6, 1));
    expect(weekdayOf(dayOf(Date.UTC(2026, 10, 23), 'UTC'))).toBe(0);
  });
});
