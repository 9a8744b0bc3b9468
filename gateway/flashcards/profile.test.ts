import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
type Client = Awaited<ReturnType<typeof world.signedIn>>;

async function aLearner() {
  const person = await aPerson(world);
  return { person, client: await world.signedIn(person) };
}
const list = async (client: Client, name: string, page = 1) =>
  (await client.get(`/api/profile/lists/${name}/?page=${page}`)).body;
const bookmark = (client: Client, flashcard_id: number) =>
  client.post('/api/flashcards/bookmark/', { action: 'add', flashcard_id });
const begin = async (client: Client, deck_id: number): Promise<number> => {
  const { body } = await client.post('/flashcards/setup/', {
    data_request: 'submit',
    quiz_type: 1,
    deck_id,
    length: 9_999,
  });
  return Number(/\d+/.exec(body.next_url)![0]);
};
const answer = (client: Client, quizlog_id: number, flashcard_id: number, answer_correct: boolean) =>
  client.post('/api/flashcards/submit-answer/', { quizlog_id, flashcard_id, answer_correct });

describe('the list of bookmarked cards', () => {
  // rules: 2.2.9, 2.9.6
  it('has 20 on a page, the last bookmarked first, with the beginning of their fronts', async () => {
    const { client } = await aLearner();
    const pack = await aDeck(world, { kind: 'pack', cards: 21 });
    for (const { id } of pack.cards) {
      await bookmark(client, id);
      world.clock.advance(1_000);
    }
    const { items, count, pages } = await list(client, 'bookmarked-flashcards');
    expect([items.length, count, pages]).toEqual([20, 21, 2]);
    expect(items[0]).toMatchObject({
      front: 'Front 21',
      leitner_bin: null,
      url: `/flashcards/setup/?deck=${pack.id}`,
    });
    expect((await list(client, 'bookmarked-flashcards', 2)).items).toHaveLength(1);
  });

  it('leaves out cards that the person may see no more', async () => {
    const { client } = await aLearner();
    const deck = await aDeck(world, { shared: true, cards: 1 });
    await bookmark(client, deck.cards[0]!.id);
    expect((await list(client, 'bookmarked-flashcards')).count).toBe(1);
    await world.deps.dataSource.query('UPDATE decks SET deck_shared = false WHERE id = $1', [deck.id]);
    expect((await list(client, 'bookmarked-flashcards')).count).toBe(0);
  });

  // rules: 2.2.15
  it('is counted by Leitner bin, cards never answered in bin 0', async () => {
    const { client } = await aLearner();
    const pack = await aDeck(world, { kind: 'pack', cards: 4 });
    const quiz = await begin(client, pack.id);
    for (const [nth, { id }] of pack.cards.entries()) {
      if (nth < 3) await bookmark(client, id);
      if (nth > 0) await answer(client, quiz, id, nth !== 1);
    }
    expect((await client.get('/api/flashcards/bookmarked-bins/')).body).toEqual({ bins: [2, 1, 0, 0, 0] });
  });
});

describe('the list of decks created', () => {
  // rules: 2.2.13, 2.9.5
  it('has 10 on a page', async () => {
    const { person, client } = await aLearner();
    for (let made = 0; made < 11; made += 1) await aDeck(world, { owner: person, cards: 1, name: `Deck ${made}` });
    const { items, count, pages } = await list(client, 'decks-created');
    expect([items.length, count, pages]).toEqual([10, 11, 2]);
    expect(items[0]).toMatchObject({ cards: 1, deck_shared: false, url: `/flashcards/edit-deck/${items[0].id}/` });
  });
});

describe('the home of the flashcards', () => {
  const home = async (client: Client) => (await client.get('/flashcards/')).body;
  const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

  it('has nothing before a card was answered, but packs to begin with', async () => {
    const { client } = await aLearner();
    await aDeck(world, { kind: 'pack' });
    world.clock.advance(60_000);
    const { packs, week, ...rest } = await home(client);
    expect(rest).toEqual({
      due: 0,
      held: 0,
      fresh: 0,
      next_due_at: null,
      bins: [0, 0, 0, 0, 0],
      bookmarked: 0,
      decks: 0,
      newest: [],
      unfinished: null,
    });
    expect(packs[0]).toMatchObject({ known: 0, due: 0, deck_colour: 'teal', deck_icon: 'heart' });
    const now = world.clock.now().getTime();
    expect(week).toEqual(Array.from({ length: 7 }, (_, nth) => ({ date: toDay(now + nth * 86_400_000), cards: 0 })));
  });

  it('says how many cards are due on each of seven days, how well each is known, and what is done of each deck', async () => {
    const { person, client } = await aLearner();
    const own = await aDeck(world, { owner: person, cards: 3, name: 'Mine' });
    const pack = await aDeck(world, { kind: 'pack', cards: 4 });
    world.clock.advance(60_000);
    const quiz = await begin(client, pack.id);
    for (const [nth, { id }] of pack.cards.slice(0, 3).entries()) await answer(client, quiz, id, nth > 0);
    const [{ next }] = await world.deps.dataSource.query(
      'SELECT min(due_at) AS next FROM flashcard_states WHERE account_id = $1',
      [person.id],
    );
    const before = await home(client);
    expect(before).toMatchObject({
      due: 0,
      next_due_at: (next as Date).toISOString(),
      bins: [1, 2, 0, 0, 0],
      newest: [{ id: own.id, deck_name: 'Mine', cards: 3, known: 0, due: 0 }],
    });
    expect(before.packs[0]).toMatchObject({ id: pack.id, cards: 4, known: 3, due: 0 });
    const states: { due_at: Date }[] = await world.deps.dataSource.query(
      'SELECT due_at FROM flashcard_states WHERE account_id = $1',
      [person.id],
    );
    for (const { date, cards } of before.week)
      expect(cards).toBe(states.filter(({ due_at }) => toDay(due_at.getTime()) === date).length);

    world.clock.advance(30 * 86_400_000);
    const after = await home(await world.signedIn(person));
    expect(after).toMatchObject({ due: 3, next_due_at: null });
    expect(after.week[0].cards).toBe(3);
    expect(after.packs[0]).toMatchObject({ known: 3, due: 3 });
  });

  it('leaves out cards of decks that the person may see no more', async () => {
    const { client } = await aLearner();
    const deck = await aDeck(world, { shared: true, cards: 1 });
    const { body } = await client.post('/flashcards/setup/', {
      data_request: 'submit',
      quiz_type: 5,
      deck_id: deck.id,
      length: 9_999,
    });
    await answer(client, Number(/\d+/.exec(body.next_url)![0]), deck.cards[0]!.id, true);
    expect((await home(client)).bins).toEqual([0, 1, 0, 0, 0]);
    await world.deps.dataSource.query('UPDATE decks SET deck_shared = false WHERE id = $1', [deck.id]);
    expect(await home(client)).toMatchObject({ bins: [0, 0, 0, 0, 0], next_due_at: null });
  });
});

describe('today', () => {
  it('says which cards are due and which review was left', async () => {
    const { client } = await aLearner();
    const kinds = async () =>
      (await client.get('/api/learning/today/')).body.items.filter(({ kind }: { kind: string }) =>
        kind.endsWith('flashcards'),
      );
    expect(await kinds()).toEqual([]);
    const pack = await aDeck(world, { kind: 'pack', cards: 2 });
    const quiz = await begin(client, pack.id);
    await answer(client, quiz, pack.cards[0]!.id, false);
    expect(await kinds()).toEqual([
      { kind: 'unfinished-flashcards', url: `/flashcards/review/${quiz}/`, values: { answered: 1, length: 2 } },
    ]);
    world.clock.advance(86_400_000);
    expect(await kinds()).toContainEqual({
      kind: 'due-flashcards',
      url: '/flashcards/',
      values: { due: 1, minutes: 1 },
    });
  });
});
