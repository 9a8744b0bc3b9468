import { gzipSync } from 'node:zlib';
import { removeAvatar, setAvatar } from '~/domain/accounts/profile/contract';
import { IMAGE_BYTES_MAX } from '~/domain/images/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aPicture, colourAt, metadataOf, pngChunk, saidToBe } from '~/infra/tooling/testing/pictures';
import { TestSocket } from '~/infra/tooling/testing/socket';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const world = openWorld();
const send = (client: TestClient, bytes: Buffer) => client.upload(setAvatar.path, { field: 'upload', bytes });
const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await world.app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};
const kept = (account_id: number) => table(world, 'avatars').find({ account_id });
const shown = async (id: number) => (await table(world, 'accounts').one({ id })).avatar;

describe('an avatar', () => {
  it('is cut to a square, written anew and read by everybody for a year', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const wide = await aPicture('jpeg', {
      width: 900,
      height: 300,
      then: (image) => image.withExif({ IFD0: { Copyright: 'SECRET NAME' } }),
    });
    const { status, body } = await send(client, wide);
    expect([status, body]).toEqual([200, { avatar: expect.stringMatching(/^\/media\/avatars\/[0-9a-f]{32}\.webp$/) }]);
    const picture = await fetched(body.avatar);
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-length': String(picture.bytes.length),
    });
    expect(picture.headers).not.toHaveProperty('set-cookie');
    expect(await metadataOf(picture.bytes)).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(picture.bytes.includes('SECRET NAME')).toBe(false);
    const [left, right] = [await colourAt(picture.bytes, 20, 128), await colourAt(picture.bytes, 236, 128)];
    expect(left[0]).toBeGreaterThan(150);
    expect(right[2]).toBeGreaterThan(150);
    expect((await fetched(body.avatar, { 'if-none-match': String(picture.headers.etag) })).status).toBe(304);
    expect((await client.get('/api/session/')).body.person.avatar).toBe(body.avatar);
  });

  it('gives way to the next one, which has another address', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const first = (await send(client, await aPicture())).body.avatar;
    const second = (await send(client, await aPicture())).body.avatar;
    expect(second).not.toBe(first);
    expect((await fetched(first)).status).toBe(404);
    expect((await fetched(second)).status).toBe(200);
    expect(await kept(person.id)).toHaveLength(1);
  });

  it('is deleted when it is removed, also twice, and with its account', async () => {
    const [one, other] = [await aPerson(world), await aPerson(world)];
    const client = await world.signedIn(one);
    const url = (await send(client, await aPicture())).body.avatar;
    for (const _ of [1, 2]) expect((await client.post(removeAvatar.path)).body).toEqual({ ok: true });
    expect([(await fetched(url)).status, await shown(one.id), await kept(one.id)]).toEqual([404, '', []]);
    const others = (await send(await world.signedIn(other), await aPicture())).body.avatar;
    await world.deps.dataSource.query('DELETE FROM accounts WHERE id = $1', [other.id]);
    expect((await fetched(others)).status).toBe(404);
  });

  it('leaves one picture when two are sent at once', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const answers = await Promise.all([send(client, await aPicture('png')), send(client, await aPicture('webp'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [row, ...rest] = await kept(person.id);
    expect(rest).toEqual([]);
    expect(await shown(person.id)).toBe(`/media/avatars/${row!.key}`);
  });

  it('is seen at once in the groups one is in', async () => {
    const person = await aPerson(world);
    const { pin, host } = await aGroup(world, { others: [person] });
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(host));
    await socket.watch('group.lobby', pin);
    const { avatar } = (await send(await world.signedIn(person), await aPicture())).body;
    await socket.next(({ snapshot }) => snapshot.members[1].avatar === avatar);
    socket.close();
  });
});

describe('an avatar is refused, and the one before stays, when', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const frames = async () => {
    const sharp = (await import('sharp')).default;
    // Each frame differs from the one before: equal ones would become one.
    const pixels = Buffer.alloc(10 * 20_000 * 3);
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.floor(at / 300) % 2 === 0 ? 10 : 240;
    return sharp(pixels, { raw: { width: 10, height: 20_000, channels: 3, pageHeight: 10 } })
      .webp({ loop: 0, effort: 0 })
      .toBuffer();
  };
  const animatedPng = async () => {
    const still = await aPicture();
    return Buffer.concat([
      still.subarray(0, 33),
      pngChunk('acTL', Buffer.from([0, 0, 7, 208, 0, 0, 0, 0])),
      still.subarray(33),
    ]);
  };
  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    [
      'it is said to be 60,000 pixels wide',
      async () => saidToBe(await aPicture(), 60_000, 60_000),
      413,
      'image-too-large',
    ],
    ['it has two thousand frames', frames, 422, 'image-animated'],
    ['it is an animated PNG', animatedPng, 422, 'image-animated'],
    ['it is an SVG', () => Buffer.from(svg), 415, 'image-wrong-type'],
    ['it is a compressed SVG', () => gzipSync(svg), 415, 'image-wrong-type'],
    ['it is a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'image-wrong-type'],
    ['it is cut off', async () => (await aPicture('png')).subarray(0, -20), 422, 'image-broken'],
    ['it is empty', () => Buffer.alloc(0), 422, 'image-missing'],
    ['it has more bytes than allowed', () => Buffer.alloc(IMAGE_BYTES_MAX + 1), 413, 'image-too-large'],
    ['it has far more bytes', () => Buffer.alloc(IMAGE_BYTES_MAX + 200_000), 413, 'too-large'],
  ])('%s', async (_, make, status, problem) => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const before = (await send(client, await aPicture())).body.avatar;
    const answer = await send(client, await make());
    expect([answer.status, answer.body.type]).toEqual([status, `/problems/${problem}`]);
    expect(await shown(person.id)).toBe(before);
    expect((await fetched(before)).status).toBe(200);
  });
});
