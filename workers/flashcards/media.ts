import type { FileHandle } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import {
  addressOfSound,
  IMAGE_BYTES_MAX,
  imageAddress,
  SOUND_BYTES_MAX,
  SOUNDS_BYTES_MAX,
} from '~/domain/images/contract';
import { recordImage } from '~/domain/images/record-image';
import { Problem } from '~/domain/kit/errors';
import { drawOcclusion } from '~/infra/formats/anki/draw-occlusion';
import { mediaMapOf, mediaOf } from '~/infra/formats/anki/media-map';
import { PackageReader } from '~/infra/formats/anki/package-reader';
import type { DrawPictures, Media } from '~/infra/formats/anki/prepare-card';
import { Unreadable } from '~/infra/formats/unreadable';
import { openImageStore } from '~/infra/images/open-store';
import { readSound } from '~/infra/images/read-sound';
import { saveImage } from '~/infra/images/save-image';
import type { Deps } from '~/infra/process/deps';

/** What is wrong with a picture, and not with where it would be kept. */
const ITS_FAULT: ReadonlySet<Problem['kind']> = new Set(['invalid', 'too-large', 'wrong-type']);
/** Pictures and sounds whose addresses are remembered. */
const KNOWN_MAX = 20_000;
const MISSING = { lost: 'picture-missing' as const };
const UNREADABLE = { lost: 'picture-unreadable' as const };
const SILENT = { lost: 'sound' as const };

/**
 * The pictures and sounds of a package, read one at a time and checked. Pictures are written anew, as uploads are; sounds are kept
 * as they are.
 */
export class PackageMedia implements Media {
  private soundBytes = 0;
  private constructor(
    private readonly deps: Deps,
    private readonly personId: number,
    private readonly file: PackageReader,
    private readonly entries: ReadonlyMap<string, string>,
    private readonly store = openImageStore(deps),
  ) {}

  /** @throws Unreadable */
  static async open(deps: Deps, personId: number, handle: FileHandle): Promise<PackageMedia> {
    const file = await PackageReader.open(handle);
    return new PackageMedia(deps, personId, file, await mediaMapOf(file));
  }

  /** The bytes of a media file; null if there is none. @throws Unreadable if it is larger than `most` */
  private async bytesOf(name: string, most = IMAGE_BYTES_MAX): Promise<Buffer | null> {
    const entry = this.entries.get(name);
    return entry === undefined || !this.file.has(entry) ? null : mediaOf(this.file, entry, most);
  }

  private async kept(bytes: Buffer): Promise<string> {
    const { key } = await saveImage(this.deps, this.store, this.personId, bytes, { saveBytes: true });
    return imageAddress(key);
  }

  /** A file that many cards call is kept once. */
  private once<Kept extends object>(keep: (name: string) => Promise<Kept>): (name: string) => Promise<Kept> {
    const known = new LRUCache<string, Kept>({ max: KNOWN_MAX });
    return async (name) => {
      const kept = known.get(name) ?? (await keep(name));
      known.set(name, kept);
      return kept;
    };
  }

  readonly keep = this.once((name) =>
    this.lost(async () => {
      const bytes = await this.bytesOf(name);
      return bytes ? { address: await this.kept(bytes) } : MISSING;
    }),
  );

  readonly keepSound = this.once(async (name) => {
    const kept = await this.lost(async () => {
      const bytes = await this.bytesOf(name, SOUND_BYTES_MAX);
      const sound = bytes && readSound(bytes);
      if (!sound || this.soundBytes + bytes.length > SOUNDS_BYTES_MAX) return SILENT;
      this.soundBytes += bytes.length;
      await this.store.put(sound);
      await this.deps.inTransaction((tx) => recordImage(tx, this.personId, sound));
      return { address: addressOfSound(sound.key) };
    });
    return 'address' in kept ? kept : SILENT;
  });

  readonly draw: DrawPictures = ({ occlusion }) =>
    this.lost(async () => {
      const bytes = await this.bytesOf(decodeURIComponent(occlusion!.picture).normalize('NFC'));
      if (!bytes) return MISSING;
      const [question, answer] = [
        await drawOcclusion(bytes, occlusion!, 'question'),
        await drawOcclusion(bytes, occlusion!, 'answer'),
      ];
      return { question: await this.kept(question), answer: await this.kept(answer) };
    });

  private async lost<T>(work: () => Promise<T>): Promise<T | typeof UNREADABLE> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Unreadable || error instanceof URIError) return UNREADABLE;
      if (error instanceof Problem && ITS_FAULT.has(error.kind)) return UNREADABLE;
      throw error;
    }
  }
}

/** Of a file that holds none. */
export const NO_MEDIA: Media = {
  keep: async () => MISSING,
  keepSound: async () => SILENT,
  draw: async () => MISSING,
};
