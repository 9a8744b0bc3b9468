import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UploadedFile } from './uploads';

describe('a file that somebody sent', () => {
  let folder: string;
  let file: UploadedFile;
  const openFiles = async () => (await readdir('/dev/fd')).length;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wardmates-uploads-'));
    await writeFile(join(folder, 'sent'), Buffer.alloc(1_200_000, 7));
    file = new UploadedFile('sent', 1_200_000, join(folder, 'sent'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is read in pieces', async () => {
    const sizes: number[] = [];
    for await (const piece of file.pieces()) sizes.push(piece.length);
    expect(sizes).toEqual([524_288, 524_288, 151_424]);
    expect(await file.head(10)).toEqual(Buffer.alloc(10, 7));
  });

  it('is not opened when its request is refused before anyone reads it, so that its going harms nobody', async () => {
    const unheard: unknown[] = [];
    const hear = (error: unknown) => void unheard.push(error);
    process.on('uncaughtException', hear);
    const before = await openFiles();
    file.pieces();
    await rm(folder, { recursive: true });
    // The threads that open files work in order: an opening asked for earlier has failed by now.
    await readdir(tmpdir());
    await new Promise(setImmediate);
    process.off('uncaughtException', hear);
    expect(unheard).toEqual([]);
    expect(await openFiles()).toBe(before);
  });

  it('says to its reader that it is gone', async () => {
    await rm(folder, { recursive: true });
    await expect(file.pieces().next()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
