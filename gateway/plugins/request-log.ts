import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Asked for every few seconds by machines: nothing that a reader of logs looks for. */
const UNREMARKABLE = new Set(['/healthz', '/readyz', '/metrics', '/assets/*']);

/** One line a request: the route's pattern rather than the address, for an address may hold a PIN. */
export const requestLog = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (UNREMARKABLE.has(route)) return;
    request.log.info({ method: request.method, route, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime * 10) / 10, person: request.person?.id }, 'request');
  });
}, { name: 'request-log' });
