import { APART_SECONDS } from '~/domain/audio-pairing/contract';
import type pino from 'pino';
import { PUSH_KINDS } from '~/domain/kit/push-kinds';
import { joinGroup } from '~/domain/group-practice/join-group';
import { setPresence } from '~/domain/group-practice/presence';
import { createLog } from '~/infra/process/deps';
import { pushKeys } from '~/infra/push/keys';
import { retryAfter } from '~/infra/push/transport';
import type { TestClient } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aRequestedQuiz, aWriter } from '~/infra/tooling/testing/factories/ai-quizzes';
import { aSeeker } from '~/infra/tooling/testing/factories/audio-pairing';
import { anEvent } from '~/infra/tooling/testing/factories/events';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { startPushService, TestDevice, type TestPushService, vapidOf } from '~/infra/tooling/testing/push-service';
import { openWorld, World } from '~/infra/tooling/testing/world';
import type { QuestionWriter } from '~/domain/quizzes/generation/question-writer';
import { generateQuizBy } from '../quizzes/generate-quiz';
import { type Handler, runDelivery } from '../registry';

const PAGE = '/profile/details/push/';
const MINUTE = 60_000;
const codeOf = (answer: { body: { type: string } }) => answer.body.type.replace('/problems/', '');

describe('messages to devices', () => {
  let service: TestPushService;
  let world: World;
  beforeAll(async () => {
    service = await startPushService();
    world = new World({ push: { local: service.local } });
    await world.open();
  });
  afterAll(async () => {
    await world.close();
    await service.close();
  });
  afterEach(() => {
    service.answer(201);
    service.received.length = 0;
  });

  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
  const kept = (accountId: number) =>
    query<{ endpoint: string }>('SELECT endpoint FROM push_subscriptions WHERE account_id = $1 ORDER BY id', [
      accountId,
    ]);
  const subscribe = (client: TestClient, device: TestDevice) =>
    client.post(PAGE, { data_request: 'subscribe', ...device.subscription });

  async function withDevice(options: Parameters<typeof aPerson>[1] = {}) {
    const person = await aPerson(world, options);
    const client = await world.signedIn(person);
    const device = new TestDevice(service);
    expect((await subscribe(client, device)).body).toMatchObject({ here: true, devices: 1 });
    return { person, client, device };
  }
  /** An event in an hour in which they have a place: they are reminded now. */
  async function reminded(...people: Awaited<ReturnType<typeof aPerson>>[]) {
    const event = await anEvent(world, { others: people, at: new Date(world.clock.now().getTime() + 61 * MINUTE) });
    world.clock.advance(2 * MINUTE);
    return event;
  }

  describe('a subscription', () => {
    it('is of the browser that asks, and the page says where there are others', async () => {
      const { person, client } = await withDevice();
      const other = await world.signedIn(person);
      expect((await other.get(PAGE)).body).toEqual({
        public_key: await world.deps.pusher.publicKey(),
        here: false,
        devices: 1,
        kinds: [...PUSH_KINDS],
      });
      expect((await other.post(PAGE, { data_request: 'unsubscribe' })).body).toMatchObject({ devices: 1 });
      expect((await client.post(PAGE, { data_request: 'unsubscribe' })).body).toMatchObject({
        here: false,
        devices: 0,
      });
    });

    it('takes the place of the one before, of the session and of the browser', async () => {
      const { person, client, device } = await withDevice();
      const next = new TestDevice(service);
      await subscribe(client, next);
      expect(await kept(person.id)).toEqual([{ endpoint: next.subscription.endpoint }]);
      const somebody = await aPerson(world);
      await subscribe(await world.signedIn(somebody), next);
      expect(await kept(person.id)).toEqual([]);
      expect(await kept(somebody.id)).toEqual([{ endpoint: next.subscription.endpoint }]);
      expect(device.requests).toEqual([]);
    });

    it('goes when its session ends: by signing out, from another device, and with the account', async () => {
      const { person, client } = await withDevice();
      await client.post('/logout/', {});
      expect(await kept(person.id)).toEqual([]);
      await subscribe(await world.signedIn(person), new TestDevice(service));
      const here = await world.signedIn(person);
      await here.post('/profile/security/devices/', { data_request: 'end_others' });
      expect(await kept(person.id)).toEqual([]);
      await subscribe(here, new TestDevice(service));
      await query('DELETE FROM accounts WHERE id = $1', [person.id]);
      expect(await kept(person.id)).toEqual([]);
    });

    it.each([
      ['of no known service', { endpoint: 'https://evil.example/push' }, 'push-service-unknown'],
      ['in this network', { endpoint: 'https://10.0.0.1/push' }, 'push-service-unknown'],
      ['without TLS', { endpoint: 'http://fcm.googleapis.com/fcm/send/x' }, 'push-service-unknown'],
      ['with a key that is no point', { p256dh: Buffer.alloc(65, 4).toString('base64url') }, 'push-key-wrong'],
    ])('%s is refused', async (_what, wrong, code) => {
      const client = await world.signedIn(await aPerson(world));
      const answer = await client.post(PAGE, {
        data_request: 'subscribe',
        ...new TestDevice(service).subscription,
        ...wrong,
      });
      expect([answer.status, codeOf(answer)]).toEqual([422, code]);
      expect((await client.get(PAGE)).body).toMatchObject({ here: false, devices: 0 });
    });

    it('is for people with an account', async () => {
      expect((await world.client().get(PAGE)).status).toBe(401);
    });
  });

  describe('what is sent', () => {
    it('is encrypted for the device alone, signed by our key, in the language of the person, once', async () => {
      const { person, device } = await withDevice({ language: 'es' });
      const { id } = await reminded(person);
      expect(await world.drain()).toEqual([]);
      const url = `/events/${id}/`;
      expect(device.messages).toEqual([
        {
          title: 'Chest pain on Thursday',
          body: 'Empieza en 59 minutos.',
          lang: 'es',
          url,
          pages: [url],
          tag: `wardmates.event.${id}`,
        },
      ]);
      const [request] = device.requests;
      expect(request!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'normal' });
      expect(request!.headers.topic).toMatch(/^[\w-]{32}$/);
      expect(request!.body.toString('latin1')).not.toContain('Chest pain');
      const { key, claims } = vapidOf(request!);
      expect(key).toBe(await world.deps.pusher.publicKey());
      expect(claims).toMatchObject({ aud: service.local.origin, sub: 'mailto:no-reply@test.example' });
      expect(Number(claims.exp)).toBeLessThanOrEqual(world.clock.now().getTime() / 1_000 + 24 * 3_600);
    });

    it('says that a partner was found, to both, at once', async () => {
      const [first, second] = [await aSeeker(world), await aSeeker(world)];
      const devices = [new TestDevice(service), new TestDevice(service)];
      await subscribe(first.client, devices[0]!);
      await subscribe(second.client, devices[1]!);
      await first.search();
      await second.search();
      expect(await world.drain()).toEqual([]);
      const url = `/group-study/${await first.pin()}/`;
      expect(devices.map(({ messages }) => messages.map((one) => one.url))).toEqual([[url], [url]]);
      expect(devices[0]!.messages[0]).toMatchObject({
        body: 'Come to the room within 20 seconds.',
        tag: expect.stringMatching(/^wardmates\.pairing\.\d+$/),
        pages: expect.arrayContaining([url, '/osce-stations/audio-pairing/']),
      });
      expect(devices[0]!.requests[0]!.headers).toMatchObject({ ttl: '20', urgency: 'high' });
    });

    it('says nothing of a partner when the person is in the room already, or too late', async () => {
      const [first, second] = [await aSeeker(world), await aSeeker(world)];
      const devices = [new TestDevice(service), new TestDevice(service)];
      await subscribe(first.client, devices[0]!);
      await subscribe(second.client, devices[1]!);
      await first.search();
      await second.search();
      await first.inRoom(await first.pin());
      await world.drain();
      expect(devices.map(({ requests }) => requests.length)).toEqual([0, 1]);
      await second.act('stop');
      await first.act('stop');
      // Two who left each other are not paired again before.
      world.clock.advance(APART_SECONDS * 1_000);
      for (const one of [first, second]) await one.search();
      expect(await first.poll()).toMatchObject({ state: 'matched' });
      world.clock.advance(20_000);
      await world.drain();
      expect(devices.map(({ requests }) => requests.length)).toEqual([0, 1]);
    });

    it('says that a group waits, to those who are away from its lobby', async () => {
      const { person: host, device } = await withDevice({ language: 'en' });
      const here = await withDevice();
      const group = await aGroup(world, { host, others: [here.person] });
      const present = (person: { id: number }, is: boolean) =>
        world.deps.inTransaction((tx) => setPresence(tx, group.pin, person.id, is));
      await world.drain();
      expect(device.requests).toEqual([]);
      await present(host, false);
      const [guest, another] = [await aPerson(world), await aPerson(world)];
      for (const one of [guest, another]) {
        world.clock.advance(1_000);
        await world.deps.inTransaction((tx) => joinGroup(tx, one, group.pin));
        await world.drain();
      }
      expect(device.messages).toMatchObject(
        [guest, another].map(({ name }) => ({
          title: `${name} and others are waiting for you`,
          body: group.station.name,
          url: `/group-study/${group.pin}/`,
        })),
      );
      expect(new Set(device.requests.map(({ headers }) => headers.topic)).size).toBe(1);
      expect(here.device.requests).toEqual([]);
      // Back before it is sent.
      await world.deps.inTransaction(async (tx) => joinGroup(tx, await aPerson(world), group.pin));
      await present(host, true);
      await world.drain();
      expect(device.requests).toHaveLength(2);
    });

    it('says that a quiz is ready, and nothing of one that failed', async () => {
      const { person, device } = await withDevice();
      const write = async (writer: QuestionWriter) => {
        const quiz = await aRequestedQuiz(world, { person, length: 1 });
        const [row] = await query<{ id: string; body: Record<string, unknown> }>(
          `SELECT id, body FROM outbox WHERE name = 'quizzes.generate-quiz' AND (body->>'quiz_id')::int = $1`,
          [quiz.id],
        );
        const handler = generateQuizBy(() => writer) as unknown as Handler;
        await runDelivery(world.deps, handler, { outbox_id: row!.id, payload: row!.body }, true).catch(() => undefined);
        await world.drain();
        return quiz;
      };
      const quiz = await write(aWriter());
      expect(device.messages).toMatchObject([
        {
          title: 'Your quiz is ready',
          body: `1 question · ${quiz.topic.name}`,
          url: `/learn/quiz/${quiz.id}/`,
          pages: [`/learn/quiz/${quiz.id}/`, quiz.path],
        },
      ]);
      await write(aWriter(() => Promise.reject(new Error('the writer is broken'))));
      const states = await query('SELECT state FROM quizzes WHERE account_id = $1 ORDER BY id', [person.id]);
      expect(states).toEqual([{ state: 'running' }, { state: 'failed' }]);
      expect(device.messages).toHaveLength(1);
    });

    it('goes to every device of the person, but not for a kind that is switched off', async () => {
      const { person, client, device } = await withDevice();
      const second = new TestDevice(service);
      await subscribe(await world.signedIn(person), second);
      const off = () => client.post(PAGE, { data_request: 'switch_kind', kind: 'event', wanted: 'false' });
      await off();
      expect((await off()).body.kinds).toEqual(PUSH_KINDS.filter((kind) => kind !== 'event'));
      await reminded(person);
      await world.drain();
      expect([...device.requests, ...second.requests]).toEqual([]);
      const on = await client.post(PAGE, { data_request: 'switch_kind', kind: 'event', wanted: 'true' });
      expect(on.body.kinds).toEqual([...PUSH_KINDS]);
      await reminded(person);
      await world.drain();
      expect([device.requests.length, second.requests.length]).toEqual([1, 1]);
    });

    it('goes nowhere once the session has run out', async () => {
      const { person, device } = await withDevice();
      await query('UPDATE sessions SET expires_at = $2 WHERE account_id = $1', [person.id, world.clock.now()]);
      await reminded(person);
      await world.drain();
      expect(device.requests).toEqual([]);
    });
  });

  describe('what the service answers', () => {
    it.each([404, 410])('%i: the browser has no such subscription, and it is forgotten', async (status) => {
      const { person, device } = await withDevice();
      const { person: other, device: otherDevice } = await withDevice();
      service.answer(status);
      await reminded(person);
      expect(await world.drain()).toEqual([]);
      expect(device.requests).toHaveLength(1);
      expect(await kept(person.id)).toEqual([]);
      expect(await kept(other.id)).toHaveLength(1);
      expect(otherDevice.requests).toEqual([]);
    });

    it.each([429, 503])('%i with Retry-After: it is sent again then, and not before', async (status) => {
      const { person, device } = await withDevice();
      service.answer(status, { 'retry-after': '120' });
      await reminded(person);
      expect(await world.drain()).toEqual([]);
      service.answer(201);
      world.clock.advance(119_000);
      await world.drain();
      expect(device.requests).toHaveLength(1);
      world.clock.advance(1_000);
      await world.drain();
      expect(device.requests).toHaveLength(2);
      expect(device.messages[1]).toMatchObject({ body: 'Starts in 57 minutes.' });
    });

    it('429 until it is too late: it is given up', async () => {
      const { person, device } = await withDevice();
      service.answer(429, { 'retry-after': '7200' });
      await reminded(person);
      expect(await world.drain()).toEqual([]);
      world.clock.advance(7_200_000);
      await world.drain();
      expect(device.requests).toHaveLength(1);
      expect(await query(`SELECT id FROM outbox WHERE name = 'accounts.send-push'`)).toEqual([]);
    });

    it.each([
      [500, '127.0.0.1 answered 500', 'Error'],
      [429, '127.0.0.1 answered 429', 'Error'],
      [403, '127.0.0.1 refused the message: 403', 'UnrecoverableError'],
      [413, '127.0.0.1 refused the message: 413', 'UnrecoverableError'],
    ])('%i: a failure that operators see and that names no device', async (status, message, name) => {
      const { person } = await withDevice();
      service.answer(status);
      await reminded(person);
      expect((await world.drain()).map((error) => [error.name, error.message])).toEqual([[name, message]]);
      expect(await kept(person.id)).toHaveLength(1);
      const staff = await world.signedIn(await aPerson(world, { roles: ['learner', 'staff'] }));
      const { body } = await staff.get('/ops/jobs/?queue=accounts.send-push&state=failed');
      expect(body.items[0]).toMatchObject({
        failure: message,
        affects: { people: [person.name], thing: 'event', missed: true },
      });
    });
  });

  it('of a service that is away, or is another, only the name is logged', async () => {
    const away = await startPushService();
    await away.close();
    const { person } = await withDevice();
    await query('UPDATE push_subscriptions SET endpoint = $2 WHERE account_id = $1', [
      person.id,
      `${away.local.origin}/secret-path`,
    ]);
    await reminded(person);
    expect((await world.drain()).map(({ message }) => message)).toEqual(['127.0.0.1 cannot be used: ECONNREFUSED']);
    const stranger = await startPushService();
    await query('UPDATE push_subscriptions SET endpoint = $2 WHERE account_id = $1', [
      person.id,
      `${stranger.local.origin}/secret-path`,
    ]);
    await reminded(person);
    expect((await world.drain()).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^127\.0\.0\.1 cannot be used: [A-Z_]+$/),
    ]);
    expect(stranger.received).toEqual([]);
    await stranger.close();
  });

  it('no log has an address of a device, its keys or a word that was sent', () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'trace' }, 'test', {
      write: (line: string) => void lines.push(line),
    } as pino.DestinationStream);
    const { endpoint, p256dh, auth } = new TestDevice(service).subscription;
    log.info(
      { endpoint, p256dh, auth, payload: 'a word', subscription: { endpoint, auth }, err: { message: 'failed' } },
      'sent',
    );
    expect(lines.join('')).not.toMatch(new RegExp(`${endpoint}|${p256dh}|${auth}|a word`));
    expect(lines).toHaveLength(1);
  });

  it('the export of a person has the service and not the address', async () => {
    const { person } = await withDevice();
    const { pushTables } = await import('~/domain/accounts/push/personal-data');
    const { statement, start, fields } = pushTables[0]!.exported as Exclude<(typeof pushTables)[0]['exported'], string>;
    const rows = await world.deps.read.sql.all(statement, [person.id, [...start], 10]);
    expect(fields).toEqual(['service', 'created_at']);
    expect(rows).toMatchObject([{ row: { service: new URL(service.local.origin).host } }]);
    expect(JSON.stringify(rows)).not.toContain('/push/');
  });
});

describe('the keys of an installation', () => {
  const world = openWorld();

  it('are made once, also by several at the same time, and are sealed in the database', async () => {
    const { deps } = await world.anotherGateway();
    const all = await Promise.all([pushKeys(world.deps), pushKeys(deps), pushKeys(world.deps)]);
    expect(new Set(all.map(({ publicKey, privateKey }) => `${publicKey} ${privateKey}`)).size).toBe(1);
    expect(Buffer.from(all[0]!.privateKey, 'base64url')).toHaveLength(32);
    const rows = await world.deps.dataSource.query('SELECT * FROM push_keys');
    expect(rows).toMatchObject([{ public_key: all[0]!.publicKey }]);
    expect(JSON.stringify(rows)).not.toContain(all[0]!.privateKey);
  });

  it('are made anew with another secret, and the subscriptions of the old ones go', async () => {
    const before = await pushKeys(world.deps);
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const service = await startPushService();
    const { p256dh, auth } = new TestDevice(service).subscription;
    await service.close();
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    expect((await client.post(PAGE, { data_request: 'subscribe', endpoint, p256dh, auth })).status).toBe(200);
    const other = {
      ...world.deps,
      config: { ...world.deps.config, sessionSecret: 'another secret of 32 letters or more' },
    };
    const after = await pushKeys(other);
    expect(after.publicKey).not.toBe(before.publicKey);
    expect(await pushKeys(other)).toEqual(after);
    expect(await world.deps.dataSource.query('SELECT id FROM push_subscriptions')).toEqual([]);
  });
});

test('Retry-After is a number of seconds or a date', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(
    ['30', '0', 'Sun, 01 Mar 2026 12:01:00 GMT', 'Sun, 01 Mar 2026 11:00:00 GMT', 'soon', '', undefined].map((value) =>
      retryAfter(value, now),
    ),
  ).toEqual([30_000, 0, 60_000, 0, null, null, null]);
});
