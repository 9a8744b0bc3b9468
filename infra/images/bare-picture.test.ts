import { aPicture, pngChunk } from '../tooling/testing/pictures';
import { isBare } from './bare-picture';
import { readImage } from './read-image';

const spliced = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
const asExtended = (webp: Buffer, flags: number, more = Buffer.alloc(0)) => {
  const header = Buffer.from([0x56, 0x50, 0x38, 0x58, 10, 0, 0, 0, flags, 0, 0, 0, 39, 0, 0, 19, 0, 0]);
  const whole = Buffer.concat([webp.subarray(0, 12), header, webp.subarray(12), more]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
};

describe('a picture with nothing in it but its pixels', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'keeps its bytes, and so does what was written here: %s',
    async (format) => {
      const sent = await aPicture(format);
      expect(isBare(format, sent)).toBe(true);
      const kept = await readImage(sent, { saveBytes: true });
      expect(kept.bytes.equals(sent)).toBe(true);
      const written = await readImage(sent);
      const again = await readImage(written.bytes, { saveBytes: true });
      expect([again.key, again.width, again.height]).toEqual([written.key, 40, 20]);
    },
  );

  it.each<[string, 'png' | 'jpeg' | 'webp', (picture: Buffer) => Buffer]>([
    ['words in a PNG', 'png', (picture) => spliced(picture, 33, pngChunk('tEXt', Buffer.from('Comment\0SECRET')))],
    ['a profile in a PNG', 'png', (picture) => spliced(picture, 33, pngChunk('iCCP', Buffer.from('SECRET')))],
    [
      'more than a chunk holds',
      'png',
      (picture) => spliced(picture, 33, pngChunk('pHYs', Buffer.from('SECRET SECRET'))),
    ],
    [
      'a comment in a JPEG',
      'jpeg',
      (picture) => spliced(picture, 2, Buffer.concat([Buffer.from([0xff, 0xfe, 0, 8]), Buffer.from('SECRET')])),
    ],
    ['something behind a JPEG', 'jpeg', (picture) => Buffer.concat([picture, Buffer.from('SECRET')])],
    [
      'a note of an application',
      'jpeg',
      (picture) => spliced(picture, 2, Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8]), Buffer.from('SECRET')])),
    ],
    [
      'words in a WebP',
      'webp',
      (picture) =>
        asExtended(
          picture,
          0x04,
          Buffer.concat([Buffer.from('XMP '), Buffer.from([6, 0, 0, 0]), Buffer.from('SECRET')]),
        ),
    ],
  ])('is written anew where it has more: %s', async (_what, format, spoil) => {
    const spoiled = spoil(await aPicture(format));
    expect(isBare(format, spoiled)).toBe(false);
    const kept = await readImage(spoiled, { saveBytes: true });
    expect(kept.bytes.includes('SECRET')).toBe(false);
    expect(kept).toMatchObject({ width: 40, height: 20 });
  });

  it('is written anew where it lies on its side', async () => {
    const sent = await aPicture('jpeg', { then: (image) => image.withMetadata({ orientation: 6 }) });
    const kept = await readImage(sent, { saveBytes: true });
    expect([kept.bytes.equals(sent), kept.width, kept.height]).toEqual([false, 20, 40]);
  });

  it('is refused all the same where its pixels cannot be read', async () => {
    const png = await aPicture('png');
    const broken = Buffer.from(png);
    broken.fill(0x55, 45, png.length - 20);
    await expect(readImage(broken, { saveBytes: true })).rejects.toMatchObject({ code: 'image-broken' });
    const jpeg = await aPicture('jpeg');
    await expect(readImage(jpeg.subarray(0, jpeg.length - 300), { saveBytes: true })).rejects.toMatchObject({
      code: 'image-broken',
    });
  });
});
