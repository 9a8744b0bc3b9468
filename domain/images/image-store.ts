import type { FileType } from './contract';

/** A picture or a sound as it is kept: found by what is in it, so that the same one twice is once. */
export interface StoredFile {
  /** The SHA-256 of its bytes and the ending of its type, as in `0a…f.png`. */
  key: string;
  type: FileType;
  bytes: Buffer;
}

export interface StoredImage extends StoredFile {
  /** In pixels. */
  width: number;
  height: number;
}

/** Keeps the files of pictures and sounds, on the disk or in a bucket. Errors are `image-store-down` (503). */
export interface ImageStore {
  /** Whole, or not at all; one that is there already is left. */
  put(file: StoredFile): Promise<void>;
  /** Null if there is none. */
  open(key: string): Promise<{ body: AsyncIterable<Uint8Array>; bytes: number } | null>;
}
