import type { FileHandle } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { imageAddress, IMAGE_BYTES_MAX } from '~/domain/images/contract';
import { Problem } from '~/domain/kit/errors';
import { drawOcclusion } from '~/infra/formats/anki/draw-occlusion';
import { mediaMapOf, mediaOf } from '~/infra/formats/anki/media-map';
import { PackageReader } from '~/infra/formats/anki/package-reader';
import type { DrawPictures, KeepPicture } from '~/infra/formats/anki/prepare-card';
import { Unreadable } from '~/infra/formats/unreadable';
import { saveImage } from '~/infra/images/save-image';
import { openImageStore } from '~/infra/images/open-store';
import type { Deps } from '~/infra/process/deps';

/** What is wrong with a picture, and not with where it would be kept. */
const ITS_FAULT: ReadonlySet<Problem['kind']> = new Set(['invalid', 'too-large', 'wrong-type']);
/** Pictures whose addresses are remembered. */
const KNOWN_MAX = 20_000;
const MISSING = { lost: 'picture-missing' as const };
const UNREADABLE = { lost: 'picture-unreadable' as const };

/** The pictures of a package, read one at a time, checked and written anew by the store of pictures, as uploads are. */
export class PackagePictures {
  private readonly known = new LRUCache<string, Awaited<ReturnType<KeepPicture>>>({ max: KNOWN_MAX });
  private constructor(
    private readonly deps: Deps,
    private readonly personId: number,
    private readonly file: PackageReader,
    private readonly entries: ReadonlyMap<string, string>,
    private readonly store = openImageStore(deps),
  ) {}

  /** @throws Unreadable */
  static async open(deps: Deps, personId: number, handle: FileHandle): Promise<PackagePictures> {
    const file = await PackageReader.open(handle);
    return new PackagePictures(deps, personId, file, await mediaMapOf(file));
  }

  /** The bytes of a media file; null if there is none, or no picture may be that large. */
  private async bytesOf(name: string): Promise<Buffer | null> {
    const entry = this.entries.get(name);
    return entry === undefined || !this.file.has(entry) ? null : mediaOf(this.file, entry, IMAGE_BYTES_MAX);
  }

  private async kept(bytes: Buffer): Promise<string> {
    const { key } = await saveImage(this.deps, this.store, this.personId, bytes, { saveBytes: true });
    return imageAddress(key);
  }

  readonly keep: KeepPicture = async (name) => {
    const before = this.known.get(name);
    if (before) return before;
    const found = await this.lost(async () => {
      const bytes = await this.bytesOf(name);
      return bytes ? { address: await this.kept(bytes) } : MISSING;
    });
    this.known.set(name, found);
    return found;
  };

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

/** Pictures of a file that holds none. */
export const NO_PICTURES = {
  keep: (async () => MISSING) satisfies KeepPicture,
  draw: (async () => MISSING) satisfies DrawPictures,
};
