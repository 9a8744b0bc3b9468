import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { openWorld } from '~/infra/tooling/testing/world';
import { onceReachable } from './connect';
import { createDataSource } from './data-source';

const world = openWorld();

/** A way to the test's PostgreSQL that can be closed and opened again at the same port. */
class Way {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  port = 0;

  constructor(private readonly target: URL) {}

  async open(): Promise<void> {
    this.server = createServer((from) => {
      const to = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [from, to]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
      }
      from.pipe(to).pipe(from);
    });
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server!.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server!.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await closed;
  }
}

/** A log of which each waiting can be awaited. */
function aLog() {
  let waits: () => void = () => undefined;
  return { warn: () => waits(), waited: () => new Promise<void>((resolve) => (waits = resolve)) };
}

it('what a start needs from PostgreSQL waits for it, at the connection and after it', async () => {
  const target = new URL(world.deps.config.databaseUrl);
  const way = new Way(target);
  await way.open();
  await way.close();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(way.port);
  const log = aLog();

  let waited = log.waited();
  const connecting = onceReachable(() => createDataSource(url.href, 1, 5_000).initialize(), log);
  await waited;
  await way.open();
  const source = await connecting;

  await way.close();
  waited = log.waited();
  const asked = onceReachable(() => source.query('SELECT 1 AS one'), log);
  await waited;
  await way.open();
  expect(await asked).toEqual([{ one: 1 }]);
  await source.destroy();
  await way.close();
});

it('what waiting does not mend is an error at once', async () => {
  await expect(
    onceReachable(async () => {
      throw Object.assign(new Error('no such database'), { code: '3D000' });
    }, aLog()),
  ).rejects.toThrow('no such database');
});
