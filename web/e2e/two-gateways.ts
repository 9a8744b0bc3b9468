import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Front {
  /** One address for all gateways behind it. */
  url: string;
  close(): Promise<void>;
}

/** What nginx does for several gateways, as little as is needed here: each connection goes to the first gateway that takes it. */
export async function frontOf(gateways: readonly string[]): Promise<Front> {
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };

  const forward = (visitor: Socket, [first, ...others]: readonly string[]): void => {
    if (!first) return void visitor.destroy();
    const { hostname, port } = new URL(first);
    const gateway = connect(Number(port), hostname);
    const next = () => forward(visitor, others);
    gateway.once('error', next);
    gateway.once('connect', () => {
      gateway.off('error', next);
      keep(gateway);
      // If either side closes, the other connection ends as well.
      for (const [one, other] of [
        [visitor, gateway],
        [gateway, visitor],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
      visitor.pipe(gateway).pipe(visitor);
    });
  };

  const server = createServer((visitor) => {
    keep(visitor);
    visitor.on('error', () => visitor.destroy());
    forward(visitor, gateways);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      open.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
