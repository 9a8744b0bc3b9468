import { join } from 'node:path';
import type { ImageStore } from '~/domain/images/image-store';
import type { Deps } from '../process/deps';
import { openDiskStore } from './disk-store';
import { openS3Store } from './s3-store';

/** Where the environment says that pictures are kept: in a bucket, or else in DATA_DIR. */
export function openImageStore({ config, log }: Pick<Deps, 'config' | 'log'>): ImageStore {
  const failed = (error: unknown) => log.error({ err: error }, 'the image store cannot be used');
  return config.images.s3
    ? openS3Store(config.images.s3, failed)
    : openDiskStore(join(config.dataDir, 'images'), failed);
}
