import type { FastifyInstance, FastifyRequest } from 'fastify';
import { imageMissing, imageQuota } from '~/domain/images/refusals';
import { Problem } from '~/domain/kit/errors';

/**
 * The picture of a request, in the multipart field `upload`. It counts towards the pictures that the person may send in a day.
 *
 * @throws Problem invalid `image-missing`; too-many `image-quota`
 */
export async function takePicture(app: FastifyInstance, personId: number, request: FastifyRequest): Promise<Buffer> {
  const sent = (request.body as { upload?: unknown } | undefined)?.upload;
  if (!Buffer.isBuffer(sent) || sent.length === 0) throw imageMissing();
  await app.limits.imageUploads.take(personId).catch((error: unknown) => {
    throw error instanceof Problem && error.kind === 'too-many' ? imageQuota(error.options.retryAfter ?? 60) : error;
  });
  return sent;
}
