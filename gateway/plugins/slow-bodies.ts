import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { Problem } from '~/domain/kit/errors';
import type { Clock } from '~/domain/kit/transaction';

declare module 'fastify' {
  interface FastifyInstance {
    slowBodies: SlowBodies;
  }
}

/** How long a body may take, in milliseconds. For files: how long the next `LEAST_BYTES` may take. */
const PATIENCE_MS = 30_000;
/** 17 kbit/s: the slowest phone network sends more, and a client that trickles cannot hold a place for long. */
const LEAST_BYTES = 64 * 1024;
const SWEEP_MS = 1_000;

interface Reading {
  response: ServerResponse;
  /** Not there for Socket.IO's own requests. */
  reply: FastifyReply | null;
  /** Progress is enough. */
  file: boolean;
  /** When the present `PATIENCE_MS` began, in epoch milliseconds, and what the connection had brought by then. */
  since: number;
  bytes: number;
}

const tooSlow = () =>
  new Problem('too-slow', 'too-slow', 'What you sent arrived too slowly. Check your connection and try again.');

/** Whether bytes wait to be read here: then it is we who are slow. */
const waitsForUs = ({ readableLength }: IncomingMessage): boolean => readableLength > 0;

/**
 * Ends requests whose body does not arrive: otherwise a client that sends a byte now and then holds a connection, and the
 * handler that waits for its body, for ever. Bodies are due within 30 s; files need progress in each 30 s. The answer is
 * 408; if the request was answered before the end of its body, the connection is cut.
 */
export class SlowBodies {
  private readonly open = new Map<IncomingMessage, Reading>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly clock: Clock) {}

  /** To be called once all that listens for requests is attached. */
  attach(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      if (encoding === undefined && !(Number(length) > 0)) return;
      this.open.set(request, {
        response,
        reply: null,
        file: false,
        since: this.clock.now().getTime(),
        bytes: request.socket.bytesRead,
      });
    });
  }

  /** The request is known by now: whether it may bring a file, and how it is answered. */
  about(request: IncomingMessage, reply: FastifyReply, file: boolean): void {
    const reading = this.open.get(request);
    if (reading) Object.assign(reading, { reply, file });
  }

  start(): void {
    this.timer ??= setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  /** Looks once at every body that is on its way. */
  sweep(): void {
    const now = this.clock.now().getTime();
    for (const [request, reading] of this.open) {
      if (request.complete || request.socket.destroyed) this.open.delete(request);
      else if (waitsForUs(request)) reading.since = now;
      else if (now - reading.since >= PATIENCE_MS) this.look(request, reading, now);
    }
  }

  private look(request: IncomingMessage, reading: Reading, now: number): void {
    const { bytesRead } = request.socket;
    if (reading.file && bytesRead - reading.bytes >= LEAST_BYTES) {
      Object.assign(reading, { since: now, bytes: bytesRead });
      return;
    }
    this.open.delete(request);
    end(request, reading);
  }
}

function end(request: IncomingMessage, { response, reply }: Reading): void {
  if (response.headersSent) return void request.socket.destroy();
  if (reply) return void reply.header('connection', 'close').send(tooSlow());
  const problem = tooSlow();
  response
    .writeHead(problem.status, { 'content-type': 'application/problem+json; charset=utf-8', connection: 'close' })
    .end(JSON.stringify(problem));
}

/** Addresses that take files, from people who are signed in: there progress is enough. */
export const slowBodies = plugin(
  async (app: FastifyInstance, { clock, bodyLimit }: { clock: Clock; bodyLimit: number }) => {
    const bodies = new SlowBodies(clock);
    app.decorate('slowBodies', bodies);
    app.addHook('onRequest', (request, reply, done) => {
      const { config, bodyLimit: ownLimit = 0 } = request.routeOptions;
      const takesFiles =
        config.fileOnDisk !== undefined ||
        ownLimit > bodyLimit ||
        /^multipart\//i.test(request.headers['content-type'] ?? '');
      bodies.about(request.raw, reply, takesFiles && request.person !== null);
      done();
    });
    app.addHook('preClose', async () => bodies.stop());
  },
  { name: 'slow-bodies', dependencies: ['session'] },
);
