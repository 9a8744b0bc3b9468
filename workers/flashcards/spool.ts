import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Puts a file on the disk of this worker while `work` lasts. */
export async function spooled<T>(pieces: AsyncIterable<Uint8Array>, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `wardmates-cards-${process.pid}-${randomUUID()}`);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const piece of pieces) await file.write(piece);
    } finally {
      await file.close();
    }
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
