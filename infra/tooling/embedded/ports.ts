import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux, macOS and Windows give to connections by themselves, so that none takes one before its owner has opened it. */
const OFFERED = { first: 20_000, last: 32_000 };
const TRIES = 1_000;
/** Handed out by this process already, and perhaps not opened yet. */
const handedOut = new Set<number>();

/** Why nobody can listen there (`EADDRINUSE`, `EACCES`, …), or null when it is free. */
export function portProblem(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * A free TCP port of this machine; `preferred` if nobody has taken it.
 * @throws when none is found
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await portProblem(preferred, '127.0.0.1')) === null) {
    handedOut.add(preferred);
    return preferred;
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(OFFERED.first, OFFERED.last);
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    if ((await portProblem(port, '127.0.0.1')) === null) return port;
  }
  throw new Error(`no port from ${OFFERED.first} to ${OFFERED.last} is free`);
}
