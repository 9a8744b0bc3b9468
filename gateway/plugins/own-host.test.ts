import { connect } from 'node:net';
import { io } from 'socket.io-client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { isOwnHost } from './own-host';

const config = (publicUrl?: string, host = '127.0.0.1') => ({ publicUrl, host });
const STRANGE = [
  undefined,
  '',
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  '8.8.8.8',
  '[2001:db8::1]:3000',
  '192.168.1.7@evil.example',
  'localhost/',
  'localhost:99999',
  'localhost:x',
  '1.2.3.4.5',
];

describe('our own host', () => {
  it.each([
    'localhost',
    'LOCALHOST:3000',
    'a.localhost:3000',
    '127.0.0.1:3000',
    '127.9.9.9',
    '[::1]:3000',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.7:3000',
    '169.254.1.1',
    '100.64.0.1',
    '[fd12::1]',
    '[fe80::1]',
    '[::ffff:192.168.1.7]',
  ])('is %s, where no address is configured', (host) => expect(isOwnHost(config(), host)).toBe(true));

  it.each([...STRANGE, '172.32.0.1', '11.0.0.1', '100.128.0.1'])(
    'is never %s, where no address is configured',
    (host) => expect(isOwnHost(config(), host)).toBe(false),
  );

  it('is what HOST says as well', () => {
    expect(isOwnHost(config(undefined, 'ward.lan'), 'Ward.lan:3000')).toBe(true);
    expect(isOwnHost(config(undefined, '203.0.113.5'), '203.0.113.5:3000')).toBe(true);
    expect(isOwnHost(config(undefined, '0.0.0.0'), '203.0.113.5:3000')).toBe(false);
  });

  it('is that of PUBLIC_URL alone, where there is one', () => {
    for (const host of ['ward.example', 'Ward.Example', 'ward.example:443'])
      expect(isOwnHost(config('https://ward.example'), host)).toBe(true);
    for (const host of [
      ...STRANGE,
      'ward.example:80',
      'ward.example:3000',
      'www.ward.example',
      'localhost',
      '127.0.0.1',
    ])
      expect([host, isOwnHost(config('https://ward.example'), host)]).toEqual([host, false]);
    expect(isOwnHost(config('http://localhost:8080'), 'localhost:8080')).toBe(true);
    expect(isOwnHost(config('http://localhost:8080'), 'localhost')).toBe(false);
  });
});

describe.each([
  ['without PUBLIC_URL', undefined, 'localhost:3000', 'evil.example:3000'],
  ['with PUBLIC_URL', 'https://ward.example', 'ward.example', 'localhost'],
])('a request %s', (_, publicUrl, ours, foreign) => {
  const world = openWorld(publicUrl ? { publicUrl } : {});

  it.each([
    ['GET', '/login/'],
    ['POST', '/login/'],
    ['GET', '/api/session/'],
    ['GET', '/assets/x.js'],
    ['GET', '/no/such/address/'],
    ['GET', '/ops/feed/'],
    ['GET', '/docs/openapi.json'],
  ] as const)('to another host is misdirected: %s %s', async (method, url) => {
    const answer = await world.app.inject({ method, url, headers: { host: foreign, accept: 'application/json' } });
    expect([answer.statusCode, answer.headers['content-type'], answer.json().type]).toEqual([
      421,
      'application/problem+json; charset=utf-8',
      '/problems/wrong-host',
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const own = await world.app.inject({ method, url, headers: { host: ours, accept: 'application/json' } });
    expect(own.statusCode).not.toBe(421);
  });

  it('is answered to machines that ask whether the process is up', async () => {
    for (const url of ['/healthz', '/readyz/', '/metrics'])
      expect((await world.app.inject({ url, headers: { host: 'gateway-1:3000' } })).statusCode).toBe(200);
  });

  it('without any host is refused', async () => {
    const { port } = new URL(await world.listen());
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET /login/ HTTP/1.0\r\n\r\n'));
    let heard = '';
    socket.on('data', (text) => (heard += String(text)));
    await new Promise((resolve) => socket.on('close', resolve));
    expect(heard).toMatch(/^HTTP\/1\.1 421 /);
  });

  it('for a socket is refused as well, with any origin', async () => {
    const client = await world.signedIn(await aPerson(world));
    const url = await world.listen();
    const scheme = publicUrl ? 'https' : 'http';
    for (const transport of ['websocket', 'polling']) {
      const socket = io(url, {
        transports: [transport],
        reconnection: false,
        forceNew: true,
        extraHeaders: { host: foreign, origin: publicUrl ?? `http://${foreign}`, cookie: client.cookieHeader },
      });
      await expect(
        new Promise((resolve, reject) => socket.on('connect', () => resolve('connected')).on('connect_error', reject)),
      ).rejects.toThrow();
      socket.close();
    }
    const own = await TestSocket.open(url, client, { host: ours, origin: `${scheme}://${ours}` });
    own.close();
  });
});
