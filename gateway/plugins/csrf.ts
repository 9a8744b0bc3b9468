import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { notAllowed } from '~/domain/kit/errors';
import type { Config } from '~/infra/process/config';
import { isOwnOrigin } from './own-host';

export const CSRF_COOKIE = 'csrftoken';
export const CSRF_HEADER = 'x-csrftoken';
declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET whose answer is the same for everybody, and kept by caches. */
    shared?: boolean;
    /** Plain HTML forms of our own pages may post it. */
    plainForm?: boolean;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A form that a browser posts by itself, without a script. */
export const isPlainForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true && (headers.accept ?? '').includes('text/html');

/**
 * A signed double-submit token: a readable cookie that must come back as a header, which another site can neither read
 * nor set. A route for plain forms takes one from our own origin instead. Where the browser names the page's origin, that must be ours too.
 */
export const csrf = plugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  const sign = (nonce: string) => createHmac('sha256', config.sessionSecret).update(`csrf ${nonce}`).digest('base64url');
  const create = () => {
    const nonce = randomBytes(16).toString('base64url');
    return `${nonce}.${sign(nonce)}`;
  };
  const isOurs = (token: string | undefined): token is string => {
    const [nonce, signature, rest] = (token ?? '').split('.');
    if (!nonce || !signature || rest !== undefined) return false;
    const expected = Buffer.from(sign(nonce));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };

  app.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[CSRF_COOKIE];
    // What caches keep for everybody sets nobody's cookie.
    if (request.routeOptions.config.shared) return;
    if (SAFE.has(request.method)) {
      if (!cookie || (request.headers.accept ?? '').includes('text/html')) {
        if (!isOurs(cookie)) reply.setCookie(CSRF_COOKIE, create(), { path: '/', sameSite: 'lax', secure: config.publicUrl?.startsWith('https:') ?? false, maxAge: 365 * 24 * 3600 });
      }
      return;
    }
    // Such a form cannot set a header; a browser says which page it is from, and it does nothing that matters.
    if (request.routeOptions.config.plainForm && isPlainForm(request) && request.headers.origin !== undefined && isOwnOrigin(config, request.headers)) return;
    const foreign = request.headers.origin !== undefined && !isOwnOrigin(config, request.headers);
    if (foreign || !cookie || cookie !== request.headers[CSRF_HEADER] || !isOurs(cookie)) {
      throw notAllowed('csrf', 'The request did not come from this page. Reload it and try again.');
    }
  });
}, { name: 'csrf', dependencies: ['@fastify/cookie'] });
