import { IMAGE_PIXELS_MAX } from '~/domain/images/contract';
import { openChecked, orBroken } from '~/infra/images/read-image';
import { inTurn } from '~/infra/images/turns';
import { boundsOf, covers, masksOf, type Occlusion, type Shape } from '~/domain/flashcards/cloze/occlusion-text';

/** The longest edge of a picture with masks, in pixels. */
const EDGE = 1_600;
const HIDDEN = [255, 235, 162];
const ASKED = [255, 142, 142];

function fill(pixels: Buffer, width: number, height: number, shape: Shape, [red, green, blue]: number[]): void {
  const { left, top, right, bottom } = boundsOf(shape);
  const clamp = (share: number, edge: number) => Math.max(0, Math.min(edge, Math.round(share * edge)));
  for (let y = clamp(top, height); y < clamp(bottom, height); y += 1)
    for (let x = clamp(left, width); x < clamp(right, width); x += 1) {
      if (!covers(shape, (x + 0.5) / width, (y + 0.5) / height)) continue;
      const at = (y * width + x) * 4;
      pixels[at] = red!;
      pixels[at + 1] = green!;
      pixels[at + 2] = blue!;
      pixels[at + 3] = 255;
    }
}

/**
 * The picture of an image occlusion card with its masks: of the question, what is asked for is covered in another colour; of the
 * answer it is open. A mask is drawn into the picture, so that the card is the same wherever it is shown.
 *
 * @throws Problem as `readImage`
 */
export function drawOcclusion(sent: Buffer, occlusion: Occlusion, side: 'question' | 'answer'): Promise<Buffer> {
  return inTurn(async () => {
    const { sharp } = await openChecked(sent);
    return orBroken(async () => {
      const { data, info } = await sharp(sent, { limitInputPixels: IMAGE_PIXELS_MAX, sequentialRead: true })
        .autoOrient()
        .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const { shape, asked } of masksOf(occlusion, side))
        fill(data, info.width, info.height, shape, asked ? ASKED : HIDDEN);
      return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
        .webp({ quality: 88 })
        .toBuffer();
    });
  });
}
