import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { Problem, notFound, tooMany, unavailable } from '../../domain/errors';
import { isUnreachable } from '../../infra/database/unreachable';

const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

/** Text with a NUL in it, which Postgres holds neither as text nor in JSON. */
const UNSTORABLE = ['22021', '22P05'];

/** What Fastify and the databases throw, as one of the product's own kinds; null for what nobody foresaw. */
function problemOf(error: Error): Problem | null {
  if (error instanceof Problem) return error;
  const { statusCode, code } = error as FastifyError;
  // Rate limiting says how long to wait; the rest of Fastify's refusals are about the request's form.
  if (statusCode === 429) return tooMany(Number((error as { retryAfter?: number }).retryAfter ?? 60));
  if (UNSTORABLE.includes(code ?? '')) return new Problem('malformed', 'malformed', 'Some of what was sent is no text.');
  if (isUnreachable(error)) return unavailable();
  return null;
}

/** Errors that are about the form of a request keep their own status, which is not one of the product's kinds. */
const isOfForm = (error: FastifyError): boolean => error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;

/** Bodies up to this size, in bytes, are heard to their end though they were refused before. */
const HEARD_OUT = 80 * 1024 * 1024;

/**
 * Whoever is refused while they still speak hears nothing of it when the connection is closed on them: a browser says that
 * it was reset, and a proxy that the gateway is broken, which it then leaves alone for a while. So what else comes is read
 * and thrown away, where it says that it is not endless.
 */
function hearOut(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length']) <= HEARD_OUT) reply.removeHeader('connection');
}

/** Every error is `application/problem+json` (RFC 9457), without a stack trace and never 500 for bad input. */
export const errors = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    hearOut(request, reply);
    const problem = problemOf(error);
    if (problem) {
      if (problem.options.retryAfter) reply.header('retry-after', Math.max(1, Math.ceil(problem.options.retryAfter)));
      if (problem.status >= 500) request.log.warn({ err: error, reqId: request.id }, 'unavailable');
      return reply.code(problem.status).type(PROBLEM_JSON).send(JSON.stringify(problem));
    }
    if (isOfForm(error)) {
      const status = error.statusCode!;
      const body = { type: `/problems/${status === 413 ? 'too-large' : status === 415 ? 'wrong-type' : 'malformed'}`, title: 'malformed', status, detail: error.message };
      return reply.code(status).type(PROBLEM_JSON).send(JSON.stringify(body));
    }
    request.log.error({ err: error, reqId: request.id }, 'a request failed');
    const body = { type: '/problems/internal', title: 'internal error', status: 500, detail: 'Something went wrong on our side. It has been noted.', request_id: request.id };
    return reply.code(500).type(PROBLEM_JSON).send(JSON.stringify(body));
  });

  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')) return reply.code(404).sendApp();
    return reply.code(404).type(PROBLEM_JSON).send(JSON.stringify(notFound()));
  });
}, { name: 'errors' });
