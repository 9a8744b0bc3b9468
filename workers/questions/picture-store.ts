import { Problem } from '~/domain/kit/errors';
import { imageAddress } from '~/domain/images/contract';
import type { Deps } from '~/infra/process/deps';
import { PictureRefused, type StorePicture } from '~/infra/formats/prepare';
import { saveImage } from '~/infra/images/save-image';
import { openImageStore } from '~/infra/images/open-store';

/** What is wrong with a picture, and not with where it would be kept. */
const ITS_FAULT: ReadonlySet<Problem['kind']> = new Set(['invalid', 'too-large', 'wrong-type']);

/**
 * Pictures of a file, read and kept under the hash of their bytes. Those with nothing in them but pixels keep their bytes, so
 * that an export that comes back has the same pictures; all others are written anew, as uploads are.
 */
export function pictureStore(deps: Deps, personId: number): StorePicture {
  const store = openImageStore(deps);
  return async (bytes) => {
    try {
      const { key } = await saveImage(deps, store, personId, Buffer.from(bytes), { saveBytes: true });
      return imageAddress(key);
    } catch (error) {
      if (error instanceof Problem && ITS_FAULT.has(error.kind)) throw new PictureRefused(error.code);
      throw error;
    }
  };
}
