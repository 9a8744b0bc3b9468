import { hideCard } from '~/domain/flashcards/hide-card';
import { hideDeck } from '~/domain/flashcards/hide-deck';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
const frontsOf = ({ body }: { body: { cards?: { front: string }[]; items?: { front: string }[] } }) =>
  (body.cards ?? body.items ?? []).map(({ front }) => front).sort();

/** Somebody in a review of three cards of somebody else, of which they have answered the first. */
async function inReview(options: Parameters<typeof aDeck>[1] = {}) {
  const deck = await aDeck(world, { shared: !options.kind, cards: ['A', 'B', 'C'], ...options });
  const person = await aPerson(world);
  const client = await world.signedIn(person);
  const started = await client.post('/flashcards/setup/', {
    data_request: 'submit',
    quiz_type: options.kind ? 1 : 5,
    deck_id: deck.id,
    length: 10,
  });
  const url: string = started.body.next_url;
  const quizlog_id = Number(/\d+/.exec(url)![0]);
  const answer = (card: number, correct = true) =>
    client.post('/api/flashcards/submit-answer/', {
      quizlog_id,
      flashcard_id: deck.cards[card]!.id,
      answer_correct: correct,
    });
  expect((await answer(0, false)).status).toBe(200);
  const ids = deck.cards.map(({ id }) => id);
  return {
    deck,
    person,
    client,
    quizlog_id,
    answer,
    review: () => client.get(url),
    texts: () => client.post(url, { data_request: 'cards', ids: ids.join() }),
    summary: () => client.get(`/flashcards/deck-summary/${quizlog_id}`),
    end: () => client.post('/api/flashcards/end-review/', { quizlog_id }),
  };
}
const makePrivate = (deck: { id: number }) => sql('UPDATE decks SET deck_shared = false WHERE id = $1', [deck.id]);

describe('a deck that is private again while somebody reviews it', () => {
  it('shows them none of its cards, tells that they are gone, and keeps what was answered', async () => {
    const { deck, client, review, texts, summary, answer, end, quizlog_id } = await inReview();
    await makePrivate(deck);
    await sql(`UPDATE flashcards SET front = '<p>New text</p>' WHERE deck_id = $1`, [deck.id]);
    expect((await review()).body).toMatchObject({ answered: 1, length: 1, withheld: 2, pool: [], cards: [] });
    expect(frontsOf(await texts())).toEqual([]);
    expect((await summary()).body).toMatchObject({ answered: 1, withheld: 3, wrong: 0, items: [], count: 0 });
    // A device that has the card already sends its answer later.
    expect((await answer(1)).status).toBe(200);
    expect((await end()).body).toEqual({ quizlog_id });
    expect((await summary()).body).toMatchObject({ answered: 2, correct: 1, finished: true });
    expect((await client.get('/flashcards/progress/')).body).toMatchObject({ cards: [], curve: null });
  });

  it('stays with those who edit it', async () => {
    const { deck, person, review } = await inReview();
    await sql('INSERT INTO deck_editors (deck_id, account_id, created_at) VALUES ($1, $2, now())', [
      deck.id,
      person.id,
    ]);
    await makePrivate(deck);
    expect((await review()).body).toMatchObject({ withheld: 0, pool: [{}, {}] });
  });
});

describe('a card that a moderator hides while somebody reviews it', () => {
  it('is shown to them no more, before and after its answer', async () => {
    const { deck, client, review, texts, summary } = await inReview();
    for (const card of [0, 1]) await world.deps.inTransaction((tx) => hideCard(tx, deck.cards[card]!.id));
    expect(frontsOf(await review())).toEqual(['<p>C</p>']);
    expect((await review()).body).toMatchObject({ length: 2, withheld: 1 });
    expect(frontsOf(await texts())).toEqual(['<p>C</p>']);
    expect((await summary()).body).toMatchObject({ withheld: 2, items: [], wrong: 0, bins: [0, 0, 0, 0, 0] });
    expect((await client.get('/flashcards/progress/')).body.cards).toEqual([]);
  });

  it('goes with its pack, and a deck that its author deletes stays to be finished', async () => {
    const pack = await inReview({ kind: 'pack' });
    await world.deps.inTransaction((tx) => hideDeck(tx, pack.deck.id));
    expect(frontsOf(await pack.review())).toEqual([]);
    const shared = await inReview();
    await sql('UPDATE decks SET deleted_at = now() WHERE id = $1', [shared.deck.id]);
    expect(frontsOf(await shared.review())).toEqual(['<p>B</p>', '<p>C</p>']);
  });
});

describe('a card in a review', () => {
  // rules: 2.3.1, 2.3.8
  it('has the fields of the specification, with the panel of its author', async () => {
    const { deck, review, answer, texts } = await inReview();
    await sql(
      `UPDATE accounts SET bio = 'Cardiology', avatar = '/media/a.webp', roles = '{learner,supporter}' WHERE id = $1`,
      [deck.owner!.id],
    );
    await answer(1, true);
    expect((await review()).body.cards).toMatchObject([
      { front: '<p>C</p>', reviews: 0, leitner_bin: 0, last_answered: null, order: 3, pack: '', collection: '' },
    ]);
    const [, second] = (await texts()).body.cards;
    expect(second).toMatchObject({ reviews: 1, leitner_bin: 1, last_answered: world.clock.now().getTime() });
    expect(second.author).toEqual({
      id: deck.owner!.id,
      name: deck.owner!.name,
      avatar_url: '/media/a.webp',
      first_name: expect.stringMatching(/^Person/),
      last_name: 'Example',
      username: deck.owner!.username,
      training_stage: 3,
      school: '',
      bio: 'Cardiology',
      supporter: true,
    });
    const pack = await inReview({ kind: 'pack', name: 'The heart' });
    expect((await pack.review()).body.cards[0]).toMatchObject({ pack: 'The heart', collection: '', author: null });
  });
});

describe('a collection', () => {
  it('draws from cards of packs, which stay one card with one memory', async () => {
    const pack = await aDeck(world, { kind: 'pack', name: 'The heart', cards: ['A', 'B', 'C'] });
    const collection = await aDeck(world, { kind: 'collection', name: 'The first hour', cards: ['D'] });
    const client = await world.signedIn(await aPerson(world));
    for (const { id } of pack.cards.slice(0, 2))
      await sql('INSERT INTO collected_cards (deck_id, flashcard_id) VALUES ($1, $2)', [collection.id, id]);
    const chosen = { quiz_type: 3, deck_id: collection.id };
    const count = async () =>
      (await client.post('/flashcards/setup/', { data_request: 'available_flashcards', ...chosen })).body.count;
    expect(await count()).toBe(3);
    const { body } = await client.post('/flashcards/setup/', { data_request: 'submit', ...chosen, length: 9_999 });
    const review = (await client.get(body.next_url)).body;
    expect(
      review.cards
        .map((card: { front: string; pack: string; collection: string }) => [card.front, card.pack, card.collection])
        .sort(),
    ).toEqual([
      ['<p>A</p>', 'The heart', 'The first hour'],
      ['<p>B</p>', 'The heart', 'The first hour'],
      ['<p>D</p>', '', 'The first hour'],
    ]);
    await sql('UPDATE decks SET deleted_at = now() WHERE id = $1', [collection.id]);
    expect(await count()).toBe(0);
  });
});

describe('bookmarks', () => {
  it('are counted where their cards may still be reviewed', async () => {
    const { deck, client } = await inReview();
    for (const { id } of deck.cards)
      await client.post('/api/flashcards/bookmark/', { action: 'add', flashcard_id: id });
    const counted = async () => [
      (await client.get('/flashcards/')).body.bookmarked,
      (await client.get('/flashcards/setup/')).body.bookmarked,
    ];
    expect(await counted()).toEqual([3, 3]);
    await world.deps.inTransaction((tx) => hideCard(tx, deck.cards[0]!.id));
    expect(await counted()).toEqual([2, 2]);
    await makePrivate(deck);
    expect(await counted()).toEqual([0, 0]);
  });
});
