import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { anAnkiPackage } from '~/infra/tooling/testing/factories/anki-packages';
import { anImport } from '~/infra/tooling/testing/factories/card-imports';
import { openWorld } from '~/infra/tooling/testing/world';

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 12) };
const CARDS = 3;
const ONCE = 4;
const LEITNER = 7;
const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);

/** Somebody new with a review of three cards of their own. */
async function aReview(quiz_type: number, length = quiz_type === ONCE ? 10 : 9_999) {
  const person = await aPerson(world);
  const client = await world.signedIn(person);
  const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: CARDS });
  const { body } = await client.post('/flashcards/setup/', { data_request: 'submit', quiz_type, deck_id, length });
  return { person, client, deck_id, cards, quizlog_id: Number(/\d+/.exec(body.next_url)![0]) };
}
type Review = Awaited<ReturnType<typeof aReview>>;

const given = ({ cards, quizlog_id }: Review, card: number, answer_correct: boolean, ago = 0) => ({
  review_id: randomUUID(),
  flashcard_id: cards[card]!.id,
  quizlog_id,
  answer_correct,
  answered_at: world.clock.now().getTime() - ago,
});
const send = async ({ client }: Review, ...reviews: object[]) =>
  (await client.post('/api/flashcards/submit-answers/', { reviews })).body;
const undo = async ({ client }: Review, review_id: string) =>
  (await client.post('/api/flashcards/undo-answer/', { review_id })).body;
const look = async ({ client, quizlog_id }: Review) => (await client.get(`/flashcards/review/${quizlog_id}/`)).body;

/** What a person has after all of it: each card's state, and how far the review is. */
async function stateOf({ person, quizlog_id, cards }: Review) {
  const states = await sql(
    `SELECT flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at
       FROM flashcard_states WHERE account_id = $1 ORDER BY flashcard_id`,
    [person.id],
  );
  const places = await sql('SELECT flashcard_id, answered, last_correct FROM flashcard_quiz_cards WHERE quiz_id = $1', [
    quizlog_id,
  ]);
  const [review] = await sql('SELECT answered, correct FROM flashcard_quizzes WHERE id = $1', [quizlog_id]);
  const [learner] = await sql('SELECT reviews FROM flashcard_learners WHERE account_id = $1', [person.id]);
  const nth = new Map(cards.map(({ id }, at) => [id, at]));
  const named = (rows: { flashcard_id: number }[]) =>
    rows
      .map(({ flashcard_id, ...row }) => ({ card: nth.get(flashcard_id), ...row }))
      .toSorted((one, other) => one.card! - other.card!);
  return { states: named(states), places: named(places), review, reviews: learner?.reviews ?? 0 };
}

describe('an answer that is taken back', () => {
  it('leaves the card as it was before: never answered, or in its bin with its due date', async () => {
    const review = await aReview(ONCE);
    const [first, second] = [given(review, 0, true, 5_000), given(review, 1, false, 4_000)];
    await send(review, first);
    const before = await stateOf(review);
    await send(review, second);
    expect(await undo(review, second.review_id)).toEqual({ undone: true });
    expect(await stateOf(review)).toEqual(before);
    await undo(review, first.review_id);
    expect(await stateOf(review)).toMatchObject({ states: [], review: { answered: 0, correct: 0 } });
    expect((await look(review)).pool).toHaveLength(CARDS);
  });

  it('is not taken if it comes later, and is taken back once however often it is asked for', async () => {
    const review = await aReview(ONCE);
    const answer = given(review, 0, true);
    await undo(review, answer.review_id);
    await undo(review, answer.review_id);
    expect(await send(review, answer)).toMatchObject({ accepted: 0, duplicates: 1, refused: [] });
    expect((await stateOf(review)).states).toEqual([]);
    await undo(review, answer.review_id);
    expect((await stateOf(review)).review).toEqual({ answered: 0, correct: 0 });
  });

  it('reopens the review that it had ended; one that the person has ended stays ended', async () => {
    for (const type of [ONCE, LEITNER]) {
      const review = await aReview(type, type === ONCE ? 10 : 50);
      const answers = [0, 1, 2].map((card) => given(review, card, true));
      if (type === LEITNER)
        for (let round = 1; round < 4; round += 1)
          for (const card of [0, 1, 2]) await send(review, given(review, card, true, 60_000 - 10_000 * round + card));
      await send(review, ...answers);
      expect((await look(review)).finished).toBe(true);
      await undo(review, answers[2]!.review_id);
      expect((await look(review)).finished).toBe(false);
      const again = given(review, 2, false);
      expect(await send(review, again)).toMatchObject({ accepted: 1, refused: [] });
      await review.client.post('/api/flashcards/end-review/', { quizlog_id: review.quizlog_id });
      await undo(review, again.review_id);
      expect((await look(review)).finished).toBe(type === ONCE ? false : true);
    }
  });

  it('is one’s own: the answer of somebody else stays', async () => {
    const [review, other] = [await aReview(ONCE), await aReview(ONCE)];
    const answer = given(review, 0, true);
    await send(review, answer);
    const before = await stateOf(review);
    expect(await undo(other, answer.review_id)).toEqual({ undone: true });
    expect(await stateOf(review)).toEqual(before);
    expect((await world.client().post('/api/flashcards/undo-answer/', { review_id: answer.review_id })).status).toBe(
      401,
    );
    const answered = await review.client.post('/api/flashcards/undo-answer/', {
      review_id: answer.review_id,
      learner_id: other.person.id,
    });
    expect(answered.status).toBe(409);
  });

  it('folds with what another program knew: an imported card is as it was imported', async () => {
    const now = world.clock.now().getTime();
    const day = Math.floor(now / 86_400_000);
    const card = { type: 2, queue: 2, due: day - 1, ivl: 20, factor: 2_500, reps: 4 };
    const { person, client } = await anImport(
      world,
      await anAnkiPackage([{ guid: 'a', type: 'basic', fields: ['A', 'B'], card }]),
    );
    const state = () =>
      sql('SELECT stability, due_at, reviews, last_answered FROM flashcard_states WHERE account_id = $1', [person.id]);
    const before = await state();
    const { body } = await client.post('/flashcards/setup/', { data_request: 'submit', quiz_type: 10, length: 10 });
    const quizlog_id = Number(/\d+/.exec(body.next_url)![0]);
    const [{ id: flashcard_id }] = (await client.get(`/flashcards/review/${quizlog_id}/`)).body.pool;
    const answer = { review_id: randomUUID(), flashcard_id, quizlog_id, answer_correct: true };
    await client.post('/api/flashcards/submit-answer/', answer);
    expect((await state())[0]!.stability).toBeGreaterThan(before[0]!.stability);
    await client.post('/api/flashcards/undo-answer/', { review_id: answer.review_id });
    expect(await state()).toEqual(before);
  });
});

interface Given {
  card: number;
  answer_correct: boolean;
  /** Seconds before now. */
  ago: number;
  undone: boolean;
}
const answers = fc.array(
  fc.record<Given>({
    card: fc.nat({ max: CARDS - 1 }),
    answer_correct: fc.boolean(),
    ago: fc.nat({ max: 6 }),
    undone: fc.boolean(),
  }),
  { minLength: 1, maxLength: 10 },
);

describe.each([ONCE, LEITNER])('any mix of answers, undos and devices in a review of type %i', (type) => {
  it('comes to one state: that of the answers which were not taken back', () =>
    fc.assert(
      fc.asyncProperty(answers, fc.array(fc.nat(), { minLength: 24, maxLength: 24 }), async (all, order) => {
        const [mixed, plain] = [await aReview(type), await aReview(type)];
        const now = world.clock.now().getTime();
        const ids = all.map(() => randomUUID()).toSorted();
        const reviewOf = (review: Review, at: number) => ({
          review_id: ids[at]!,
          flashcard_id: review.cards[all[at]!.card]!.id,
          quizlog_id: review.quizlog_id,
          answer_correct: all[at]!.answer_correct,
          answered_at: now - all[at]!.ago * 1_000,
        });
        // Every answer and every undo is an act of some device; some are sent twice, in any order.
        const acts = all.flatMap(({ undone }, at) => [
          () => send(mixed, reviewOf(mixed, at)),
          ...(undone ? [() => undo(mixed, ids[at]!)] : []),
          ...(order[at % 24]! % 3 === 0
            ? [() => (undone ? undo(mixed, ids[at]!) : send(mixed, reviewOf(mixed, at)))]
            : []),
        ]);
        const shuffled = acts
          .map((act, at) => ({ act, rank: order[at % 24]! }))
          .toSorted((one, other) => one.rank - other.rank);
        for (const { act } of shuffled) await act();
        const kept = all.flatMap(({ undone }, at) => (undone ? [] : [reviewOf(plain, at)]));
        if (kept.length > 0) await send(plain, ...kept);
        const [one, other] = [await stateOf(mixed), await stateOf(plain)];
        // Which day of several is taken depends on how much there is on each when a card is folded.
        const states = (rows: typeof one.states) => rows.map(({ due_at: _, ...row }: Record<string, unknown>) => row);
        expect({ ...one, states: states(one.states) }).toEqual({ ...other, states: states(other.states) });
      }),
      RUNS,
    ));
});

describe('a card that is set aside', () => {
  const mark = async ({ client }: Review, flashcard_id: number, marks: object) =>
    (await client.post('/api/flashcards/mark/', { flashcard_id, ...marks })).body;
  const available = async ({ client, deck_id }: Review) =>
    (await client.post('/flashcards/setup/', { data_request: 'available_flashcards', quiz_type: ONCE, deck_id })).body
      .count;
  const due = async ({ client }: Review) => (await client.get('/flashcards/')).body.due;

  it('is neither due nor drawn while it is suspended, and comes back as it was', async () => {
    const review = await aReview(ONCE);
    const id = review.cards[0]!.id;
    await send(review, given(review, 0, false, 86_400_000));
    expect([await available(review), await due(review)]).toEqual([CARDS, 1]);
    expect(await mark(review, id, { suspended: true })).toEqual({ suspended: true, buried: false, flag: 0 });
    expect([await available(review), await due(review)]).toEqual([CARDS - 1, 0]);
    const states = (await stateOf(review)).states;
    expect(await mark(review, id, { flag: 3 })).toEqual({ suspended: true, buried: false, flag: 3 });
    expect(await mark(review, id, { suspended: false })).toEqual({ suspended: false, buried: false, flag: 3 });
    expect([await available(review), await due(review)]).toEqual([CARDS, 1]);
    expect((await stateOf(review)).states).toEqual(states);
  });

  it('is back on the next day if it was buried', async () => {
    const review = await aReview(ONCE);
    await send(review, given(review, 0, false, 86_400_000));
    expect(await mark(review, review.cards[0]!.id, { buried: true })).toMatchObject({ buried: true });
    expect(await due(review)).toBe(0);
    world.clock.advance(86_400_000);
    expect(await due(review)).toBe(1);
  });

  it('leaves a review that goes on, which ends without it', async () => {
    const review = await aReview(ONCE);
    await mark(review, review.cards[1]!.id, { suspended: true });
    const { pool, length, aside } = await look(review);
    expect([pool.length, length, aside]).toEqual([CARDS - 1, CARDS - 1, 1]);
    await send(review, given(review, 0, true), given(review, 2, true));
    const { body } = await review.client.post('/api/flashcards/end-review/', { quizlog_id: review.quizlog_id });
    expect(body.quizlog_id).toBe(review.quizlog_id);
  });

  it('is set aside for oneself alone', async () => {
    const [review, other] = [await aReview(ONCE), await aReview(ONCE)];
    const refused = await other.client.post('/api/flashcards/mark/', {
      flashcard_id: review.cards[0]!.id,
      suspended: true,
    });
    expect([refused.status, refused.body.type]).toEqual([404, '/problems/flashcard-not-found']);
    expect(
      (await other.client.post('/api/flashcards/mark/', { flashcard_id: other.cards[0]!.id, flag: 8 })).status,
    ).toBe(422);
  });
});
