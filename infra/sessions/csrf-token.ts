import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isSame, signatureOf } from './signed';

/** What the browser that holds a token is known by: its session, or, if nobody is signed in, a cookie of the visitor's own. */
export type CsrfHolder = { session: string } | { visitor: string };

const sign = (secret: string, nonce: string, holder: CsrfHolder): string =>
  signatureOf(
    secret,
    'csrf',
    'session' in holder ? `${nonce} session ${holder.session}` : `${nonce} visitor ${holder.visitor}`,
  );

/** A token that only requests of `holder` may carry. */
export function newCsrfToken(secret: string, holder: CsrfHolder): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${sign(secret, nonce, holder)}`;
}

/** Valid tokens with their holder. A signature stays valid, so it is checked once. */
const proven = new LRUCache<string, true>({ max: 10_000 });

export function isCsrfTokenOf(secret: string, holder: CsrfHolder, token: string | undefined): token is string {
  const [nonce, signature, rest] = (token ?? '').split('.');
  if (!nonce || !signature || rest !== undefined) return false;
  const claimed = JSON.stringify([secret, holder, token]);
  if (proven.get(claimed)) return true;
  const valid = isSame(signature, sign(secret, nonce, holder));
  if (valid) proven.set(claimed, true);
  return valid;
}
