import type { Person } from '~/domain/accounts/person';
import { PAST_DAYS } from '~/domain/events/contract';
import { hideEvent } from '~/domain/events/hide-event';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { anEvent } from '~/infra/tooling/testing/factories/events';
import { openWorld } from '~/infra/tooling/testing/world';

const HOUR = 3_600_000;
const SLIDES = 'https://slides.example.org/7';
const world = openWorld();

const listsOf = async (person: Person) => {
  const { past, mine, items } = (await (await world.signedIn(person)).get('/events/')).body;
  const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
  return { past, ids: { past: idsOf(past), mine: idsOf(mine), items: idsOf(items) } };
};
const setSlides = async (host: Person, eventId: number, slides: string) =>
  (await (await world.signedIn(host)).post(`/events/${eventId}/`, { data_request: 'set_slides', slides })).status;
const slidesTold = async ({ id }: { id: number }): Promise<object[]> =>
  (
    await world.deps.dataSource.query(
      `SELECT "values" FROM notifications WHERE account_id = $1 AND kind = 'event-slides' ORDER BY id`,
      [id],
    )
  ).map(({ values }: { values: object }) => values);

describe('an event that is over', () => {
  it('is found by those who had a place for 90 days, with its slides, and by nobody else', async () => {
    const [one, waits, stranger] = [await aPerson(world), await aPerson(world), await aPerson(world)];
    const { id, host } = await anEvent(world, { kind: 'webinar', places: 2, others: [one, waits] });
    const cancelled = await anEvent(world, { host, others: [one] });
    await (await world.signedIn(host)).post(`/events/${cancelled.id}/`, { data_request: 'cancel' });
    const none = { past: [], mine: [], items: [] };
    expect((await listsOf(one)).ids.past).toEqual([]);
    world.clock.advance(3 * HOUR);
    await world.drain();
    for (const person of [host, one]) expect((await listsOf(person)).ids).toEqual({ ...none, past: [id] });
    for (const person of [waits, stranger]) expect((await listsOf(person)).ids).toEqual(none);
    expect((await listsOf(one)).past).toMatchObject([{ part: 'coming', slides: false }]);
    expect(await setSlides(host, id, SLIDES)).toBe(200);
    expect((await listsOf(one)).past).toMatchObject([{ part: 'coming', slides: true }]);
    await world.deps.inTransaction((tx) => hideEvent(tx, id));
    expect((await listsOf(one)).past).toMatchObject([{ hidden: true, title: '', slides: false }]);
    world.clock.advance(PAST_DAYS * 24 * HOUR);
    expect((await listsOf(one)).ids).toEqual(none);
  });

  it('tells those who had a place when there are slides, not the host, and not of another address', async () => {
    const [one, waits] = [await aPerson(world), await aPerson(world)];
    const { id, host } = await anEvent(world, {
      kind: 'webinar',
      places: 2,
      others: [one, waits],
      title: 'Reading ECGs',
    });
    world.clock.advance(3 * HOUR);
    for (const slides of [SLIDES, SLIDES, `${SLIDES}/corrected`]) expect(await setSlides(host, id, slides)).toBe(200);
    expect(await slidesTold(one)).toEqual([{ title: 'Reading ECGs' }]);
    for (const person of [host, waits]) expect(await slidesTold(person)).toEqual([]);
  });
});
