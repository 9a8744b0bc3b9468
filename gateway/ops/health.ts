import type { FastifyInstance } from 'fastify';
import { notAllowed } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Deps } from '~/infra/process/deps';
import { metricsAccess } from '~/infra/ops/metrics-access';
import { inTime } from '~/infra/support/in-time';
import type { Metrics } from './metrics';

const ping = statement<{ ok: number }, []>('health.ping', 'SELECT 1 AS ok');
/** A dependency that takes longer than this, in milliseconds, counts as away. */
const PATIENCE = 2_000;

const answersInTime = (work: Promise<unknown>): Promise<boolean> =>
  inTime(work, PATIENCE).then(
    () => true,
    () => false,
  );

/** `/healthz` the process is up, `/readyz` Postgres and Redis answer, `/metrics` for the Prometheus of the operators. */
export function bindHealth(app: FastifyInstance, deps: Deps, metrics: Metrics): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [postgres, redis] = await Promise.all([
      answersInTime(deps.read.sql.one(ping, [])),
      answersInTime(deps.redis.ping()),
    ]);
    return reply
      .code(postgres && redis ? 200 : 503)
      .send({ status: postgres && redis ? 'ready' : 'not ready', postgres, redis });
  });
  const mayRead = metricsAccess(deps.config);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead({ address: request.ip, headers: request.headers })) throw notAllowed();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
}
