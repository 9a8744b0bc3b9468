import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileTypeOf } from '~/domain/images/contract';

const YEAR = 'public, max-age=31536000, immutable';

/** Answers 304 for who has the file: the same key is the same file for ever. */
export function unchangedPicture(request: FastifyRequest, reply: FastifyReply, key: string): boolean {
  const tag = `"${key}"`;
  if (request.headers['if-none-match'] !== tag) return false;
  void reply.code(304).header('etag', tag).header('cache-control', YEAR);
  return true;
}

/** Sends a picture or a sound that somebody uploaded: kept by browsers for a year, and nothing in it runs. */
export function sendPicture(
  reply: FastifyReply,
  { key, bytes, body }: { key: string; bytes: number; body: AsyncIterable<Uint8Array> | Buffer },
): FastifyReply {
  return reply
    .type(fileTypeOf(key))
    .header('content-length', bytes)
    .header('cache-control', YEAR)
    .header('etag', `"${key}"`)
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .send(Buffer.isBuffer(body) ? body : Readable.from(body, { objectMode: false }));
}
