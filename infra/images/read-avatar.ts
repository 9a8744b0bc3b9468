import { randomBytes } from 'node:crypto';
import { AVATAR_EDGE } from '~/domain/accounts/profile/contract';
import { IMAGE_PIXELS_MAX } from '~/domain/images/contract';
import { openChecked, orBroken, SECONDS_MAX } from './read-image';
import { inTurn } from './turns';

/**
 * Reads a picture that somebody sent as their avatar: turned upright, cut to a square around its middle, and written anew as WebP
 * without anything but its pixels. Its key is random, so that every picture has an address of its own that nobody guesses.
 *
 * @throws Problem `image-too-large` (413), `image-wrong-type` (415), `image-broken` and `image-animated` (422), `images-busy` (503)
 */
export function readAvatar(sent: Buffer): Promise<{ key: string; bytes: Buffer }> {
  return inTurn(async () => {
    const { sharp } = await openChecked(sent);
    const bytes = await orBroken(() =>
      sharp(sent, { failOn: 'error', limitInputPixels: IMAGE_PIXELS_MAX, sequentialRead: true })
        .autoOrient()
        .resize(AVATAR_EDGE, AVATAR_EDGE, { fit: 'cover' })
        .toColourspace('srgb')
        .webp({ quality: 86 })
        .timeout({ seconds: SECONDS_MAX })
        .toBuffer(),
    );
    return { key: `${randomBytes(16).toString('hex')}.webp`, bytes };
  });
}
