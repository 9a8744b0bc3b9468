import { spawnSync } from 'node:child_process';
import { EXPORT_FILE_PATH } from '~/domain/flashcards/exchange/contract';
import { root } from '~/infra/process/root';
import { type AnkiNote, anAnkiPackage } from '~/infra/tooling/testing/factories/anki-packages';
import { anImport } from '~/infra/tooling/testing/factories/card-imports';
import type { TestClient } from '~/infra/tooling/testing/client';
import { aPicture } from '~/infra/tooling/testing/pictures';
import { openPackage, type ReadCard, type ReadNote } from '~/infra/tooling/testing/plain-anki-reader';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);

async function exported(client: TestClient): Promise<Buffer> {
  const answer = await world.app.inject({
    method: 'GET',
    url: `${EXPORT_FILE_PATH}?format=apkg&history=true`,
    headers: { cookie: client.cookieHeader },
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

describe('the form of notes', () => {
  const FORMS: AnkiNote[] = [
    {
      guid: 'cloze',
      type: 'cloze',
      fields: ['The {{c1::{{c2::mitral}} valve::which?}} is <b>left</b> {{c1::too}}', 'Extra'],
      deck: 'Medicine::Heart',
    },
    {
      guid: 'reversed',
      type: 'reversed',
      fields: ['Corazón', 'Heart <img src="heart.png">'],
      deck: 'Medicine::Words::Spanish',
    },
    { guid: 'basic', type: 'basic', fields: ['Front', 'Back'], deck: 'Other' },
  ];
  const withPicture = async () => anAnkiPackage(FORMS, { media: { 'heart.png': await aPicture('png') } });

  it('stays: a cloze is one note with a card for each gap, a reversed note has two, and decks keep their tree', async () => {
    const { client } = await anImport(world, await withPicture());
    const file = await exported(client);
    const { files, rows, decks, models } = await openPackage(file);
    const notes = rows<ReadNote>('SELECT * FROM notes ORDER BY guid');
    expect(
      notes.map(({ guid, mid, flds }) => [guid, models[mid]!.type, models[mid]!.tmpls.length, flds.split('\u001f')[0]]),
    ).toEqual([
      ['basic', 0, 1, 'Front'],
      ['cloze', 1, 1, 'The {{c1::{{c2::mitral}} valve::which?}} is <strong>left</strong> {{c1::too}}'],
      ['reversed', 0, 2, 'Corazón'],
    ]);
    expect(notes[1]!.flds.split('\u001f')[1]).toBe('<br />Extra');
    const cards = rows<ReadCard>(
      'SELECT n.guid, c.ord, c.did FROM cards c JOIN notes n ON n.id = c.nid ORDER BY n.guid, c.ord',
    );
    expect(cards.map(({ guid, ord, did }) => [guid, ord, decks[did]!.name])).toEqual([
      ['basic', 0, 'Other'],
      ['cloze', 0, 'Medicine::Heart'],
      ['cloze', 1, 'Medicine::Heart'],
      ['reversed', 0, 'Medicine::Words::Spanish'],
      ['reversed', 1, 'Medicine::Words::Spanish'],
    ]);
    expect(
      Object.values(decks)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Default', 'Medicine', 'Medicine::Heart', 'Medicine::Words', 'Medicine::Words::Spanish', 'Other']);
    const media = JSON.parse(Buffer.from(files.media!).toString()) as Record<string, string>;
    expect(notes[2]!.flds).toContain(`<img src="${Object.values(media)[0]}">`);
    expect(files['0']!.length).toBeGreaterThan(100);
    // The package of somebody else reads the same: four kinds of cards in their decks.
    const script = `import { readAnkiPackage } from 'anki-reader';
      import { buffer } from 'node:stream/consumers';
      const { collection } = await readAnkiPackage(new Blob([await buffer(process.stdin)]));
      const decks = Object.values(collection.getDecks());
      process.stdout.write(JSON.stringify(decks.map((deck) => [deck.getName(), Object.values(deck.getCards()).length])));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      input: file,
      cwd: root,
    });
    expect(stderr.toString()).toBe('');
    expect(Object.fromEntries(JSON.parse(stdout.toString()))).toMatchObject({
      'Medicine::Heart': 2,
      'Medicine::Words::Spanish': 2,
      Other: 1,
    });
  });

  it('comes in again as the same cards, and is nothing new to whom it came from', async () => {
    const { client, person } = await anImport(world, await withPicture());
    const sides = (personId: number) =>
      query(
        `SELECT deck.deck_name, card.source_guid, card.source_ord, card.front, card.back FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
          WHERE deck.owner_id = $1 AND card.deleted_at IS NULL ORDER BY card.source_guid, card.source_ord`,
        [personId],
      );
    const file = await exported(client);
    const own = await anImport(world, file, { person });
    expect((await own.look()).import.counts).toMatchObject({ new: 0, updated: 0, duplicate: 5 });
    const other = await anImport(world, file);
    expect(await sides(other.person.id)).toEqual(await sides(person.id));
  });

  it('is kept by the cards that are as they were; one that was edited here leaves as it is shown', async () => {
    const { client, person } = await anImport(world, await withPicture());
    await query(
      `UPDATE flashcards SET front = 'Mine', revision = revision + 1, changed_at = $2 WHERE author_id = $1 AND source_guid = 'cloze' AND source_ord = 0`,
      [person.id, world.clock.now()],
    );
    const file = await exported(client);
    const { rows } = await openPackage(file);
    expect(
      rows(
        `SELECT n.guid, c.ord, substr(n.flds, 1, 4) AS text FROM cards c JOIN notes n ON n.id = c.nid WHERE n.guid LIKE 'cloze%' ORDER BY n.guid`,
      ),
    ).toEqual([
      { guid: 'cloze', ord: 1, text: 'The ' },
      { guid: 'cloze~0', ord: 0, text: 'Mine' },
    ]);
    const own = await anImport(world, file, { person });
    expect((await own.look()).import.counts).toMatchObject({ new: 0, updated: 0, duplicate: 5 });
  });
});
