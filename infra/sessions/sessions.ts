import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { findPersonBySession } from '~/domain/accounts/person-by-session.query';
import type { Person } from '~/domain/accounts/person';
import {
  addSession,
  confirmedAt,
  confirmSession,
  type NewSession,
  removeSessions,
  useSession,
} from '~/domain/accounts/session-rows';
import { sessionTopic } from '~/domain/kit/live';
import { sessionsOfAccount } from '~/domain/accounts/sessions-of-account.query';
import type { Reader } from '~/domain/kit/transaction';
import type { Deps } from '../process/deps';
import { isSame, signatureOf } from './signed';

export const SESSION_COOKIE = 'wardmates_session';
export const SESSION_DAYS = 30;
/** How long Redis may answer for Postgres, in seconds. It is not prolonged by use, so that nothing wrong in it can last. */
const COPY_SECONDS = 600;
/** How exactly the last use of a session is known, in milliseconds. A copy lasts longer, so that most requests write nothing. */
const USED_WITHIN = 5 * 60_000;
/** How long somebody who has proved who they are is not asked again, in milliseconds. */
export const CONFIRMED_FOR = 10 * 60_000;
/** How many tokens a process keeps in mind as its own. */
const MOST_PROVEN = 10_000;
/** What Redis holds for a session that is no more. */
const GONE = '';

/** What a token says of itself and its signature proves, without asking anybody: not yet that the session still lives. */
export interface Claim {
  tokenHash: string;
  accountId: number;
}

export interface Sessions {
  /** Null for what we never gave out. */
  claim(token: string | undefined): Claim | null;
  /** Who is signed in with it, or null. */
  find(claim: Claim | null): Promise<Person | null>;
  /** @param tx if the session belongs to a larger change */
  create(
    accountId: number,
    tx?: Pick<Reader, 'sql' | 'clock'>,
    about?: Pick<NewSession, 'userAgent' | 'confirmed'>,
  ): Promise<{ token: string }>;
  /** Ends a session everywhere at once, with its sockets. Nothing happens for a token that is none. */
  revoke(token: string | undefined): Promise<void>;
  /** Ends all sessions of a person everywhere at once, with their sockets. @param except the hash of the token of one that stays */
  revokeAll(accountId: number, except?: string): Promise<void>;
  /** The same for some, by the hashes of their tokens. */
  end(tokenHashes: string[]): Promise<void>;
  /** Whether the person has proved who they are in this session within `CONFIRMED_FOR`. */
  isConfirmed(claim: Claim): Promise<boolean>;
  /** To be called when they have. */
  confirm(claim: Claim): Promise<void>;
  /** To be called after a commit that changed what others or the person see of them: every gateway knows at once. */
  forgetPerson(accountId: number): Promise<void>;
}

interface Copy {
  person: Person;
  /** Epoch milliseconds. */
  until: number;
}

/** Signed tokens: what is random, whose it is, and the signature of both. */
function openTokens(secret: Deps['config']['sessionSecret']) {
  const sign = (claim: string) => signatureOf(secret, 'session', claim);
  /** Tokens with a valid signature. A signature stays valid, so it is checked once. */
  const proven = new LRUCache<string, Claim>({ max: MOST_PROVEN });

  function claim(token: string | undefined): Claim | null {
    const known = token && proven.get(token);
    if (known) return known;
    const [random, account, signature, rest] = (token ?? '').split('.');
    if (!token || !random || !account || !signature || rest !== undefined) return null;
    if (!isSame(signature, sign(`${random}.${account}`))) return null;
    const claimed = { tokenHash: hash(token), accountId: Number(account) };
    proven.set(token, claimed);
    return claimed;
  }

  const tokenOf = (accountId: number): string => {
    const claimed = `${randomBytes(32).toString('base64url')}.${accountId}`;
    return `${claimed}.${sign(claimed)}`;
  };
  return { claim, tokenOf };
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Copies of sessions in Redis, which may be away. */
function openCopies({ redis, key, clock, log }: Pick<Deps, 'redis' | 'key' | 'clock' | 'log'>) {
  const keyOf = (tokenHash: string) => key(`session:${tokenHash}`);
  const secondsUntil = (moment: Date) =>
    Math.max(1, Math.min(COPY_SECONDS, Math.floor((moment.getTime() - clock.now().getTime()) / 1000)));

  /** Redis away is no reason to fail: Postgres knows. Not even waited for while it reconnects. */
  async function tryRedis<T>(work: () => Promise<T>): Promise<T | null> {
    if (redis.status !== 'ready') return null;
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, 'a session could not be read from or written to Redis');
      return null;
    }
  }

  return {
    copyOf: (person: Person, expiresAt: Date) => JSON.stringify({ person, until: expiresAt.getTime() } satisfies Copy),
    read: (tokenHash: string) => tryRedis(() => redis.get(keyOf(tokenHash))),
    /** If there is none. */
    fill: (tokenHash: string, copy: string, expiresAt: Date | null) =>
      tryRedis(() => redis.set(keyOf(tokenHash), copy, 'EX', expiresAt ? secondsUntil(expiresAt) : COPY_SECONDS, 'NX')),
    write: (copies: readonly { tokenHash: string; copy: string; expiresAt: Date }[]) =>
      tryRedis(() =>
        Promise.all(
          copies.map(({ tokenHash, copy, expiresAt }) =>
            redis.set(keyOf(tokenHash), copy, 'EX', secondsUntil(expiresAt)),
          ),
        ),
      ),
    end: (tokenHashes: readonly string[]) =>
      tryRedis(() => Promise.all(tokenHashes.map((one) => redis.set(keyOf(one), GONE, 'EX', COPY_SECONDS)))),
  };
}

/**
 * Sessions live in Postgres; Redis holds hot copies by the hash of their token, so a wiped or absent Redis signs nobody
 * out. A token is signed: a made-up one is refused without a look-up, and the rate limit knows the person before the
 * session is read. A copy is only ever filled in if there is none (`NX`), and what changed or ended is written over
 * it: a slow reader can never bring back what has been revoked meanwhile.
 */
export function openSessions(
  deps: Pick<Deps, 'config' | 'redis' | 'key' | 'read' | 'clock' | 'log' | 'bus'>,
): Sessions {
  const { config, read, clock, log, bus } = deps;
  const { claim, tokenOf } = openTokens(config.sessionSecret);
  const copies = openCopies(deps);

  async function findInPostgres(tokenHash: string): Promise<Person | null> {
    const found = await findPersonBySession(read, tokenHash);
    const used = found?.lastUsedAt?.getTime() ?? 0;
    if (found && clock.now().getTime() - used > USED_WITHIN) await useSession(read, tokenHash);
    await copies.fill(tokenHash, found ? copies.copyOf(found.person, found.expiresAt) : GONE, found?.expiresAt ?? null);
    return found?.person ?? null;
  }

  async function end(tokenHashes: string[]): Promise<void> {
    if (tokenHashes.length === 0) return;
    await copies.end(tokenHashes);
    await removeSessions(read, tokenHashes);
    await Promise.all(tokenHashes.map((one) => bus.publish(sessionTopic(one), { kind: 'sign-out' }))).catch(
      (error: unknown) => log.warn({ err: error }, 'sockets of an ended session stay open until they reconnect'),
    );
  }

  return {
    claim,
    async find(claimed) {
      if (!claimed) return null;
      const copy = await copies.read(claimed.tokenHash);
      if (copy === GONE) return null;
      if (copy === null) return findInPostgres(claimed.tokenHash);
      const { person, until } = JSON.parse(copy) as Copy;
      const now = clock.now().getTime();
      if (until <= now) return null;
      // A grant has begun or ended since the copy was made.
      return (person.entitledUntil ?? Infinity) > now ? person : findInPostgres(claimed.tokenHash);
    },
    async create(accountId, tx = read, about = {}) {
      const token = tokenOf(accountId);
      await addSession(tx, {
        tokenHash: hash(token),
        accountId,
        ...about,
        expiresAt: new Date(clock.now().getTime() + SESSION_DAYS * 86_400_000),
      });
      return { token };
    },
    async revoke(token) {
      const claimed = claim(token);
      if (!claimed) return;
      await end([claimed.tokenHash]);
    },
    async revokeAll(accountId, except) {
      const all = await sessionsOfAccount(read, accountId);
      await end(all.map(({ tokenHash }) => tokenHash).filter((one) => one !== except));
    },
    end,
    async isConfirmed(claimed) {
      const at = await confirmedAt(read, claimed.tokenHash);
      return at !== null && clock.now().getTime() - at.getTime() < CONFIRMED_FOR;
    },
    confirm: (claimed) => confirmSession(read, claimed.tokenHash),
    async forgetPerson(accountId) {
      // Two that do this at once may write in another order than they have read: what was written is compared with what is so now.
      let written: string | null = null;
      for (;;) {
        const sessions = await sessionsOfAccount(read, accountId);
        const present = sessions.map((each) => ({ ...each, copy: copies.copyOf(each.person, each.expiresAt) }));
        const all = JSON.stringify(present.map(({ tokenHash, copy }) => [tokenHash, copy]).sort());
        if (all === written) return;
        written = all;
        await copies.write(present);
      }
    },
  };
}
