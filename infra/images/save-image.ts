import type { ImageStore, StoredImage } from '~/domain/images/image-store';
import { recordImage } from '~/domain/images/record-image';
import type { Deps } from '../process/deps';
import { readImage } from './read-image';
import { inTurn } from './turns';

/**
 * Reads a picture that somebody sent and keeps it: the file first, then its row, so that no row is without a file. What
 * cannot be read leaves nothing; the same one twice is once.
 * @throws Problem as `readImage`; unavailable `images-busy`, `image-store-down`
 */
export async function saveImage(
  deps: Pick<Deps, 'inTransaction'>,
  store: ImageStore,
  personId: number,
  sent: Buffer,
  options: { saveBytes?: boolean } = {},
): Promise<StoredImage> {
  const image = await inTurn(() => readImage(sent, options));
  await store.put(image);
  await deps.inTransaction((tx) => recordImage(tx, personId, image));
  return image;
}
