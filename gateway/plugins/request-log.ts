import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Logger } from 'pino';

/** Asked for every few seconds by machines: nothing that a reader of logs looks for. */
const UNREMARKABLE = new Set(['/healthz', '/readyz', '/metrics', '/assets/*']);

/** One line a request: the route's pattern rather than the address, for an address may hold a PIN. */
export const requestLog = plugin(
  async (app: FastifyInstance) => {
    // These fields are ours and hold no secret; looking for some in every line costs more than the line.
    const lines = (app.log as Logger).child({}, { redact: [] });
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      if (!UNREMARKABLE.has(route))
        lines.info(
          {
            reqId: request.id,
            method: request.method,
            route,
            status: reply.statusCode,
            milliseconds: Math.round(reply.elapsedTime * 10) / 10,
            person: request.person?.id,
          },
          'request',
        );
      done();
    });
  },
  { name: 'request-log' },
);
