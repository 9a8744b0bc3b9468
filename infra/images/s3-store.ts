import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { cutText } from '~/domain/kit/cut-text';
import type { ImageStore } from '~/domain/images/image-store';
import { imageStoreDown } from '~/domain/images/refusals';
import type { S3Config } from '../process/config';

/** For so long the store may take to answer, in milliseconds. */
const WAIT = 15_000;
/** Tries after the first, if the store is busy. */
const RETRIES = 2;

/** Pictures in a bucket of anything that speaks S3, under `images/`, addressed by path. The bucket itself may be closed to everybody else. */
export function openS3Store(
  { endpoint, bucket, region, accessKey, secretKey }: S3Config,
  failed: (error: unknown) => void,
): ImageStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: RETRIES,
    initRetryMs: 100,
  });
  const addressOf = (key: string) => `${endpoint}/${bucket}/images/${key}`;
  const ask = async (key: string, init: RequestInit): Promise<Response> => {
    try {
      return await client.fetch(addressOf(key), { ...init, signal: AbortSignal.timeout(WAIT) });
    } catch (error) {
      failed(error);
      throw imageStoreDown();
    }
  };
  const refused = async (answer: Response): Promise<Error> => {
    failed(
      new Error(`the image store answered ${answer.status}: ${cutText(await answer.text().catch(() => ''), 300)}`),
    );
    return imageStoreDown();
  };
  return {
    async put({ key, type, bytes }) {
      const headers = {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const answer = await ask(key, { method: 'PUT', headers, body: new Uint8Array(bytes) });
      if (!answer.ok) throw await refused(answer);
      await answer.arrayBuffer();
    },
    async open(key) {
      const answer = await ask(key, { method: 'GET' });
      if (answer.status === 404) {
        await answer.arrayBuffer();
        return null;
      }
      if (!answer.ok || !answer.body) throw await refused(answer);
      return {
        body: Readable.fromWeb(answer.body as ReadableStream),
        bytes: Number(answer.headers.get('content-length')),
      };
    },
  };
}
