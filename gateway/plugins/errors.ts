import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { bodyTooLarge, fileTooLarge, Problem, notFound, tooMany, unavailable } from '~/domain/kit/errors';
import { isUnreachable } from '~/infra/database/unreachable';
import { prefersHtml } from './accepts';
import { sendBack } from './plain-forms';

const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

/** Text with a NUL in it, which Postgres holds neither as text nor in JSON. */
const UNSTORABLE = ['22021', '22P05'];

/** Too many parts or fields of a form: how large it is has nothing to do with it. */
const OF_NUMBER = ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'];

/** The largest file if an address says nothing else, in bytes. */
export const FILE_LIMIT = 1024 * 1024;

/** An address says how much it takes: a file that is kept on disk, a file in memory, or a whole body. */
function tooLargeFor(request: FastifyRequest): Problem {
  const { config, bodyLimit } = request.routeOptions;
  if (config.fileOnDisk !== undefined) return fileTooLarge(config.fileOnDisk);
  const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
  return bodyTooLarge(isForm ? Math.max(FILE_LIMIT, bodyLimit ?? 0) : (bodyLimit ?? FILE_LIMIT));
}

/** What the reader of multipart bodies says, without a status, of one that is cut off or was never one. */
const BROKEN_FORM =
  /^(Multipart: Boundary not found|Unexpected end of (form|file|multipart data)|Malformed (part header|content type|urlencoded form)|Missing Content-Type|Unsupported content type)/;

/** What Fastify and the databases throw, as one of the product's own kinds; null for what nobody foresaw. */
function problemOf(error: Error, request: FastifyRequest): Problem | null {
  if (error instanceof Problem) return error;
  const { statusCode, code } = error as FastifyError;
  if (statusCode === 413 && !OF_NUMBER.includes(code ?? '')) return tooLargeFor(request);
  // Rate limiting says how long to wait; the rest of Fastify's refusals are about the request's form.
  if (statusCode === 429) return tooMany(Number((error as { retryAfter?: number }).retryAfter ?? 60));
  if (UNSTORABLE.includes(code ?? ''))
    return new Problem('malformed', 'malformed', 'The request contains characters that cannot be stored.');
  if (BROKEN_FORM.test(error.message))
    return new Problem('malformed', 'malformed', 'The multipart form is incomplete or not a form.');
  if (isUnreachable(error)) return unavailable();
  return null;
}

/** Errors that are about the form of a request keep their own status, which is not one of the product's kinds. */
const isOfForm = (error: FastifyError): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;

/** Bodies up to this size, in bytes, are heard to their end though they were refused before. */
const HEARD_OUT = 80 * 1024 * 1024;

/**
 * A client that is refused while it still sends never reads the answer if the connection closes: a browser reports a reset,
 * and a proxy takes the gateway for broken and avoids it for a while. So the rest of the body is read and discarded, if its
 * length is known and bounded.
 */
function hearOut(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length']) <= HEARD_OUT) reply.removeHeader('connection');
}

/** Every error is `application/problem+json` (RFC 9457), without a stack trace and never 500 for bad input. */
export const errors = plugin(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = problemOf(error, request);
      // A body that was too slow is not read any further.
      if (problem?.kind !== 'too-slow') hearOut(request, reply);
      if (problem) {
        if (problem.options.retryAfter) reply.header('retry-after', Math.max(1, Math.ceil(problem.options.retryAfter)));
        if (problem.status >= 500) request.log.warn({ err: error, reqId: request.id }, 'unavailable');
        if (request.plainForm) return sendBack(request, reply, problem);
        return reply.code(problem.status).type(PROBLEM_JSON).send(JSON.stringify(problem));
      }
      if (isOfForm(error)) {
        const status = error.statusCode!;
        const kind = status === 413 ? 'too-large' : status === 415 ? 'wrong-type' : 'malformed';
        const body = { type: `/problems/${kind}`, title: kind.replace('-', ' '), status, detail: error.message };
        return reply.code(status).type(PROBLEM_JSON).send(JSON.stringify(body));
      }
      request.log.error({ err: error, reqId: request.id }, 'a request failed');
      const body = {
        type: '/problems/internal',
        title: 'internal error',
        status: 500,
        detail: 'Something went wrong on our side. It has been noted.',
        request_id: request.id,
      };
      return reply.code(500).type(PROBLEM_JSON).send(JSON.stringify(body));
    });

    app.setNotFoundHandler((request, reply) => {
      if (request.method === 'GET' && prefersHtml(request)) return reply.code(404).sendApp();
      return reply.code(404).type(PROBLEM_JSON).send(JSON.stringify(notFound()));
    });
  },
  { name: 'errors' },
);
