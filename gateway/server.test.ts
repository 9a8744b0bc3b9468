import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { contracts, roomOf } from '../domain/rooms';
import { createLog } from '../infra/process/deps';
import { aGuest, aPerson } from '../infra/tooling/testing/factories/accounts';
import { aGroup } from '../infra/tooling/testing/factories/group-practice';
import { TestSocket } from '../infra/tooling/testing/socket';
import { openWorld } from '../infra/tooling/testing/world';
import { checkRooms, rooms } from './rooms';
import { buildServer } from './server';

// Its metrics count everything that the gateway has answered.
const world = openWorld({ own: true });

describe('every address', () => {
  it('answers the app to a browser and its data to the app', async () => {
    const html = await world.app.inject({ url: '/login/', headers: { accept: 'text/html,application/xhtml+xml' } });
    expect(html.headers.vary).toContain('Accept');
    const json = await world.app.inject({ url: '/login/', headers: { accept: 'application/json' } });
    expect(json.headers['content-type']).toContain('application/json');
    expect(json.headers['cache-control']).toBe('no-store');
  });

  it('takes JSON, url-encoded and multipart bodies alike', async () => {
    const client = await world.signedIn(await aPerson(world));
    const { pin } = await aGroup(world, { others: [] });
    await client.post(`/join/${pin}/`);
    const as = async (type: string, payload: string) => {
      const { statusCode, body } = await world.app.inject({
        method: 'POST',
        url: '/api/group-study/status/',
        payload,
        headers: { cookie: client.cookieHeader, 'x-csrftoken': client.cookies.get('csrftoken')!, 'content-type': type },
      });
      return [statusCode, JSON.parse(body).slug];
    };
    const json = await as('application/json', JSON.stringify({ pin }));
    expect(json[0]).toBe(200);
    expect(await as('application/x-www-form-urlencoded', `pin=${pin}`)).toEqual(json);
    expect(
      await as(
        'multipart/form-data; boundary=x',
        `--x\r\nContent-Disposition: form-data; name="pin"\r\n\r\n${pin}\r\n--x--\r\n`,
      ),
    ).toEqual(json);
  });

  it('sends security headers, and never says which server it is', async () => {
    const { headers } = await world.app.inject({ url: '/api/session/', headers: { accept: 'application/json' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  });
});

describe('errors', () => {
  const problem = (response: { statusCode: number; headers: Record<string, unknown>; body: string }) => {
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const body = JSON.parse(response.body);
    expect(body.status).toBe(response.statusCode);
    expect(body.stack).toBeUndefined();
    return body;
  };

  it('are problem+json: malformed, too large, wrong type, invalid, unknown', async () => {
    const client = await world.signedIn(await aPerson(world));
    await client.get('/api/session/');
    const send = (payload: string, type = 'application/json', url = '/api/group-study/prep/') =>
      world.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { cookie: client.cookieHeader, 'x-csrftoken': client.cookies.get('csrftoken')!, 'content-type': type },
      });
    expect(problem(await send('{"slug": '))).toMatchObject({ status: 400, type: '/problems/malformed' });
    expect(problem(await send(JSON.stringify({ slug: 'x'.repeat(300_000) })))).toMatchObject({
      status: 413,
      type: '/problems/too-large',
      title: 'too large',
      detail: 'This is too large to send. The limit is 256 KB.',
      limit: 256 * 1024,
    });
    expect(problem(await send('<a/>', 'application/xml'))).toMatchObject({ status: 415, type: '/problems/wrong-type' });
    expect(problem(await send('{}'))).toMatchObject({
      status: 422,
      type: '/problems/invalid-input',
      errors: [{ path: 'slug' }],
    });
    expect(problem(await send('{"__proto__": {"slug": "x"}}'))).toMatchObject({ status: 400 });
    expect(problem(await send('{}', 'application/json', '/no/such/address/'))).toMatchObject({ status: 404 });
    for (const name of ['"constructor"', '{"toString": 1}', '7']) {
      expect(problem(await send(`{"data_request": ${name}}`, 'application/json', '/login/'))).toMatchObject({
        status: 400,
        type: '/problems/unknown-action',
      });
    }
    // What Postgres cannot hold, and a form of many parts that are each within the limit.
    expect(
      problem(await send(JSON.stringify({ pin: '12\u0000' }), 'application/json', '/api/group-study/status/')),
    ).toMatchObject({ status: 400, type: '/problems/malformed' });
    const part = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(250_000)}\r\n`;
    expect(
      problem(await send(`${part.repeat(8)}--x--\r\n`, 'multipart/form-data; boundary=x', '/login/')),
    ).toMatchObject({ status: 413, type: '/problems/too-large', title: 'too large', limit: 1024 * 1024 });
  });

  it.each([
    [
      'without a boundary',
      'multipart/form-data',
      '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\na\r\n--x--\r\n',
    ],
    [
      'with an empty boundary',
      'multipart/form-data; boundary=',
      '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\na\r\n--x--\r\n',
    ],
    [
      'that is cut off in a field',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="username"\r\n\r\nros',
    ],
    [
      'that is cut off in a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nxxx',
    ],
    ['that is cut off in a head', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-da'],
  ])('answer a form %s with 400, also to somebody who is not signed in', async (_how, type, payload) => {
    const client = world.client();
    await client.get('/api/session/');
    const headers = {
      cookie: client.cookieHeader,
      'x-csrftoken': client.cookies.get('csrftoken')!,
      'content-type': type,
    };
    expect(problem(await world.app.inject({ method: 'POST', url: '/login/', payload, headers }))).toMatchObject({
      status: 400,
      type: '/problems/malformed',
    });
  });

  it('answer JSON that is nested 5,000 deep with 400, as a body and in the field of a form', async () => {
    const client = await world.signedIn(await aPerson(world, { roles: ['learner', 'author'] }));
    await client.get('/api/session/');
    const deep = `${'['.repeat(5_000)}1${']'.repeat(5_000)}`;
    const send = (payload: string, type: string) =>
      world.app.inject({
        method: 'POST',
        url: '/osce-stations/create/',
        payload,
        headers: { cookie: client.cookieHeader, 'x-csrftoken': client.cookies.get('csrftoken')!, 'content-type': type },
      });
    expect(problem(await send(`{"name":"x","checklist":${deep}}`, 'application/json'))).toMatchObject({
      status: 400,
      type: '/problems/malformed',
    });
    const field = await send(
      new URLSearchParams({ name: 'x', checklist: deep, sections: deep }).toString(),
      'application/x-www-form-urlencoded',
    );
    expect([400, 422]).toContain(problem(field).status);
  });

  it.each([
    ['application/json', '/api/group-study/prep/'],
    ['multipart/form-data; boundary=x', '/login/'],
    ['multipart/form-data; boundary=x', '/questions/import/'],
  ])('reach a client that is still sending, and leave its connection open (%s to %s)', async (type, path) => {
    const client = await world.signedIn(await aGuest(world));
    await client.get('/api/session/');
    const { port } = new URL(await world.listen());
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<Socket>();
    const send = (bytes: number) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          cookie: client.cookieHeader,
          'x-csrftoken': client.cookies.get('csrftoken')!,
          'content-type': type,
          'content-length': bytes,
        };
        const asked = request({ port, path, method: 'POST', agent, headers }, (answer) =>
          answer.resume().on('end', () => resolve(answer.statusCode!)),
        );
        asked.on('socket', (socket) => sockets.add(socket)).on('error', reject);
        asked.end(Buffer.alloc(bytes, 'x'));
      });
    for (let times = 0; times < 3; times += 1) expect([403, 413]).toContain(await send(12_000_000));
    expect(sockets.size).toBe(1);
    agent.destroy();
  });

  it('say that a database which went away in the middle may be back shortly', async () => {
    const original = world.deps.read.sql.one;
    try {
      for (const message of [
        'Connection terminated unexpectedly',
        'Client has encountered a connection error and is not queryable',
      ]) {
        Object.assign(world.deps.read.sql, { one: () => Promise.reject(new Error(message)) });
        const response = await world.app.inject({
          url: '/osce-stations/some-station/',
          headers: { accept: 'application/json' },
        });
        expect(problem(response)).toMatchObject({ status: 503, type: '/problems/unavailable' });
        expect(response.headers['retry-after']).toBe('5');
      }
    } finally {
      Object.assign(world.deps.read.sql, { one: original });
    }
  });

  it('hide what went wrong inside, and name the request', async () => {
    const original = world.deps.read.sql.one;
    Object.assign(world.deps.read.sql, { one: () => Promise.reject(new Error('secret detail')) });
    try {
      const response = await world.app.inject({
        url: '/osce-stations/some-station/',
        headers: { accept: 'application/json' },
      });
      const body = problem(response);
      expect(body).toMatchObject({ status: 500, type: '/problems/internal' });
      expect(response.body).not.toContain('secret detail');
      expect(body.request_id).toBe(response.headers['x-request-id']);
    } finally {
      Object.assign(world.deps.read.sql, { one: original });
    }
  });
});

describe('cross-site requests', () => {
  // rules: 1.7.1, 2.7.1
  it('are refused without the token, with another one, with a made-up pair, and from a foreign page', async () => {
    const client = await world.signedIn(await aPerson(world));
    const token = async () => {
      await client.get('/api/session/');
      return client.cookies.get('csrftoken')!;
    };
    const session = client.cookies.get('wardmates_session')!;
    const post = (headers: Record<string, string>) =>
      world.app.inject({
        method: 'POST',
        url: '/logout/',
        payload: {},
        headers: { host: '10.0.0.7:3000', ...headers },
      });
    const good = await token();
    const cookies = `wardmates_session=${session}; csrftoken=${good}`;
    for (const headers of [
      { cookie: cookies },
      { cookie: cookies, 'x-csrftoken': 'another' },
      { cookie: `wardmates_session=${session}; csrftoken=made.up`, 'x-csrftoken': 'made.up' },
      { cookie: cookies, 'x-csrftoken': good, origin: 'https://evil.example' },
      { cookie: cookies, 'x-csrftoken': good, origin: 'null' },
    ] as Record<string, string>[]) {
      const refused = await post(headers);
      expect([refused.statusCode, JSON.parse(refused.body).type]).toEqual([403, '/problems/csrf']);
    }
    expect((await post({ cookie: cookies, 'x-csrftoken': good, origin: 'http://10.0.0.7:3000' })).statusCode).toBe(200);
  });
});

describe('rate limits', () => {
  it('answer 429 with Retry-After', async () => {
    const deps = {
      ...world.deps,
      config: { ...world.deps.config, rateLimit: { person: 3, address: 3 } },
      key: (name: string) => world.deps.key(`few:${name}`),
    };
    const gateway = await buildServer(deps);
    const statuses = [];
    for (let request = 0; request < 4; request += 1)
      statuses.push(await gateway.app.inject({ url: '/api/session/', headers: { accept: 'application/json' } }));
    expect(statuses.map((response) => response.statusCode)).toEqual([200, 200, 200, 429]);
    expect(Number(statuses[3]!.headers['retry-after'])).toBeGreaterThan(0);
    await gateway.close();
  });
});

describe('operations', () => {
  it('say whether the process is up and whether Postgres and Redis answer', async () => {
    expect((await world.client().get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await world.client().get('/readyz')).body).toEqual({ status: 'ready', postgres: true, redis: true });
    const deps = {
      ...world.deps,
      redis: Object.assign(Object.create(world.deps.redis), { ping: () => Promise.reject(new Error('away')) }),
    };
    const gateway = await buildServer(deps);
    const ready = await gateway.app.inject({ url: '/readyz' });
    expect([ready.statusCode, JSON.parse(ready.body)]).toEqual([
      503,
      { status: 'not ready', postgres: true, redis: false },
    ]);
    await gateway.close();
  });

  it('count requests, sockets, watches and pushes for Prometheus', async () => {
    const { pin, members } = await aGroup(world);
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(members[1]!));
    await socket.watch('group.lobby', pin);
    const { body } = await world.client().get<string>('/metrics');
    expect(body).toMatch(/wardmates_http_request_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/);
    expect(body).toMatch(/wardmates_sockets 1\b/);
    expect(body).toMatch(/wardmates_watches_total\{resource="group.lobby",outcome="ok"\} 1/);
    socket.close();
  });

  it('document every page and call', async () => {
    const { body } = await world.client().get('/docs/openapi.json');
    const documented = Object.keys(body.paths).map((path) => path.replace(/\/$/, ''));
    for (const contract of contracts) {
      if (contract.kind !== 'call' && contract.kind !== 'page') continue;
      expect(documented).toContain(
        contract.path
          .replace(':base', 'osce-stations')
          .replace(/:([a-zA-Z_]+)/g, '{$1}')
          .replace(/\/$/, ''),
      );
    }
  });
});

describe('the rooms', () => {
  const everything = new Set<unknown>(contracts);

  it('match those of the domain', () => {
    expect(() => checkRooms(rooms, everything)).not.toThrow();
    expect(() => checkRooms(rooms.slice(1), everything)).toThrow(
      `rooms of the domain and of the gateway differ: ${rooms[0]!.name}`,
    );
    expect(() => checkRooms([...rooms, { name: 'cellar' }], everything)).toThrow('differ: cellar');
  });

  it('answer every page and call of their contracts', () => {
    const unbound = contracts.find((one) => one.kind === 'call')!;
    expect(() => checkRooms(rooms, new Set(contracts.filter((one) => one !== unbound)))).toThrow('nothing answers /');
    expect(() => roomOf({ path: '/cellar/' })).toThrow('/cellar/ is in no room');
  });
});

describe('the log', () => {
  it('holds no password, cookie, token or PIN', async () => {
    let written = '';
    const sink = new Writable({ write: (chunk, _encoding, done) => void ((written += String(chunk)), done()) });
    const log = createLog({ logLevel: 'info' }, 'test', sink);
    log.info(
      {
        password: 'practise-2026',
        headers: { cookie: 'wardmates_session=abc' },
        body: { password: 'practise-2026', pin: '123456789' },
      },
      'x',
    );
    // Errors of Postgres and Redis carry what was sent with them.
    const byOrm = await world.deps.read
      .query('SELECT $1::text::int', ['practise-2026'])
      .catch((error: unknown) => error);
    const byRow = await world.deps.read
      .query(`INSERT INTO outbox (kind, name, body, due_at) VALUES ('none', 'practise-2026', '{}', now())`)
      .catch((error: unknown) => error);
    const byRedis = await world.deps.redis.call('HGET', 'wardmates_session=abc').catch((error: unknown) => error);
    for (const err of [byRow, byRedis]) log.error({ err }, 'x');
    log.error({ err: Object.assign(byOrm as Error, { message: '', stack: '' }) }, 'x');
    expect(written.match(/"level":50/g)).toHaveLength(3);
    expect(written.replaceAll(/"query":"[^"]*"/g, '')).not.toMatch(/practise-2026|abc|123456789/);
  });
});
