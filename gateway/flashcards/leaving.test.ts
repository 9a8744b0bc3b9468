import { EXPORT_FILE_PATH } from '~/domain/flashcards/exchange/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { type AnkiNote, anAnkiPackage } from '~/infra/tooling/testing/factories/anki-packages';
import { anImport } from '~/infra/tooling/testing/factories/card-imports';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openPackage, type ReadCard, type ReadReview } from '~/infra/tooling/testing/plain-anki-reader';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);

const DAY = 86_400_000;
/** Days from the creation of the collection, at the epoch, to an instant. */
const dayOf = (instant: number) => Math.floor(instant / DAY);

async function exported(client: TestClient, choice = 'format=apkg&history=true'): Promise<Buffer> {
  const answer = await world.app.inject({
    method: 'GET',
    url: `${EXPORT_FILE_PATH}?${choice}`,
    headers: { cookie: client.cookieHeader },
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

interface Known {
  front: string;
  due: string;
  stability: number;
  lapses: number;
  reviews: number;
  suspended: boolean;
  flag: number;
}
const knownBy = (personId: number) =>
  query<Known>(
    `SELECT card.front, to_char(state.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS due, round(state.stability::numeric, 3)::float8 AS stability,
            state.lapses, state.reviews, coalesce(mark.suspended, false) AS suspended, coalesce(mark.flag, 0) AS flag
       FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
       LEFT JOIN flashcard_states state ON state.flashcard_id = card.id AND state.account_id = deck.owner_id
       LEFT JOIN flashcard_marks mark ON mark.flashcard_id = card.id AND mark.account_id = deck.owner_id
      WHERE deck.owner_id = $1 AND card.deleted_at IS NULL ORDER BY card.front`,
    [personId],
  );

const basic = (guid: string, more: Partial<AnkiNote>): AnkiNote => ({
  guid,
  type: 'basic',
  fields: [guid, `Back of ${guid}`],
  ...more,
});

/** Cards in all the states that Anki has; days are counted from the epoch, at which the collection was made. */
function everyState(now: number): AnkiNote[] {
  const today = dayOf(now);
  const memory = (s: number, d: number, last: number) => JSON.stringify({ s, d, lrt: Math.floor(last / 1_000) });
  return [
    basic('a new', {}),
    basic('b learning', {
      card: { type: 1, queue: 1, due: Math.floor(now / 1_000) + 300, reps: 1, left: 1_001 },
      reviews: [[now - 60_000, 1]],
    }),
    basic('c review', {
      card: {
        type: 2,
        queue: 2,
        due: today + 40,
        ivl: 50,
        factor: 2_300,
        reps: 5,
        lapses: 1,
        data: memory(61.5, 6.25, now - 10 * DAY),
      },
      reviews: [
        [now - 60 * DAY, 3],
        [now - 10 * DAY, 2],
      ],
    }),
    basic('d review of SM-2 without a log', {
      card: { type: 2, queue: 2, due: today + 7, ivl: 30, factor: 2_500, reps: 4 },
    }),
    basic('e overdue', {
      card: { type: 2, queue: 2, due: today - 3, ivl: 5, factor: 2_500, reps: 2, data: memory(5, 5, now - 8 * DAY) },
    }),
    basic('f relearning', {
      card: {
        type: 3,
        queue: 1,
        due: Math.floor(now / 1_000) + 500,
        ivl: 3,
        factor: 2_100,
        reps: 9,
        lapses: 2,
        left: 1_001,
      },
    }),
    basic('g suspended', { card: { type: 2, queue: -1, due: today + 3, ivl: 9, factor: 2_500, reps: 3, flags: 1 } }),
    basic('h new and suspended', { card: { queue: -1 } }),
    basic('i buried', { card: { type: 2, queue: -2, due: today, ivl: 9, factor: 2_500, reps: 3, flags: 4 } }),
    basic('j in a filtered deck', {
      card: {
        type: 2,
        queue: 2,
        due: -100_000,
        ivl: 12,
        factor: 2_500,
        reps: 3,
        odue: today + 5,
        odid: 1_710_000_000_000,
      },
    }),
  ];
}

describe('a package with a schedule', () => {
  it('is taken over, not worked out anew: due, memory, lapses, suspended, buried and flags', async () => {
    const now = world.clock.now().getTime();
    const { person, look } = await anImport(world, await anAnkiPackage(everyState(now)));
    const date = (days: number) => new Date((dayOf(now) + days) * DAY).toISOString().slice(0, 10);
    const known = await knownBy(person.id);
    expect(known.map(({ front, due, lapses, suspended, flag }) => [front, due, lapses, suspended, flag])).toEqual([
      ['a new', null, null, false, 0],
      ['b learning', new Date(now + 300_000).toISOString().slice(0, 10), 0, false, 0],
      ['c review', date(40), 1, false, 0],
      ['d review of SM-2 without a log', date(7), 0, false, 0],
      ['e overdue', date(-3), 0, false, 0],
      ['f relearning', new Date(now + 500_000).toISOString().slice(0, 10), 2, false, 0],
      ['g suspended', date(3), 0, true, 1],
      ['h new and suspended', null, null, true, 0],
      ['i buried', date(0), 0, false, 4],
      ['j in a filtered deck', date(5), 0, false, 0],
    ]);
    expect(known[2]!.stability).toBe(61.5);
    expect(known[3]).toMatchObject({ stability: 30, reviews: 4 });
    const { import: imported, items } = await look();
    expect(imported).toMatchObject({ suspended: 2, reviews: 3 });
    expect(
      items.items.flatMap(({ title, notes }: { title: string; notes: string[] }) => notes.map((note) => [title, note])),
    ).toEqual([
      ['g suspended', 'suspended'],
      ['h new and suspended', 'suspended'],
      ['i buried', 'buried'],
    ]);
  });

  it('imported twice stays as it is; undone, nothing of it is left', async () => {
    const now = world.clock.now().getTime();
    const file = await anAnkiPackage(everyState(now));
    const { person } = await anImport(world, file);
    const before = await knownBy(person.id);
    const again = await anImport(world, file, { person });
    expect(await knownBy(person.id)).toEqual(before);
    expect(await query('SELECT 1 FROM flashcard_seeds WHERE account_id = $1', [person.id])).toHaveLength(8);
    await again.undo();
    expect(await world.drain()).toEqual([]);
    expect(await knownBy(person.id)).toEqual(before);
    const first = await anImport(world, file);
    await first.undo();
    expect(await world.drain()).toEqual([]);
    for (const table of ['flashcard_seeds', 'flashcard_marks', 'flashcard_states', 'flashcard_reviews'])
      expect(await query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [first.person.id])).toEqual([]);
  });

  it('without history leaves the schedule behind, but nothing suspended comes back alive', async () => {
    const { person } = await anImport(world, await anAnkiPackage(everyState(world.clock.now().getTime())), {
      fields: { with_history: 'false' },
    });
    const known = await knownBy(person.id);
    expect(known.every(({ due }) => due === null)).toBe(true);
    expect(known.filter(({ suspended }) => suspended).map(({ front }) => front)).toEqual([
      'g suspended',
      'h new and suspended',
    ]);
  });
});

describe('what leaves', () => {
  it('has type, queue, due, interval, memory, lapses and flags, as a reader of SQLite finds them', async () => {
    const now = world.clock.now().getTime();
    const { client } = await anImport(world, await anAnkiPackage(everyState(now)));
    const { rows, crt, conf, decks } = await openPackage(await exported(client));
    expect([conf.creationOffset, conf.rollover]).toEqual([0, 4]);
    expect(Object.values(decks).map(({ name }) => name)).toEqual(['Default']);
    const base = dayOf(crt * 1_000);
    const cards = rows<ReadCard>(`SELECT n.sfld, c.* FROM cards c JOIN notes n ON n.id = c.nid ORDER BY n.sfld`);
    const due = ({ type, due }: ReadCard) =>
      type === 2 ? due + base - dayOf(now) : type === 0 ? 'new' : due - Math.floor(now / 1_000);
    expect(
      cards.map((card) => [card.sfld, card.type, card.queue, due(card), card.ivl, card.reps, card.lapses, card.flags]),
    ).toEqual([
      ['a new', 0, 0, 'new', 0, 0, 0, 0],
      ['b learning', 1, 1, 300, 0, 1, 0, 0],
      ['c review', 2, 2, 40, 50, 5, 1, 0],
      ['d review of SM-2 without a log', 2, 2, 7, 30, 4, 0, 0],
      ['e overdue', 2, 2, -3, 5, 2, 0, 0],
      ['f relearning', 3, 1, 500, 3, 9, 2, 0],
      ['g suspended', 2, -1, 3, 9, 3, 0, 1],
      ['h new and suspended', 0, -1, 'new', 0, 0, 0, 0],
      ['i buried', 2, -3, 0, 9, 3, 0, 4],
      ['j in a filtered deck', 2, 2, 5, 12, 3, 0, 0],
    ]);
    expect(JSON.parse(cards[2]!.data)).toMatchObject({
      s: 61.5,
      d: 6.25,
      dr: 0.9,
      lrt: Math.floor((now - 10 * DAY) / 1_000),
    });
  });

  it('comes in again with the same due date, memory and marks of every card', async () => {
    const now = world.clock.now().getTime();
    const { client, person } = await anImport(world, await anAnkiPackage(everyState(now)));
    const before = await knownBy(person.id);
    const file = await exported(client);
    const other = await anImport(world, file);
    expect(await knownBy(other.person.id)).toEqual(before);
    // A third person gets the same from the second one: nothing drifts.
    const third = await anImport(world, await exported(other.client));
    expect(await knownBy(third.person.id)).toEqual(before);
    const own = await anImport(world, file, { person });
    expect((await own.look()).import.counts).toMatchObject({ new: 0, updated: 0, duplicate: 10 });
    expect(await knownBy(person.id)).toEqual(before);
  });

  it('keeps each due date in a place far from Greenwich', async () => {
    const now = world.clock.now().getTime();
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      const person = await aPerson(world);
      await query(
        `INSERT INTO flashcard_settings (account_id, retention, weekdays, time_zone, changed_at) VALUES ($1, 90, '{100,100,100,100,100,100,100}', $2, now())`,
        [person.id, zone],
      );
      const { client } = await anImport(world, await anAnkiPackage(everyState(now)), { person });
      const other = await aPerson(world);
      await query(
        `INSERT INTO flashcard_settings (account_id, retention, weekdays, time_zone, changed_at) VALUES ($1, 90, '{100,100,100,100,100,100,100}', $2, now())`,
        [other.id, zone],
      );
      await anImport(world, await exported(client), { person: other });
      expect(await knownBy(other.id)).toEqual(await knownBy(person.id));
    }
  });

  it('has a log with ids of its own, the buttons, and intervals: days, or negative seconds while it is learnt', async () => {
    const at = 1_650_000_000_000;
    const reviews: [number, number][] = [
      [at, 3],
      [at + 3 * DAY, 1],
      [at + 3 * DAY + 600_000, 2],
      [at + 6 * DAY, 4],
    ];
    const notes = [basic('one', { reviews }), basic('two', { reviews: [[at + 1, 3]] })];
    const { client } = await anImport(world, await anAnkiPackage(notes));
    const { rows } = await openPackage(await exported(client));
    const log = rows<ReadReview>('SELECT r.* FROM revlog r JOIN cards c ON c.id = r.cid ORDER BY r.id');
    expect(new Set(log.map(({ id }) => id)).size).toBe(5);
    const ofOne = log.filter(({ cid }) => cid === log[0]!.cid);
    expect(ofOne).toHaveLength(4);
    expect(ofOne.map(({ ease, type }) => [ease, type])).toEqual([
      [3, 0],
      [1, 1],
      [2, 2],
      [4, 1],
    ]);
    expect(ofOne[1]!.ivl).toBe(-600);
    expect(ofOne[0]!.ivl).toBeGreaterThan(0);
    expect(ofOne.slice(1).map(({ lastIvl }) => lastIvl)).toEqual(ofOne.slice(0, -1).map(({ ivl }) => ivl));
    expect(ofOne.every(({ factor }) => factor >= 100 && factor <= 1_100)).toBe(true);
  });

  it('leaves schedule and marks behind unless they are wished for', async () => {
    const { client } = await anImport(world, await anAnkiPackage(everyState(world.clock.now().getTime())));
    const { rows } = await openPackage(await exported(client, 'format=apkg'));
    expect(rows('SELECT DISTINCT type, queue, flags, reps, data FROM cards')).toEqual([
      { type: 0, queue: 0, flags: 0, reps: 0, data: '' },
    ]);
    expect(rows('SELECT * FROM revlog')).toEqual([]);
  });
});

describe('CSV', () => {
  it('out and in again changes nothing: neither cards nor what is known of them', async () => {
    const now = world.clock.now().getTime();
    const notes = [
      ...everyState(now),
      { guid: 'z cloze', type: 'cloze', fields: ['{{c1::A}} and {{c2::B}}', 'Extra'] } as const,
    ];
    const { client, person } = await anImport(
      world,
      await anAnkiPackage(notes.map((note) => ({ ...note, fields: [...note.fields] }))),
    );
    const before = await knownBy(person.id);
    const own = await anImport(world, await exported(client, 'format=csv'), { person, name: 'cards.csv' });
    expect((await own.look()).import.counts).toMatchObject({ new: 0, updated: 0, conflicting: 0, duplicate: 12 });
    expect(await knownBy(person.id)).toEqual(before);
    const { rows } = await openPackage(await exported(client));
    expect(rows(`SELECT guid FROM notes WHERE guid LIKE 'z cloze%'`)).toEqual([{ guid: 'z cloze' }]);
  });
});
