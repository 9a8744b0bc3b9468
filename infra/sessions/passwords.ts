import { hash, type Options, verify } from '@node-rs/argon2';
import { unavailable } from '~/domain/kit/errors';
import { takeTurns } from '../support/take-turns';

/** argon2id (the library's own choice) with 19 MiB and two passes. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/** Made of random bytes with the same cost: no password fits it. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$K8liu23HXgpFAe1zov87XA$m6N/eeP0tlMvu7UTOI1U02xhvXgRlmZsdzmBLi1N140';

/** Of the process's four worker threads, so that other work always finds one. */
const AT_ONCE = 2;
/** The line of those who wait: several classes that sign in at once. Beyond it, people are asked to come back. */
const MOST_WAITING = 1_000;

const inTurn = takeTurns(AT_ONCE, MOST_WAITING, unavailable);
/** The same characters, however a keyboard composes them. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'));

/** Slow on purpose: never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(bytesOf(password), COST));

/** @param passwordHash null if there is no such account: the work, and the time it takes, are the same */
export const passwordFits = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const fits = await inTurn(() => verify(passwordHash ?? NOBODYS_HASH, bytesOf(password)));
  return fits && passwordHash !== null;
};
