import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get as getPlainly, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { login, session } from '~/domain/accounts/contract';
import { lanCertificate } from '~/infra/tooling/launch/lan-certificate';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';

const folder = mkdtempSync(join(tmpdir(), 'wardmates-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));
const tls = lanCertificate(folder, ['localhost', '127.0.0.1'], new Date());
const world = openWorld({ tls });

const portOf = async (): Promise<string> => new URL(await world.listen()).port;

/** What the gateway answers to somebody who trusts its certificate. */
async function ask(path: string, init: { method?: string; headers?: Record<string, string>; body?: object } = {}) {
  const { method = 'GET', headers = {}, body } = init;
  const port = await portOf();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        ca: readFileSync(tls.cert),
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      },
      resolve,
    );
    asking.on('error', reject).end(body && JSON.stringify(body));
  });
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += String(part);
  return { status: answer.statusCode, headers: answer.headers, cookies: answer.headers['set-cookie'] ?? [], text };
}

describe('with TLS_CERT and TLS_KEY', () => {
  it('the gateway answers https by itself, and sends its cookies over that alone', async () => {
    const { status, cookies, headers } = await ask(session.path);
    expect(status).toBe(200);
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-wardmates_visitor', 'csrftoken']);
    expect(cookies.filter((cookie) => !/; Secure/i.test(cookie))).toEqual([]);
    // A browser that has said yes to our certificate once must be able to say so again when it is another.
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('takes what its own pages post, and nothing of a page of another origin', async () => {
    const { cookies } = await ask(session.path);
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    const token = /csrftoken=([^;]+)/.exec(cookie)![1]!;
    const post = (origin: string) =>
      ask(login.path, {
        method: 'POST',
        headers: { cookie, origin, 'x-csrftoken': decodeURIComponent(token) },
        body: { username: 'nobody', password: 'wrong-1234' },
      });
    const own = await post(`https://127.0.0.1:${await portOf()}`);
    expect([own.status, (JSON.parse(own.text) as { type: string }).type]).toEqual([422, '/problems/sign-in-failed']);
    const foreign = await post('https://evil.example');
    expect([foreign.status, (JSON.parse(foreign.text) as { type: string }).type]).toEqual([403, '/problems/csrf']);
  });

  it('carries the socket', async () => {
    const client = await world.signedIn(await aPerson(world));
    const url = `https://127.0.0.1:${await portOf()}`;
    const socket = io(url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ca: readFileSync(tls.cert, 'utf8'),
      extraHeaders: { origin: url, cookie: client.cookieHeader },
    });
    await new Promise((resolve, reject) => socket.on('connect', () => resolve(null)).on('connect_error', reject));
    expect(socket.connected).toBe(true);
    socket.close();
  });

  it('answers nobody who comes over http', async () => {
    const port = await portOf();
    const heard = await new Promise((resolve) => {
      getPlainly({ host: '127.0.0.1', port, path: session.path, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    expect(heard).toBe('ECONNRESET');
  });
});
