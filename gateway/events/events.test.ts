import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { openEvent } from '~/domain/events/open-event';
import { REMIND_MINUTES } from '~/domain/events/contract';
import { setPresence } from '~/domain/group-practice/presence';
import { refusal } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { anEvent } from '~/infra/tooling/testing/factories/events';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const world = openWorld();
interface Row {
  id: number;
  kind: string;
  account_id: number;
  host_id: number;
  template: string;
  body: Record<string, string>;
}
const query = <T = Row>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const kindsOf = async ({ id }: { id: number }) =>
  (await query(`SELECT kind FROM notifications WHERE account_id = $1 AND kind LIKE 'event-%' ORDER BY id`, [id])).map(
    ({ kind }) => kind,
  );
const mailsOf = ({ id }: { id: number }) =>
  query(`SELECT template, body FROM mails WHERE account_id = $1 ORDER BY created_at, template`, [id]);
const open = (eventId: number) =>
  world.deps.inTransaction((tx) => openEvent(tx, eventId, { chatUrl: 'https://chat.example' }));
const block = (blocker: Person, blocked: Person) =>
  query('INSERT INTO account_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, now())', [
    blocker.id,
    blocked.id,
  ]);
const wishes = (fields: Record<string, unknown> = {}) => ({
  submission_id: randomUUID(),
  kind: 'practice',
  title: 'Chest pain',
  language: 'en',
  starts: `${new Date(world.clock.now().getTime() + 48 * HOUR).toISOString().slice(0, 10)}T19:00`,
  zone: 'Europe/London',
  minutes: 60,
  places: 4,
  ...fields,
});

async function at(eventId: number, person: Person) {
  const client = await world.signedIn(person);
  const url = `/events/${eventId}/`;
  const act = (data_request: string, fields: object = {}) => client.post(url, { data_request, ...fields });
  return {
    client,
    get: async () => (await client.get(url)).body,
    act,
    signUp: (fields: object = {}) => act('sign_up', { zone: 'Europe/Madrid', ...fields }),
  };
}

describe('planning an event', () => {
  it('keeps an instant and the host’s zone, and is one event when it is sent again', async () => {
    const year = world.clock.now().getUTCFullYear() + 1;
    world.clock.advance(Date.UTC(year, 5, 1) - world.clock.now().getTime());
    const client = await world.signedIn(await aPerson(world));
    const { slug } = await aStation(world);
    const body = wishes({ station: slug, starts: `${year}-07-01T19:00`, zone: 'Europe/Madrid' });
    const answers = await Promise.all([client.post('/events/new/', body), client.post('/events/new/', body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    const { event, part } = (await client.get(answers[0]!.body.next_url)).body;
    expect(event).toMatchObject({
      starts_at: `${year}-07-01T17:00:00.000Z`,
      zone: 'Europe/Madrid',
      coming: 1,
      state: 'planned',
    });
    expect(part).toBe('host');
    expect((await client.get('/events/')).body.mine).toHaveLength(1);
  });

  it('asks which is meant in the hour that daylight saving repeats, and refuses the one it skips', async () => {
    const client = await world.signedIn(await aPerson(world));
    const { slug } = await aStation(world);
    const now = world.clock.now().getTime();
    const autumn = [0, 1]
      .map((more) => new Date(now).getUTCFullYear() + more)
      .find((year) => Date.UTC(year, 9, 20) > now)!;
    const sunday = (year: number, month: number) => 31 - new Date(Date.UTC(year, month, 31)).getUTCDay();
    const repeated = `${autumn}-10-${sunday(autumn, 9)}T01:30`;
    const plan = (fields: object) => client.post('/events/new/', wishes({ station: slug, ...fields }));
    expect(refusal(await plan({ starts: repeated }))).toEqual([422, 'time-twice']);
    const instants = [];
    for (const which of ['earlier', 'later'])
      instants.push((await client.get((await plan({ starts: repeated, which })).body.next_url)).body.event.starts_at);
    expect(Date.parse(instants[1]!) - Date.parse(instants[0]!)).toBe(HOUR);
    const spring = [0, 1]
      .map((more) => new Date(now).getUTCFullYear() + more)
      .find((year) => Date.UTC(year, 2, 20) > now)!;
    expect(refusal(await plan({ starts: `${spring}-03-${sunday(spring, 2)}T01:30` }))).toEqual([422, 'time-skipped']);
  });

  it('refuses what cannot be, and changes nothing', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const { slug } = await aStation(world);
    const own = await aStation(world, { owner_id: (await aPerson(world)).id, published_at: null });
    const cases: [object, number, string][] = [
      [{ starts: '2020-01-01T10:00' }, 422, 'time-past'],
      [{ starts: `${world.clock.now().getUTCFullYear() + 3}-01-01T10:00` }, 422, 'time-too-far'],
      [{ starts: 'soon' }, 422, 'time-invalid'],
      [{ starts: `${world.clock.now().getUTCFullYear() + 1}-02-30T10:00` }, 422, 'time-invalid'],
      [{ zone: 'Mars/Olympus' }, 422, 'zone-unknown'],
      [{ places: 13 }, 422, 'places-invalid'],
      [{ station: '' }, 422, 'event-needs-station'],
      [{ circuit_id: 2_000_000_000, station: '' }, 404, 'circuit-not-found'],
      [{ station: own.slug }, 404, 'station-gone'],
      [{ kind: 'webinar', station: '', link: 'http://meet.example.org/' }, 422, 'event-link-invalid'],
      [{ kind: 'webinar', station: '', link: 'javascript:alert(1)' }, 422, 'event-link-invalid'],
      [{ title: '\u200b\u200b\u200b\u200b' }, 422, 'invalid-input'],
    ];
    for (const [fields, status, code] of cases)
      expect([fields, refusal(await client.post('/events/new/', wishes({ station: slug, ...fields })))]).toEqual([
        fields,
        [status, code],
      ]);
    expect(await query('SELECT id FROM events WHERE host_id = $1', [person.id])).toEqual([]);
  });

  it('is for people with an account who have confirmed that they are 18, ten events at a time', async () => {
    const guest = await world.signedIn(await aGuest(world));
    expect((await guest.get('/events/')).status).toBe(403);
    const young = await world.signedIn(await aPerson(world, { consents: ['terms', 'age-16'] }));
    const { slug } = await aStation(world);
    expect(refusal(await young.post('/events/new/', wishes({ station: slug })))).toEqual([403, 'adults-only']);
    expect((await young.post('/events/new/', wishes({ station: slug, confirm_adult: true }))).status).toBe(200);
    for (let more = 1; more < 10; more += 1)
      expect((await young.post('/events/new/', wishes({ station: slug }))).status).toBe(200);
    expect(refusal(await young.post('/events/new/', wishes({ station: slug })))).toEqual([409, 'too-many-events']);
  });
});

describe('who comes', () => {
  it('is named only to those with a place, by page, poll and push', async () => {
    const [guestOne, stranger] = [await aPerson(world), await aPerson(world)];
    const { id, host } = await anEvent(world, { others: [guestOne], places: 2 });
    expect((await (await at(id, guestOne)).get()).people.people.map((one: Person) => one.id)).toEqual([
      host.id,
      guestOne.id,
    ]);
    const out = await at(id, stranger);
    const seen = await out.get();
    expect(seen).toMatchObject({ people: null, part: 'none', event: { coming: 2 } });
    expect(JSON.stringify(seen)).not.toContain(host.name);
    expect(refusal(await out.act('check_people'))).toEqual([403, 'event-place-needed']);
    const socket = await TestSocket.open(await world.listen(), out.client);
    expect((await socket.watch('events.people', id)).ok).toBe(false);
    expect((await socket.watch('events.event', id)).ok).toBe(true);
    // Waiting is not yet taking part.
    expect((await out.signUp()).body).toMatchObject({ part: 'waiting', place: 1, people: null });
    expect((await socket.watch('events.people', id)).ok).toBe(false);
    socket.close();
  });

  it('fills the places in turn; who gives one back makes room for the first who waits', async () => {
    const [one, two, three] = [await aPerson(world), await aPerson(world), await aPerson(world)];
    const { id } = await anEvent(world, { places: 2, others: [one, two, three] });
    expect((await (await at(id, three)).get()).place).toBe(2);
    const first = await at(id, one);
    expect((await first.act('leave')).body).toMatchObject({ part: 'none', event: { coming: 2, waiting: 1 } });
    expect((await first.act('leave')).status).toBe(200);
    expect(await kindsOf(two)).toEqual(['event-place']);
    expect((await mailsOf(two)).map(({ template }) => template)).toEqual(['events.place']);
    expect(await (await at(id, three)).get()).toMatchObject({ part: 'waiting', place: 1 });
    world.clock.advance(1);
    expect((await first.signUp()).body).toMatchObject({ part: 'waiting', place: 2 });
  });

  it('never gives the last place twice', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(world)));
    const { id } = await anEvent(world, { places: 3 });
    const answers = await Promise.all(people.map(async (person) => (await at(id, person)).signUp()));
    expect(answers.map(({ body }) => body.part).sort()).toEqual(['coming', 'coming', ...Array(4).fill('waiting')]);
  });

  it('are not people who blocked each other: for them the event is not there', async () => {
    const [blocker, blocked, third] = [await aPerson(world), await aPerson(world), await aPerson(world)];
    const { id } = await anEvent(world, { others: [blocker] });
    await block(blocker, blocked);
    await block(third, blocker);
    for (const person of [blocked, third]) {
      const { client, signUp, act } = await at(id, person);
      expect((await client.get(`/events/${id}/`)).status).toBe(404);
      expect((await client.get(`/events/${id}/calendar.ics`)).status).toBe(404);
      for (const answer of [
        await signUp(),
        await act('leave'),
        await act('enter'),
        await act('check_event'),
        await act('cancel'),
      ])
        expect(refusal(answer)).toEqual([404, 'event-not-found']);
      expect((await client.get('/events/')).body.items.map((one: { id: number }) => one.id)).not.toContain(id);
    }
  });

  it('a block between two who come takes the place of the one who is blocked, and says nothing of why', async () => {
    const [one, two] = [await aPerson(world), await aPerson(world)];
    const { id } = await anEvent(world, { others: [one, two] });
    const { partBlocked } = await import('~/domain/events/take-part');
    await block(one, two);
    await world.deps.inTransaction((tx) => partBlocked(tx, one.id, two.id));
    expect(await kindsOf(two)).toEqual(['event-place-lost']);
    expect(await kindsOf(one)).toEqual([]);
    expect((await (await at(id, one)).get()).part).toBe('coming');
    // Of the host's event the one who blocks goes.
    const hosts = await anEvent(world, { host: two, others: [await aPerson(world)] });
    const other = await aPerson(world);
    await world.deps.inTransaction(async (tx) =>
      (await import('~/domain/events/take-part')).signUp(tx, other, hosts.id, { zone: 'UTC', confirm_adult: false }),
    );
    await block(other, two);
    await world.deps.inTransaction((tx) => partBlocked(tx, other.id, two.id));
    expect(
      (await query('SELECT account_id FROM event_people WHERE event_id = $1', [hosts.id])).map((row) => row.account_id),
    ).not.toContain(other.id);
  });
});

describe('before and at the time', () => {
  it('everyone with a place is reminded once, an hour before, with the calendar file', async () => {
    const [one, waits] = [await aPerson(world), await aPerson(world)];
    const { id, host } = await anEvent(world, { places: 2, others: [one, waits] });
    await world.drain();
    expect(await kindsOf(one)).toEqual([]);
    world.clock.advance((120 - REMIND_MINUTES) * MINUTE);
    expect(await world.drain()).toEqual([]);
    // Another delivery finds that it was done.
    await world.deps.inTransaction(async (tx) => (await import('~/domain/events/open-event')).remindOfEvent(tx, id));
    for (const person of [host, one]) expect(await kindsOf(person)).toEqual(['event-soon']);
    expect(await kindsOf(waits)).toEqual([]);
    expect((await mailsOf(one))[0]).toMatchObject({
      template: 'events.soon',
      body: { when_en: expect.stringContaining(':') },
    });
  });

  it('the lobby opens by itself, once, and everyone who watches gets a push', async () => {
    const [one, two] = [await aPerson(world), await aPerson(world)];
    const { id, host } = await anEvent(world, { others: [one, two] });
    const first = await at(id, one);
    expect(refusal(await first.act('enter'))).toEqual([409, 'event-not-open']);
    const socket = await TestSocket.open(await world.listen(), first.client);
    await socket.watch('events.event', id);
    world.clock.advance(2 * HOUR);
    expect(await world.drain()).toEqual([]);
    await socket.next(({ resource, snapshot }) => resource === 'events.event' && snapshot.state === 'open');
    socket.close();
    await open(id);
    expect(await query('SELECT id FROM group_sessions WHERE host_id = $1', [host.id])).toHaveLength(1);
    const { next_url } = (await first.act('enter')).body;
    expect(next_url).toMatch(/^\/group-study\/\d{9}\/$/);
    expect((await first.act('enter')).body.next_url).toBe(next_url);
    expect((await first.client.get(next_url)).status).toBe(200);
    // Who never came is not in the lobby, and who has no place is not let in.
    const members = await query(
      'SELECT account_id FROM group_members m JOIN group_sessions s ON s.id = m.session_id WHERE s.host_id = $1 ORDER BY 1',
      [host.id],
    );
    expect(members.map(({ account_id }) => account_id)).toEqual([host.id, one.id].sort((a, b) => a - b));
    expect(refusal(await (await at(id, await aPerson(world))).act('enter'))).toEqual([403, 'event-place-needed']);
    // The time of the reminder had passed when the workers came back.
    expect(await kindsOf(two)).toEqual(['event-open']);
  });

  it('hosting passes to who is there when the host does not come within 30 s', async () => {
    const one = await aPerson(world);
    const { id } = await anEvent(world, { others: [one] });
    world.clock.advance(2 * HOUR);
    await world.drain();
    const { next_url } = (await (await at(id, one)).act('enter')).body;
    const pin = next_url.split('/')[2];
    await world.deps.inTransaction((tx) => setPresence(tx, pin, one.id, true));
    const hostOf = async () => (await query('SELECT host_id FROM group_sessions WHERE pin = $1', [pin]))[0]!.host_id;
    expect(await hostOf()).not.toBe(one.id);
    world.clock.advance(31_000);
    await world.drain();
    expect(await hostOf()).toBe(one.id);
  });

  it('an event whose station is gone is cancelled, and everyone is notified', async () => {
    const one = await aPerson(world);
    const { id, host, station } = await anEvent(world, { others: [one] });
    await query('UPDATE stations SET deleted_at = now() WHERE slug = $1', [station]);
    world.clock.advance(2 * HOUR);
    expect(await world.drain()).toEqual([]);
    expect((await (await at(id, one)).get()).event).toMatchObject({ state: 'cancelled', cause: 'station-gone' });
    for (const person of [host, one]) expect((await kindsOf(person)).at(-1)).toBe('event-cancelled');
  });
});

describe('changes', () => {
  const later = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR).toISOString().slice(0, 16);

  it('moved, everyone gets the new calendar file; the jobs of the old time do nothing', async () => {
    const one = await aPerson(world);
    const { id, host } = await anEvent(world, { others: [one] });
    const hosts = await at(id, host);
    expect(refusal(await (await at(id, one)).act('move', { starts: later(26), zone: 'UTC', minutes: 60 }))).toEqual([
      403,
      'not-event-host',
    ]);
    const moved = await hosts.act('move', { starts: later(26), zone: 'UTC', minutes: 45 });
    expect(moved.status).toBe(200);
    await hosts.act('move', { starts: moved.body.event.starts_at.slice(0, 16), zone: 'UTC', minutes: 45 });
    expect(await kindsOf(one)).toEqual(['event-moved']);
    expect((await mailsOf(one))[0]).toMatchObject({ template: 'events.moved', body: { sequence: '1', minutes: '45' } });
    world.clock.advance(3 * HOUR);
    expect(await world.drain()).toEqual([]);
    expect((await hosts.get()).event.state).toBe('planned');
    world.clock.advance(23 * HOUR + 15 * MINUTE);
    expect(await world.drain()).toEqual([]);
    expect((await hosts.get()).event.state).toBe('open');
    expect(refusal(await hosts.act('move', { starts: later(26), zone: 'UTC', minutes: 45 }))).toEqual([
      409,
      'event-not-planned',
    ]);
  });

  it('cancelled, everyone is notified of the reason, once; nothing opens', async () => {
    const one = await aPerson(world);
    const { id, host } = await anEvent(world, { others: [one] });
    const hosts = await at(id, host);
    for (const reason of ['I am on call.', 'Again']) expect((await hosts.act('cancel', { reason })).status).toBe(200);
    expect(await kindsOf(one)).toEqual(['event-cancelled']);
    expect((await mailsOf(one))[0]).toMatchObject({ template: 'events.cancelled', body: { reason: 'I am on call.' } });
    world.clock.advance(2 * HOUR);
    expect(await world.drain()).toEqual([]);
    expect((await hosts.get()).event).toMatchObject({ state: 'cancelled', reason: 'I am on call.' });
    expect(refusal(await (await at(id, await aPerson(world))).signUp())).toEqual([409, 'event-over']);
  });

  it('cancelled while its lobby opens, in either order, no lobby stays open', async () => {
    for (let round = 0; round < 4; round += 1) {
      const one = await aPerson(world);
      const { id, host } = await anEvent(world, { others: [one] });
      const hosts = await at(id, host);
      world.clock.advance(2 * HOUR);
      const both = [() => hosts.act('cancel').then(() => undefined), () => open(id)];
      await Promise.all((round % 2 ? both.reverse() : both).map((act) => act()));
      expect((await hosts.get()).event.state).toBe('cancelled');
      expect(await query(`SELECT id FROM group_sessions WHERE host_id = $1 AND state <> 'ended'`, [host.id])).toEqual(
        [],
      );
      expect((await (await at(id, one)).act('enter')).status).toBe(409);
      expect((await kindsOf(one)).filter((kind) => kind === 'event-cancelled')).toHaveLength(1);
    }
  });

  it('a host who leaves passes it on; what only they can open is cancelled', async () => {
    const one = await aPerson(world);
    const { id, host } = await anEvent(world, { others: [one] });
    expect((await (await at(id, host)).act('leave')).body.part).toBe('none');
    expect((await (await at(id, one)).get()).part).toBe('host');
    expect(await kindsOf(one)).toEqual(['event-host']);
    const webinar = await anEvent(world, { kind: 'webinar', others: [one], places: 50 });
    expect((await (await at(webinar.id, webinar.host)).act('leave')).body.event).toMatchObject({
      state: 'cancelled',
      cause: 'no-host',
    });
    expect(await kindsOf(one)).toEqual(['event-host', 'event-cancelled']);
  });

  it('a webinar shows its link and slides to those with a place, and opens no session', async () => {
    const [one, stranger] = [await aPerson(world), await aPerson(world)];
    const { id, host } = await anEvent(world, { kind: 'webinar', others: [one], places: 50 });
    expect((await (await at(id, one)).get()).people).toMatchObject({
      link: 'https://meet.example.org/cardiology',
      slides: '',
    });
    expect(JSON.stringify(await (await at(id, stranger)).get())).not.toContain('meet.example.org');
    world.clock.advance(4 * HOUR);
    await world.drain();
    expect(await query('SELECT id FROM group_sessions WHERE host_id = $1', [host.id])).toEqual([]);
    const hosts = await at(id, host);
    expect(refusal(await hosts.act('set_slides', { slides: 'ftp://x.example' }))).toEqual([422, 'event-link-invalid']);
    expect((await hosts.act('set_slides', { slides: 'https://slides.example.org/7' })).status).toBe(200);
    expect((await (await at(id, one)).get()).people.slides).toBe('https://slides.example.org/7');
  });

  it('the calendar file has the instant in UTC, and its sequence grows', async () => {
    const { id, host } = await anEvent(world, { title: 'Ward, round; two' });
    const { client, act } = await at(id, host);
    const file = async () => (await client.get(`/events/${id}/calendar.ics`)).body;
    expect(await file()).toMatch(/\r\nSEQUENCE:0\r\n[^]*\r\nSUMMARY:Ward\\, round\\; two\r\n/);
    await act('cancel');
    expect(await file()).toMatch(/METHOD:CANCEL\r\n[^]*SEQUENCE:1\r\nSTATUS:CANCELLED/);
  });
});
