import type { Person } from '~/domain/accounts/person';
import { METRICS } from '~/domain/acts/metrics';
import { dateOfDay, dayOf, startOf, weekdayOf } from '~/domain/kit/days';
import { GOAL_DEFAULT, type Week } from '~/domain/learning/contract';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { counted, rebuilt } from '~/infra/tooling/testing/factories/statistics';
import { openWorld } from '~/infra/tooling/testing/world';

const ZONE = 'Europe/Madrid';
const world = openWorld();
const query = <T = { id: number }>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);
const today = () => dayOf(world.clock.now().getTime(), ZONE);

beforeAll(async () => {
  await rebuilt(world);
  // Ten at night of a Wednesday in Madrid: at that time it is Wednesday in London, too, and Thursday in Tokyo.
  const wednesday = today() + 7 - weekdayOf(today()) + 2;
  world.clock.advance(startOf(wednesday, ZONE) + 22 * 3_600_000 - world.clock.now().getTime());
});

const weekOf = async (person: Person, zone = ZONE): Promise<Week> =>
  (await (await world.signedIn(person)).get(`/api/learning/week/?zone=${encodeURIComponent(zone)}`)).body;

/** Does things at this hour of a day, counted from today. */
async function does(person: Person, day: number, hour: number, times: number, metric: 'card' | 'station') {
  const at = new Date(startOf(today() + day, ZONE) + hour * 3_600_000);
  await query('INSERT INTO statistics_events (kind, ref, at) SELECT $1, $2, $3 FROM generate_series(1, $4)', [
    METRICS[metric],
    person.id,
    at,
    times,
  ]);
  await counted(world);
}

describe('the week', () => {
  it('has the seven days from Monday, nothing done, and a goal, for somebody new', async () => {
    const { days, goal, streak, ...rest } = await weekOf(await aPerson(world));
    const monday = today() - 2;
    expect(days).toEqual(
      Array.from({ length: 7 }, (_, nth) => ({ date: dateOfDay(monday + nth), done: 0, planned: 0 })),
    );
    expect({ goal, streak, ...rest }).toEqual({
      goal: GOAL_DEFAULT,
      streak: { days: 0, forgiven: false },
      today: dateOfDay(today()),
      first_day: null,
    });
  });

  it('counts what was done by the days of the device, and the streak over the week', async () => {
    const person = await aPerson(world);
    await does(person, -3, 12, 5, 'card');
    await does(person, -1, 23, 3, 'card');
    await does(person, 0, 0, 1, 'station');
    await does(person, 0, 20, 2, 'card');
    const { days, streak } = await weekOf(person);
    expect(days.map(({ done }) => done)).toEqual([0, 3, 3, 0, 0, 0, 0]);
    expect(streak).toEqual({ days: 3, forgiven: true });
    // In Tokyo it is Thursday already, and 23:00 of Tuesday in Madrid was Wednesday there.
    const tokyo = await weekOf(person, 'Asia/Tokyo');
    expect(tokyo.today).toBe(dateOfDay(today() + 1));
    expect(tokyo.days.map(({ done }) => done)).toEqual([0, 0, 4, 2, 0, 0, 0]);
  });

  it('has the cards that are due on the days to come, and those that were due before today', async () => {
    const person = await aPerson(world);
    const deck = await aDeck(world, { owner: person, cards: ['one', 'two', 'three', 'four', 'five'] });
    const due = [-9, -1, 0, 2, 9];
    for (const [nth, card] of deck.cards.entries())
      await query(
        'INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at) VALUES ($1, $2, 1, 1, 0, $3, true, 1, 5, $3)',
        [person.id, card.id, new Date(startOf(today() + due[nth]!, ZONE) + 9 * 3_600_000)],
      );
    expect((await weekOf(person)).days.map(({ planned }) => planned)).toEqual([0, 0, 3, 0, 1, 0, 0]);
  });

  it('says after the first ten cards what tomorrow holds, for a day or until it is put away', async () => {
    const person = await aPerson(world);
    const registered = (hoursAgo: number) =>
      query('UPDATE accounts SET created_at = $2 WHERE id = $1', [
        person.id,
        new Date(world.clock.now().getTime() - hoursAgo * 3_600_000),
      ]);
    const first = async () => (await weekOf(person)).first_day;
    await registered(2);
    await does(person, 0, 21, 9, 'card');
    expect(await first()).toBeNull();
    await does(person, 0, 21, 1, 'card');
    const deck = await aDeck(world, { owner: person, cards: ['one'] });
    await query(
      'INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at) VALUES ($1, $2, 1, 1, 0, $3, true, 1, 5, $3)',
      [person.id, deck.cards[0]!.id, new Date(startOf(today() + 1, ZONE) + 9 * 3_600_000)],
    );
    const exam = dateOfDay(today() + 90);
    const client = await world.signedIn(person);
    expect(await first()).toEqual({ questions: 0, cards: 10, stations: 0, due: 1, mistakes: 0, exam: null });
    await client.post('/flashcards/plan/', {
      data_request: 'save',
      exam_name: 'Finals',
      exam_on: exam,
      minutes: 15,
      decks: [deck.id],
      time_zone: ZONE,
    });
    expect((await first())?.exam).toEqual({ name: 'Finals', date: exam });
    await registered(25);
    expect(await first()).toBeNull();
    await registered(2);
    expect((await client.post('/api/learning/first-day/put-away/', {})).status).toBe(200);
    expect(await first()).toBeNull();
  });

  it('keeps the goal that is chosen, and refuses one that is none', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const choose = async (goal: number) => (await client.post('/api/learning/goal/', { goal })).status;
    expect(await choose(35)).toBe(200);
    expect(await choose(0)).toBe(422);
    expect(await choose(501)).toBe(422);
    expect((await weekOf(person)).goal).toBe(35);
    expect((await weekOf(await aPerson(world))).goal).toBe(GOAL_DEFAULT);
  });

  it('is for people with an account, and in a zone that there is', async () => {
    expect((await (await world.signedIn(await aGuest(world))).get(`/api/learning/week/?zone=UTC`)).status).toBe(403);
    expect((await (await world.signedIn(await aPerson(world))).get('/api/learning/week/?zone=Nowhere')).status).toBe(
      422,
    );
  });
});
