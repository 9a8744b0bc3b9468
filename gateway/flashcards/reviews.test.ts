import { randomUUID } from 'node:crypto';
import { BATCH_MAX, FIRST_CARDS } from '~/domain/flashcards/review/contract';
import type { Person } from '~/domain/accounts/person';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const SETUP = '/flashcards/setup/';
const DAY = 86_400_000;
const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);

type Client = Awaited<ReturnType<typeof world.signedIn>>;

const choose = (input: object) => ({ data_request: 'submit', length: 9_999, ...input });
const start = async (client: Client, input: object): Promise<number> => {
  const { body } = await client.post(SETUP, choose(input));
  return Number(/\d+/.exec(body.next_url)![0]);
};
const count = async (client: Client, input: object): Promise<number> =>
  (await client.post(SETUP, { data_request: 'available_flashcards', ...input })).body.count;
const answer = (client: Client, quizlog_id: number, flashcard_id: number, answer_correct: boolean, more: object = {}) =>
  client.post('/api/flashcards/submit-answer/', { quizlog_id, flashcard_id, answer_correct, ...more });
const batch = (client: Client, reviews: object[]) => client.post('/api/flashcards/submit-answers/', { reviews });
const review = async (client: Client, id: number) => (await client.get(`/flashcards/review/${id}/`)).body;
const stateOf = async (person: { id: number }, card: { id: number }) =>
  (
    await sql('SELECT leitner_bin, reviews, lapses FROM flashcard_states WHERE account_id = $1 AND flashcard_id = $2', [
      person.id,
      card.id,
    ])
  )[0];
const logged = async (person: { id: number }): Promise<number> =>
  (await sql('SELECT count(*)::int AS count FROM flashcard_reviews WHERE account_id = $1', [person.id]))[0].count;

async function aLearner(): Promise<{ person: Person; client: Client }> {
  const person = await aPerson(world);
  return { person, client: await world.signedIn(person) };
}

describe('the set-up of a review', () => {
  // rules: 2.7.19
  it('counts what each type draws from', async () => {
    const { person, client } = await aLearner();
    const own = await aDeck(world, { owner: person, cards: 3 });
    const shared = await aDeck(world, { shared: true, cards: 4 });
    const closed = await aDeck(world, { cards: 6 });
    const topic = await aTopic(world);
    const pack = await aDeck(world, { kind: 'pack', cards: 7, topic });
    const collection = await aDeck(world, { kind: 'collection', cards: 8 });
    expect(await count(client, { quiz_type: 1, deck_id: pack.id })).toBe(7);
    expect(await count(client, { quiz_type: 2, deck_id: pack.id })).toBe(7);
    expect(await count(client, { quiz_type: 3, deck_id: collection.id })).toBe(8);
    expect(await count(client, { quiz_type: 4, deck_id: own.id })).toBe(3);
    expect(await count(client, { quiz_type: 7 })).toBe(3);
    expect(await count(client, { quiz_type: 5, deck_id: shared.id })).toBe(4);
    expect(await count(client, { quiz_type: 8, deck_id: shared.id })).toBe(4);
    expect(await count(client, { quiz_type: 12, topic: topic.id })).toBe(7);
    expect(await count(client, { quiz_type: 10 })).toBe(0);
    expect(await count(client, { quiz_type: 6 })).toBe(0);
    await client.post('/api/flashcards/bookmark/', { action: 'add', flashcard_id: pack.cards[0]!.id });
    expect(await count(client, { quiz_type: 6 })).toBe(1);
    expect(await count(client, { quiz_type: 9 })).toBe(1);
    // Somebody else's, by whichever type it is asked for.
    for (const quiz_type of [1, 3, 4, 5, 7, 8, 12])
      expect(await count(client, { quiz_type, deck_id: closed.id })).toBe(0);
  });

  // rules: 2.2.40
  it('tells new cards from those that were wrong', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 5 });
    const quiz = await start(client, { quiz_type: 4, deck_id });
    await answer(client, quiz, cards[0]!.id, true);
    await answer(client, quiz, cards[1]!.id, false);
    expect(await count(client, { quiz_type: 4, deck_id, selection_options: 'new' })).toBe(3);
    expect(await count(client, { quiz_type: 4, deck_id, selection_options: 'incorrect' })).toBe(1);
  });

  it('draws no card as once wrong that was marked as understood, until it is wrong again', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 2 });
    const wrong = { quiz_type: 7, deck_id, selection_options: 'incorrect' };
    const quiz = await start(client, { quiz_type: 7, deck_id });
    for (const { id } of cards) await answer(client, quiz, id, false);
    const understood = { kind: 'card', id: cards[0]!.id, understood: true };
    await client.post('/learn/mistakes/', { data_request: 'understand', ...understood });
    expect(await count(client, wrong)).toBe(1);
    expect((await review(client, await start(client, wrong))).pool).toMatchObject([{ id: cards[1]!.id }]);
    world.clock.advance(60_000);
    await answer(client, quiz, cards[0]!.id, false);
    expect(await count(client, wrong)).toBe(2);
  });

  // rules: 2.2.38, 2.3.13
  it('shows packs, own decks and how many cards are due', async () => {
    const { person, client } = await aLearner();
    const own = await aDeck(world, { owner: person, cards: 2, name: 'Mine' });
    const quiz = await start(client, { quiz_type: 4, deck_id: own.id });
    await answer(client, quiz, own.cards[0]!.id, false);
    const { body } = await client.get(SETUP);
    expect(body.decks).toEqual([expect.objectContaining({ id: own.id, deck_name: 'Mine', cards: 2 })]);
    expect(body).toMatchObject({ due: 0, unfinished: { quizlog_id: quiz, answered: 1, length: 2 } });
    world.clock.advance(600_000);
    expect((await client.get(SETUP)).body.due).toBe(1);
    expect(await count(client, { quiz_type: 10 })).toBe(1);
    expect((await client.get('/flashcards/')).body).toMatchObject({
      due: 1,
      bookmarked: 0,
      decks: 1,
      unfinished: { quizlog_id: quiz, quiz_type: 4, answered: 1, length: 2, url: `/flashcards/review/${quiz}/` },
    });
  });

  it('shows packs in the language of the person before those in the other', async () => {
    const [first, second] = [await aDeck(world, { kind: 'pack' }), await aDeck(world, { kind: 'pack' })];
    await sql(`UPDATE decks SET language = 'es' WHERE id = $1`, [second.id]);
    const shownTo = async (language: 'en' | 'es') => {
      const client = await world.signedIn(await aPerson(world, { language }));
      world.clock.advance(60_000);
      const { packs } = (await client.get(SETUP)).body as { packs: { id: number }[] };
      return packs.map(({ id }) => id).filter((id) => id === first.id || id === second.id);
    };
    expect(await shownTo('en')).toEqual([first.id, second.id]);
    expect(await shownTo('es')).toEqual([second.id, first.id]);
  });

  // rules: 2.3.7
  it('narrows cards down by tags of their decks', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 3 });
    await sql(`UPDATE flashcards SET tags = '{anatomy,exam}' WHERE id = $1`, [cards[0]!.id]);
    await sql(`UPDATE flashcards SET tags = '{exam}' WHERE id = $1`, [cards[1]!.id]);
    expect((await client.get(SETUP)).body.decks[0].tags).toEqual(['anatomy', 'exam']);
    expect(await count(client, { quiz_type: 4, deck_id, tags: ['anatomy'] })).toBe(1);
    expect(await count(client, { quiz_type: 4, deck_id, tags: 'anatomy,exam' })).toBe(2);
    expect(await count(client, { quiz_type: 4, deck_id, tags: ['nothing'] })).toBe(0);
  });

  it('narrows cards of packs down by specialty and topic', async () => {
    const { client } = await aLearner();
    const [one, other] = [await aTopic(world), await aTopic(world)];
    await aDeck(world, { kind: 'pack', cards: 2, topic: one });
    await aDeck(world, { kind: 'pack', cards: 3, topic: other });
    const [{ specialty_id }] = await sql('SELECT specialty_id FROM topics WHERE id = $1', [one.id]);
    const [{ all }] = await sql(
      `SELECT count(*)::int AS all FROM flashcards card JOIN decks deck ON deck.id = card.deck_id JOIN topics t ON t.id = card.topic_id
        WHERE t.specialty_id = $1 AND deck.kind <> 'own'`,
      [specialty_id],
    );
    expect(await count(client, { quiz_type: 12, topic: one.id })).toBe(2);
    expect(await count(client, { quiz_type: 12, specialty: specialty_id })).toBe(all);
    expect(await count(client, { quiz_type: 12, specialty: specialty_id, topic: other.id })).toBe(3);
  });

  it('offers a deck of somebody else by its address, and once it was reviewed, while it is shared', async () => {
    const { client } = await aLearner();
    const deck = await aDeck(world, { shared: true, cards: 2 });
    const closed = await aDeck(world, { cards: 2 });
    const shared = async (address = '') =>
      (await client.get(SETUP + address)).body.shared.map(({ id }: { id: number }) => id);
    expect(await shared()).toEqual([]);
    expect(await shared(`?deck=${deck.id}`)).toEqual([deck.id]);
    expect(await shared(`?deck=${closed.id}`)).toEqual([]);
    await start(client, { quiz_type: 8, deck_id: deck.id });
    expect(await shared()).toEqual([deck.id]);
    await sql('UPDATE decks SET deck_shared = false WHERE id = $1', [deck.id]);
    expect(await shared(`?deck=${deck.id}`)).toEqual([]);
  });

  it('refuses a choice without cards, and lengths and types that there are not', async () => {
    const { client } = await aLearner();
    expect(refusal(await client.post(SETUP, choose({ quiz_type: 6 })))).toEqual([422, 'no-flashcards']);
    for (const wrong of [{ length: 11 }, { quiz_type: 0 }, { quiz_type: 13 }, { quiz_type: 11 }])
      expect(refusal(await client.post(SETUP, choose({ quiz_type: 4, ...wrong })))).toEqual([422, 'invalid-input']);
  });

  it('starts one review for one submission', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id } = await aDeck(world, { owner: person });
    const input = { quiz_type: 4, deck_id, submission_id: randomUUID() };
    const [one, other] = await Promise.all([start(client, input), start(client, input)]);
    expect(other).toBe(one);
  });
});

describe('a review that removes', () => {
  // rules: 2.2.57, 2.3.6, 2.4.4, 2.4.9, 2.7.21
  it('asks each card once, and is completed by the last one', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 3 });
    const quiz = await start(client, { quiz_type: 4, deck_id, length: 10 });
    const before = await review(client, quiz);
    expect(before).toMatchObject({ removes: true, length: 3, answered: 0, finished: false });
    expect(before.pool.map(({ id }: { id: number }) => id).sort()).toEqual(cards.map(({ id }) => id).sort());
    expect(before.cards[0]).toMatchObject({ back: '<p>The back</p>', type: 1, own_question: true, bookmarked: false });

    expect((await answer(client, quiz, cards[0]!.id, true)).body).toEqual({ quizlog_completed: false });
    expect((await review(client, quiz)).pool).toHaveLength(2);
    await answer(client, quiz, cards[1]!.id, false);
    expect((await answer(client, quiz, cards[2]!.id, true)).body).toEqual({ quizlog_completed: true });
    expect(await review(client, quiz)).toMatchObject({ answered: 3, correct: 2, finished: true, pool: [] });
  });

  it('has as many cards as were asked for', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id } = await aDeck(world, { owner: person, cards: 60 });
    const quiz = await start(client, { quiz_type: 4, deck_id, length: 50 });
    const { pool, cards } = await review(client, quiz);
    expect([pool.length, cards.length]).toEqual([50, FIRST_CARDS]);
    const more = pool.slice(FIRST_CARDS).map(({ id }: { id: number }) => id);
    const { body } = await client.post(`/flashcards/review/${quiz}/`, { data_request: 'cards', ids: more.join() });
    expect(body.cards.map(({ id }: { id: number }) => id)).toEqual(more);
  });
});

describe('a Leitner review', () => {
  // rules: 2.4.5
  it('keeps its cards with their new bins, and ends after so many answers', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 2 });
    const quiz = await start(client, { quiz_type: 7, deck_id, length: 10 });
    const [first] = cards;
    for (let nth = 1; nth < 10; nth += 1) {
      world.clock.advance(1_000);
      expect((await answer(client, quiz, first!.id, nth % 2 === 0)).body.quizlog_completed).toBe(false);
    }
    const { pool } = await review(client, quiz);
    expect(pool).toHaveLength(2);
    expect(pool.find(({ id }: { id: number }) => id === first!.id)).toMatchObject({ leitner_bin: 0 });
    expect((await answer(client, quiz, first!.id, true)).body.quizlog_completed).toBe(true);
  });

  it('ends when bins 0 to 3 are empty', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 1 });
    const quiz = await start(client, { quiz_type: 7, deck_id, length: 50 });
    const completed = [];
    for (let nth = 0; nth < 4; nth += 1) {
      world.clock.advance(1_000);
      completed.push((await answer(client, quiz, cards[0]!.id, true)).body.quizlog_completed);
    }
    expect(completed).toEqual([false, false, false, true]);
    expect(await stateOf(person, cards[0]!)).toMatchObject({ leitner_bin: 4 });
  });
});

describe('answers given without a network', () => {
  it('are merged from two devices, whichever comes first, and none is lost or counted twice', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 2 });
    const quiz = await start(client, { quiz_type: 7, deck_id });
    const now = world.clock.now().getTime();
    const given = (days: number, answer_correct: boolean) => ({
      review_id: randomUUID(),
      flashcard_id: cards[0]!.id,
      quizlog_id: quiz,
      answer_correct,
      answered_at: now - days * DAY,
      took_ms: 4_000,
    });
    const laptop = [given(9, true), given(5, true), given(1, true)];
    const phone = [given(3, false)];
    expect((await batch(client, laptop)).body).toEqual({
      accepted: 3,
      duplicates: 0,
      refused: [],
      quizlog_completed: false,
    });
    // The phone comes late, and sends what it has twice.
    expect((await batch(client, [...phone, ...phone])).body).toMatchObject({ accepted: 1, duplicates: 1 });
    expect((await batch(client, [...phone, ...laptop])).body).toMatchObject({ accepted: 0, duplicates: 4 });
    expect(await stateOf(person, cards[0]!)).toEqual({ leitner_bin: 1, reviews: 4, lapses: 1 });
    expect(await review(client, quiz)).toMatchObject({ answered: 4, correct: 3 });
  });

  it('are taken at the same time from two devices', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 20 });
    const quiz = await start(client, { quiz_type: 4, deck_id });
    const given = cards.map(({ id }) => ({
      review_id: randomUUID(),
      flashcard_id: id,
      quizlog_id: quiz,
      answer_correct: true,
    }));
    const answers = await Promise.all([batch(client, given.slice(0, 12)), batch(client, given.slice(8))]);
    expect(answers.map(({ body }) => body.accepted).reduce((sum, one) => sum + one)).toBe(20);
    expect(await logged(person)).toBe(20);
    expect(await review(client, quiz)).toMatchObject({ answered: 20, correct: 20, finished: true });
  });

  it('count as now where the clock of the device is hours ahead', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person });
    const quiz = await start(client, { quiz_type: 4, deck_id });
    const now = world.clock.now().getTime();
    await answer(client, quiz, cards[0]!.id, true, { answered_at: now + 5 * 3_600_000, review_id: randomUUID() });
    const [{ answered_at }] = await sql('SELECT answered_at FROM flashcard_reviews WHERE account_id = $1', [person.id]);
    expect(answered_at.getTime()).toBe(now);
  });

  it('are taken for a review that has ended only if they were given before', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person });
    const quiz = await start(client, { quiz_type: 4, deck_id });
    const now = world.clock.now().getTime();
    await answer(client, quiz, cards[0]!.id, true);
    world.clock.advance(60_000);
    expect((await client.post('/api/flashcards/end-review/', { quizlog_id: quiz })).body).toEqual({ quizlog_id: quiz });
    world.clock.advance(60_000);
    const given = (card: number, answered_at: number) => ({
      review_id: randomUUID(),
      flashcard_id: cards[card]!.id,
      quizlog_id: quiz,
      answer_correct: false,
      answered_at,
    });
    const [before, after] = [given(1, now + 30_000), given(2, now + 90_000)];
    expect((await batch(client, [before, after])).body).toMatchObject({
      accepted: 1,
      refused: [{ review_id: after.review_id, reason: 'review-ended' }],
    });
    expect(refusal(await answer(client, quiz, cards[3]!.id, true))).toEqual([409, 'review-ended']);
    expect(await logged(person)).toBe(2);
  });

  it('are refused one by one where the card or the review is not theirs, and in a batch that is too long', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person });
    const quiz = await start(client, { quiz_type: 4, deck_id });
    const stranger = await aLearner();
    const foreign = await aDeck(world, { owner: stranger.person });
    const other = await start(stranger.client, { quiz_type: 4, deck_id: foreign.id });
    const given = (quizlog_id: number, flashcard_id: number) => ({
      review_id: randomUUID(),
      flashcard_id,
      quizlog_id,
      answer_correct: true,
    });
    const all = [given(other, foreign.cards[0]!.id), given(quiz, foreign.cards[0]!.id), given(quiz, cards[0]!.id)];
    expect((await batch(client, all)).body).toEqual({
      accepted: 1,
      duplicates: 0,
      refused: [
        { review_id: all[0]!.review_id, reason: 'review-not-found' },
        { review_id: all[1]!.review_id, reason: 'flashcard-not-in-review' },
      ],
      quizlog_completed: false,
    });
    expect(refusal(await answer(client, other, foreign.cards[0]!.id, true))).toEqual([404, 'review-not-found']);
    expect(await logged(stranger.person)).toBe(0);
    expect(refusal(await client.get(`/flashcards/review/${other}/`))).toEqual([404, 'review-not-found']);
    const long = Array.from({ length: BATCH_MAX + 1 }, () => given(quiz, cards[1]!.id));
    expect(refusal(await batch(client, long))).toEqual([422, 'invalid-input']);
  });

  it('are taken for a card that was deleted meanwhile', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 2 });
    const quiz = await start(client, { quiz_type: 4, deck_id });
    await sql('UPDATE decks SET deleted_at = now() WHERE id = $1', [deck_id]);
    expect((await answer(client, quiz, cards[0]!.id, true)).status).toBe(200);
    expect(await logged(person)).toBe(1);
  });
});

describe('the end of a review', () => {
  // rules: 2.4.10, 2.7.25
  it('is 0 without an answer, and the review is gone', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id } = await aDeck(world, { owner: person });
    const quiz = await start(client, { quiz_type: 4, deck_id });
    expect((await client.post('/api/flashcards/end-review/', { quizlog_id: quiz })).body).toEqual({ quizlog_id: 0 });
    expect((await client.get(`/flashcards/review/${quiz}/`)).status).toBe(404);
  });

  // rules: 2.2.37, 2.9.5
  it('leads to a summary of 10 cards on a page, the wrong ones first', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 12 });
    const quiz = await start(client, { quiz_type: 4, deck_id });
    for (const [nth, { id }] of cards.entries()) await answer(client, quiz, id, nth !== 7);
    const path = `/flashcards/deck-summary/${quiz}`;
    const { body } = await client.get(path);
    expect(body).toMatchObject({ count: 12, pages: 2, answered: 12, correct: 11, finished: true });
    expect(body.items).toHaveLength(10);
    expect(body.items[0]).toMatchObject({ id: cards[7]!.id, answer_correct: false, leitner_bin: 0 });
    const wrong = await client.get(`${path}?answers=incorrect`);
    expect(wrong.body.items.map(({ id }: { id: number }) => id)).toEqual([cards[7]!.id]);
  });

  // rules: 2.2.42
  it('whose cards are narrowed down by their answer, bin and bookmark, and the wrong ones are asked again', async () => {
    const { person, client } = await aLearner();
    const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: 4 });
    const quiz = await start(client, { quiz_type: 4, deck_id });
    for (const [nth, { id }] of cards.entries()) await answer(client, quiz, id, nth > 1);
    await client.post('/api/flashcards/bookmark/', { action: 'add', flashcard_id: cards[3]!.id });
    const shown = async (query: string): Promise<number[]> =>
      (await client.get(`/flashcards/deck-summary/${quiz}?${query}`)).body.items.map(({ id }: { id: number }) => id);
    const ids = cards.map(({ id }) => id);
    expect(await shown('answers=correct')).toHaveLength(2);
    expect((await shown('bin=0')).sort()).toEqual(ids.slice(0, 2).sort());
    expect((await shown('bin=1')).sort()).toEqual(ids.slice(2).sort());
    expect(await shown('bookmarked=true')).toEqual([ids[3]]);
    expect(await shown('bookmarked=true&answers=incorrect')).toEqual([]);
    const { body } = await client.get(`/flashcards/deck-summary/${quiz}?answers=correct`);
    expect(body).toMatchObject({ wrong: 2, bins: [2, 2, 0, 0, 0] });

    const again = await start(client, { quiz_type: 12, of_review: quiz });
    const pool = (await review(client, again)).pool.map(({ id }: { id: number }) => id);
    expect(pool.sort()).toEqual(ids.slice(0, 2).sort());
    const stranger = await aLearner();
    expect(await count(stranger.client, { quiz_type: 12, of_review: quiz })).toBe(0);
  });
});
