import type { FastifyInstance } from 'fastify';
import { browserErrors } from '~/domain/ops/browser-errors/browser-errors.query';
import { opsBrowserErrors, reportBrowserError, REPORTS_PER_HOUR } from '~/domain/ops/browser-errors/contract';
import { recordBrowserError } from '~/domain/ops/browser-errors/record-browser-error';
import type { Deps } from '~/infra/process/deps';
import { addressKey } from '~/infra/redis/limits';
import { bindCall } from '../bind';
import type { Metrics } from './metrics';

const HOUR = 3_600;

/** Takes reports of what failed in browsers, from anybody. */
export function bindBrowserErrors(app: FastifyInstance, deps: Deps, metrics: Metrics): void {
  const perHour = app.limits.limiter('browser-errors', REPORTS_PER_HOUR, HOUR);
  bindCall(app, deps, reportBrowserError, async ({ person, input, request }) => {
    await perHour.take(person ? `person:${person.id}` : `address:${addressKey(request.ip)}`);
    await deps.inTransaction((tx) => recordBrowserError(tx, input));
    metrics.browserErrors.inc();
    return { ok: true } as const;
  });
}

/** Shows them to operators. */
export function bindOpsBrowserErrors(app: FastifyInstance, deps: Deps): void {
  bindCall(app, deps, opsBrowserErrors, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return browserErrors(deps.read);
  });
}
