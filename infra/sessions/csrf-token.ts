import { randomBytes } from 'node:crypto';
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

export function isCsrfTokenOf(secret: string, holder: CsrfHolder, token: string | undefined): token is string {
  const [nonce, signature, rest] = (token ?? '').split('.');
  if (!nonce || !signature || rest !== undefined) return false;
  return isSame(signature, sign(secret, nonce, holder));
}
