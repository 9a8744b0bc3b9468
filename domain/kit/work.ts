import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Proof of work: what a client does before its next try, once the free tries are spent. The gateway gives out a challenge
 * (`infra/redis/work.ts`), and the client looks for a counter for which SHA-256 of `<seal>:<counter>` begins with so many zero
 * bits. Plain JavaScript, for `crypto.subtle` is absent on pages that come over plain HTTP in a local network.
 */

/** The header that carries `<challenge>.<counter>`. */
export const WORK_HEADER = 'x-work';

/** Characters of the seal: with the counter, the text that is hashed fits one block of SHA-256 (55 bytes). */
export const SEAL_LENGTH = 32;

export interface Challenge {
  /** What the work lets somebody try. */
  purpose: string;
  /** Zero bits wanted: each one more doubles the work, which takes 2^bits hashes on average. */
  bits: number;
  /** In epoch seconds. */
  expires: number;
  nonce: string;
  /** The server's signature of the rest. */
  seal: string;
}

export const challengeText = ({ purpose, bits, expires, nonce, seal }: Challenge): string =>
  [purpose, bits, expires, nonce, seal].join('.');

/** Null for what is no challenge. Says nothing about whether the seal is right. */
export function readChallenge(text: string): Challenge | null {
  const parts = /^([a-z-]{1,30})\.(\d{1,2})\.(\d{1,12})\.([\w-]{8,32})\.([\w-]{32})$/.exec(text);
  if (!parts) return null;
  const [, purpose, bits, expires, nonce, seal] = parts as unknown as [string, string, string, string, string, string];
  return { purpose, bits: Number(bits), expires: Number(expires), nonce, seal };
}

const firstWord = (hash: Uint8Array): number => new DataView(hash.buffer, hash.byteOffset).getUint32(0);

/** Whether the hash of a challenge's seal with this counter begins with so many zero bits. @param bits 0 to 32 */
export const isSolution = (seal: string, counter: number, bits: number): boolean =>
  Math.clz32(firstWord(sha256(utf8ToBytes(`${seal}:${counter}`)))) >= bits;

/** The smallest counter that solves a challenge. Takes 2^bits hashes on average: not on the thread that draws a page. */
export function solve({ seal, bits }: Pick<Challenge, 'seal' | 'bits'>): number {
  for (let counter = 0; ; counter += 1) if (isSolution(seal, counter, bits)) return counter;
}
