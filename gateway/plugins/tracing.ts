import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { beginSpan, type Span, SpanKind, SpanStatusCode, tracingIsOn, within } from '~/infra/ops/tracing';

/** A span for each request, named by the route's pattern, for an address may hold a PIN. Nothing at all while traces are off. */
export const tracing = plugin(
  async (app: FastifyInstance) => {
    if (!tracingIsOn()) return;
    const spans = new WeakMap<FastifyRequest, Span>();

    app.addHook('onRequest', async (request) => {
      const route = request.routeOptions.url ?? 'none';
      spans.set(
        request,
        beginSpan(`${request.method} ${route}`, {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': request.method, 'http.route': route },
        }),
      );
    });
    // Only now, for what is async between the first hook and this one belongs to the connection.
    app.addHook('preHandler', (request, _reply, done) => {
      const span = spans.get(request);
      if (span) within(span, done);
      else done();
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  },
  { name: 'tracing' },
);
