import { readFileSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { aPerson } from '../infra/tooling/testing/factories/accounts';
import { aGroup } from '../infra/tooling/testing/factories/group-practice';
import { TestSocket } from '../infra/tooling/testing/socket';
import { openWorld } from '../infra/tooling/testing/world';
import { IDLE_MS } from './plugins/connections';
import type { Gateway } from './server';

const world = openWorld();

interface Upstream {
  url: string;
  agent: Agent;
}

/**
 * A balancer as nginx is one: connections are kept and used again, a gateway that takes none is passed over, and what fails
 * once a request was sent is a failure, for nobody knows what became of it.
 */
class Balancer {
  private turn = 0;
  private watchers: (() => void)[] = [];
  readonly server: Server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        this.pass(incoming, Buffer.concat(parts), (this.turn += 1), this.upstreams.length - 1).then(
          (answer) => answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers)),
          (error: Error) => outgoing.writeHead(502).end(error.message),
        );
      });
  });

  constructor(readonly upstreams: Upstream[]) {}

  static upstream = (url: string): Upstream => ({
    url,
    agent: new Agent({ keepAlive: true, maxSockets: 4, scheduling: 'fifo' }),
  });

  private async pass(incoming: IncomingMessage, body: Buffer, turn: number, others: number): Promise<IncomingMessage> {
    const { url, agent } = this.upstreams[turn % this.upstreams.length]!;
    const headers: OutgoingHttpHeaders = { ...incoming.headers, connection: 'keep-alive' };
    try {
      return await new Promise((resolve, reject) => {
        const asked = request(`${url}${incoming.url}`, { method: incoming.method, headers, agent }, resolve).on(
          'error',
          reject,
        );
        asked.on(
          'socket',
          (socket) => void (socket.listeners('close').includes(this.look) || socket.on('close', this.look)),
        );
        asked.end(body);
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED' || others === 0) throw error;
      return this.pass(incoming, body, turn + 1, others - 1);
    }
  }

  private readonly look = (): void => this.watchers.forEach((watcher) => watcher());

  /** Resolves when no connection to it is open. */
  leftBy({ agent }: Upstream): Promise<void> {
    return new Promise((resolve) => {
      // An agent forgets a connection after it called the listeners of its end.
      const look = () =>
        void setImmediate(
          () => Object.keys(agent.sockets).length + Object.keys(agent.freeSockets).length === 0 && resolve(),
        );
      this.watchers.push(look);
      look();
    });
  }
}

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
/** The waits of a drain that end when the test says so. */
const never = new Promise<never>(() => undefined);
const inHand = (waits: { idle?: Promise<unknown>; running?: Promise<unknown> } = {}) => ({
  idle: waits.idle ?? never,
  running: () => waits.running ?? never,
});

/** A connection of its own to a gateway, and what arrives on it. */
async function rawConnection(
  gateway: Gateway,
): Promise<{ socket: Socket; heard: () => string; ended: Promise<unknown>; hears: (text: RegExp) => Promise<void> }> {
  const { port } = new URL(await world.listen(gateway));
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.once('connect', resolve));
  const hears = (wanted: RegExp) =>
    new Promise<void>((resolve) => {
      const look = () => wanted.test(text) && resolve();
      socket.on('data', look);
      look();
    });
  return { socket, heard: () => text, ended, hears };
}

describe('a gateway that is replaced', () => {
  it('fails no request of a steady stream behind a balancer that keeps its connections, POSTs included', async () => {
    const client = await world.signedIn(await aPerson(world));
    await client.get('/api/session/');
    const old = await world.anotherGateway();
    const balancer = new Balancer([
      Balancer.upstream(await world.listen()),
      Balancer.upstream(await world.listen(old.gateway)),
    ]);
    const [, leaving] = balancer.upstreams;
    const port = await listening(balancer.server);

    const failures: string[] = [];
    let answered = 0;
    let waiting: { after: number; resolve: () => void }[] = [];
    const answers = (more: number) => new Promise<void>((resolve) => waiting.push({ after: answered + more, resolve }));
    let over = false;
    const ask = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<void> => {
      const headers = {
        accept: 'application/json',
        cookie: client.cookieHeader,
        ...(payload ? { 'content-type': 'application/json', 'x-csrftoken': client.cookies.get('csrftoken')! } : {}),
      };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers,
        body: payload && JSON.stringify(payload),
      });
      const text = await answer.text();
      if (answer.status !== 200) failures.push(`${method} ${path}: ${answer.status} ${text}`);
      answered += 1;
      waiting = waiting.filter(({ after, resolve }) => answered < after || (resolve(), false));
    };
    const stream = Promise.all(
      Array.from({ length: 6 }, async () => {
        while (!over) {
          await ask('GET', '/api/session/');
          await ask('POST', '/i18n/setlang/', { language: 'en' });
        }
      }),
    );

    await answers(60);
    await old.gateway.drain(inHand({ idle: balancer.leftBy(leaving!) }));
    await old.gateway.close();
    const successor = await world.anotherGateway();
    balancer.upstreams[1] = Balancer.upstream(await world.listen(successor.gateway));
    await answers(60);
    over = true;
    await stream;
    balancer.server.close();
    balancer.server.closeAllConnections();
    for (const { agent } of [...balancer.upstreams, leaving!]) agent.destroy();
    expect(failures).toEqual([]);
  });

  it('answers the request that is under way, says that it is the last one, and takes no new connection', async () => {
    const client = await world.signedIn(await aPerson(world));
    await client.get('/api/session/');
    const { gateway } = await world.anotherGateway();
    const { socket, hears, ended, heard } = await rawConnection(gateway);
    const body = JSON.stringify({ language: 'en' });
    const arrived = new Promise((resolve) => gateway.app.server.once('request', resolve));
    socket.write(
      `POST /i18n/setlang/ HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\ncookie: ${client.cookieHeader}\r\nx-csrftoken: ${client.cookies.get('csrftoken')}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await arrived;

    const drained = gateway.drain(inHand({ idle: Promise.resolve() }));
    while (gateway.app.server.listening) await new Promise(setImmediate);
    const { port } = new URL(`http://x:${socket.remotePort}`);
    await expect(
      new Promise((resolve, reject) => connect(Number(port), '127.0.0.1').on('connect', resolve).on('error', reject)),
    ).rejects.toThrow('ECONNREFUSED');
    socket.write(body.slice(5));
    await hears(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);
    await Promise.all([drained, ended]);
    expect(heard()).not.toContain('HTTP/1.1 503');
  });

  it('answers what still comes on a connection that was idle, and closes it with that answer', async () => {
    const { gateway } = await world.anotherGateway();
    const { socket, hears, ended } = await rawConnection(gateway);
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await hears(/"ok"/);
    const drained = gateway.drain(inHand());
    while (gateway.app.server.listening) await new Promise(setImmediate);
    socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await hears(/connection: close\r\n[^]*"ready"/i);
    await Promise.all([drained, ended]);
  });

  it('closes what stays idle, and cuts off what does not end', async () => {
    const { gateway } = await world.anotherGateway();
    const [idle, endless] = [await rawConnection(gateway), await rawConnection(gateway)];
    idle.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await idle.hears(/"ok"/);
    const arrived = new Promise((resolve) => gateway.app.server.once('request', resolve));
    endless.socket.write(
      'POST /login/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    await arrived;
    let enough = () => {};
    const drained = gateway.drain(
      inHand({ idle: Promise.resolve(), running: new Promise<void>((resolve) => (enough = resolve)) }),
    );
    await idle.ended;
    expect(endless.socket.destroyed).toBe(false);
    enough();
    await Promise.all([drained, endless.ended]);
  });

  it('sends its sockets on: they come back to another one', async () => {
    const { pin, members } = await aGroup(world);
    const { gateway } = await world.anotherGateway();
    const client = await world.signedIn(members[1]!);
    const socket = await TestSocket.open(await world.listen(gateway), client);
    await socket.watch('group.lobby', pin);
    const left = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    const drained = gateway.drain(inHand({ idle: Promise.resolve() }));
    // After a disconnect packet ("io server disconnect") a client would not reconnect.
    expect(await left).toBe('transport close');
    await drained;
    const other = await TestSocket.open(await world.listen(), client);
    expect(await other.watch('group.lobby', pin)).toMatchObject({ ok: true });
    other.close();
  });
});

it('nginx closes its connections to a gateway before one that drains would', () => {
  const upstream =
    /upstream gateways \{([^}]*)\}/.exec(
      readFileSync(join(__dirname, '../infra/deploy/nginx/nginx.conf'), 'utf8'),
    )?.[1] ?? '';
  const seconds = Number(/^\s*keepalive_timeout (\d+)s;$/m.exec(upstream)?.[1]);
  expect(seconds * 1_000).toBeLessThan(IDLE_MS);
});
