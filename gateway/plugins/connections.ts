import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * How long a connection on which nothing is asked is left open once a gateway drains, in milliseconds. A proxy must close its
 * own before that (nginx.conf: `keepalive_timeout` of the upstream): then no request meets a connection that is being closed.
 */
export const IDLE_MS = 2_000;
/** How long requests that have begun may take from then on, in milliseconds. */
export const RUNNING_MS = 4_000;

/** What a drain waits for; each ends early if there is nothing left to wait for. */
export interface DrainWaits {
  idle: Promise<unknown>;
  running: () => Promise<unknown>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
export const waitsByTime = (): DrainWaits => ({ idle: pause(IDLE_MS), running: () => pause(RUNNING_MS) });

/** The connections of a gateway's server, so that it can go without breaking a request. To be made once all that listens for requests is attached. */
export class Connections {
  private readonly open = new Set<Socket>();
  private readonly running = new Set<ServerResponse>();
  private readonly waiting = new Set<() => void>();
  draining = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.gone(this.open, socket));
    });
    server.prependListener('request', (_request, response: ServerResponse) => {
      this.running.add(response);
      response.once('close', () => this.gone(this.running, response));
      if (this.draining) sayLast(response);
    });
  }

  /**
   * Takes no new connection and answers what still comes on the others, each with `Connection: close`. Connections that stay
   * idle are closed after a while, requests that do not end are cut off after another. WebSockets are left alone.
   */
  async drain(waits: DrainWaits = waitsByTime()): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    for (const response of this.running) sayLast(response);
    // Right after the connections that wait to be accepted were: what is left in that queue is reset.
    await new Promise<void>((resolve) => setImmediate(resolve));
    // `close` of an HTTP server would close the idle connections at once, and a request may be on its way on one.
    if (this.server.listening) NetServer.prototype.close.call(this.server);
    await Promise.race([waits.idle, this.until(() => this.open.size === 0)]);
    this.server.closeIdleConnections();
    await Promise.race([
      this.until(() => this.running.size === 0),
      this.running.size > 0 ? waits.running() : undefined,
    ]);
    this.server.closeAllConnections();
  }

  private gone<T>(from: Set<T>, one: T): void {
    from.delete(one);
    this.waiting.forEach((look) => look());
  }

  private until(done: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!done()) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }
}

/** The connection ends with this answer, and the header tells the client. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
