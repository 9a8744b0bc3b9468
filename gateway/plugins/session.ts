import { otherPerson } from '~/domain/kit/errors';
import { PERSON_HEADER } from '~/domain/accounts/person-header';
import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { type Language, login } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { isSecure } from '~/infra/process/config';
import type { Deps } from '~/infra/process/deps';
import { type Limits, openLimits } from '~/infra/redis/limits';
import { openWork, type Work } from '~/infra/redis/work';
import { type Claim, openSessions, SESSION_COOKIE, SESSION_DAYS, type Sessions } from '~/infra/sessions/sessions';
import { DEVICE_COOKIE, DEVICE_DAYS, newDevice, SEEN_COOKIE, withSeen } from '../accounts/known-device';
import { giveCsrfToken } from './csrf-cookies';
import { preferredLanguage } from './preferred-language';

export const LANGUAGE_COOKIE = 'language';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
    limits: Limits;
    work: Work;
  }
  interface FastifyRequest {
    /** Who asks, guests included. */
    person: Person | null;
    /** The session they ask with; null if nobody is signed in. */
    claim: Claim | null;
    /** The person's own language, else the one chosen on this device, else the browser's. */
    language: Language;
  }
  interface FastifyReply {
    /** Signs the browser in with a session that was just created, with a CSRF token of its own; one that it had before is to be revoked. */
    setSession(token: string): FastifyReply;
    clearSession(): FastifyReply;
    setLanguage(language: Language): FastifyReply;
    /** The browser is one that this person signs in with (`known-device.ts`). */
    setDevice(accountId: number): FastifyReply;
  }
}

/** Asked for by machines and for every page load, the same for everybody: neither who asks nor how often matters. */
const WITHOUT_SESSION = ['/assets/', '/healthz', '/readyz', '/metrics'];

/** Who asks, in which language, and not too often: one round trip to Redis for all of it. */
export const session = plugin(
  async (app: FastifyInstance, { deps }: { deps: Deps }) => {
    const sessions = openSessions(deps);
    const limits = openLimits(deps);
    const cookie: CookieSerializeOptions = {
      path: '/',
      sameSite: 'lax',
      secure: isSecure(deps.config),
    };

    app.decorate('sessions', sessions);
    app.decorate('limits', limits);
    app.decorate('work', openWork(deps));
    app.decorateRequest('person', null);
    app.decorateRequest('claim', null);
    app.decorateRequest('language', 'en');
    app.decorateReply('setSession', function setSession(this: FastifyReply, token: string) {
      giveCsrfToken(deps.config, this, token);
      return this.setCookie(SESSION_COOKIE, token, { ...cookie, httpOnly: true, maxAge: SESSION_DAYS * 86_400 });
    });
    app.decorateReply('clearSession', function clearSession(this: FastifyReply) {
      giveCsrfToken(deps.config, this, null);
      return this.clearCookie(SESSION_COOKIE, { ...cookie, httpOnly: true });
    });
    app.decorateReply('setLanguage', function setLanguage(this: FastifyReply, language: Language) {
      return this.setCookie(LANGUAGE_COOKIE, language, { ...cookie, maxAge: 365 * 86_400 });
    });

    app.decorateReply('setDevice', function setDevice(this: FastifyReply, accountId: number) {
      const ofSignIn = {
        ...cookie,
        path: href(login).replace(/\/$/, ''),
        httpOnly: true,
        maxAge: DEVICE_DAYS * 86_400,
      };
      const seen = withSeen(deps.config, this.request.cookies[SEEN_COOKIE], accountId);
      this.setCookie(SEEN_COOKIE, seen, ofSignIn);
      return this.setCookie(DEVICE_COOKIE, newDevice(deps.config, accountId), ofSignIn);
    });

    app.addHook('onRequest', async (request) => {
      request.language = preferredLanguage(request.cookies[LANGUAGE_COOKIE], request.headers['accept-language']);
      if (WITHOUT_SESSION.some((path) => request.url.startsWith(path))) return;
      const claim = sessions.claim(request.cookies[SESSION_COOKIE]);
      const byAddress = { address: request.ip };
      // In one tick, so that if both have to ask Redis they travel together.
      const [person] = await Promise.all([
        sessions.find(claim),
        limits.general(claim ? { personId: claim.accountId } : byAddress),
      ]);
      // Somebody whose session has ended counts by address, like everybody who is not signed in.
      if (claim && !person) await limits.general(byAddress);
      const page = request.headers[PERSON_HEADER];
      if (person && page !== undefined && page !== String(person.id)) throw otherPerson();
      request.person = person;
      request.claim = person ? claim : null;
      if (person) request.language = person.language;
    });
  },
  { name: 'session', dependencies: ['@fastify/cookie'] },
);

/** Whom a handshake's `Cookie` header signs in, and by which session. */
export async function signedInBy(
  sessions: Sessions,
  cookieHeader: string | undefined,
): Promise<{ person: Person; tokenHash: string } | null> {
  if (!cookieHeader) return null;
  const claim = sessions.claim(fastifyCookie.parse(cookieHeader)[SESSION_COOKIE]);
  const person = await sessions.find(claim);
  return claim && person && { person, tokenHash: claim.tokenHash };
}
