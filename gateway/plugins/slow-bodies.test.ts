import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import type {} from './slow-bodies';

const world = openWorld();

interface Sending {
  socket: Socket;
  /** At the gateway. */
  request: IncomingMessage;
  heard(): string;
  ended: Promise<unknown>;
  /** Sends so many bytes more, and resolves when the gateway has them. */
  more(bytes: number): Promise<void>;
}

/** A request of which only the beginning is there. */
async function begin(path: string, headers: Record<string, string>, body = ''): Promise<Sending> {
  const { port } = new URL(await world.listen());
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise((resolve) => socket.on('close', resolve));
  const arrived = new Promise<IncomingMessage>((resolve) => world.app.server.once('request', resolve));
  const lines = Object.entries({ host: 'localhost', accept: 'application/json', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  const request = await arrived;
  // While bytes wait to be read, it is the gateway that is slow.
  while (request.readableLength > 0) await new Promise(setImmediate);
  const more = async (bytes: number) => {
    const wanted = request.socket.bytesRead + bytes;
    socket.write(Buffer.alloc(bytes, 'x'));
    while (request.socket.bytesRead < wanted || request.readableLength > 0) await new Promise(setImmediate);
  };
  return { socket, request, heard: () => text, ended, more };
}
const pass = (milliseconds: number) => {
  world.clock.advance(milliseconds);
  world.app.slowBodies.sweep();
};
const asSomebody = (client: TestClient) => ({
  cookie: client.cookieHeader,
  'x-csrftoken': client.cookies.get('csrftoken')!,
});
async function anAuthor(): Promise<TestClient> {
  const client = await world.signedIn(await aPerson(world, { roles: ['learner', 'author'] }));
  await client.get('/api/session/');
  return client;
}
const PROBLEM =
  /^HTTP\/1\.1 408 (?=[^]*content-type: application\/problem\+json)(?=[^]*connection: close)[^]*\r\n\r\n\{"type":"\/problems\/too-slow","title":"too slow","status":408,/i;
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const FILE = '--x\r\ncontent-disposition: form-data; name="file"; filename="bank.gift"\r\n\r\n';

describe('a body that does not arrive', () => {
  it.each([
    ['JSON', { 'content-type': 'application/json', 'content-length': '100' }, '{'],
    ['a form', { ...FORM, 'content-length': '1000' }, FILE],
    ['a body of unknown length', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, '1\r\n{\r\n'],
  ])('ends after 30 s with a 408: %s', async (_, headers, body) => {
    const client = world.client();
    await client.get('/api/session/');
    const { heard, ended } = await begin('/login/', { ...headers, ...asSomebody(client) }, body);
    pass(29_999);
    expect(heard()).toBe('');
    pass(1);
    await ended;
    expect(heard()).toMatch(PROBLEM);
  });

  it('is not prolonged by a byte now and then', async () => {
    const client = world.client();
    await client.get('/api/session/');
    const { more, heard, ended } = await begin(
      '/login/',
      { 'content-type': 'application/json', 'content-length': '100', ...asSomebody(client) },
      '{',
    );
    for (let second = 0; second < 29; second += 1) {
      await more(1);
      pass(1_000);
    }
    expect(heard()).toBe('');
    pass(1_000);
    await ended;
    expect(heard()).toMatch(PROBLEM);
  });

  it('ends for a socket’s long polling as well', async () => {
    const { heard, ended } = await begin(
      '/socket.io/?EIO=4&transport=polling&sid=none',
      { origin: await world.listen(), 'content-type': 'text/plain', 'content-length': '100' },
      '4',
    );
    pass(30_000);
    await ended;
    // It was refused before: what it still sends is no longer waited for.
    expect(heard()).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('is no longer waited for where the answer was given before', async () => {
    const { heard, ended, socket } = await begin(
      '/login/',
      { 'content-type': 'application/json', 'content-length': '1000' },
      '{',
    );
    while (!heard().includes('/problems/csrf')) await new Promise((resolve) => socket.once('data', resolve));
    pass(30_000);
    await ended;
    expect(heard()).not.toContain('HTTP/1.1 408');
  });

  it('that arrives in time is answered, and its connection kept', async () => {
    const client = world.client();
    await client.get('/api/session/');
    const body = JSON.stringify({ language: 'en' });
    const { socket, heard, request } = await begin(
      '/i18n/setlang/',
      { 'content-type': 'application/json', 'content-length': String(body.length), ...asSomebody(client) },
      body.slice(0, 4),
    );
    pass(29_000);
    socket.write(body.slice(4));
    while (!heard().includes('next_url')) await new Promise((resolve) => socket.once('data', resolve));
    pass(30_000);
    expect([heard().slice(0, 12), request.socket.destroyed]).toEqual(['HTTP/1.1 200', false]);
    socket.destroy();
  });
});

describe('a file', () => {
  const upload = async (client: TestClient) =>
    begin('/questions/import/', { ...FORM, 'content-length': String(60_000_000), ...asSomebody(client) }, FILE);

  it('is not cut off while it makes progress, however long it takes', async () => {
    const sending = await upload(await anAuthor());
    for (let minute = 0; minute < 60; minute += 1) {
      await sending.more(64 * 1024);
      pass(30_000);
    }
    expect([sending.heard(), sending.request.socket.destroyed]).toEqual(['', false]);
    sending.socket.destroy();
    await sending.ended;
  });

  it('ends with a 408 once it makes too little', async () => {
    const sending = await upload(await anAuthor());
    await sending.more(64 * 1024);
    pass(30_000);
    await sending.more(64 * 1024 - 1);
    pass(30_000);
    await sending.ended;
    expect(sending.heard()).toMatch(PROBLEM);
  });
});
