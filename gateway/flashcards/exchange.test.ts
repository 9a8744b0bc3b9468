import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import initSqlJs from 'sql.js';
import { parse } from 'csv-parse/sync';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { EXPORT_FILE_PATH, importStart } from '~/domain/flashcards/exchange/contract';
import { LEGACY_TABLES } from '~/infra/formats/anki/legacy-schema';
import { root } from '~/infra/process/root';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import {
  type AnkiNote,
  anAnkiPackage,
  legacyCollection,
  SAMPLE,
} from '~/infra/tooling/testing/factories/anki-packages';
import { anImport, aSentCardFile } from '~/infra/tooling/testing/factories/card-imports';
import type { TestClient } from '~/infra/tooling/testing/client';
import { leftOnDisk } from '~/infra/tooling/testing/factories/imports';
import { aPicture } from '~/infra/tooling/testing/pictures';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);

interface Card {
  deck_name: string;
  front: string;
  back: string;
  tags: string[];
}
const cardsOf = (personId: number) =>
  query<Card>(
    `SELECT deck.deck_name, card.front, card.back, card.tags FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
      WHERE deck.owner_id = $1 AND deck.deleted_at IS NULL AND card.deleted_at IS NULL ORDER BY deck.id, card.position`,
    [personId],
  );
const logOf = (personId: number) =>
  query(
    `SELECT card.front, review.answered_at, review.correct FROM flashcard_reviews review JOIN flashcards card ON card.id = review.flashcard_id
      WHERE review.account_id = $1 ORDER BY review.answered_at`,
    [personId],
  );

/** A file as a browser downloads it. */
async function download(client: TestClient, choice: string): Promise<{ status: number; bytes: Buffer; name: string }> {
  const answer = await world.app.inject({
    method: 'GET',
    url: `${EXPORT_FILE_PATH}?${choice}`,
    headers: { cookie: client.cookieHeader },
  });
  return {
    status: answer.statusCode,
    bytes: answer.rawPayload,
    name: String(answer.headers['content-disposition']),
  };
}

const basic = (guid: string, front: string, back = 'Back'): AnkiNote => ({
  guid,
  type: 'basic',
  fields: [front, back],
});
const outcome = async (file: Buffer | string, name = 'cards.apkg') => {
  const { look, person } = await anImport(world, file, { name });
  const { import: imported } = await look();
  expect(await query('SELECT 1 FROM decks WHERE owner_id = $1', [person.id])).toEqual([]);
  expect(
    await query(
      'SELECT 1 FROM flashcard_import_items item JOIN flashcard_imports i ON i.id = item.import_id WHERE i.account_id = $1',
      [person.id],
    ),
  ).toEqual([]);
  return [imported.state, imported.failure];
};
const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));

describe('a refused file leaves nothing:', () => {
  it('neither a package nor CSV', async () => {
    for (const [file, name] of [
      ['%PDF-1.7', 'cards.pdf'],
      ['front,back', 'cards.exe'],
    ] as const) {
      const sent = await aSentCardFile(world, file, { name });
      expect([sent.status, sent.body.type]).toEqual([422, '/problems/card-file-unknown']);
    }
    const qti = readFileSync(join(root, 'infra/formats/testing/qti-item.xml'));
    for (const [file, name] of [
      [qti, 'item.xml'],
      [zip({ 'item.xml': qti }), 'bank.zip'],
    ] as const)
      expect((await aSentCardFile(world, file, { name })).body.type).toBe('/problems/qti');
    expect((await aSentCardFile(world, '', { name: 'a.csv' })).body.type).toBe('/problems/card-file-missing');
    expect(await leftOnDisk()).toEqual([]);
  });

  it('a zip without a collection, and a package of tomorrow', async () => {
    expect(await outcome(zip({ 'notes.txt': Buffer.from('x') }))).toEqual(['failed', 'unknown-format']);
    const newer = { meta: Buffer.from([8, 4]), 'collection.anki2': await legacyCollection([basic('a', 'A')]) };
    expect(await outcome(zip(newer))).toEqual(['failed', 'unknown-format']);
  });

  it('a database that is none, is cut off, or is damaged inside', async () => {
    const whole = await legacyCollection(
      Array.from({ length: 300 }, (_, index) => basic(`g${index}`, `Front ${index}`)),
    );
    const damaged = Buffer.from(whole);
    damaged.fill(0xee, 3 * 4_096, damaged.length - 4_096);
    for (const collection of [Buffer.from('no database'), whole.subarray(0, 8_000), damaged])
      expect(await outcome(zip({ 'collection.anki21': collection }))).toEqual(['failed', 'broken-file']);
  });

  it('a view in the place of a table, which would run what a stranger wrote', async () => {
    const { Database } = await initSqlJs();
    const db = new Database(await legacyCollection([basic('a', 'A')]));
    db.run('ALTER TABLE notes RENAME TO real_notes');
    db.run(
      `CREATE VIEW notes AS WITH RECURSIVE forever(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM forever) SELECT n AS id FROM forever`,
    );
    expect(await outcome(zip({ 'collection.anki21': db.export() }))).toEqual(['failed', 'hostile-file']);
  });

  it('an archive that is larger inside than anything may be, or than it says', async () => {
    const bomb = zip({ 'collection.anki21': new Uint8Array(300 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await outcome(bomb)).toEqual(['failed', 'hostile-file']);
    // The directory tells a smaller size than comes out.
    const lying = Buffer.from(zip({ 'collection.anki21': new Uint8Array(2_000_000) }));
    const central = lying.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    lying.writeUInt32LE(1_000, central + 24);
    expect(await outcome(lying)).toEqual(['failed', 'broken-file']);
  });

  it('names that lead out of their folder', async () => {
    const collection = await legacyCollection([basic('a', 'A')]);
    for (const name of ['../../etc/passwd', '/etc/passwd', 'a\\b', '..'])
      expect(await outcome(zip({ 'collection.anki21': collection, [name]: Buffer.from('x') }))).toEqual([
        'failed',
        'hostile-file',
      ]);
  });

  it('an archive cut off or with zeros inside, and a package without cards', async () => {
    const file = Buffer.from(await anAnkiPackage(SAMPLE));
    expect(await outcome(file.subarray(0, file.length / 2))).toEqual(['failed', 'broken-file']);
    expect(await outcome(Buffer.from(file).fill(0, file.length / 4, file.length / 2))).toEqual([
      'failed',
      'broken-file',
    ]);
    expect(await outcome(await anAnkiPackage([]))).toEqual(['failed', 'no-cards']);
  });
});

describe('media', () => {
  it('is looked for in the package only, by the names of its list', async () => {
    const media = { 'heart.png': await aPicture('png'), 'lies.png': Buffer.from('<svg onload="alert(1)">') };
    const notes = ['heart.png', '../heart.png', 'lies.png', 'none.png', '%68eart.png'].map((name, index) =>
      basic(`g${index}`, `<img src="${name}">words`),
    );
    const { person, look } = await anImport(world, await anAnkiPackage(notes, { media }));
    expect((await cardsOf(person.id)).map(({ front }) => front.includes('<img'))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect((await look()).items.items.map((item: { notes: string[] }) => item.notes)).toEqual([
      [],
      ['picture-missing'],
      ['picture-unreadable'],
      ['picture-missing'],
      [],
    ]);
  });
});

describe('one import', () => {
  it('is its owner’s alone, made once for one submission, and one at a time', async () => {
    const person = await aPerson(world);
    const fields = { submission_id: '11111111-1111-4111-8111-111111111111' };
    const file = await anAnkiPackage(SAMPLE.slice(0, 1));
    const first = await aSentCardFile(world, file, { person, fields });
    const second = await aSentCardFile(world, file, { person, fields });
    expect(second.body).toEqual(first.body);
    const other = await aSentCardFile(world, file, { person });
    expect([other.status, other.body.type]).toEqual([409, '/problems/card-import-running']);
    const stranger = await world.signedIn(await aPerson(world));
    expect((await stranger.get(first.path)).status).toBe(404);
    for (const data_request of ['cancel', 'undo', 'status'])
      expect((await stranger.post(first.path, { data_request })).status).toBe(404);
    expect((await first.client.get(importStart.path)).body.imports).toHaveLength(1);
    expect(await world.drain()).toEqual([]);
  });
});

const HEAD = {
  deck_name: 'Murmurs',
  deck_description: 'What each one sounds like',
  deck_colour: 'teal',
  deck_icon: 'heart',
};

/** Somebody with a deck that they have written. */
async function aWriter(cards: { front: string; back: string; tags?: string[] }[]) {
  const person = await aPerson(world);
  const client = await world.signedIn(person);
  const sent = cards.map((card, index) => ({
    id: `n00000000-0000-4000-8000-${String(person.id * 1_000 + index).padStart(12, '0')}`,
    ...card,
  }));
  const made = await client.post(createDeck.path, { data_request: 'submit', ...HEAD, cards: sent });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const deck = Number(/(\d+)\/$/.exec(made.body.next_url)![1]);
  return { person, client, deck };
}

describe('an exported package', () => {
  it('has the tables of schema 11, with cards, pictures and history', async () => {
    const picture = await aPicture('png');
    const { person, client } = await anImport(world, await anAnkiPackage(SAMPLE, { media: { 'heart.png': picture } }));
    const { status, bytes, name } = await download(client, 'format=apkg&history=true');
    expect([status, name]).toEqual([200, expect.stringContaining('.apkg')]);
    const files = unzipSync(bytes);
    const { Database } = await initSqlJs();
    const db = new Database(files['collection.anki2']);
    const [tables] = db.exec(`SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name`);
    expect(tables!.values.map(([table]) => table)).toEqual(['cards', 'col', 'graves', 'notes', 'revlog']);
    const plain = (sql: string) => sql.replaceAll(/\s+/g, ' ');
    for (const [, sql] of tables!.values) expect(plain(LEGACY_TABLES)).toContain(plain(String(sql)));
    const value = (sql: string) => db.exec(sql)[0]?.values;
    expect(value('SELECT ver FROM col')).toEqual([[11]]);
    expect(
      value('SELECT count(*), count(DISTINCT guid), min(length(flds) > 2), count(DISTINCT mid) FROM notes'),
    ).toEqual([[5, 5, 1, 4]]);
    expect(value('SELECT count(*) FROM cards JOIN notes ON notes.id = cards.nid')).toEqual([[9]]);
    expect(value('SELECT id, ease, time FROM revlog ORDER BY id')).toEqual([
      [1_650_000_000_000, 3, 4200],
      [1_650_600_000_000, 1, 4200],
      [1_651_000_000_000, 4, 4200],
    ]);
    const [models, decks] = value('SELECT models, decks FROM col')![0]!.map((json) => JSON.parse(String(json)));
    for (const [mid] of value('SELECT DISTINCT mid FROM notes')!) {
      const { flds, originalStockKind } = models[String(mid)];
      expect(flds).toHaveLength(originalStockKind === 6 ? 5 : 2);
    }
    for (const [did] of value('SELECT DISTINCT did FROM cards')!)
      expect(decks[String(did)].name).toMatch(/^Medicine::/);
    const media = JSON.parse(Buffer.from(files.media!).toString()) as Record<string, string>;
    expect(
      Object.values(media).every((file) => value(`SELECT 1 FROM notes WHERE flds LIKE '%${file}%'`)!.length > 0),
    ).toBe(true);
    // A picture with masks leaves once, without them.
    expect(Object.keys(media).length).toBe(1);
    expect(await logOf(person.id)).toHaveLength(3);
  });

  it('is read by a reader that is not ours', async () => {
    const { client, deck } = await aWriter([
      { front: '<p>Which valve?</p>', back: '<p>Mitral</p>', tags: ['heart'] },
      { front: '<p>Which side?</p>', back: '<p>Left</p>' },
    ]);
    const { bytes } = await download(client, `deck=${deck}&format=apkg`);
    // A module of its own kind, so in a process of its own.
    const script = `import { readAnkiPackage } from 'anki-reader';
      import { buffer } from 'node:stream/consumers';
      const { collection } = await readAnkiPackage(new Blob([await buffer(process.stdin)]));
      const decks = Object.values(collection.getDecks());
      const cards = Object.values(decks.find((deck) => deck.getName() === 'Murmurs').getCards());
      process.stdout.write(JSON.stringify(cards.map((card) => Object.values(card.getFields()))));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      input: bytes,
      cwd: root,
    });
    expect(stderr.toString()).toBe('');
    expect(JSON.parse(stdout.toString())).toEqual([
      ['<p>Which valve?</p>', '<p>Mitral</p>'],
      ['<p>Which side?</p>', '<p>Left</p>'],
    ]);
  });

  it('brings nothing new to whom it came from, and the same cards to anybody else', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map((one) => one.replaceAll(/[\p{Cc}\p{Cs}<>&"']/gu, '').trim());
    const side = text.map((words) => `<p>x${words}</p><ul><li>${words}y</li></ul>`);
    const tag = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/);
    const card = fc.record({ front: side, back: side, tags: fc.uniqueArray(tag, { maxLength: 3 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(card, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('apkg', 'csv'),
        async (cards, format) => {
          const { person, client, deck } = await aWriter(cards);
          const { bytes } = await download(client, `deck=${deck}&format=${format}`);
          const name = format === 'csv' ? 'murmurs.csv' : 'murmurs.apkg';
          const own = await anImport(world, bytes, { person, name });
          expect((await own.look()).import.counts).toMatchObject({ new: 0, updated: 0, duplicate: cards.length });
          const other = await anImport(world, bytes, { name });
          expect(await cardsOf(other.person.id)).toEqual(await cardsOf(person.id));
        },
      ),
      { numRuns: 8 },
    );
  });

  it('with history keeps the same log when it comes back, and elsewhere', async () => {
    const { person, client } = await anImport(world, await anAnkiPackage(SAMPLE.slice(0, 1)));
    const { bytes } = await download(client, 'format=apkg&history=true');
    const before = await logOf(person.id);
    const again = await anImport(world, bytes, { person });
    expect((await again.look()).import).toMatchObject({ reviews: 0, counts: { duplicate: 1 } });
    expect(await logOf(person.id)).toEqual(before);
    const other = await anImport(world, bytes);
    expect(await logOf(other.person.id)).toEqual(before);
    expect(before).toHaveLength(3);
  });

  it('is of one’s own decks only', async () => {
    const { deck } = await aWriter([{ front: '<p>a</p>', back: '' }]);
    const stranger = await world.signedIn(await aPerson(world));
    expect((await download(stranger, `deck=${deck}&format=apkg`)).status).toBe(404);
    expect((await download(stranger, 'format=csv')).status).toBe(404);
    expect((await download(world.client(), 'format=csv')).status).toBe(401);
    expect((await download(stranger, 'format=exe')).status).toBe(422);
  });
});

describe('CSV', () => {
  it.each<[string, string, string[][]]>([
    ['commas and names', 'front,back,tags\r\nA,B,x;y\r\n', [['<p>A</p>', '<p>B</p>']]],
    [
      'a mark, semicolons and Spanish names',
      '\ufeffAnverso;Reverso\n"Uno;dos";Tres\n',
      [['<p>Uno;dos</p>', '<p>Tres</p>']],
    ],
    [
      'tabs, without names',
      'A\tB\nC\tD',
      [
        ['<p>A</p>', '<p>B</p>'],
        ['<p>C</p>', '<p>D</p>'],
      ],
    ],
    ['quoted line ends', 'front,back\n"A\nB","C ""d"""\n', [['<p>A<br />B</p>', '<p>C &quot;d&quot;</p>']]],
    ['signs that are no tags', 'front,back\nx<y,2 > 1\n', [['<p>x&lt;y</p>', '<p>2 &gt; 1</p>']]],
    ['HTML', 'front,back\n<b>A</b>,<script>x</script>B\n', [['<strong>A</strong>', 'B']]],
  ])('comes in with %s', async (_name, file, expected) => {
    const { person } = await anImport(world, file, { name: 'words.csv' });
    const cards = await cardsOf(person.id);
    expect(cards.map(({ front, back }) => [front, back])).toEqual(
      expected.map((sides) => sides.map((side) => side.replaceAll('&quot;', '"'))),
    );
    expect(cards[0]!.deck_name).toBe('words');
  });

  it('twice brings nothing twice; a changed back is newer', async () => {
    const person = await aPerson(world);
    await anImport(world, 'front,back\nA,B\n', { person, name: 'words.csv' });
    const same = await anImport(world, 'front,back\nA,B\n', { person, name: 'words.csv' });
    expect((await same.look()).import.counts).toMatchObject({ duplicate: 1, new: 0 });
    world.clock.advance(1_000);
    const changed = await anImport(world, 'front,back\nA,C\n', { person, name: 'words.csv' });
    expect((await changed.look()).import.counts).toMatchObject({ updated: 1, new: 0 });
  });

  it('goes out as spreadsheets read it, and runs no formula', async () => {
    const { client, deck } = await aWriter([{ front: '=1+1', back: '<p>"a", b\nc</p>', tags: ['x', 'y'] }]);
    const { bytes, name } = await download(client, `deck=${deck}&format=csv`);
    expect(name).toContain('Murmurs.csv');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [row] = parse(bytes, { bom: true, columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({ deck: 'Murmurs', front: "'=1+1", back: '<p>"a", b\nc</p>', tags: 'x;y' });
  });
});
