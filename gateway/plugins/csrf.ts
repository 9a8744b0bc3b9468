import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { notAllowed } from '~/domain/kit/errors';
import type { Config } from '~/infra/process/config';
import { prefersHtml } from './accepts';
import { CSRF_COOKIE, hasOwnCsrfToken, mendCsrfToken } from './csrf-cookies';
import { isOwnOrigin } from './own-host';

export const CSRF_HEADER = 'x-csrftoken';
declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET whose answer is the same for everybody, and kept by caches. */
    shared?: boolean;
    /** Plain HTML forms of our own pages may post it. */
    plainForm?: boolean;
    /** The address holds a token that proves who may post; the session is not looked at. */
    signed?: boolean;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A form that a browser posts by itself, without a script. */
export const isPlainForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true && prefersHtml(request);

/**
 * A signed double-submit token: a readable cookie that must come back as a header, which another site can neither read
 * nor set. It is bound to the session, or to the visitor who has none, so that somebody else's token is worth nothing. A
 * route for plain forms takes one from our own origin instead. If the browser names the page's origin, that must be ours
 * too. A refusal of one of our own pages brings a new token: the page may try again.
 */
export const csrf = plugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.addHook('onRequest', async (request, reply) => {
      // What caches keep for everybody sets nobody's cookie.
      if (request.routeOptions.config.shared) return;
      const own = hasOwnCsrfToken(config, request);
      if (SAFE.has(request.method)) {
        if (!own) mendCsrfToken(config, request, reply);
        return;
      }
      if (request.routeOptions.config.signed) return;
      const { origin } = request.headers;
      // Such a form cannot set a header; a browser says which page it is from, and it does nothing that matters.
      if (
        request.routeOptions.config.plainForm &&
        isPlainForm(request) &&
        origin !== undefined &&
        isOwnOrigin(config, request.headers)
      )
        return;
      const foreign = origin !== undefined && !isOwnOrigin(config, request.headers);
      if (!foreign && own && request.cookies[CSRF_COOKIE] === request.headers[CSRF_HEADER]) return;
      if (!foreign && !own) mendCsrfToken(config, request, reply);
      throw notAllowed('csrf', 'The request did not come from this page. Reload it and try again.');
    });
  },
  { name: 'csrf', dependencies: ['@fastify/cookie'] },
);
