import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What proves that we said something, by the product's own secret: a few characters that nobody else can make.
 * @param purpose keeps what was signed for one thing from being taken for another
 */
export const signatureOf = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');

/** Compared in a time that tells nothing of how much of it is right. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
