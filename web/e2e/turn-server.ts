import { randomBytes } from 'node:crypto';
import { createConnection } from 'node:net';
import { aptInstall } from '~/infra/tooling/embedded/apt';
import { startChild } from '~/infra/tooling/embedded/child';
import { findProgram } from '~/infra/tooling/embedded/find-program';
import { freePort } from '~/infra/tooling/embedded/ports';

export interface TurnServer {
  url: string;
  /** Shared with the gateways, who sign short-lived credentials with it. */
  secret: string;
  stop(): Promise<void>;
}

/** coturn on this machine, for calls that go through it; null if it is not there and cannot be installed. */
export async function startTurnServer(say: (line: string) => void): Promise<TurnServer | null> {
  const program = findProgram('turnserver') ?? ((await aptInstall(['coturn'], say)) ? findProgram('turnserver') : null);
  if (!program) {
    say('coturn is not here and cannot be installed: the call through it will not be tested');
    return null;
  }
  const port = await freePort();
  const secret = randomBytes(24).toString('hex');
  const child = await startChild({
    command: program,
    args: [
      ...[
        '-n',
        '--no-cli',
        '--no-tls',
        '--no-dtls',
        '--no-multicast-peers',
        '--log-file',
        'stdout',
        '--simple-log',
        '--pidfile',
        '',
      ],
      ...[
        '--listening-ip',
        '127.0.0.1',
        '--relay-ip',
        '127.0.0.1',
        '--listening-port',
        String(port),
        '--allow-loopback-peers',
      ],
      ...['--realm', 'wardmates', '--use-auth-secret', '--static-auth-secret', secret],
    ],
  });
  while (!(await listens(port))) {
    if (!child.running()) {
      say('coturn ended at its start: the call through it will not be tested');
      return null;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: `turn:127.0.0.1:${port}?transport=udp`, secret, stop: () => child.stop() };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const answer = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
