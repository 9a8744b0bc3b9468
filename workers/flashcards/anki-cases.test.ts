import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { root } from '~/infra/process/root';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { type AnkiNote, anAnkiPackage, legacyCollection } from '~/infra/tooling/testing/factories/anki-packages';
import { anImport, aSentCardFile } from '~/infra/tooling/testing/factories/card-imports';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);
const cardsOf = (personId: number) =>
  query<{ id: number; deck_name: string; front: string }>(
    `SELECT card.id, deck.deck_name, card.front FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
      WHERE deck.owner_id = $1 AND card.deleted_at IS NULL ORDER BY card.id`,
    [personId],
  );
const frontsOf = async (personId: number) => (await cardsOf(personId)).map(({ front }) => front);
const basic = (guid: string, front: string): AnkiNote => ({ guid, type: 'basic', fields: [front, `Back of ${front}`] });
const caseOf = (name: string) => readFileSync(join(root, 'infra/formats/anki/testing', name));

describe('a package of Anki', () => {
  it('of a kilobyte that would fill the memory is refused at once, also while others are read', async () => {
    const { Database } = await initSqlJs();
    const db = new Database(await legacyCollection([basic('a', 'A')]));
    db.run('ALTER TABLE notes RENAME TO real_notes');
    db.run(
      'CREATE TABLE notes (id integer PRIMARY KEY, guid, mid, mod, tags, data, flds AS (hex(zeroblob(200000000))) VIRTUAL)',
    );
    db.run('INSERT INTO notes (id, guid, mid) SELECT id, guid, mid FROM real_notes');
    const hostile = Buffer.from(zipSync({ 'collection.anki21': db.export() }));
    const files = [hostile, await anAnkiPackage([basic('b', 'B')]), hostile];
    const sent = [];
    for (const file of files) sent.push(await aSentCardFile(world, file));
    expect(await world.drain()).toEqual([]);
    const outcomes = await Promise.all(sent.map(async ({ look }) => (await look()).import));
    expect(outcomes.map(({ state, failure }) => [state, failure])).toEqual([
      ['failed', 'hostile-file'],
      ['done', null],
      ['failed', 'hostile-file'],
    ]);
  });

  it('whose deck has an emoji where its name is cut keeps the name before it', async () => {
    const { person } = await anImport(world, caseOf('emoji-deck-cut.apkg'));
    expect((await cardsOf(person.id)).map(({ deck_name, front }) => [deck_name, front])).toEqual([
      ['E'.repeat(119), 'plain front'],
    ]);
  });

  it('has clozes in one another, sections that ask for a field, and hints, as Anki shows them', async () => {
    const fronts = async (name: string) => frontsOf((await anImport(world, caseOf(name))).person.id);
    expect(await fronts('nested-cloze.apkg')).toEqual([
      'Loop: <strong>[...]</strong>',
      'Loop: furosemide acts in the <strong>[...]</strong> limb',
      'Valve: <strong>[which?]</strong> and aortic',
      'Valve: mitral and <strong>[...]</strong>',
      'pre one <strong>[...]</strong> three four  post',
      'pre <strong>[...]</strong> post',
      'pre one two three <strong>[...]</strong>  post',
    ]);
    expect(await fronts('conditional.apkg')).toEqual(['Digoxin<em>no hint</em>', 'Digoxina']);
    // A card without its hint would be empty; Anki makes none.
    expect(await fronts('must-have-hint.apkg')).toEqual(['Longest bone<br />Hint: starts with F']);
  });

  it('updates cards whose template alone was changed, but not what was edited here', async () => {
    const person = await aPerson(world);
    const notes = [basic('a', 'A'), basic('b', 'B')];
    await anImport(world, await anAnkiPackage(notes), { person });
    const [, second] = await cardsOf(person.id);
    await query(`UPDATE flashcards SET front = 'Mine', revision = revision + 1, changed_at = $2 WHERE id = $1`, [
      second!.id,
      world.clock.now(),
    ]);
    const { Database } = await initSqlJs();
    const db = new Database(await legacyCollection(notes));
    db.run(`UPDATE col SET models = replace(models, '{{Front}}', '<i>Name it:</i> {{Front}}')`);
    const file = Buffer.from(zipSync({ 'collection.anki21': db.export() }));
    const { look } = await anImport(world, file, { person });
    expect((await look()).items.items.map(({ outcome, reason }: Record<string, string>) => [outcome, reason])).toEqual([
      ['updated', ''],
      ['conflicting', 'edited-here'],
    ]);
    expect(await frontsOf(person.id)).toEqual(['<em>Name it:</em> A', 'Mine']);
    const again = await anImport(world, file, { person });
    expect((await again.look()).import.counts).toMatchObject({ duplicate: 1, conflicting: 1 });
  });
});
