import { isSame, signatureOf } from '../sessions/signed';

const PURPOSE = 'link of a mail';

/** What makes an address work without signing in. It is made when the mail is sent: no table and no queue ever holds it. */
export const linkToken = (secret: string, id: string): string => `${id}.${signatureOf(secret, PURPOSE, id)}`;

/** The id of a token; null for one that we never made. */
export function readLinkToken(secret: string, token: string): string | null {
  const [id, signature, rest] = token.split('.');
  if (!id || !signature || rest !== undefined) return null;
  return isSame(signature, signatureOf(secret, PURPOSE, id)) ? id : null;
}
