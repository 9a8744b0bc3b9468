import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { IMAGE_BYTES_MAX, uploadImage } from '~/domain/images/contract';
import { LIMITS } from '~/infra/redis/limits';
import type { TestClient } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aPicture, colourAt, metadataOf, pngChunk, saidToBe } from '~/infra/tooling/testing/pictures';
import { S3Server } from '~/infra/tooling/testing/s3-server';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const told = ({ status, body }: { status: number; body: { type: string } }) => [status, body.type];
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const gif = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

describe('pictures in texts', () => {
  const world = openWorld();
  const files = async () =>
    (await readdir(join(world.dataDir, 'images'), { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
  const upload = (client: TestClient, bytes: Buffer, file: { name?: string; type?: string } = {}) =>
    client.upload(uploadImage.path, { field: 'upload', bytes, ...file });
  const fetched = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await world.app.inject({ method: 'GET', url, headers });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  };
  const aWriter = async () => world.signedIn(await aPerson(world));

  it.each([
    ['png' as const, 'image/png', 'png'],
    ['jpeg' as const, 'image/jpeg', 'jpg'],
    ['webp' as const, 'image/webp', 'webp'],
  ])('a %s is written anew, kept and read by everybody for a year', async (format, type, ending) => {
    const person = await aPerson(world);
    const sent = await aPicture(format);
    const { status, body } = await upload(await world.signedIn(person), sent, {
      name: '../../etc/passwd',
      type: 'text/html',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      url: expect.stringMatching(new RegExp(`^/media/images/[0-9a-f]{64}\\.${ending}$`)),
      width: 40,
      height: 20,
    });
    const key = body.url.slice('/media/images/'.length);
    const picture = await fetched(body.url);
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${key}"`,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-length': String(picture.bytes.length),
    });
    // What a cache keeps for everybody sets nobody's cookie.
    expect(picture.headers).not.toHaveProperty('set-cookie');
    expect(await metadataOf(picture.bytes)).toMatchObject({ format, width: 40, height: 20 });
    expect(await table(world, 'images').one({ key })).toMatchObject({
      account_id: person.id,
      width: 40,
      height: 20,
      bytes: picture.bytes.length,
      created_at: world.clock.now(),
    });
    expect(await files()).toContain(key);
    expect((await fetched(body.url, { 'if-none-match': `"${key}"` })).status).toBe(304);
  });

  it('the same one twice, also in the same instant, is once, and stays that of who sent it first', async () => {
    const [first, second] = [await aPerson(world), await aPerson(world)];
    const picture = await aPicture('png', { width: 33 });
    const client = await world.signedIn(first);
    const url = (await upload(client, picture)).body.url;
    const others = await Promise.all([upload(client, picture), upload(await world.signedIn(second), picture)]);
    expect(others.map(({ body }) => body.url)).toEqual([url, url]);
    expect(await table(world, 'images').find({ key: url.split('/').at(-1) })).toMatchObject([{ account_id: first.id }]);
  });

  it('a picture that a telephone took on its side is turned upright, and says no more where it was taken', async () => {
    const sent = await aPicture('jpeg', {
      then: (image) =>
        image
          .withExif({ IFD0: { Copyright: 'SECRET NAME' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
          .withMetadata({ orientation: 6 }),
    });
    expect(await metadataOf(sent)).toMatchObject({ orientation: 6, width: 40, height: 20 });
    expect(sent.includes('SECRET NAME')).toBe(true);
    const { body } = await upload(await aWriter(), sent);
    expect(body).toMatchObject({ width: 20, height: 40 });
    const { bytes } = await fetched(body.url);
    const header = await metadataOf(bytes);
    expect([header.exif, header.icc, header.xmp, header.iptc, header.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('SECRET NAME')).toBe(false);
    const [top, bottom] = [await colourAt(bytes, 10, 5), await colourAt(bytes, 10, 35)];
    expect(top[0]).toBeGreaterThan(150);
    expect(bottom[2]).toBeGreaterThan(150);
  });

  it('of a picture that is another file too nothing but its pixels is left', async () => {
    const payload = '<script>alert(document.cookie)</script>';
    const jpeg = await aPicture('jpeg');
    const comment = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0x00, payload.length + 2]),
      Buffer.from(payload),
      jpeg.subarray(2),
      Buffer.from(payload),
    ]);
    const png = await aPicture('png');
    const text = Buffer.concat([
      png.subarray(0, 33),
      pngChunk('tEXt', Buffer.from(`Comment\0${payload}`)),
      png.subarray(33),
    ]);
    for (const sent of [comment, text]) {
      const { status, body } = await upload(await aWriter(), sent);
      expect(status).toBe(200);
      const { bytes } = await fetched(body.url);
      for (const trace of ['script', 'alert', 'Comment']) expect(bytes.includes(trace)).toBe(false);
    }
  });

  describe('is refused, and nothing is kept, when', () => {
    const png = () => aPicture('png');
    const cut = async (format: 'png' | 'jpeg' | 'webp', share = 0.5) => {
      const whole = await aPicture(format, { width: 200, height: 200, then: (image) => image.blur(2) });
      return whole.subarray(0, Math.floor(whole.length * share));
    };
    const animated = async () => {
      const still = await png();
      return Buffer.concat([
        still.subarray(0, 33),
        pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
        still.subarray(33),
      ]);
    };
    const moving = async () => {
      const sharp = (await import('sharp')).default;
      const frames = Buffer.concat([Buffer.alloc(10 * 10 * 3, 10), Buffer.alloc(10 * 10 * 3, 200)]);
      return sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
        .webp({ loop: 0, delay: [100, 100] })
        .toBuffer();
    };
    it.each<[string, () => Promise<Buffer> | Buffer, [number, string]]>([
      ['it is an SVG', () => Buffer.from(svg), [415, 'image-wrong-type']],
      ['it is an SVG after a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`), [415, 'image-wrong-type']],
      ['it is a compressed SVG', () => gzipSync(svg), [415, 'image-wrong-type']],
      ['it is a GIF', () => gif, [415, 'image-wrong-type']],
      [
        'it is a GIF with a script in it',
        () => Buffer.concat([gif, Buffer.from('/*<script>alert(1)</script>*/')]),
        [415, 'image-wrong-type'],
      ],
      ['it is a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), [415, 'image-wrong-type']],
      [
        'it is a PDF that goes on as a PNG',
        async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await png()]),
        [415, 'image-wrong-type'],
      ],
      ['it is a BMP', () => Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0', 'latin1'), [415, 'image-wrong-type']],
      ['it is a TIFF', () => Buffer.from('II*\0\x08\0\0\0', 'latin1'), [415, 'image-wrong-type']],
      ['it is one byte', () => Buffer.from('x'), [415, 'image-wrong-type']],
      ['it is nothing', () => Buffer.alloc(0), [422, 'image-missing']],
      [
        'it is a PNG by its first bytes only',
        async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from(svg)]),
        [422, 'image-broken'],
      ],
      [
        'it is a JPEG by its first bytes only',
        () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
        [422, 'image-broken'],
      ],
      [
        'it is a WebP by its first bytes only',
        () => Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBP', 'latin1'), Buffer.from('x'.repeat(12))]),
        [422, 'image-broken'],
      ],
      ['a PNG is cut off', () => cut('png'), [422, 'image-broken']],
      ['a PNG lacks its last byte', () => cut('png', 0.999), [422, 'image-broken']],
      ['a JPEG is cut off', () => cut('jpeg'), [422, 'image-broken']],
      ['a WebP is cut off', () => cut('webp'), [422, 'image-broken']],
      [
        'a PNG is an archive too',
        async () => Buffer.concat([await png(), Buffer.from('PK\x03\x04archive')]),
        [422, 'image-broken'],
      ],
      [
        'a WebP is a script too',
        async () => Buffer.concat([await aPicture('webp'), Buffer.from('/*<script>*/')]),
        [422, 'image-broken'],
      ],
      [
        'the pixels of a PNG are damaged',
        async () => {
          const bytes = Buffer.from(await png());
          bytes.fill(0xff, 50, 70);
          return bytes;
        },
        [422, 'image-broken'],
      ],
      ['a PNG moves', animated, [422, 'image-animated']],
      ['a WebP moves', moving, [422, 'image-animated']],
      [
        'it says that it has more pixels than can be',
        async () => saidToBe(await png(), 7_000, 7_000),
        [413, 'image-too-large'],
      ],
      [
        'it says that an edge is longer than can be',
        async () => saidToBe(await png(), 8_001, 10),
        [413, 'image-too-large'],
      ],
      ['it is a bomb of gigapixels', async () => saidToBe(await png(), 100_000, 100_000), [413, 'image-too-large']],
      [
        'it says that it has more pixels than it has',
        async () => saidToBe(await png(), 5_000, 5_000),
        [422, 'image-broken'],
      ],
      ['it is empty by its header', async () => saidToBe(await png(), 0, 0), [422, 'image-broken']],
      [
        'its numbers are beyond numbers',
        async () => saidToBe(await png(), 0xffffffff, 0xffffffff),
        [422, 'image-broken'],
      ],
      [
        'it is larger than can be',
        async () => Buffer.concat([await png(), Buffer.alloc(IMAGE_BYTES_MAX)]),
        [413, 'image-too-large'],
      ],
    ])('%s', async (_name, bytes, [status, code]) => {
      const before = [await table(world, 'images').count(), await files()];
      const answer = await upload(await aWriter(), await bytes(), { name: 'picture.png', type: 'image/png' });
      expect(told(answer)).toEqual([status, `/problems/${code}`]);
      expect([await table(world, 'images').count(), await files()]).toEqual(before);
    });

    it('what is sent is longer than any picture, by what it says of itself and by what it is', async () => {
      const client = await aWriter();
      const far = await upload(client, Buffer.alloc(IMAGE_BYTES_MAX + 128 * 1_024));
      expect(told(far)).toEqual([413, '/problems/too-large']);
    });

    it('there is no file, or it is not in its field, or it is no form', async () => {
      const client = await aWriter();
      expect(told(await client.upload(uploadImage.path, { field: 'other', bytes: await aPicture() }))).toEqual([
        422,
        '/problems/image-missing',
      ]);
      expect(
        told(await client.upload(uploadImage.path, { field: 'other', bytes: Buffer.from('x') }, { upload: 'text' })),
      ).toEqual([422, '/problems/image-missing']);
      expect(told(await client.post(uploadImage.path, { upload: 'x' }))).toEqual([415, '/problems/image-wrong-type']);
    });

    // rules: 1.5.18
    it('somebody else sends it: a stranger, a guest, another site', async () => {
      const bytes = await aPicture('png', { width: 21 });
      const file = { field: 'upload', bytes };
      expect(told(await upload(world.client(), bytes))).toEqual([401, '/problems/not-signed-in']);
      expect((await upload(await world.signedIn(await aGuest(world)), bytes)).status).toBe(403);
      expect(told(await (await aWriter()).upload(uploadImage.path, file, {}, { withoutCsrf: true }))).toEqual([
        403,
        '/problems/csrf',
      ]);
      expect(await table(world, 'images').count({ width: 21 })).toBe(0);
    });
  });

  it('of one person so many a day and no more', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const [points] = LIMITS.imageUploads;
    for (let used = 0; used < points; used += 1) await world.app.limits.imageUploads.take(person.id);
    const refused = await upload(client, await aPicture());
    expect(told(refused)).toEqual([429, '/problems/image-quota']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    world.clock.advance(24 * 3_600_000);
    expect((await upload(client, await aPicture())).status).toBe(200);
  });

  it('many at once are read in turn; more than can wait are asked to come again', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, aWriter));
    await Promise.all(clients.map((client) => client.get('/api/session/')));
    const picture = await aPicture('jpeg', { width: 1_500, height: 1_500 });
    const answers = await Promise.all(clients.map((client) => upload(client, picture)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(12);
    for (const answer of answers)
      if (answer.status !== 200)
        expect([...told(answer), answer.headers['retry-after']]).toEqual([503, '/problems/images-busy', '3']);
    // The places are free again.
    expect((await upload(clients[0]!, picture)).status).toBe(200);
  });

  it.each([
    '/media/images/x.png',
    `/media/images/${'a'.repeat(64)}.png`,
    `/media/images/${'a'.repeat(64)}.svg`,
    '/media/images/..%2f..%2f..%2fpackage.json',
    `/media/images/${'A'.repeat(64)}.png`,
    '/media/images/%00.png',
    '/media/images/',
    '/media/images/../images.ts',
    `/media/images/${'a'.repeat(64)}.png.part`,
  ])('%s is not there', async (url) => {
    const answer = await fetched(url, { accept: 'application/json' });
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });
});

describe('pictures in a bucket', () => {
  const s3 = new S3Server();
  beforeAll(() => s3.open());
  afterAll(() => s3.close());
  const world = openWorld({ images: { s3: s3.config } });
  const send = async (width: number) =>
    (await world.signedIn(await aPerson(world))).upload(uploadImage.path, {
      field: 'upload',
      bytes: await aPicture('png', { width }),
    });

  it('are sent and read as those on a disk are', async () => {
    const { status, body } = await send(31);
    expect(status).toBe(200);
    const answer = await world.app.inject({ method: 'GET', url: body.url });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(await metadataOf(answer.rawPayload)).toMatchObject({ width: 31 });
    expect((await world.app.inject({ method: 'GET', url: `/media/images/${'a'.repeat(64)}.png` })).statusCode).toBe(
      404,
    );
  });

  it('that the bucket does not take leave no row', async () => {
    s3.busyFor = 100;
    expect(told(await send(32))).toEqual([503, '/problems/image-store-down']);
    s3.busyFor = 0;
    expect(await table(world, 'images').count({ width: 32 })).toBe(0);
  });
});
