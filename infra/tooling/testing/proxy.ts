import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  /** The server's address, but through the proxy. */
  url: string;
  /** What goes through is cut off and nobody is let in, as when the server has ended. */
  refuse(): void;
  /** Connections stay and new ones are taken, and nothing that is said arrives, as when a machine or its network stands still. */
  swallow(): void;
  /** As at the beginning; what was swallowed is lost, and so are the connections it was said on. */
  pass(): void;
  /** Resolves when somebody connects from now on. */
  nextConnection(): Promise<void>;
  close(): Promise<void>;
}

/** Stands before a real server, so that a test can take that away and give it back. */
export async function openProxy(url: string): Promise<Proxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let mode: 'pass' | 'swallow' | 'refuse' = 'pass';
  const cut = () => open.forEach((socket) => socket.destroy());
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const awaited = new Set<() => void>();
  const server = createServer((near) => {
    keep(near);
    awaited.forEach((arrived) => arrived());
    awaited.clear();
    if (mode === 'refuse') return void near.destroy();
    if (mode === 'swallow') return void near.resume();
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => mode === 'pass' && to.write(chunk)).on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { port: String(port) }).toString(),
    refuse() {
      mode = 'refuse';
      cut();
    },
    swallow: () => void (mode = 'swallow'),
    pass() {
      if (mode === 'swallow') cut();
      mode = 'pass';
    },
    nextConnection: () => new Promise((arrived) => awaited.add(arrived)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
