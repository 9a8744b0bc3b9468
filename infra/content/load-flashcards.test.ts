import { toPlainText } from '../html/sanitise';
import { aCardEntry, aPackEntry, aTopicEntry } from '../tooling/testing/factories/content';
import { aDeck } from '../tooling/testing/factories/flashcards';
import { openWorld } from '../tooling/testing/world';
import type { Sql } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { flashcardPack, type ParsedPack } from './flashcard-content';
import { loadContent } from './load';
import { topicContent } from './question-content';
import { readPacks } from './read-flashcards';
import { readBank } from './read-questions';

const bank = readBank();
const packs = readPacks(bank.topics);

interface Row {
  id: number;
  position: number;
  front: string;
  back: string;
  topic_id: number;
  revision: number;
  changed_at: Date;
  deleted_at: Date | null;
}

describe('loading the packs of flashcards', () => {
  const world = openWorld();
  const topics = [topicContent.parse(aTopicEntry()), topicContent.parse(aTopicEntry({ slug: 'clicks' }))];
  const query = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
  const load = async (list: ParsedPack[]) =>
    (await loadContent(world.deps, [], { topics, questions: [], papers: [] }, list)).packs;
  const pack = (fields: object = {}) => flashcardPack.parse(aPackEntry(fields));
  const everything = () =>
    Promise.all(['decks', 'flashcards'].map((table) => query(`SELECT * FROM ${table} ORDER BY id`)));
  const cardsOf = (slug: string): Promise<Row[]> =>
    query(
      'SELECT card.* FROM flashcards card JOIN decks deck ON deck.id = card.deck_id WHERE deck.slug = $1 ORDER BY card.position, card.id',
      [slug],
    );
  const two = [aCardEntry({ key: 'one', front: 'First?' }), aCardEntry({ key: 'two', front: 'Second?' })];

  it('stores all of them, and a second time changes nothing', async () => {
    const loadAll = () => loadContent(world.deps, [], { topics: bank.topics, questions: [], papers: [] }, packs);
    expect(await loadAll()).toMatchObject({ packs: packs.length });
    const before = await everything();
    expect(before.map((rows) => rows.length)).toEqual([packs.length, packs.flatMap(({ cards }) => cards).length]);
    world.clock.advance(60_000);
    expect(await loadAll()).toMatchObject({ packs: 0 });
    expect(await everything()).toEqual(before);
    for (const { slug, cards } of packs)
      expect((await cardsOf(slug)).map(({ front }) => toPlainText(front))).toEqual(
        cards.map(({ front }) => toPlainText(front)),
      );
  });

  it('stores sanitised sides, with the source after the answer', async () => {
    const evil = {
      key: 'evil',
      front: 'Who <em onclick="x()">asks</em>?',
      back: '<strong>We do.</strong><script>1</script>',
    };
    await load([pack({ slug: 'evil', language: 'es', cards: [aCardEntry(evil)] })]);
    const [card] = await cardsOf('evil');
    expect(card).toMatchObject({ front: '<p>Who <em>asks</em>?</p>', revision: 1, deleted_at: null });
    expect(card!.back).toMatch(
      /^<p><strong>We do\.<\/strong><\/p><p>Fuente: <a href="https:\/\/example\.org\/guideline"[^>]*>Guideline<\/a>\. Example, 2024\.<\/p>$/,
    );
  });

  it('a changed card keeps its id, a revision later; the others stay as they are', async () => {
    await load([pack({ slug: 'changed', cards: two })]);
    const before = await cardsOf('changed');
    world.clock.advance(60_000);
    const edited = aCardEntry({ key: 'two', front: 'Second, then?', topic: 'clicks' });
    expect(await load([pack({ slug: 'changed', cards: [two[0], edited] })])).toBe(1);
    const after = await cardsOf('changed');
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toMatchObject({
      id: before[1]!.id,
      front: '<p>Second, then?</p>',
      revision: 2,
      changed_at: world.clock.now(),
    });
    expect(await query('SELECT slug FROM topics WHERE id = $1', [after[1]!.topic_id])).toEqual([{ slug: 'clicks' }]);
  });

  it('a card that only moves keeps its revision', async () => {
    await load([pack({ slug: 'moved', cards: two })]);
    const [one, second] = await cardsOf('moved');
    world.clock.advance(60_000);
    expect(await load([pack({ slug: 'moved', cards: [aCardEntry({ key: 'new', front: 'New?' }), ...two] })])).toBe(1);
    expect((await cardsOf('moved')).slice(1)).toEqual([
      { ...one, position: 2 },
      { ...second, position: 3 },
    ]);
  });

  it('a card that is gone is marked as deleted, and comes back as the same one', async () => {
    await load([pack({ slug: 'gone', cards: two })]);
    const [one, second] = await cardsOf('gone');
    expect(await load([pack({ slug: 'gone', cards: [two[0]] })])).toBe(1);
    expect(await cardsOf('gone')).toEqual([one, { ...second, deleted_at: world.clock.now() }]);
    expect(await load([pack({ slug: 'gone', cards: two })])).toBe(1);
    expect(await cardsOf('gone')).toEqual([one, second]);
  });

  it('a collection holds the same cards as the packs that it names, and follows its file', async () => {
    const collection = (...keys: string[]) =>
      pack({ slug: 'few-of-many', kind: 'collection', sources: {}, cards: [], collects: { collected: keys } });
    const collected = pack({ slug: 'collected', cards: two });
    const held = async () =>
      (
        await query(
          `SELECT held.flashcard_id AS id FROM collected_cards held JOIN decks ON decks.id = held.deck_id
            WHERE slug = 'few-of-many' AND kind = 'collection' ORDER BY 1`,
        )
      ).map(({ id }: { id: number }) => id);
    expect(await load([collection('one'), collected])).toBe(2);
    const ids = (await cardsOf('collected')).map(({ id }) => id as number);
    expect(await held()).toEqual([ids[0]]);
    expect(await load([collection('one'), collected])).toBe(0);
    expect(await load([collection('one', 'two'), collected])).toBe(1);
    expect(await held()).toEqual(ids.toSorted((one, other) => one - other));
    expect(await cardsOf('few-of-many')).toEqual([]);
  });

  it('a source that is mended changes its cards', async () => {
    await load([pack({ slug: 'sourced' })]);
    const source = { ...aPackEntry().sources.guideline, year: 2025 };
    expect(await load([pack({ slug: 'sourced', sources: { guideline: source } })])).toBe(1);
    expect((await cardsOf('sourced'))[0]).toMatchObject({
      revision: 2,
      back: expect.stringContaining('Example, 2025.'),
    });
  });

  it('the same key in two packs is two cards', async () => {
    await load([pack({ slug: 'here' }), pack({ slug: 'there' })]);
    expect((await cardsOf('here'))[0]!.id).not.toBe((await cardsOf('there'))[0]!.id);
  });

  it('leaves other decks, a deleted pack and a slug of somebody else as they are', async () => {
    await aDeck(world);
    const [other] = await query('SELECT slug FROM decks WHERE id = $1', [
      (await aDeck(world, { kind: 'collection' })).id,
    ]);
    await load([pack({ slug: 'deleted' })]);
    await query(`UPDATE decks SET deleted_at = now() WHERE slug = 'deleted'`);
    const before = await everything();
    expect(await load([pack({ slug: 'deleted', cards: two }), pack({ slug: other.slug })])).toBe(0);
    expect(await everything()).toEqual(before);
  });

  it('costs a fixed number of statements, however many cards there are', async () => {
    const statements = async (list: ParsedPack[]) => {
      let sent = 0;
      const run = {
        inTransaction: <T>(work: (tx: Transaction) => Promise<T>) =>
          world.deps.inTransaction((tx) => {
            const sql: Sql = {
              all: (one, values) => ((sent += 1), tx.sql.all(one, values)),
              one: (one, values) => ((sent += 1), tx.sql.one(one, values)),
            };
            return work({ ...tx, sql });
          }),
      };
      await loadContent(run, [], { topics, questions: [], papers: [] }, list);
      return sent;
    };
    const many = Array.from({ length: 40 }, (_, index) => aCardEntry({ key: `many-${index}` }));
    const few = await statements([pack({ slug: 'few', cards: many.slice(0, 1) })]);
    expect(await statements([pack({ slug: 'many', cards: many }), pack({ slug: 'more', cards: many })])).toBe(few);
  });
});
