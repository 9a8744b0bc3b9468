/** What is taken for a field of our own that a client leaves out. */
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const HEAD = {
  deck_name: 'Murmurs',
  deck_description: 'What each one sounds like',
  deck_colour: 'teal',
  deck_icon: 'heart',
};
const card = (id: string, front: string) => ({ id, front: `<p>${front}</p>`, back: '<p>Back</p>' });
const fronts = (body: { cards: { front: string }[] }) => body.cards.map(({ front }) => front);

async function aLearner() {
  const person = await aPerson(world);
  return { person, client: await world.signedIn(person) };
}

describe('the set-up of a review without a `quiz_type`', () => {
  // rules: 2.2.41
  it('draws from packs, from collections at `type=collection`, else from a specialty or a topic', async () => {
    const { client } = await aLearner();
    const [topic, other] = [await aTopic(world, { specialty_id: 4 }), await aTopic(world, { specialty_id: 5 })];
    await aDeck(world, { kind: 'pack', cards: 2, topic });
    await aDeck(world, { kind: 'collection', cards: 3, topic });
    await aDeck(world, { kind: 'collection', cards: 4, topic: other });
    const count = async (query: string, fields: object = {}) => {
      const sent = { data_request: 'available_flashcards', selection_options: 'all', ...fields };
      return (await client.post(`/flashcards/setup/${query}`, sent)).body.count;
    };
    expect(await count('')).toBe(2);
    expect(await count('?type=collection')).toBe(7);
    expect(await count(`?topic=${topic.id}`)).toBe(5);
    expect(await count('', { topic: topic.id })).toBe(5);
    expect(await count('?specialty=4')).toBe(5);
    expect(await count('?type=collection&specialty=4')).toBe(3);
    expect(await count(`?type=collection&specialty=5`, { quiz_type: 12 })).toBe(4);
  });

  it('narrows a deck down by the specialty, too', async () => {
    const { client } = await aLearner();
    const [topic, other] = [await aTopic(world, { specialty_id: 6 }), await aTopic(world, { specialty_id: 7 })];
    const pack = await aDeck(world, { kind: 'pack', cards: 3, topic });
    await world.deps.dataSource.query('UPDATE flashcards SET topic_id = $2 WHERE id = $1', [
      pack.cards[0]!.id,
      other.id,
    ]);
    const sent = { data_request: 'available_flashcards', quiz_type: 1, deck_id: pack.id, specialty: 6 };
    expect((await client.post('/flashcards/setup/', sent)).body.count).toBe(2);
  });
});

describe('an answer without a `review_id`', () => {
  const begin = async (quiz_type: number) => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 2 });
    const { body } = await client.post('/flashcards/setup/', { quiz_type, deck_id, length: 10 });
    const path: string = body.next_url;
    const answer = (flashcard_id: number, answer_correct: boolean) =>
      client.post('/api/flashcards/submit-answer/', {
        quizlog_id: Number(/\d+/.exec(path)![0]),
        flashcard_id,
        answer_correct,
      });
    const reviews = async (flashcard_id: number) => {
      const [row] = await world.deps.dataSource.query(
        'SELECT reviews, leitner_bin FROM flashcard_states WHERE account_id = $1 AND flashcard_id = $2',
        [person.id, flashcard_id],
      );
      return row as { reviews: number; leitner_bin: number };
    };
    return { ids: cards.map(({ id }) => id) as [number, number], answer, reviews };
  };

  it('to a card that its review has removed changes nothing, also once the review is over', async () => {
    const { ids, answer, reviews } = await begin(4);
    const again = async (id: number, completed: boolean) => {
      for (const correct of [true, true, false])
        expect(await answer(id, correct)).toMatchObject({ status: 200, body: { quizlog_completed: completed } });
      expect(await reviews(id)).toEqual({ reviews: 1, leitner_bin: 1 });
    };
    await again(ids[0], false);
    await again(ids[1], true);
    await again(ids[0], true);
  });

  it('to a card of a Leitner review is a new one: the card is still in the pool', async () => {
    const { ids, answer, reviews } = await begin(7);
    await answer(ids[0], true);
    await answer(ids[0], true);
    expect(await reviews(ids[0])).toEqual({ reviews: 2, leitner_bin: 2 });
  });
});

describe('a deck that is saved without a revision', () => {
  it('is changed unconditionally; with a revision, a stale save is a conflict', async () => {
    const { person, client } = await aLearner();
    const deck = await aDeck(world, { owner: person, cards: ['One', 'Two'] });
    const path = `/flashcards/edit-deck/${deck.id}/`;
    const [first, second] = deck.cards.map(({ id }) => `e${id}`) as [string, string];
    for (const name of ['Murmurs', 'Heart sounds']) {
      const saved = await client.post(path, { ...HEAD, deck_name: name, cards: [card(first, name)] });
      expect(saved).toMatchObject({ status: 200, body: { deck: { deck_name: name } } });
      expect(fronts(saved.body)).toEqual([`<p>${name}</p>`, '<p>Two</p>']);
    }
    const stale = { ...card(first, 'Stale'), revision: 1 };
    expect((await client.post(path, { ...HEAD, deck_name: 'Stale', revision: 1 })).status).toBe(409);
    expect((await client.post(path, { ...HEAD, deck_name: 'Heart sounds', cards: [stale] })).status).toBe(409);
    expect((await client.post(path, { data_request: 'autosave', card: card(second, 'Three') })).status).toBe(200);
    expect((await client.post(path, { data_request: 'autosave', card: card(second, 'Four') })).status).toBe(200);
    expect(fronts((await client.get(path)).body)).toEqual(['<p>Heart sounds</p>', '<p>Four</p>']);
  });

  it('has a new card for each one that is numbered, in every request', async () => {
    const { client } = await aLearner();
    const cards = [card('n1', 'One'), { ...card('n2', 'Two'), order: 1 }];
    const { next_url } = (await client.post('/flashcards/create-deck/', { ...HEAD, cards })).body;
    expect(fronts((await client.get(next_url)).body)).toEqual(['<p>Two</p>', '<p>One</p>']);
    const saved = await client.post(next_url, { ...HEAD, cards: [card('n1', 'Three')] });
    expect(fronts(saved.body)).toEqual(['<p>Two</p>', '<p>One</p>', '<p>Three</p>']);
    const { card: made } = (await client.post(next_url, { data_request: 'autosave', card: card('n1', 'Four') })).body;
    expect(made).toMatchObject({ id: expect.stringMatching(/^e\d+$/), front: '<p>Four</p>', revision: 1 });
  });
});
