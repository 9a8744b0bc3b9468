import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import { isStaff } from '~/domain/accounts/policy';
import { notAllowed, tooMany } from '~/domain/kit/errors';
import { FEED_MS, FEED_PATH, type FeedMessage } from '~/domain/ops/contract';
import type { Deps } from '~/infra/process/deps';
import { isOwnOrigin } from '../plugins/own-host';
import { signedInBy } from '../plugins/session';
import type { Monitor } from './monitor';

/** How many may watch one gateway at once. */
const MOST_WATCHERS = 50;
/** What a watcher that does not read may have waiting, in bytes. */
const MOST_BUFFERED = 1_000_000;
/** Close codes: the session ended (4401 of ours), and what a slow reader gets (RFC 6455 §7.4.1, policy violation). */
const SIGNED_OUT = 4401;
const TOO_SLOW = 1008;

/** Until the next full second, in milliseconds. */
export const untilNextTick = (now: number): number => FEED_MS - (now % FEED_MS);

interface Watcher {
  socket: WebSocket;
  /** Checked again every second: a person who signs out or loses the staff role sees nothing further. */
  mayWatch(): Promise<boolean>;
}

/** The live feed: the history once, then the state of every second. Nothing is looked at while nobody watches. */
export function bindFeed(app: FastifyInstance, deps: Deps, monitor: Monitor): void {
  const watchers = new Set<Watcher>();
  let timer: NodeJS.Timeout | null = null;

  const send = (socket: WebSocket, message: FeedMessage | string): void =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));

  async function tell(watcher: Watcher, message: string): Promise<void> {
    if (!(await watcher.mayWatch())) return watcher.socket.close(SIGNED_OUT);
    if (watcher.socket.bufferedAmount > MOST_BUFFERED) return watcher.socket.close(TOO_SLOW);
    send(watcher.socket, message);
  }

  async function tick(): Promise<void> {
    const snapshot = await monitor.snapshot();
    const message = JSON.stringify({ kind: 'now', snapshot } satisfies FeedMessage);
    await Promise.all(
      [...watchers].map((watcher) =>
        tell(watcher, message).catch((error: unknown) =>
          deps.log.warn({ err: error }, 'the ops feed could not be sent'),
        ),
      ),
    );
  }

  function keepTelling(): void {
    if (timer || watchers.size === 0) return;
    timer = setTimeout(() => {
      void tick()
        .catch((error: unknown) => deps.log.warn({ err: error }, 'the ops feed has missed a second'))
        .finally(() => {
          timer = null;
          keepTelling();
        });
    }, untilNextTick(Date.now()));
  }

  function leave(watcher: Watcher): void {
    watchers.delete(watcher);
    if (watchers.size > 0 || !timer) return;
    clearTimeout(timer);
    timer = null;
  }

  async function watch(socket: WebSocket, request: FastifyRequest): Promise<void> {
    const { cookie } = request.headers;
    const watcher: Watcher = {
      socket,
      async mayWatch() {
        const signedIn = await signedInBy(app.sessions, cookie);
        return signedIn !== null && isStaff(signedIn.person);
      },
    };
    watchers.add(watcher);
    socket.on('close', () => leave(watcher));
    send(socket, { kind: 'history', points: await monitor.history().catch(() => []) });
    send(socket, { kind: 'now', snapshot: await monitor.snapshot() });
    keepTelling();
  }

  app.route({
    method: 'GET',
    url: FEED_PATH,
    schema: { hide: true },
    preHandler: async (request) => {
      if (!request.ws) return;
      // Browsers let any page open a WebSocket: the exact check is here.
      if (!isOwnOrigin(deps.config, request.headers))
        throw notAllowed('csrf', 'The request did not come from this page. Reload it and try again.');
      if (watchers.size >= MOST_WATCHERS) throw tooMany(10);
    },
    handler: async (_request, reply) => reply.callNotFound(),
    wsHandler: (socket, request) =>
      void watch(socket, request).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'the ops feed could not be opened'),
      ),
  });
  app.addHook('preClose', async () => {
    if (timer) clearTimeout(timer);
    watchers.clear();
  });
}
