import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ImageStore } from '~/domain/images/image-store';
import { S3Server } from '../tooling/testing/s3-server';
import { openDiskStore } from './disk-store';
import { openS3Store } from './s3-store';

const all = async (body: AsyncIterable<Uint8Array>): Promise<Buffer> =>
  Buffer.concat((await Readable.from(body).toArray()) as Buffer[]);
const aFile = (size = 5_000) => {
  const bytes = randomBytes(size);
  return { key: `${createHash('sha256').update(bytes).digest('hex')}.png`, type: 'image/png' as const, bytes };
};

let folder: string;
let s3: S3Server;
const failures: unknown[] = [];
const failed = (error: unknown) => void failures.push(error);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  s3 = await new S3Server().open();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await s3.close();
});
beforeEach(() => void failures.splice(0));

describe.each<[string, () => ImageStore]>([
  ['a folder', () => openDiskStore(folder, failed)],
  ['a bucket', () => openS3Store(s3.config, failed)],
])('pictures in %s', (_name, open) => {
  it('come back as they were put, by another process too', async () => {
    const file = aFile();
    await open().put(file);
    const found = await open().open(file.key);
    expect(found?.bytes).toBe(file.bytes.length);
    expect((await all(found!.body)).equals(file.bytes)).toBe(true);
  });

  it('put twice, also in the same instant, are there once', async () => {
    const [store, file] = [open(), aFile()];
    await Promise.all([store.put(file), store.put(file), store.put(file)]);
    await store.put(file);
    expect((await all((await store.open(file.key))!.body)).equals(file.bytes)).toBe(true);
  });

  it('that were never put are not there', async () => expect(await open().open(aFile().key)).toBeNull());
});

describe('a folder', () => {
  it('holds nothing half: no file has its name before it is whole, and what a crash cut off is written anew', async () => {
    const [store, file] = [openDiskStore(folder, failed), aFile(200_000)];
    await store.put(file);
    expect((await readdir(join(folder, file.key.slice(0, 2)))).filter((name) => name.endsWith('.part'))).toEqual([]);
    await writeFile(join(folder, file.key.slice(0, 2), file.key), file.bytes.subarray(0, 10));
    await store.put(file);
    expect((await readFile(join(folder, file.key.slice(0, 2), file.key))).equals(file.bytes)).toBe(true);
  });

  it('that cannot be written to says so, and names no path', async () => {
    const blocked = join(folder, 'blocked');
    await writeFile(blocked, '');
    const store = openDiskStore(blocked, failed);
    const problem = await store.put(aFile()).catch((error: unknown) => error);
    expect(problem).toMatchObject({ status: 503, code: 'image-store-down' });
    expect(JSON.stringify(problem)).not.toContain(folder);
    expect(failures).toHaveLength(1);
  });
});

describe('a bucket', () => {
  it('is asked with the signature that S3 asks for, with the type and the hash of the file', async () => {
    const file = aFile();
    await openS3Store(s3.config, failed).put(file);
    expect(s3.refusals).toEqual([]);
    expect(s3.objects.get(`images/${file.key}`)).toEqual({ bytes: file.bytes, type: 'image/png' });
  });

  it.each([
    ['another secret', { secretKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['another key', { accessKey: 'OTHER' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ])('with %s is closed, and that is said without a word of it', async (_name, wrong, code) => {
    const store = openS3Store({ ...s3.config, ...wrong }, failed);
    const before = s3.objects.size;
    for (const work of [() => store.put(aFile()), () => store.open(aFile().key)]) {
      const problem = await work().catch((error: unknown) => error);
      expect(problem).toMatchObject({ status: 503, code: 'image-store-down' });
      expect(JSON.stringify(problem)).not.toMatch(/wrong|OTHER|127\.0\.0\.1/);
    }
    expect(s3.refusals.at(-1)).toBe(code);
    expect(s3.objects.size).toBe(before);
    expect(String(failures[0])).toContain(code);
  });

  it('that is busy is asked again; for as long as that is worth it', async () => {
    const [store, file] = [openS3Store(s3.config, failed), aFile()];
    s3.busyFor = 2;
    await store.put(file);
    expect(s3.objects.has(`images/${file.key}`)).toBe(true);
    s3.busyFor = 3;
    await expect(store.open(file.key)).rejects.toMatchObject({ code: 'image-store-down' });
    s3.busyFor = 0;
  });

  it('that is not there says so', async () => {
    const store = openS3Store({ ...s3.config, endpoint: 'http://127.0.0.1:1' }, failed);
    await expect(store.put(aFile())).rejects.toMatchObject({ code: 'image-store-down' });
    await expect(openS3Store({ ...s3.config, bucket: 'other' }, failed).put(aFile())).rejects.toMatchObject({
      code: 'image-store-down',
    });
  });
});
