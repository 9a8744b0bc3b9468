import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { notAllowed, type Problem } from '~/domain/kit/errors';
import type { Config } from '~/infra/process/config';
import { CSRF_COOKIE, hasOwnCsrfToken, mendCsrfToken } from './csrf-cookies';
import { isOwnOrigin } from './own-host';
import { looksLikePlainForm } from './plain-forms';

export const CSRF_HEADER = 'x-csrftoken';
declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET whose answer is the same for everybody, and kept by caches. */
    shared?: boolean;
    /** The address holds a token that proves who may post; the session is not looked at. */
    signed?: boolean;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A signed double-submit token: a readable cookie that must come back as a header, which another site can neither read
 * nor set. It is bound to the session, or to the visitor who has none, so that somebody else's token is worth nothing. A
 * route for plain forms takes one from our own origin instead. If the browser names the page's origin, that must be ours
 * too. A refusal of one of our own pages brings a new token: the page may try again.
 */
export const csrf = plugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.decorateRequest('plainForm', false);
    /** Why a request is refused; undefined if it is not. */
    const refusalOf = (request: FastifyRequest, reply: FastifyReply): Problem | undefined => {
      // What caches keep for everybody sets nobody's cookie.
      if (request.routeOptions.config.shared) return undefined;
      const own = hasOwnCsrfToken(config, request);
      if (SAFE.has(request.method)) {
        if (!own) mendCsrfToken(config, request, reply);
        return undefined;
      }
      if (request.routeOptions.config.signed) return undefined;
      const { origin } = request.headers;
      // Such a form cannot set a header, but a browser says which page it is from: one that says nothing is refused.
      request.plainForm = looksLikePlainForm(request) && isOwnOrigin(config, request.headers);
      if (request.plainForm) return undefined;
      const foreign = origin !== undefined && !isOwnOrigin(config, request.headers);
      if (!foreign && own && request.cookies[CSRF_COOKIE] === request.headers[CSRF_HEADER]) return undefined;
      if (!foreign && !own) mendCsrfToken(config, request, reply);
      return notAllowed('csrf', 'The request did not come from this page. Reload it and try again.');
    };
    app.addHook('onRequest', (request, reply, done) => done(refusalOf(request, reply)));
  },
  { name: 'csrf', dependencies: ['@fastify/cookie'] },
);
