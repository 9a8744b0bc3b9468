/** A picture as it is kept: found by what is in it, so that the same one twice is once. */
export interface StoredImage {
  /** The SHA-256 of its bytes and the ending of its type, as in `0a…f.png`. */
  key: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/** Where the files of pictures are. Errors are `image-store-down` (503). */
export interface ImageStore {
  /** Whole, or not at all; one that is there already is left. */
  put(image: Pick<StoredImage, 'key' | 'type' | 'bytes'>): Promise<void>;
  /** Null if there is none. */
  open(key: string): Promise<{ body: AsyncIterable<Uint8Array>; bytes: number } | null>;
}
