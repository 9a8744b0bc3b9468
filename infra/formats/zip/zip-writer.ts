import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Bytes that are compressed at once; others have their turn in between. */
const CHUNK = 64 * 1024;

/**
 * Writes a zip archive as a stream: what is held in memory does not grow with it. Entries are written one after another.
 * An archive has less than 4 GiB (no ZIP64).
 */
export class ZipWriter {
  private pending: Uint8Array[] = [];
  private failure: Error | null = null;
  private readonly zip = new Zip((error, bytes) => {
    if (error) this.failure = error;
    else this.pending.push(bytes);
  });

  /** @param write takes the next bytes of the archive; the next ones wait for it */
  constructor(private readonly write: (bytes: Uint8Array) => Promise<void>) {}

  /** @param options.stored for what is compressed already, such as a picture */
  async entry(
    name: string,
    content: AsyncIterable<Uint8Array | string>,
    options: { stored?: boolean; at: Date },
  ): Promise<void> {
    const file = options.stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = options.at;
    this.zip.add(file);
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      for (let from = 0; from < bytes.length; from += CHUNK) {
        file.push(bytes.subarray(from, from + CHUNK), false);
        await this.flush();
      }
    }
    file.push(new Uint8Array(0), true);
    await this.flush();
  }

  async end(): Promise<void> {
    this.zip.end();
    await this.flush();
  }

  private async flush(): Promise<void> {
    if (this.failure) throw this.failure;
    for (const bytes of this.pending.splice(0)) await this.write(bytes);
  }
}
