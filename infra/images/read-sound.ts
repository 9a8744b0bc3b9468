import { createHash } from 'node:crypto';
import { fileTypeOf, SOUND_BYTES_MAX } from '~/domain/images/contract';
import type { StoredFile } from '~/domain/images/image-store';

/** What a sound is by how it begins, never by its name. */
function endingOf(bytes: Buffer): 'mp3' | 'ogg' | 'm4a' | 'wav' | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 4) === 'OggS') return 'ogg';
  if (text(4, 8) === 'ftyp') return 'm4a';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav';
  // A tag, or the first frame of MPEG audio, layer 3.
  return text(0, 3) === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2) ? 'mp3' : null;
}

/** A sound as it is kept, byte for byte; null if it is none of the four kinds, or too large. */
export function readSound(bytes: Buffer): StoredFile | null {
  const ending = bytes.length > 12 && bytes.length <= SOUND_BYTES_MAX ? endingOf(bytes) : null;
  if (!ending) return null;
  const key = `${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
  return { key, type: fileTypeOf(key), bytes };
}
