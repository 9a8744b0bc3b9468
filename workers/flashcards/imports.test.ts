import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { forgetImportJob, importCardsJob, UNDO_KEPT_MS } from '~/domain/flashcards/exchange/contract';
import { jobOperations } from '~/domain/rooms';
import { root } from '~/infra/process/root';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { type AnkiNote, anAnkiPackage, SAMPLE } from '~/infra/tooling/testing/factories/anki-packages';
import { anImport, aSentCardFile } from '~/infra/tooling/testing/factories/card-imports';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aPicture, colourAt } from '~/infra/tooling/testing/pictures';
import { openWorld } from '~/infra/tooling/testing/world';
import { type Handler, runDelivery } from '../registry';
import { forgetImport } from './forget-import';
import { importCards } from './import-cards';

const world = openWorld();
const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);

interface Card {
  id: number;
  deck_name: string;
  front: string;
  back: string;
  tags: string[];
}
const cardsOf = (personId: number) =>
  query<Card>(
    `SELECT card.id, deck.deck_name, card.front, card.back, card.tags FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
      WHERE deck.owner_id = $1 AND deck.deleted_at IS NULL AND card.deleted_at IS NULL ORDER BY card.id`,
    [personId],
  );
const frontsOf = async (personId: number) => (await cardsOf(personId)).map(({ front }) => front);
const count = async (table: string, personId: number) =>
  (
    await query<{ number: number }>(`SELECT count(*)::int AS number FROM ${table} WHERE account_id = $1`, [personId])
  )[0]!.number;
const NONE = { new: 0, updated: 0, duplicate: 0, conflicting: 0, skipped: 0 };
const basic = (guid: string, front: string, more: Partial<AnkiNote> = {}): AnkiNote => ({
  guid,
  type: 'basic',
  fields: [front, `Back of ${front}`],
  ...more,
});
const many = (notes: number): AnkiNote[] =>
  Array.from({ length: notes }, (_, index) => basic(`many-${index}`, `Front ${index}`));

/** Runs the job of an import once. */
async function deliver(handler: unknown, job: { name: string }, importId: number): Promise<void> {
  const [row] = await query<{ id: string; body: Record<string, unknown> }>(
    `SELECT id, body FROM outbox WHERE name = $1 AND (body->>'import_id')::int = $2`,
    [job.name, importId],
  );
  await runDelivery(world.deps, handler as Handler, { outbox_id: row!.id, payload: row!.body }, false);
}

const FORMS = {
  'collection.anki2': async () =>
    anAnkiPackage(SAMPLE, { media: { 'heart.png': await aPicture('png') }, name: 'collection.anki2' }),
  'collection.anki21': async () =>
    anAnkiPackage(SAMPLE, { media: { 'heart.png': await aPicture('png') }, name: 'collection.anki21' }),
  'collection.anki21b': async () => readFileSync(join(root, 'infra/formats/anki/testing/current.apkg')),
};

describe('an Anki package', () => {
  it.each(Object.entries(FORMS))('comes in from %s, card by card', async (_form, file) => {
    const { person, look } = await anImport(world, await file());
    const { import: imported, items, decks } = await look();
    expect(imported).toMatchObject({ state: 'done', done: 10, total: 10, failure: null, reviews: 3, undoable: true });
    expect(imported.counts).toEqual({ ...NONE, new: 9, skipped: 1 });
    expect(items.items.at(-1)).toMatchObject({
      number: 10,
      title: 'No question',
      outcome: 'skipped',
      reason: 'empty-front',
    });
    expect(items.items[0].notes).toEqual(['sound']);
    expect(decks.map((deck: { deck_name: string; cards: number }) => [deck.deck_name, deck.cards])).toEqual([
      ['Medicine::Heart', 7],
      ['Medicine::Words', 2],
    ]);
    const cards = await cardsOf(person.id);
    expect(cards[0]).toMatchObject({
      front: 'What is <strong>S3</strong>?',
      back: 'A sound of rapid filling',
      tags: ['cardiology', 'heart::sounds'],
    });
    expect(cards.slice(1, 4).map(({ front, back }) => [front, back])).toEqual([
      [
        'The <strong>[which?]</strong> lies on the left, as does the aortic one.',
        'The <strong>mitral valve</strong> lies on the left, as does the aortic one.<br />Extra',
      ],
      [
        'The <strong>[...]</strong> valve lies on the left, as does the aortic one.',
        'The <strong>mitral</strong> valve lies on the left, as does the aortic one.<br />Extra',
      ],
      [
        'The mitral valve lies on the <strong>[...]</strong>, as does the <strong>[...]</strong> one.',
        'The mitral valve lies on the <strong>left</strong>, as does the <strong>aortic</strong> one.<br />Extra',
      ],
    ]);
    expect(cards.slice(7).map(({ front, back }) => [front, back])).toEqual([
      ['Corazón', 'Heart'],
      ['Heart', 'Corazón'],
    ]);
    expect(cards[4]!.front).toMatch(/^Name it: <img src="\/media\/images\/[0-9a-f]{64}\.png" \/>$/);
    // Imported decks are private until somebody confirms the right to share them.
    expect(await query('SELECT DISTINCT origin, deck_shared FROM decks WHERE owner_id = $1', [person.id])).toEqual([
      { origin: 'import', deck_shared: false },
    ]);
  });

  it('shows image occlusion as such: the mask that is asked for in the question, and not in the answer', async () => {
    const picture = await aPicture('png', { width: 100, height: 100 });
    const { person } = await anImport(
      world,
      await anAnkiPackage(SAMPLE.slice(4, 5), { media: { 'heart.png': picture } }),
    );
    const [first] = await cardsOf(person.id);
    const bytesOf = async (html: string) =>
      (await world.app.inject({ method: 'GET', url: /src="([^"]+)"/.exec(html)![1]! })).rawPayload;
    const at = async (html: string, x: number, y: number) => (await colourAt(await bytesOf(html), x, y)).slice(0, 3);
    const near = (colour: number[], other: number[]) =>
      colour.every((value, index) => Math.abs(value - other[index]!) < 16);
    expect(near(await at(first!.front, 25, 25), [255, 142, 142])).toBe(true);
    expect(near(await at(first!.front, 70, 70), [255, 235, 162])).toBe(true);
    expect(near(await at(first!.back, 25, 25), [255, 142, 142])).toBe(false);
    expect(near(await at(first!.back, 70, 70), [255, 235, 162])).toBe(true);
  });

  it('of more cards than a deck may have becomes several decks', async () => {
    const { look } = await anImport(world, await anAnkiPackage(many(2 * CARDS_MAX + 50)));
    const { decks } = await look();
    expect(decks.map((deck: { deck_name: string; cards: number }) => [deck.deck_name, deck.cards])).toEqual([
      ['Default', CARDS_MAX],
      ['Default (2)', CARDS_MAX],
      ['Default (3)', 50],
    ]);
  });

  it('is freed of what is foreign', async () => {
    const hostile =
      '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">Go</a><iframe src="//e"></iframe>Safe';
    const { person, look } = await anImport(
      world,
      await anAnkiPackage([
        { guid: 'x', type: 'basic', fields: [hostile, '<img src="https://elsewhere.example/x.png">'] },
      ]),
    );
    expect(await frontsOf(person.id)).toEqual(['<a>Go</a>Safe']);
    expect((await look()).items.items[0].notes.sort()).toEqual(['picture-elsewhere', 'picture-missing']);
  });
});

describe('the reviews of a package', () => {
  it('come into the log: Again is wrong, the other buttons are right, and a second import doubles nothing', async () => {
    const person = await aPerson(world);
    const file = await anAnkiPackage(SAMPLE);
    await anImport(world, file, { person });
    const log = () =>
      query(
        'SELECT answered_at, correct, took_ms, quiz_id FROM flashcard_reviews WHERE account_id = $1 ORDER BY answered_at',
        [person.id],
      );
    const first = await log();
    expect(first).toEqual([
      { answered_at: new Date(1_650_000_000_000), correct: true, took_ms: 4200, quiz_id: null },
      { answered_at: new Date(1_650_600_000_000), correct: false, took_ms: 4200, quiz_id: null },
      { answered_at: new Date(1_651_000_000_000), correct: true, took_ms: 4200, quiz_id: null },
    ]);
    const state = () =>
      query('SELECT leitner_bin, reviews, lapses FROM flashcard_states WHERE account_id = $1', [person.id]);
    expect(await state()).toEqual([{ leitner_bin: 1, reviews: 3, lapses: 1 }]);
    const { look } = await anImport(world, file, { person });
    expect((await look()).import.reviews).toBe(0);
    expect(await log()).toEqual(first);
    expect(await state()).toEqual([{ leitner_bin: 1, reviews: 3, lapses: 1 }]);
  });

  it('stay where they are unless they are wished for', async () => {
    const { person } = await anImport(world, await anAnkiPackage(SAMPLE), { fields: { with_history: 'false' } });
    expect(await count('flashcard_reviews', person.id)).toBe(0);
  });
});

describe('a second import', () => {
  it('merges by guid: the newer one wins, and what was edited here later is kept', async () => {
    const person = await aPerson(world);
    const before = [basic('a', 'A'), basic('b', 'B'), basic('c', 'C'), basic('d', 'D')];
    await anImport(world, await anAnkiPackage(before), { person });
    const [, , third] = await cardsOf(person.id);
    await query(`UPDATE flashcards SET front = 'Mine', revision = revision + 1, changed_at = $2 WHERE id = $1`, [
      third!.id,
      world.clock.now(),
    ]);
    const after = [
      basic('a', 'A'),
      basic('b', 'B, better', { changed: 1_600_000_100 }),
      basic('c', 'C, better', { changed: 1_600_000_100 }),
      basic('d', 'D, older', { changed: 1_500_000_000 }),
      basic('e', 'E'),
    ];
    const { look } = await anImport(world, await anAnkiPackage(after), { person });
    const { import: imported, items } = await look();
    expect(imported.counts).toEqual({ new: 1, updated: 1, duplicate: 1, conflicting: 2, skipped: 0 });
    expect(items.items.map((item: { outcome: string; reason: string }) => [item.outcome, item.reason])).toEqual([
      ['duplicate', ''],
      ['updated', ''],
      ['conflicting', 'edited-here'],
      ['conflicting', 'older'],
      ['new', ''],
    ]);
    expect(await frontsOf(person.id)).toEqual(['A', 'B, better', 'Mine', 'D', 'E']);
    // New cards go into the deck that the first import made.
    expect(new Set((await cardsOf(person.id)).map(({ deck_name }) => deck_name))).toEqual(new Set(['Default']));
    expect((await look('?show=conflicting')).items.count).toBe(2);
  });

  it('brings the cards of a deleted deck anew', async () => {
    const person = await aPerson(world);
    await anImport(world, await anAnkiPackage([basic('a', 'A')]), { person });
    await query('UPDATE decks SET deleted_at = $2 WHERE owner_id = $1', [person.id, world.clock.now()]);
    const { look } = await anImport(world, await anAnkiPackage([basic('a', 'A')]), { person });
    expect((await look()).import.counts).toEqual({ ...NONE, new: 1 });
    expect(await frontsOf(person.id)).toEqual(['A']);
  });
});

describe('a deck of an earlier import', () => {
  const confirmAndShare = (person: { id: number }, shared: boolean) =>
    query('UPDATE decks SET rights_confirmed_at = $2, deck_shared = $3 WHERE owner_id = $1', [
      person.id,
      world.clock.now(),
      shared,
    ]);
  const decksOf = (person: { id: number }) =>
    query<{ cards: string[]; deck_shared: boolean; confirmed: boolean }>(
      `SELECT ARRAY(SELECT front FROM flashcards card WHERE card.deck_id = deck.id ORDER BY position) AS cards, deck_shared,
              rights_confirmed_at IS NOT NULL AS confirmed
         FROM decks deck WHERE owner_id = $1 ORDER BY id`,
      [person.id],
    );
  const better = [basic('a', 'A, better', { changed: 1_600_000_100 }), basic('b', 'B')];

  it('that is shared gets nothing: what is imported stays private until its owner confirms the right to share it', async () => {
    const person = await aPerson(world);
    await anImport(world, await anAnkiPackage([basic('a', 'A')]), { person });
    await confirmAndShare(person, true);
    const { look } = await anImport(world, await anAnkiPackage(better), { person });
    expect((await look()).items.items).toMatchObject([
      { outcome: 'conflicting', reason: 'deck-shared' },
      { outcome: 'new' },
    ]);
    expect(await decksOf(person)).toEqual([
      { cards: ['A'], deck_shared: true, confirmed: true },
      { cards: ['B'], deck_shared: false, confirmed: false },
    ]);
  });

  it('that was shared once is filled, and asks for the confirmation again', async () => {
    const person = await aPerson(world);
    await anImport(world, await anAnkiPackage([basic('a', 'A')]), { person });
    await confirmAndShare(person, false);
    await anImport(world, await anAnkiPackage(better), { person, name: 'collection.colpkg' });
    expect(await decksOf(person)).toEqual([{ cards: ['A, better', 'B'], deck_shared: false, confirmed: false }]);
  });
});

describe('a private deck that was written here', () => {
  it('and into which an import writes asks for the confirmation of the right to share it', async () => {
    const person = await aPerson(world);
    const deck = await aDeck(world, { owner: person, cards: 2 });
    const guids = [randomUUID(), randomUUID()];
    await query('UPDATE flashcards SET submission_id = ($2::uuid[])[position] WHERE deck_id = $1', [deck.id, guids]);
    const changed = Math.ceil(world.clock.now().getTime() / 1000) + 60;
    const note = basic(guids[0]!, 'Of somebody else', { changed });
    const { client, look } = await anImport(world, await anAnkiPackage([note]), { person });
    expect((await look()).import.counts).toEqual({ ...NONE, updated: 1 });
    const path = `/flashcards/edit-deck/${deck.id}/`;
    const { deck_name, deck_description, deck_colour, deck_icon, revision } = (await client.get(path)).body.deck;
    const head = { deck_name, deck_description, deck_colour, deck_icon, revision };
    const share = (more: object) => client.post(path, { data_request: 'submit', ...head, deck_shared: true, ...more });
    const refused = await share({});
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/rights-not-confirmed']);
    expect((await share({ rights_confirmed: true })).body.deck.deck_shared).toBe(true);
  });
});

describe('undoing an import', () => {
  it('takes out cards, decks and reviews, and writes updated cards back', async () => {
    const person = await aPerson(world);
    await anImport(world, await anAnkiPackage([basic('a', 'A'), basic('b', 'B')]), { person });
    const before = await cardsOf(person.id);
    const reviewed = (instant: number): { reviews: [number, number][] } => ({ reviews: [[instant, 3]] });
    const second = [
      basic('a', 'A, better', { changed: 1_600_000_100, ...reviewed(1_650_000_000_000) }),
      basic('b', 'B'),
      basic('c', 'C', { deck: 'Other', ...reviewed(1_650_000_000_001) }),
    ];
    const { undo, look } = await anImport(world, await anAnkiPackage(second), { person });
    expect(await frontsOf(person.id)).toEqual(['A, better', 'B', 'C']);
    expect(await count('flashcard_states', person.id)).toBe(2);
    const counted = () => query('SELECT reviews FROM flashcard_learners WHERE account_id = $1', [person.id]);
    expect(await counted()).toEqual([{ reviews: 2 }]);
    expect((await undo()).body.state).toBe('undoing');
    expect(await world.drain()).toEqual([]);
    expect((await look()).import).toMatchObject({ state: 'undone', undoable: false, reviews: 0 });
    expect(await cardsOf(person.id)).toEqual(before);
    expect(await count('flashcard_reviews', person.id)).toBe(0);
    expect(await count('flashcard_states', person.id)).toBe(0);
    expect(await counted()).toEqual([{ reviews: 0 }]);
    expect((await look()).decks).toEqual([]);
    // And it can come again.
    const again = await anImport(world, await anAnkiPackage(second), { person });
    expect((await again.look()).import.counts).toEqual({ ...NONE, new: 1, updated: 1, duplicate: 1 });
  });

  it('leaves what was changed here since, and says so', async () => {
    const person = await aPerson(world);
    await anImport(world, await anAnkiPackage([basic('a', 'A')]), { person });
    const better = await anAnkiPackage([basic('a', 'A, better', { changed: 1_600_000_100 })]);
    const { undo, look } = await anImport(world, better, { person });
    await query(`UPDATE flashcards SET front = 'Mine', revision = revision + 1 WHERE author_id = $1`, [person.id]);
    await undo();
    expect(await world.drain()).toEqual([]);
    expect(await frontsOf(person.id)).toEqual(['Mine']);
    expect((await look()).items.items[0].reason).toBe('changed-since');
  });

  it('is no longer possible after thirty days, when the log is thrown away', async () => {
    const { person, path, id } = await anImport(world, await anAnkiPackage([basic('a', 'A')]));
    world.clock.advance(UNDO_KEPT_MS + 1);
    await deliver(forgetImport, forgetImportJob, id);
    const client = await world.signedIn(person);
    expect((await client.get(path)).body.items.count).toBe(0);
    const refused = await client.post(path, { data_request: 'undo' });
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/card-import-kept']);
  });
});

/** The handler, whose worker dies instead of beginning a transaction when it is time: asked with how many it had. */
const dyingWhen = (isTime: (had: number) => boolean | Promise<boolean>) => ({
  ...importCards,
  run: (payload: { import_id: number }, context: Parameters<typeof importCards.run>[1]) => {
    let had = 0;
    const deps = Object.create(context.deps, {
      inTransaction: {
        value: async (work: never) => {
          if (await isTime(had)) throw new Error('killed');
          had += 1;
          return context.deps.inTransaction(work);
        },
      },
    });
    return importCards.run(payload, { ...context, deps });
  },
});

describe('a killed worker', () => {
  it.each([1, 2, 3, 5, 6, 7])('leaves nothing twice and nothing out after %i transactions', async (transactions) => {
    const sent = await aSentCardFile(world, await anAnkiPackage(many(450)), { fields: { with_history: 'false' } });
    await expect(
      deliver(
        dyingWhen((had) => had === transactions),
        importCardsJob,
        sent.id,
      ),
    ).rejects.toThrow('killed');
    expect((await sent.look()).import.state).toMatch(/reading|taking/);
    expect(await world.drain()).toEqual([]);
    expect((await sent.look()).import).toMatchObject({ state: 'done', done: 450, counts: { ...NONE, new: 450 } });
    expect(await frontsOf(sent.person.id)).toEqual(many(450).map(({ fields }) => fields[0]));
  });

  it('whose tries are used up fails the import, which goes on when an operator says so', async () => {
    const sent = await aSentCardFile(world, await anAnkiPackage(many(3)));
    const operations = jobOperations.get(importCardsJob.name)!;
    await world.deps.inTransaction((tx) => operations.drained!(tx, { import_id: sent.id }));
    expect((await sent.look()).import).toMatchObject({ state: 'failed', failure: 'internal' });
    expect(await operations.affects(world.deps.read, { import_id: sent.id })).toMatchObject({ missed: true });
    await world.deps.inTransaction((tx) => operations.retried!(tx, { import_id: sent.id }));
    expect(await world.drain()).toEqual([]);
    expect((await sent.look()).import).toMatchObject({ state: 'done', counts: { ...NONE, new: 3 } });
  });
});

it('a quote that is never closed is named by the line of its row; of another failure there is none', async () => {
  const failed = async (file: string) => (await (await anImport(world, file, { name: 'cards.csv' })).look()).import;
  expect(await failed('front,back\nA,one\nB,"two\nC,three\n')).toMatchObject({
    failure: 'broken-file',
    failed_line: 3,
  });
  expect(await failed('front,back\n')).toMatchObject({ failure: 'no-cards', failed_line: null });
});

describe('cancelling', () => {
  it('while the file is read leaves nothing; nothing runs then', async () => {
    const sent = await aSentCardFile(world, await anAnkiPackage(many(3)));
    expect((await sent.cancel()).body.state).toBe('cancelled');
    expect(await world.drain()).toEqual([]);
    expect(await cardsOf(sent.person.id)).toEqual([]);
    expect(await query('SELECT 1 FROM flashcard_import_pieces WHERE import_id = $1', [sent.id])).toEqual([]);
  });

  it('while cards are taken takes out again what came in', async () => {
    const sent = await aSentCardFile(world, await anAnkiPackage(many(450)));
    // Not counted in transactions: a slow worker also says now and then that it is at work.
    const taken = async () => (await cardsOf(sent.person.id)).length;
    const killed = deliver(
      dyingWhen(async () => (await taken()) > 0),
      importCardsJob,
      sent.id,
    );
    await expect(killed).rejects.toThrow('killed');
    expect(await taken()).toBe(200);
    expect((await sent.cancel()).body.state).toBe('undoing');
    expect(await world.drain()).toEqual([]);
    expect((await sent.look()).import.state).toBe('undone');
    expect(await cardsOf(sent.person.id)).toEqual([]);
  });
});
