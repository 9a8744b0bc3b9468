import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** Of 11: HTML is written anew for each answer. */
const BROTLI_QUALITY = 4;

interface Compressor {
  encoding: 'br' | 'gzip' | null;
  /** `flush` sends on what was written so far. */
  stream: Transform & { flush?: () => void };
}

/** Compresses an answer as its browser can read it. */
export function compressorFor(acceptEncoding: string | undefined): Compressor {
  const headers = { 'accept-encoding': acceptEncoding };
  const wanted = new Negotiator({ headers }).encodings(['br', 'gzip']);
  const encoding = wanted.includes('br') ? 'br' : wanted[0];
  if (acceptEncoding && encoding === 'br')
    return {
      encoding,
      stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    };
  if (acceptEncoding && encoding === 'gzip') return { encoding, stream: createGzip({ level: 6 }) };
  return { encoding: null, stream: new PassThrough() };
}
