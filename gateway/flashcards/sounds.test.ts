import { EXPORT_FILE_PATH } from '~/domain/flashcards/exchange/contract';
import { SOUND_BYTES_MAX } from '~/domain/images/contract';
import { type AnkiNote, anAnkiPackage } from '~/infra/tooling/testing/factories/anki-packages';
import { anImport } from '~/infra/tooling/testing/factories/card-imports';
import { openPackage } from '~/infra/tooling/testing/plain-anki-reader';
import { table } from '~/infra/tooling/testing/table';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
let made = 0;
/** A sound like no other. */
const aSound = (bytes = 100) =>
  Buffer.concat([Buffer.from('ID3'), Buffer.from(String((made += 1))), Buffer.alloc(bytes, 7)]);
const fetched = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url, headers });
const cardsOf = (personId: number): Promise<{ front: string; back: string }[]> =>
  world.deps.dataSource.query(
    'SELECT card.front, card.back FROM flashcards card JOIN decks deck ON deck.id = card.deck_id WHERE deck.owner_id = $1 ORDER BY card.id',
    [personId],
  );
const PLAYER = /^<audio src="(\/media\/sounds\/[0-9a-f]{64}\.mp3)" controls="controls" preload="none"><\/audio>$/;

/** A card whose front is a sound alone. */
async function aHeardCard(bytes = aSound()) {
  const notes: AnkiNote[] = [{ guid: `heard-${made}`, type: 'basic', fields: ['[sound:a b &amp; c.mp3]', 'S3'] }];
  const sent = await anImport(world, await anAnkiPackage(notes, { media: { 'a b & c.mp3': bytes } }));
  const [card] = await cardsOf(sent.person.id);
  return { ...sent, bytes, address: PLAYER.exec(card?.front ?? '')?.[1] ?? '' };
}

describe('a sound of a card', () => {
  it('comes in with its card, also where it is all of the front, and belongs to who sent it', async () => {
    const { address, bytes, look, person } = await aHeardCard();
    expect((await look()).items.items).toMatchObject([{ outcome: 'new', notes: [] }]);
    const key = address.split('/').at(-1)!;
    expect(await table(world, 'images').one({ key })).toMatchObject({
      account_id: person.id,
      width: null,
      height: null,
      bytes: bytes.length,
    });
  });

  it('is read whole, kept for a year, and nothing in it runs', async () => {
    const { address, bytes } = await aHeardCard();
    const whole = await fetched(address);
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect((await fetched(address, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
    expect((await fetched('/media/sounds/0123456789abcdef.mp3')).statusCode).toBe(404);
    expect((await fetched('/media/sounds/..%2f..%2fsecret.mp3')).statusCode).toBe(404);
  });

  it.each([
    ['bytes=0-1', 0, 2],
    ['bytes=10-', 10, 104],
    ['bytes=90-5000', 90, 104],
    ['bytes=-4', 100, 104],
    ['bytes=-5000', 0, 104],
  ])('is read in parts: %s', async (range, from, to) => {
    // Three signs, one digit or two, and what fills it up to 104 bytes.
    const { address, bytes } = await aHeardCard(Buffer.concat([aSound(), Buffer.alloc(104)]).subarray(0, 104));
    const part = await fetched(address, { range });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/104`);
    expect(part.rawPayload.equals(bytes.subarray(from, to))).toBe(true);
  });

  it('has no part beyond its end, and is sent whole for parts that cannot be read', async () => {
    const { address, bytes } = await aHeardCard();
    const beyond = await fetched(address, { range: 'bytes=9999-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    for (const range of ['bytes=-', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])
      expect((await fetched(address, { range })).statusCode).toBe(200);
  });

  it.each([
    ['is not in the file', {}],
    ['is no sound', { 's.mp3': Buffer.from('<!doctype html><script>x()</script>') }],
    ['is too large', { 's.mp3': aSound(SOUND_BYTES_MAX) }],
  ])('is left out, and the log says so, if it %s', async (_why, media) => {
    const notes: AnkiNote[] = [{ guid: 'lost', type: 'basic', fields: ['Which sound?', 'S4 [sound:s.mp3]'] }];
    const { person, look } = await anImport(world, await anAnkiPackage(notes, { media }));
    expect((await look()).items.items).toMatchObject([{ outcome: 'new', notes: ['sound'] }]);
    expect(await cardsOf(person.id)).toEqual([{ front: 'Which sound?', back: 'S4' }]);
  });

  it('leaves with its card, and comes back as the same card', async () => {
    const { address, bytes, client, person } = await aHeardCard();
    const { rawPayload } = await fetched(`${EXPORT_FILE_PATH}?format=apkg`, { cookie: client.cookieHeader });
    const { files, rows } = await openPackage(rawPayload);
    const key = address.split('/').at(-1)!;
    expect(rows<{ flds: string }>('SELECT flds FROM notes')).toEqual([{ flds: `[sound:${key}]\u001fS3` }]);
    const names = JSON.parse(Buffer.from(files.media!).toString()) as Record<string, string>;
    const [entry] = Object.entries(names).find(([, name]) => name === key)!;
    expect(Buffer.from(files[entry]!).equals(bytes)).toBe(true);

    const again = await anImport(world, rawPayload);
    expect(await cardsOf(again.person.id)).toEqual(await cardsOf(person.id));
  });
});
