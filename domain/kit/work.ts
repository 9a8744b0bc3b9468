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

export const challengeText = ({ purpose, bits, expires, nonce, seal }: Challenge): string => [purpose, bits, expires, nonce, seal].join('.');

/** Null for what is no challenge. Says nothing about whether the seal is right. */
export function readChallenge(text: string): Challenge | null {
  const parts = /^([a-z-]{1,30})\.(\d{1,2})\.(\d{1,12})\.([\w-]{8,32})\.([\w-]{32})$/.exec(text);
  if (!parts) return null;
  const [, purpose, bits, expires, nonce, seal] = parts as unknown as [string, string, string, string, string, string];
  return { purpose, bits: Number(bits), expires: Number(expires), nonce, seal };
}

const ROUNDS = Uint32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74,
  0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d,
  0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e,
  0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5,
  0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;

const words = new Uint32Array(64);

/** SHA-256 (FIPS 180-4) of ASCII text of at most 55 characters, as eight words. */
export function sha256(text: string): Uint32Array {
  const { length } = text;
  words.fill(0, 0, 16);
  for (let at = 0; at < length; at += 1) words[at >> 2]! |= text.charCodeAt(at) << (24 - 8 * (at & 3));
  words[length >> 2]! |= 0x80 << (24 - 8 * (length & 3));
  words[15] = 8 * length;
  for (let at = 16; at < 64; at += 1) {
    const near = words[at - 2]!;
    const far = words[at - 15]!;
    const s1 = ((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10);
    const s0 = ((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3);
    words[at] = (s1 + words[at - 7]! + s0 + words[at - 16]!) | 0;
  }
  let [a, b, c, d, e, f, g, h] = START as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[round]! + words[round]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  return Uint32Array.from(START, (start, at) => start + [a, b, c, d, e, f, g, h][at]!);
}

/** Whether the hash of a challenge's seal with this counter begins with so many zero bits. @param bits 0 to 32 */
export const isSolution = (seal: string, counter: number, bits: number): boolean => Math.clz32(sha256(`${seal}:${counter}`)[0]!) >= bits;

/** The smallest counter that solves a challenge. Takes 2^bits hashes on average: not on the thread that draws a page. */
export function solve({ seal, bits }: Pick<Challenge, 'seal' | 'bits'>): number {
  for (let counter = 0; ; counter += 1) if (isSolution(seal, counter, bits)) return counter;
}
