import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SigningIn } from '~/domain/accounts/account-for-login.query';
import { login } from '~/domain/accounts/contract';
import { profileSecurity } from '~/domain/accounts/profile/contract';
import { accountSuspended, isAccountSuspended } from '~/domain/accounts/sanctions/in-force';
import { suspendedPage } from '~/domain/moderation/sanctions/contract';
import { suspendedToken } from '~/infra/sessions/suspended-token';
import { safeNext } from '~/domain/accounts/safe-next';
import { PENDING_MINUTES, secondStep } from '~/domain/accounts/security/contract';
import { addPendingSignIn, endPendingSignIn, pendingSignIn } from '~/domain/accounts/security/pending-sign-in';
import { deviceOf } from '~/domain/accounts/security/device-name';
import { notifyNewDevice } from '~/domain/accounts/security/notify-security';
import { mergeGuest } from '~/domain/accounts/trial/merge-guest';
import { href } from '~/domain/kit/contract';
import { notAllowed, Problem } from '~/domain/kit/errors';
import { isSecure } from '~/infra/process/config';
import type { Deps } from '~/infra/process/deps';
import { SESSION_COOKIE } from '~/infra/sessions/sessions';
import { DEVICE_COOKIE, isSeen, readDevice, SEEN_COOKIE } from '../known-device';
import { moveSeats } from '../trial/move-seats';
import { nearnessOf } from './nearness';

const PENDING_COOKIE = 'wardmates_pending';

export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  next: string | undefined;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What is kept of the browser with a session that begins with a proof of who the person is. */
export const provenBy = (request: FastifyRequest) => ({ userAgent: request.headers['user-agent'], confirmed: true });

/** Gives the browser a new session and revokes the old one, so that a copied cookie is worthless. */
export async function rotateSession(app: FastifyInstance, { request, reply }: Omit<Visit, 'next'>, token: string) {
  await app.sessions.revoke(request.cookies[SESSION_COOKIE]);
  reply.setSession(token);
}

/** What happens between the proof of who somebody is and their session. */
export function openSessionStart(app: FastifyInstance, deps: Deps) {
  const { config, read } = deps;
  const cookie = {
    path: href(login).replace(/\/$/, ''),
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
  } as const;

  /** The password of a demo account is known to everybody. @throws Problem `demo-machine-only`, `demo-network-only` */
  function admitDemo({ person, demo }: SigningIn, request: FastifyRequest): void {
    if (!demo) return;
    const from = nearnessOf(config, request);
    if (from === 'machine') return;
    if (person.roles.some((role) => role !== 'learner'))
      throw notAllowed(
        'demo-machine-only',
        'Demo accounts with a role can only sign in on the machine that runs the product.',
      );
    if (from !== 'network')
      throw notAllowed('demo-network-only', 'Demo accounts can only sign in from the local network.');
  }

  const tokenOf = (request: FastifyRequest): string | null => {
    const token = request.cookies[PENDING_COOKIE];
    return token ? hashOf(token) : null;
  };

  /** Everybody signs in to a demo account, from anywhere. */
  function isNewDevice({ person, demo }: SigningIn, { cookies }: FastifyRequest): boolean {
    if (demo || isSeen(config, cookies[SEEN_COOKIE], person.id)) return false;
    return readDevice(config, cookies[DEVICE_COOKIE])?.accountId !== person.id;
  }

  /**
   * In one transaction with the session: what a guest did on this device is theirs when they sign in, and they are notified of a
   * device that they have not signed in with before.
   */
  async function newSession(account: SigningIn, request: FastifyRequest): Promise<string> {
    const accountId = account.person.id;
    const before = request.person;
    const isNew = isNewDevice(account, request);
    if (!before?.guest && !isNew) return (await app.sessions.create(accountId, undefined, provenBy(request))).token;
    return deps.inTransaction(async (tx) => {
      if (before?.guest && (await mergeGuest(tx, before.id, accountId))) await moveSeats(tx, before.id, accountId);
      if (isNew) await notifyNewDevice(tx, accountId, deviceOf(request.headers['user-agent'] ?? ''));
      return (await app.sessions.create(accountId, tx, provenBy(request))).token;
    });
  }

  /** Signs in. Who is suspended is led to why. A role that waits for a second factor leads to where one is set up. */
  async function begin(account: SigningIn, { request, reply, next }: Visit): Promise<{ next_url: string }> {
    const { person } = account;
    if (await isAccountSuspended(read, person.id))
      throw accountSuspended(href(suspendedPage, { token: suspendedToken(deps, person.id) }));
    const token = await newSession(account, request);
    await rotateSession(app, { request, reply }, token);
    reply.setDevice(person.id);
    return { next_url: person.rolesOff ? href(profileSecurity) : safeNext(next) };
  }

  return {
    /** After the password. If there is a second factor, it comes next: until then there is no session. */
    async afterPassword(account: SigningIn, visit: Visit): Promise<{ next_url: string }> {
      admitDemo(account, visit.request);
      if (!account.secondFactor) return begin(account, visit);
      const token = randomBytes(32).toString('base64url');
      await addPendingSignIn(read, hashOf(token), account.person.id);
      visit.reply.setCookie(PENDING_COOKIE, token, { ...cookie, maxAge: PENDING_MINUTES * 60 });
      return { next_url: href(secondStep, {}, { next: visit.next }) };
    },

    /** After a passkey that proves as much as a password and a second factor. */
    async afterPasskey(account: SigningIn, visit: Visit): Promise<{ next_url: string }> {
      admitDemo(account, visit.request);
      return begin(account, visit);
    },

    /** Whose password was right in this browser. @throws Problem `sign-in-again` */
    async pending(request: FastifyRequest): Promise<number> {
      const hash = tokenOf(request);
      const accountId = hash && (await pendingSignIn(read, hash));
      if (!accountId) throw signInAgain();
      return accountId;
    },

    /** After the second factor. One pending sign-in becomes one session. @throws Problem `sign-in-again` */
    async afterSecondFactor(account: SigningIn, visit: Visit): Promise<{ next_url: string }> {
      const hash = tokenOf(visit.request);
      if (!hash || !(await endPendingSignIn(read, hash))) throw signInAgain();
      visit.reply.clearCookie(PENDING_COOKIE, cookie);
      return begin(account, visit);
    },
  };
}

const signInAgain = () =>
  new Problem('not-signed-in', 'sign-in-again', 'This took too long. Enter your password again.');

export type SessionStart = ReturnType<typeof openSessionStart>;
