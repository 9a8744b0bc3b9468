import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Person } from '~/domain/accounts/person';
import { endReview, UNANSWERED_KEPT_DAYS } from '~/domain/flashcards/review/end-review';
import { recordReviews } from '~/domain/flashcards/review/record-reviews';
import { undoAnswer } from '~/domain/flashcards/review/undo-answer';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 12) };
const CARDS = 3;
const DAY = 86_400_000;
const TODAY = 13;
const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);

/** Somebody, somebody new unless it is said who, with a review of three cards of their own. */
async function aReview(quiz_type: number, learner?: Person) {
  const person = learner ?? (await aPerson(world));
  const client = await world.signedIn(person);
  const { id: deck_id, cards } = await aDeck(world, { owner: person, cards: CARDS });
  const setup = { data_request: 'submit', quiz_type, deck_id, length: quiz_type === 4 ? 10 : 9_999 };
  const { body } =
    quiz_type === TODAY
      ? await client.post('/flashcards/', { data_request: 'start' })
      : await client.post('/flashcards/setup/', setup);
  return { person, client, cards, quizlog_id: Number(/\d+/.exec(body.next_url)![0]) };
}
type Review = Awaited<ReturnType<typeof aReview>>;

const end = async ({ client, quizlog_id }: Review) =>
  (await client.post('/api/flashcards/end-review/', { quizlog_id })).body;
const send = async ({ client }: Review, ...reviews: object[]) =>
  (await client.post('/api/flashcards/submit-answers/', { reviews })).body;
const given = ({ cards, quizlog_id }: Review, card: number, answer_correct: boolean, answered_at: number) => ({
  review_id: randomUUID(),
  flashcard_id: cards[card]!.id,
  quizlog_id,
  answer_correct,
  answered_at,
});
const summary = async ({ client, quizlog_id }: Review) =>
  (await client.get(`/flashcards/deck-summary/${quizlog_id}`)).body;

interface Given {
  review_id: string;
  card: number;
  answer_correct: boolean;
  /** Seconds before now. */
  ago: number;
  again_in: number | undefined;
}
const answers = fc.uniqueArray(
  fc.record<Given>({
    review_id: fc.uuid(),
    card: fc.nat({ max: CARDS - 1 }),
    answer_correct: fc.boolean(),
    ago: fc.nat({ max: 6 }),
    again_in: fc.constantFrom(undefined, 60, 600),
  }),
  { selector: ({ review_id }) => review_id, minLength: 1, maxLength: 14 },
);

/** A batch of answers, or the id of one that is taken back. */
type Sent = readonly Given[] | string;

/** What a review and the bins of its cards come to after what was sent. */
async function resultOf(quiz_type: number, all: readonly Sent[]) {
  const { person, cards, quizlog_id } = await aReview(quiz_type);
  const now = world.clock.now().getTime();
  for (const sent of all)
    await world.deps.inTransaction<unknown>((tx) =>
      typeof sent === 'string'
        ? undoAnswer(tx, person, { review_id: sent })
        : recordReviews(
            tx,
            person,
            sent.map(({ card, ago, ...answer }) => ({
              ...answer,
              flashcard_id: cards[card]!.id,
              quizlog_id,
              answered_at: now - ago * 1_000,
            })),
          ),
    );
  const first = cards[0]!.id;
  return {
    result: await sql('SELECT answered, correct FROM flashcard_quizzes WHERE id = $1', [quizlog_id]),
    places: await sql(
      'SELECT flashcard_id - $2::int AS card, answered, last_correct, waits FROM flashcard_quiz_cards WHERE quiz_id = $1 ORDER BY 1',
      [quizlog_id, first],
    ),
    states: await sql(
      `SELECT flashcard_id - $2::int AS card, leitner_bin, reviews, lapses, last_correct, stability, difficulty, again_in,
              CASE WHEN again_in IS NOT NULL THEN extract(epoch FROM due_at - last_answered)::int END AS waits
         FROM flashcard_states WHERE account_id = $1 ORDER BY 1`,
      [person.id, first],
    ),
  };
}

describe('answers in batches', () => {
  it('come to the same result in any order and with any repetition', async () => {
    await fc.assert(
      fc.asyncProperty(
        answers,
        fc.array(fc.array(fc.nat({ max: 13 }), { maxLength: 6 }), { maxLength: 4 }),
        fc.nat({ max: 4 }),
        fc.constantFrom(4, 7, TODAY),
        async (log, batches, first, quiz_type) => {
          const picked = batches.map((batch) => batch.flatMap((index) => (log[index] ? [log[index]] : [])));
          const all = [...picked.slice(first), log.toReversed(), ...picked.slice(0, first)];
          const merged = await resultOf(
            quiz_type,
            all.filter((batch) => batch.length > 0),
          );
          expect(merged).toEqual(await resultOf(quiz_type, [log]));
        },
      ),
      RUNS,
    );
  });

  it('of today come to the same with answers that are taken back, before or after they arrive', async () => {
    await fc.assert(
      fc.asyncProperty(answers, fc.array(fc.nat({ max: 13 }), { maxLength: 4 }), fc.nat(9), async (log, undone, at) => {
        const ids = [...new Set(undone.flatMap((index) => log[index]?.review_id ?? []))];
        const left = log.filter(({ review_id }) => !ids.includes(review_id));
        const halves = [log.slice(0, at), log.slice(at)].filter((half) => half.length > 0);
        const sent: Sent[] = [...ids.slice(0, 1), ...halves.toReversed(), ...ids];
        expect(await resultOf(TODAY, sent)).toEqual(await resultOf(TODAY, left.length > 0 ? [left] : []));
      }),
      RUNS,
    );
  });

  it('that come late leave the answer that was given last, and a card of a review that removes counts with it', async () => {
    const review = await aReview(4);
    const now = world.clock.now().getTime();
    await send(review, given(review, 0, true, now - 1_000));
    await send(review, given(review, 0, false, now - 9_000));
    await send(review, given(review, 1, false, now - 9_000));
    await send(review, given(review, 1, true, now - 1_000));
    await end(review);
    expect(await summary(review)).toMatchObject({ answered: 2, correct: 2, wrong: 0 });
  });
});

describe('answers that wait on a device while their review is ended without any', () => {
  it('are taken, and the review has its result', async () => {
    const review = await aReview(4);
    const now = world.clock.now().getTime();
    const waiting = [given(review, 0, true, now), given(review, 1, false, now)];
    world.clock.advance(5_000);
    expect(await end(review)).toEqual({ quizlog_id: 0 });
    expect(await end(review)).toEqual({ quizlog_id: 0 });
    const home = async () => (await review.client.get('/flashcards/')).body.unfinished;
    expect([await home(), (await review.client.get(`/flashcards/review/${review.quizlog_id}/`)).status]).toEqual([
      null,
      404,
    ]);
    expect(await send(review, ...waiting)).toEqual({
      accepted: 2,
      duplicates: 0,
      refused: [],
      quizlog_completed: true,
    });
    expect(await summary(review)).toMatchObject({ answered: 2, correct: 1, finished: true });
    expect(await end(review)).toEqual({ quizlog_id: review.quizlog_id });
  });

  it('and go on there after the end, which another device gave, open the review again', async () => {
    const review = await aReview(4);
    world.clock.advance(5_000);
    await end(review);
    world.clock.advance(5_000);
    expect(await send(review, given(review, 0, true, world.clock.now().getTime()))).toMatchObject({
      accepted: 1,
      quizlog_completed: false,
    });
    world.clock.advance(5_000);
    expect(await send(review, given(review, 1, true, world.clock.now().getTime()))).toMatchObject({ accepted: 1 });
    expect((await review.client.get(`/flashcards/review/${review.quizlog_id}/`)).body).toMatchObject({
      answered: 2,
      finished: false,
      pool: [{}],
    });
  });

  it('have their place for ninety days; then the review is deleted, and they are refused one by one', async () => {
    const { person, ...first } = await aReview(4);
    const [kept, answered] = [await aReview(4, person), await aReview(4, person)];
    const now = world.clock.now().getTime();
    await send(answered, given(answered, 0, true, now));
    // Sessions end sooner than that.
    const over = (id: number) => world.deps.inTransaction((tx) => endReview(tx, person, id));
    const ids = async () =>
      (await sql('SELECT id FROM flashcard_quizzes WHERE account_id = $1 ORDER BY id', [person.id])).map(
        ({ id }: { id: number }) => id,
      );
    await over(first.quizlog_id);
    await over(answered.quizlog_id);
    world.clock.advance((UNANSWERED_KEPT_DAYS - 1) * DAY);
    await over(kept.quizlog_id);
    expect(await ids()).toEqual([first.quizlog_id, kept.quizlog_id, answered.quizlog_id]);
    world.clock.advance(2 * DAY);
    await over(kept.quizlog_id);
    expect(await ids()).toEqual([kept.quizlog_id, answered.quizlog_id]);
    const late = given({ person, ...first }, 0, true, now);
    const { refused } = await world.deps.inTransaction((tx) => recordReviews(tx, person, [late]));
    expect(refused).toEqual([{ review_id: late.review_id, reason: 'review-not-found' }]);
  });
});
