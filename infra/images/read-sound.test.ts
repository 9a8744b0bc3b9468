import { SOUND_BYTES_MAX } from '~/domain/images/contract';
import { readSound } from './read-sound';

const begin = (...parts: (string | number[])[]) =>
  Buffer.concat([
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    Buffer.alloc(32),
  ]);

describe('a sound', () => {
  it.each([
    ['mp3 with a tag', begin('ID3'), 'mp3', 'audio/mpeg'],
    ['mp3 without one', begin([0xff, 0xfb, 0x90]), 'mp3', 'audio/mpeg'],
    ['ogg', begin('OggS'), 'ogg', 'audio/ogg'],
    ['m4a', begin([0, 0, 0, 32], 'ftypM4A '), 'm4a', 'audio/mp4'],
    ['wav', begin('RIFF', [9, 0, 0, 0], 'WAVE'), 'wav', 'audio/wav'],
  ])('is known by its first bytes: %s', (_what, bytes, ending, type) => {
    expect(readSound(bytes)).toEqual({
      key: expect.stringMatching(new RegExp(`^[0-9a-f]{64}\\.${ending}$`)),
      type,
      bytes,
    });
  });

  it.each([
    ['a page', begin('<!doctype html><script>x()</script>')],
    ['a picture', begin([0x89], 'PNG\r\n')],
    ['a WebP picture', begin('RIFF', [9, 0, 0, 0], 'WEBP')],
    ['a JPEG picture', begin([0xff, 0xd8, 0xff])],
    ['a stream of AAC', begin([0xff, 0xf1, 0x50])],
    ['nothing', Buffer.alloc(0)],
    ['larger than 2 MB', Buffer.concat([begin('ID3'), Buffer.alloc(SOUND_BYTES_MAX)])],
  ])('is not taken if it is %s', (_what, bytes) => expect(readSound(bytes)).toBeNull());
});
