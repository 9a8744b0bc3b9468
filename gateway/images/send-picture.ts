import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };
const YEAR = 'public, max-age=31536000, immutable';

/** Answers 304 for who has the picture: the same key is the same picture for ever. */
export function unchangedPicture(request: FastifyRequest, reply: FastifyReply, key: string): boolean {
  const tag = `"${key}"`;
  if (request.headers['if-none-match'] !== tag) return false;
  void reply.code(304).header('etag', tag).header('cache-control', YEAR);
  return true;
}

/** Sends a picture that somebody uploaded: kept by browsers for a year, and nothing in it runs. */
export function sendPicture(
  reply: FastifyReply,
  { key, bytes, body }: { key: string; bytes: number; body: AsyncIterable<Uint8Array> | Buffer },
): FastifyReply {
  return reply
    .type(TYPES[key.slice(key.lastIndexOf('.') + 1)]!)
    .header('content-length', bytes)
    .header('cache-control', YEAR)
    .header('etag', `"${key}"`)
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .send(Buffer.isBuffer(body) ? body : Readable.from(body, { objectMode: false }));
}
