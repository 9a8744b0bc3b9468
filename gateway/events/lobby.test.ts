import { beginErasing } from '~/domain/accounts/privacy/erase-account';
import type { Person } from '~/domain/accounts/person';
import { hideEvent } from '~/domain/events/hide-event';
import { setPresence } from '~/domain/group-practice/presence';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aPair } from '~/infra/tooling/testing/factories/audio-pairing';
import { anEvent } from '~/infra/tooling/testing/factories/events';
import { openWorld } from '~/infra/tooling/testing/world';

const HOUR = 3_600_000;
const world = openWorld();

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const kindsOf = async ({ id }: { id: number }) =>
  (
    await query<{ kind: string }>(
      `SELECT kind FROM notifications WHERE account_id = $1 AND kind LIKE 'event-%' ORDER BY id`,
      [id],
    )
  ).map(({ kind }) => kind);
const act = async (person: Person, eventId: number, data_request: string, fields: object = {}) =>
  (await world.signedIn(person)).post(`/events/${eventId}/`, { data_request, ...fields });
const join = async (person: Person, pin: string) => (await world.signedIn(person)).post(`/join/${pin}/`);
const seatsOf = async (pin: string) =>
  (
    await query<{ account_id: number }>(
      `SELECT m.account_id FROM group_members m JOIN group_sessions s ON s.id = m.session_id WHERE s.pin = $1 AND m.left_at IS NULL ORDER BY m.joined_at`,
      [pin],
    )
  ).map(({ account_id }) => account_id);

/** An event whose time has come, with everybody of `inside` in its lobby. */
async function anOpenEvent({ inside, ...wishes }: NonNullable<Parameters<typeof anEvent>[1]> & { inside: Person[] }) {
  const event = await anEvent(world, wishes);
  world.clock.advance(2 * HOUR);
  expect(await world.drain()).toEqual([]);
  const [{ pin }] = (await query<{ pin: string }>(
    'SELECT s.pin FROM events e JOIN group_sessions s ON s.id = e.session_id WHERE e.id = $1',
    [event.id],
  )) as [{ pin: string }];
  for (const person of inside) {
    world.clock.advance(1);
    expect((await act(person, event.id, 'enter')).status).toBe(200);
    await world.deps.inTransaction((tx) => setPresence(tx, pin, person.id, true));
  }
  return { ...event, pin };
}

describe('the lobby of an event', () => {
  it('is for members with a place; others who have its PIN take no seat', async () => {
    const [one, waits, young] = [
      await aPerson(world),
      await aPerson(world),
      await aPerson(world, { consents: ['terms', 'age-16'] }),
    ];
    const { host, pin } = await anOpenEvent({ places: 2, others: [one, waits], inside: [one] });
    for (const person of [waits, young]) expect(refusal(await join(person, pin))).toEqual([403, 'event-place-needed']);
    const guest = await world.client().post(`/join/${pin}/`, { name: 'Noor' });
    expect(refusal(guest)).toEqual([403, 'event-place-needed']);
    expect(await query('SELECT id FROM accounts WHERE guest')).toEqual([]);
    expect(await seatsOf(pin)).toEqual([host.id, one.id]);
    // Who has a place comes by the PIN as well.
    expect((await join(host, pin)).status).toBe(200);
  });

  it('is not there for somebody whom a member has blocked, by the event and by its PIN', async () => {
    const [one, other] = [await aPerson(world), await aPerson(world)];
    const { id, pin } = await anOpenEvent({ others: [one, other], inside: [one] });
    await query('INSERT INTO account_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, now())', [
      one.id,
      other.id,
    ]);
    expect(refusal(await act(other, id, 'enter'))).toEqual([404, 'event-not-found']);
    expect(refusal(await join(other, pin))).toEqual([404, 'pin-wrong']);
    expect(await seatsOf(pin)).not.toContain(other.id);
  });

  it('is left with the place; the first who waits takes both', async () => {
    const [one, waits] = [await aPerson(world), await aPerson(world)];
    const { id, host, pin } = await anOpenEvent({ places: 2, others: [one, waits], inside: [one] });
    expect((await act(one, id, 'leave')).status).toBe(200);
    expect((await act(waits, id, 'enter')).status).toBe(200);
    expect(await seatsOf(pin)).toEqual([host.id, waits.id]);
    expect(refusal(await join(one, pin))).toEqual([403, 'event-place-needed']);
  });

  it('stays open when its host gives the place back before anybody came', async () => {
    const one = await aPerson(world);
    const { id, host, pin } = await anOpenEvent({ others: [one], inside: [] });
    expect((await act(host, id, 'leave')).body.part).toBe('none');
    expect((await act(one, id, 'enter')).body.next_url).toBe(`/group-study/${pin}/`);
  });

  it('does not open after the end of the event, where the workers were away until then', async () => {
    const one = await aPerson(world);
    const { id, host } = await anEvent(world, { others: [one], minutes: 60 });
    world.clock.advance(3 * HOUR);
    expect(await world.drain()).toEqual([]);
    expect(await query('SELECT state, session_id FROM events WHERE id = $1', [id])).toEqual([
      { state: 'planned', session_id: null },
    ]);
    expect(await query('SELECT id FROM group_sessions WHERE host_id = $1', [host.id])).toEqual([]);
    for (const person of [host, one]) expect(await kindsOf(person)).toEqual([]);
  });
});

describe('of a hidden event', () => {
  it('notices and mails hold none of its words, also if it is cancelled', async () => {
    const [one, waits] = [await aPerson(world), await aPerson(world)];
    const written = { title: 'Zebra meeting', about: 'Zebra text' };
    const { id, host } = await anEvent(world, { places: 2, others: [one, waits], ...written });
    await world.deps.inTransaction((tx) => hideEvent(tx, id));
    // A hidden event is not there for who is out of it: the answer has nothing to show.
    expect(refusal(await act(one, id, 'leave'))).toEqual([404, 'event-not-found']);
    expect((await act(host, id, 'cancel', { reason: 'Zebra reason' })).status).toBe(200);
    expect(await kindsOf(waits)).toEqual(['event-hidden', 'event-hidden-place', 'event-hidden-cancelled']);
    const sent = await query<{ template: string; body: object }>(
      `SELECT template, body FROM mails WHERE account_id = $1 ORDER BY template`,
      [waits.id],
    );
    expect(sent.map(({ template }) => template)).toEqual(['events.hidden-cancelled', 'events.hidden-place']);
    const told = await query(`SELECT "values" FROM notifications WHERE account_id = $1`, [waits.id]);
    const page = (await (await world.signedIn(waits)).get(`/events/${id}/`)).body;
    expect(page.event).toMatchObject({ state: 'cancelled', cause: 'host', reason: '' });
    expect(JSON.stringify([sent, told, page])).not.toContain('Zebra');
  });

  it('hosting passes on without its words', async () => {
    const one = await aPerson(world);
    const { id, host } = await anEvent(world, { others: [one], title: 'Zebra meeting' });
    await world.deps.inTransaction((tx) => hideEvent(tx, id));
    expect(refusal(await act(host, id, 'leave'))).toEqual([404, 'event-not-found']);
    expect(await kindsOf(one)).toEqual(['event-hidden', 'event-hidden-host']);
    expect(
      JSON.stringify(await query(`SELECT "values" FROM notifications WHERE account_id = $1`, [one.id])),
    ).not.toContain('Zebra');
  });
});

describe('a block made in audio pairing', () => {
  it('takes the place and the seat in the lobby from the one who is blocked', async () => {
    const { first, second } = await aPair(world);
    const [blocker, blocked] = [first.person, second.person];
    const { id, host, pin } = await anOpenEvent({ others: [blocker, blocked], inside: [blocker, blocked] });
    const { pairing_id } = await first.poll();
    expect((await first.act('block', { pairing_id })).status).toBe(200);
    expect(await seatsOf(pin)).toEqual([host.id, blocker.id]);
    expect((await kindsOf(blocked)).at(-1)).toBe('event-place-lost');
    expect(refusal(await act(blocked, id, 'enter'))).toEqual([404, 'event-not-found']);
  });
});

describe('a block made in the list of people of an event', () => {
  const block = (person: Person, eventId: number, account_id: number) => act(person, eventId, 'block', { account_id });

  it('takes the place and the seat in the lobby from the one who is blocked, and they never meet again', async () => {
    const { first, second } = await aPair(world);
    const [blocker, blocked] = [first.person, second.person];
    const { id, host, pin } = await anOpenEvent({ others: [blocker, blocked], inside: [blocker, blocked] });
    const other = await anEvent(world, { host: blocker });
    const answer = await block(blocker, id, blocked.id);
    expect([answer.status, answer.body]).toEqual([200, { next_url: `/events/${id}/` }]);
    expect((await block(blocker, id, blocked.id)).status).toBe(404);
    expect(await seatsOf(pin)).toEqual([host.id, blocker.id]);
    expect((await kindsOf(blocked)).at(-1)).toBe('event-place-lost');
    expect(refusal(await act(blocked, id, 'enter'))).toEqual([404, 'event-not-found']);
    expect(refusal(await act(blocked, other.id, 'sign_up', { zone: 'UTC' }))).toEqual([404, 'event-not-found']);
    // The pairing between the two is over, and neither gets a notice.
    expect((await first.poll()).pairing_id).toBeNull();
    expect((await first.client.get('/osce-stations/audio-pairing/')).body.blocked).toMatchObject([{ id: blocked.id }]);
    expect(await kindsOf(blocker)).not.toContain('event-place-lost');
  });

  it('of the host takes the place from the one who blocks, for whom the event is not there any more', async () => {
    const blocker = await aPerson(world);
    const { id, host } = await anEvent(world, { others: [blocker] });
    expect((await block(blocker, id, host.id)).body).toEqual({ next_url: '/events/' });
    expect(refusal(await act(blocker, id, 'check_event'))).toEqual([404, 'event-not-found']);
    expect((await act(host, id, 'check_people')).body.people).toHaveLength(1);
  });

  it('is for those with a place, of those with a place, also once the event is over', async () => {
    const [one, waits, stranger] = [await aPerson(world), await aPerson(world), await aPerson(world)];
    const { id, host } = await anEvent(world, { places: 2, others: [one, waits] });
    for (const person of [waits, stranger])
      expect(refusal(await block(person, id, one.id))).toEqual([403, 'event-place-needed']);
    for (const account_id of [waits.id, stranger.id, one.id, 2_000_000])
      expect(refusal(await block(one, id, account_id))).toEqual([404, 'participant-not-found']);
    expect(
      await query('SELECT blocker_id FROM account_blocks WHERE blocker_id = ANY($1)', [[one.id, waits.id]]),
    ).toEqual([]);
    world.clock.advance(48 * HOUR);
    expect((await block(one, id, host.id)).status).toBe(200);
    expect(await query('SELECT blocked_id FROM account_blocks WHERE blocker_id = $1', [one.id])).toEqual([
      { blocked_id: host.id },
    ]);
  });
});

describe('who leaves the product', () => {
  const erase = async ({ id }: Person) => {
    await query(`UPDATE accounts SET erase_at = $2 WHERE id = $1`, [id, world.clock.now()]);
    expect(await world.deps.inTransaction((tx) => beginErasing(tx, id))).toBe(0);
  };

  it('gives the place back, and passes hosting on', async () => {
    const [one, waits] = [await aPerson(world), await aPerson(world)];
    const { id, host } = await anEvent(world, { places: 2, others: [one, waits] });
    await erase(host);
    expect(await kindsOf(one)).toEqual(['event-host']);
    expect(await kindsOf(waits)).toEqual(['event-place']);
    expect((await (await world.signedIn(one)).get(`/events/${id}/`)).body).toMatchObject({
      part: 'host',
      event: { coming: 2, waiting: 0 },
    });
    await erase(one);
    expect(await kindsOf(waits)).toEqual(['event-place', 'event-host']);
  });

  it('cancels what only they can open', async () => {
    const one = await aPerson(world);
    const { id, host } = await anEvent(world, { kind: 'webinar', places: 50, others: [one] });
    await erase(host);
    expect((await (await world.signedIn(one)).get(`/events/${id}/`)).body.event).toMatchObject({
      state: 'cancelled',
      cause: 'no-host',
    });
  });
});
