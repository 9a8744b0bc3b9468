import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isSecure } from '~/infra/process/config';
import { type CsrfHolder, isCsrfTokenOf, newCsrfToken } from '~/infra/sessions/csrf-token';
import { SESSION_COOKIE } from '~/infra/sessions/sessions';

export const CSRF_COOKIE = 'csrftoken';
const DAYS = 365;

type Secrets = Pick<Config, 'publicUrl' | 'tls' | 'sessionSecret'>;

/** What tells visitors apart who are not signed in. Behind TLS no other host of the same domain can set it (RFC 6265bis §4.1.3.2). */
export const visitorCookie = (config: Secrets): string =>
  isSecure(config) ? '__Host-wardmates_visitor' : 'wardmates_visitor';

/** The cookie says it, not the database: whether the session still lives has nothing to do with where a request comes from. */
function holderOf(config: Secrets, { cookies }: FastifyRequest): CsrfHolder | null {
  const [session, visitor] = [cookies[SESSION_COOKIE], cookies[visitorCookie(config)]];
  return session ? { session } : visitor ? { visitor } : null;
}

/** Gives the browser a token of its session, or of its own as a visitor. @param session the one that the browser has from this answer on, null for none */
export function giveCsrfToken(config: Secrets, reply: FastifyReply, session: string | null): void {
  const cookie: CookieSerializeOptions = {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: DAYS * 86_400,
  };
  const known = reply.request.cookies[visitorCookie(config)];
  const visitor = known || randomBytes(16).toString('base64url');
  if (!session && !known) reply.setCookie(visitorCookie(config), visitor, { ...cookie, httpOnly: true });
  reply.setCookie(CSRF_COOKIE, newCsrfToken(config.sessionSecret, session ? { session } : { visitor }), cookie);
}

/** Whether the browser's own cookie holds a token of its session, or of its own as a visitor. */
export function hasOwnCsrfToken(config: Secrets, request: FastifyRequest): boolean {
  const holder = holderOf(config, request);
  return holder !== null && isCsrfTokenOf(config.sessionSecret, holder, request.cookies[CSRF_COOKIE]);
}

/** A new token in place of one that is missing or not the browser's own. */
export function mendCsrfToken(config: Secrets, request: FastifyRequest, reply: FastifyReply): void {
  giveCsrfToken(config, reply, request.cookies[SESSION_COOKIE] || null);
}
