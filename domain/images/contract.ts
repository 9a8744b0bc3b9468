import { z } from 'zod';
import { call, href } from '../kit/contract';
import { IMAGE_WIDTHS } from '../kit/html/vocabulary';

/** The largest file that is taken, in bytes, and the largest picture, in pixels of an edge and in all. */
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024;
export const IMAGE_EDGE_MAX = 8_000;
export const IMAGE_PIXELS_MAX = 40_000_000;
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Choices of size in the editor, in per cent of the text's width (spec 1 §5); 100 is the original. */
export const IMAGE_SIZES = [100, ...IMAGE_WIDTHS] as const;

export const uploadImage = call({
  method: 'POST',
  path: '/content/image/ckeditor_image_upload/',
  access: 'registered',
  summary:
    'Upload a picture for a text, as the multipart field `upload`. It is read, turned upright, freed of everything but its pixels and written anew.',
  spec: 'spec 1 §5',
  input: z.object({}),
  output: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  bodyLimit: IMAGE_BYTES_MAX + 64 * 1024,
});

/** The path of a picture, open to anyone who has it. */
export const IMAGE_PATH = '/media/images/:key';
/** What a key looks like; nothing else is ever looked for. */
export const IMAGE_KEY = /^[a-z0-9]{16,64}\.(png|jpg|webp)$/;
export const imageAddress = (key: string): string => href({ path: IMAGE_PATH }, { key });

/** The largest sound that is taken, in bytes, and all of one imported file. */
export const SOUND_BYTES_MAX = 2 * 1024 * 1024;
export const SOUNDS_BYTES_MAX = 200 * 1024 * 1024;
/** The path of a sound, open to anyone who has it. */
export const SOUND_PATH = '/media/sounds/:key';
export const SOUND_KEY = /^[a-z0-9]{16,64}\.(mp3|ogg|m4a|wav)$/;
export const addressOfSound = (key: string): string => href({ path: SOUND_PATH }, { key });

/** The type of a file that is kept, by the ending of its key. */
export const FILE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
} as const;
export type FileType = (typeof FILE_TYPES)[keyof typeof FILE_TYPES];
export const fileTypeOf = (key: string): FileType =>
  FILE_TYPES[key.slice(key.lastIndexOf('.') + 1) as keyof typeof FILE_TYPES];
