import { createServer } from 'node:net';

/** Handed out by this process already: the operating system may offer one again before its owner has opened it. */
const handedOut = new Set<number>();

/** Why nobody can listen there (`EADDRINUSE`, `EACCES`, …), or null when it is free. */
export function portProblem(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** A free TCP port of this machine; `preferred` if nobody has taken it. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await portProblem(preferred, '127.0.0.1')) === null) {
    handedOut.add(preferred);
    return preferred;
  }
  const port = await new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  if (handedOut.has(port)) return freePort();
  handedOut.add(port);
  return port;
}
