import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { BROWSE_PAGE } from '~/domain/flashcards/browse/contract';
import { CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { EXPORT_FILE_PATH } from '~/domain/flashcards/exchange/contract';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';

const BROWSE = '/flashcards/browse/';
const DAY = 86_400_000;
const world = openWorld();
const sql = (text: string, values: unknown[]) => world.deps.dataSource.query(text, values);

interface Listed {
  id: number;
  front: string;
  deck_id: number;
  tags: string[];
  memory: { due_at: string; interval: number; lapses: number; reviews: number } | null;
}

async function aBrowser(options: { person?: Person; cards?: number | string[] } = {}) {
  const person = options.person ?? (await aPerson(world));
  const deck = await aDeck(world, { owner: person, cards: options.cards ?? 3 });
  const ids = deck.cards.map(({ id }) => id);
  const client = await world.signedIn(person);
  const list = async (query = '') => (await client.get(`${BROWSE}${query}`)).body;
  const fronts = async (query = '') => (await list(query)).items.map(({ front }: Listed) => front);
  const act = (data_request: string, input: object) => client.post(BROWSE, { data_request, ...input });
  return { person, deck, ids, client, list, fronts, act };
}

/** The state of a card that was answered so many days ago, and is due after an interval. */
const known = (person: Person, card: number, { ago, interval, lapses = 0 }: Record<string, number>) =>
  sql(
    `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
     VALUES ($1, $2, 1, 3, $3, $4, true, 1, 5, $5)`,
    [
      person.id,
      card,
      lapses,
      new Date(world.clock.now().getTime() - ago! * DAY),
      new Date(world.clock.now().getTime() + (interval! - ago!) * DAY),
    ],
  );

describe('the cards of one’s own', () => {
  it('are listed with their deck, tags and memory, those of others and deleted ones never', async () => {
    const { person, ids, deck, list, act } = await aBrowser({ cards: ['A &amp; B', 'C', 'D'] });
    await aDeck(world, { shared: true });
    await known(person, ids[0]!, { ago: 2, interval: 10, lapses: 1 });
    await act('delete', { ids: [ids[2]] });
    await act('tag', { ids: [ids[1]], add: ['cardio'] });
    const { items, count, next, decks, tags } = await list();
    expect(count).toBe(2);
    expect(next).toBeNull();
    expect(decks).toEqual([{ id: deck.id, deck_name: expect.any(String), cards: 2 }]);
    expect(tags).toEqual(['cardio']);
    expect(items).toMatchObject([
      { id: ids[1], front: 'C', back: 'The back', deck_id: deck.id, tags: ['cardio'], memory: null },
      { id: ids[0], front: 'A & B', tags: [], memory: { interval: 10, lapses: 1, reviews: 3 } },
    ]);
  });

  it('are found by deck, tag, state and by words on either side that no mark of HTML answers', async () => {
    const { person, ids, deck, fronts, act } = await aBrowser({
      cards: ['<b>Mur</b>mur &lt; 3', 'Strong pulse', 'Third', 'Fourth'],
    });
    const other = await aDeck(world, { owner: person, cards: ['Elsewhere'] });
    await act('tag', { ids: [ids[2]], add: ['Cardio'] });
    await known(person, ids[0]!, { ago: 5, interval: 3 });
    await known(person, ids[1]!, { ago: 1, interval: 40, lapses: 2 });
    expect(await fronts(`?deck=${other.id}`)).toEqual(['Elsewhere']);
    expect(await fronts('?tag=Cardio')).toEqual(['Third']);
    expect(await fronts(`?deck=${deck.id}&state=new`)).toEqual(['Fourth', 'Third']);
    expect(await fronts('?state=due')).toEqual(['Mur mur < 3']);
    expect(await fronts('?state=young')).toEqual(['Mur mur < 3']);
    expect(await fronts('?state=mature')).toEqual(['Strong pulse']);
    expect(await fronts('?state=lapsed')).toEqual(['Strong pulse']);
    expect(await fronts('?q=MUR%20%3C')).toEqual(['Mur mur < 3']);
    expect(await fronts('?q=back%20pulse')).toEqual(['Strong pulse']);
    expect(await fronts('?q=%25')).toEqual([]);
    // An old address opens.
    expect(await fronts('?state=gone&sort=gone&q=strong')).toEqual(['Strong pulse']);
  });

  it('are sorted by due date, interval, lapses and text, new ones last', async () => {
    const { person, ids, fronts } = await aBrowser({ cards: ['b', 'A', 'c', 'new'] });
    await known(person, ids[0]!, { ago: 1, interval: 9, lapses: 1 });
    await known(person, ids[1]!, { ago: 8, interval: 10, lapses: 0 });
    await known(person, ids[2]!, { ago: 40, interval: 41, lapses: 4 });
    expect(await fronts('?sort=due')).toEqual(['c', 'A', 'b', 'new']);
    expect(await fronts('?sort=shortest')).toEqual(['b', 'A', 'c', 'new']);
    expect(await fronts('?sort=longest')).toEqual(['c', 'A', 'b', 'new']);
    expect((await fronts('?sort=lapses')).slice(0, 2)).toEqual(['c', 'b']);
    expect(await fronts('?sort=text')).toEqual(['A', 'b', 'c', 'new']);
  });

  it.each(['newest', 'due', 'text'])('come in slices by %s that neither repeat nor leave out a card', async (sort) => {
    const { ids, client, list } = await aBrowser({ cards: BROWSE_PAGE + 20 });
    const first = await list(`?sort=${sort}`);
    expect(first.count).toBe(BROWSE_PAGE + 20);
    expect(first.items).toHaveLength(BROWSE_PAGE);
    const more = await client.post(`${BROWSE}?sort=${sort}`, { data_request: 'cards', after: first.next });
    expect(more.body.next).toBeNull();
    const seen = [...first.items, ...more.body.items].map(({ id }: Listed) => id);
    expect(seen.toSorted((one, other) => one - other)).toEqual(ids);
    expect((await client.post(BROWSE, { data_request: 'ids' })).body.ids.toSorted()).toEqual(ids.toSorted());
  });

  it('that have the front of another one stand beside it', async () => {
    const { person, fronts, list } = await aBrowser({ cards: ['Aortic stenosis', 'Alone', 'Zebra'] });
    await aDeck(world, { owner: person, cards: ['<i>aortic</i>  stenosis', 'zebra'] });
    await aDeck(world, { cards: ['Alone'], shared: true });
    expect(await fronts('?state=duplicate')).toEqual(['Aortic stenosis', 'aortic stenosis', 'Zebra', 'zebra']);
    expect((await list('?state=duplicate')).count).toBe(4);
  });
});

describe('many cards together', () => {
  it('are suspended and come again, for oneself alone, and are found as such', async () => {
    const { person, ids, fronts, list, act } = await aBrowser({ cards: ['A', 'B', 'C'] });
    const others = await aDeck(world, { shared: true });
    await known(person, ids[0]!, { ago: 5, interval: 3 });
    expect((await act('suspend', { ids: [ids[0], ids[1], others.cards[0]!.id] })).body.ids.toSorted()).toEqual([
      ids[0],
      ids[1],
    ]);
    expect(await fronts('?state=suspended')).toEqual(['B', 'A']);
    expect(await fronts('?state=due')).toEqual([]);
    expect((await list()).items.map(({ suspended }: { suspended: boolean }) => suspended)).toEqual([false, true, true]);
    expect((await act('suspend', { ids: [ids[0]] })).body.ids).toEqual([]);
    expect((await act('resume', { ids })).body.ids.toSorted()).toEqual([ids[0], ids[1]]);
    expect(await fronts('?state=suspended')).toEqual([]);
    expect(await fronts('?state=due')).toEqual(['A']);
  });

  it('are flagged and lose their flags, for oneself alone, and show what is buried until tomorrow', async () => {
    const { person, ids, fronts, list, act, client } = await aBrowser({ cards: ['A', 'B', 'C'] });
    const others = await aDeck(world, { shared: true });
    await known(person, ids[0]!, { ago: 5, interval: 3 });
    const flag = async (cards: unknown[], one: number) => (await act('flag', { ids: cards, flag: one })).body.ids;
    expect((await flag([ids[0], ids[1], others.cards[0]!.id], 2)).toSorted()).toEqual([ids[0], ids[1]]);
    expect(await flag([ids[0]], 2)).toEqual([]);
    expect(await fronts('?state=flagged')).toEqual(['B', 'A']);
    expect(await flag(ids, 0)).toHaveLength(2);
    expect(await fronts('?state=flagged')).toEqual([]);
    expect((await act('flag', { ids, flag: 8 })).status).toBe(422);

    await flag([ids[2]], 7);
    await client.post('/api/flashcards/mark/', { flashcard_id: ids[0], buried: true });
    expect(await fronts('?state=buried')).toEqual(['A']);
    expect(await fronts('?state=due')).toEqual([]);
    expect((await list()).items).toMatchObject([
      { buried: false, flag: 7 },
      { buried: false, flag: 0 },
      { buried: true, flag: 0 },
    ]);
    world.clock.advance(DAY);
    expect(await fronts('?state=buried')).toEqual([]);
    expect(await fronts('?state=due')).toEqual(['A']);
  });

  it('leave as a file of their own, from any decks, and those of somebody else never', async () => {
    const { person, ids, client } = await aBrowser({ cards: ['A', 'B'] });
    const more = await aDeck(world, { owner: person, cards: ['C', 'D'] });
    const others = await aDeck(world, { shared: true, cards: ['E'] });
    const file = (cards: (number | undefined)[], format = 'csv') =>
      client.post<string>(EXPORT_FILE_PATH, { ids: cards, format, history: true });
    const { body, headers } = await file([ids[1], more.cards[0]!.id, others.cards[0]!.id]);
    expect(body.split('\r\n').slice(1).filter(Boolean)).toHaveLength(2);
    expect([body.includes('B'), body.includes('C'), body.includes('E')]).toEqual([true, true, false]);
    expect(headers['content-disposition']).toContain('Wardmates.csv');
    expect((await file([ids[0]], 'apkg')).headers['content-type']).toBe('application/octet-stream');
    expect(refusal(await file([others.cards[0]!.id]))).toEqual([404, 'nothing-to-export']);
    expect((await file([])).status).toBe(422);
  });

  it('move to the end of another deck, in the order they were named', async () => {
    const { person, ids, client, act } = await aBrowser({ cards: ['A', 'B', 'C'] });
    const other = await aDeck(world, { owner: person, cards: ['X'] });
    const moved = await act('move', { ids: [ids[2], ids[0], ids[0]], deck_id: other.id });
    expect(moved.body.ids.toSorted()).toEqual([ids[0], ids[2]]);
    const { body } = await client.get(`/flashcards/edit-deck/${other.id}/`);
    expect(body.cards.map(({ front }: Listed) => front)).toEqual(['<p>X</p>', '<p>C</p>', '<p>A</p>']);
    // Moved there again, nothing changes.
    expect((await act('move', { ids: [ids[2]], deck_id: other.id })).body.ids).toEqual([]);
  });

  it('do not move into a deck of somebody else, or into one that is full', async () => {
    const { person, ids, list, act } = await aBrowser();
    const theirs = await aDeck(world, { shared: true });
    expect(refusal(await act('move', { ids, deck_id: theirs.id }))).toEqual([404, 'deck-not-found']);
    const full = await aDeck(world, { owner: person, cards: CARDS_MAX - 1 });
    expect(refusal(await act('move', { ids, deck_id: full.id }))).toEqual([403, 'too-many-cards']);
    expect((await list(`?deck=${full.id}`)).count).toBe(CARDS_MAX - 1);
  });

  it('get tags and lose tags, each once, and none more than a card may have', async () => {
    const { ids, list, act } = await aBrowser({ cards: ['A', 'B'] });
    await act('tag', { ids, add: ['Heart', 'lung'] });
    const changed = await act('tag', { ids, add: ['heart', 'new'], remove: ['LUNG'] });
    expect(changed.body.ids).toHaveLength(2);
    expect((await list()).items[0].tags).toEqual(['Heart', 'new']);
    const many = Array.from({ length: 10 }, (_, nth) => `tag ${nth}`);
    await act('tag', { ids: [ids[0]], add: many.slice(0, 7) });
    const refused = await act('tag', { ids, add: many });
    expect(refused.body.ids).not.toContain(ids[0]);
    expect(refused.body.gone).toEqual([]);
  });

  it('that are deleted meanwhile are named as gone, and those that stay as they are not', async () => {
    const { ids, act } = await aBrowser({ cards: ['A', 'B', 'C'] });
    await act('suspend', { ids: [ids[1]] });
    await act('delete', { ids: [ids[2]] });
    expect((await act('suspend', { ids })).body).toEqual({ ids: [ids[0]], gone: [ids[2]] });
    expect((await act('delete', { ids: [ids[2]] })).body).toEqual({ ids: [], gone: [ids[2]] });
  });

  it('are deleted, and brought back as they were', async () => {
    const { person, ids, fronts, act } = await aBrowser({ cards: ['A', 'B', 'C'] });
    await known(person, ids[0]!, { ago: 1, interval: 5 });
    expect((await act('delete', { ids: ids.slice(0, 2) })).body.ids.toSorted()).toEqual(ids.slice(0, 2));
    expect(await fronts()).toEqual(['C']);
    expect((await act('delete', { ids })).body.ids).toEqual([ids[2]]);
    expect((await act('restore', { ids })).body.ids).toHaveLength(3);
    expect(await fronts()).toEqual(['C', 'B', 'A']);
    expect(await fronts('?state=young')).toEqual(['A']);
  });

  it('come back to a deck that has had too many, but not beside new ones', async () => {
    const { deck, ids, act, client } = await aBrowser({ cards: CARDS_MAX + 3 });
    await act('delete', { ids: ids.slice(0, 5) });
    expect((await act('restore', { ids: ids.slice(0, 4) })).body.ids).toHaveLength(4);
    await act('delete', { ids: ids.slice(0, 4) });
    const card = { id: `n${randomUUID()}`, front: '<p>New</p>', back: '' };
    const added = await client.post(`/flashcards/edit-deck/${deck.id}/`, { data_request: 'autosave', card });
    expect(added.status).toBe(200);
    expect(refusal(await act('restore', { ids: ids.slice(0, 4) }))).toEqual([403, 'too-many-cards']);
  });

  it('that a moderator hides do not come back by themselves', async () => {
    const { ids, fronts, act } = await aBrowser({ cards: ['A'] });
    await sql('UPDATE flashcards SET deleted_at = now(), hidden_at = now() WHERE id = $1', [ids[0]]);
    expect((await act('restore', { ids })).body.ids).toEqual([]);
    expect(await fronts()).toEqual([]);
  });

  it('of somebody else are left alone', async () => {
    const { ids, list } = await aBrowser({ cards: ['A'] });
    const stranger = await aBrowser({ cards: 0 });
    const into = stranger.deck.id;
    for (const [name, input] of [
      ['move', { deck_id: into }],
      ['tag', { add: ['mine'] }],
      ['reset', {}],
      ['delete', {}],
    ] as const)
      expect((await stranger.act(name, { ids, ...input })).body.ids).toEqual([]);
    expect((await list()).items).toMatchObject([{ id: ids[0], tags: [] }]);
    await sql('UPDATE flashcards SET deleted_at = now() WHERE id = $1', [ids[0]]);
    expect((await stranger.act('restore', { ids })).body.ids).toEqual([]);
  });
});

describe('a card that is begun anew', () => {
  async function answered() {
    const found = await aBrowser({ cards: ['A'] });
    const { client, deck, ids, list } = found;
    const started = await client.post('/flashcards/setup/', {
      data_request: 'submit',
      quiz_type: 7,
      deck_id: deck.id,
      length: 9_999,
    });
    const quizlog_id = Number(/\d+/.exec(started.body.next_url)![0]);
    const answer = (at: Date, review_id: string = randomUUID()) =>
      client.post('/api/flashcards/submit-answers/', {
        reviews: [{ review_id, flashcard_id: ids[0], quizlog_id, answer_correct: true, answered_at: at.getTime() }],
      });
    const memory = async () => (await list()).items[0].memory;
    return { ...found, answer, memory };
  }

  it('is new; its answers stay in the log, and one that was given before and arrives late changes nothing', async () => {
    const { ids, act, answer, memory } = await answered();
    const before = world.clock.now();
    await answer(before);
    expect(await memory()).toMatchObject({ reviews: 1 });
    world.clock.advance(DAY);
    expect((await act('reset', { ids })).body.ids).toEqual(ids);
    expect(await memory()).toBeNull();
    expect((await act('reset', { ids })).body.ids).toEqual([]);
    await answer(new Date(before.getTime() + 60_000));
    expect(await memory()).toBeNull();
    const [{ count }] = await sql('SELECT count(*)::int FROM flashcard_reviews WHERE flashcard_id = $1', ids);
    expect(count).toBe(2);
    world.clock.advance(60_000);
    await answer(world.clock.now());
    expect(await memory()).toMatchObject({ reviews: 1, lapses: 0 });
  });
});
