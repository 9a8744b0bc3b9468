import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';

const ONCE = 4;
const LEITNER = 7;
const DAY = 86_400;
const world = openWorld();

/** Somebody with a deck of cards, who answers by four buttons if it is wished. */
async function aLearner(four_buttons: boolean, cards = 6) {
  const person = await aPerson(world);
  const client = await world.signedIn(person);
  const deck = await aDeck(world, { owner: person, cards });
  const settings = { retention: 90, weekdays: [100, 100, 100, 100, 100, 100, 100], easy_dates: [], time_zone: 'UTC' };
  const save = (more: object) => client.post('/flashcards/progress/', { data_request: 'save', ...settings, ...more });
  if (four_buttons) expect((await save({ four_buttons })).status).toBe(200);
  const start = async (quiz_type: number) => {
    const choice = { data_request: 'submit', quiz_type, deck_id: deck.id, length: quiz_type === ONCE ? 10 : 9_999 };
    const { next_url } = (await client.post('/flashcards/setup/', choice)).body;
    return { next_url, quizlog_id: Number(/\d+/.exec(next_url)![0]), data: (await client.get(next_url)).body };
  };
  const states = () =>
    world.deps.dataSource.query(
      `SELECT state.stability, state.last_correct, review.rating FROM flashcard_states state
         JOIN flashcard_reviews review ON review.account_id = state.account_id AND review.flashcard_id = state.flashcard_id
        WHERE state.account_id = $1 ORDER BY state.flashcard_id`,
      [person.id],
    );
  return { client, deck, save, start, states };
}

describe('four buttons', () => {
  it('are a setting: two are the default, and stay in a Leitner review', async () => {
    const two = await aLearner(false);
    const { data } = await two.start(ONCE);
    expect([data.four_buttons, data.cards[0].intervals]).toEqual([false, undefined]);
    const four = await aLearner(true);
    expect((await four.start(LEITNER)).data).toMatchObject({ four_buttons: false });
    const { data: shown, next_url } = await four.start(ONCE);
    expect(shown.four_buttons).toBe(true);
    const [again, hard, good, easy] = shown.cards[0].intervals;
    expect(again).toBe(600);
    expect(hard).toBeGreaterThanOrEqual(DAY);
    expect(good).toBeGreaterThan(hard);
    expect(easy).toBeGreaterThan(good);
    const { cards } = (await four.client.post(next_url, { data_request: 'cards', ids: String(shown.pool[1].id) })).body;
    expect(cards[0].intervals).toHaveLength(4);
    // A client that does not know the setting leaves it as it is.
    await four.save({ retention: 85 });
    expect((await four.client.get('/flashcards/progress/')).body.settings).toMatchObject({
      retention: 85,
      four_buttons: true,
    });
  });

  it('say more than right or wrong: hard counts as right, and each makes another memory', async () => {
    const { deck, client, start, states } = await aLearner(true);
    const { quizlog_id } = await start(ONCE);
    for (const [nth, rating] of [1, 2, 3, 4].entries())
      await client.post('/api/flashcards/submit-answer/', {
        quizlog_id,
        flashcard_id: deck.cards[nth]!.id,
        answer_correct: rating > 1,
        rating,
      });
    // Without a rating, and with one that contradicts the answer, it is the answer that counts.
    await client.post('/api/flashcards/submit-answer/', {
      quizlog_id,
      flashcard_id: deck.cards[4]!.id,
      answer_correct: true,
    });
    await client.post('/api/flashcards/submit-answer/', {
      quizlog_id,
      flashcard_id: deck.cards[5]!.id,
      answer_correct: true,
      rating: 1,
    });
    const all = await states();
    expect(
      all.map(({ rating, last_correct }: { rating: number | null; last_correct: boolean }) => [rating, last_correct]),
    ).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, true],
      [null, true],
      [null, true],
    ]);
    const [again, hard, good, easy, plain, contradicted] = all.map(({ stability }: { stability: number }) => stability);
    expect(again).toBeLessThan(hard);
    expect(hard).toBeLessThan(good);
    expect(good).toBeLessThan(easy);
    expect([plain, contradicted]).toEqual([good, good]);
    const summary = (await client.get(`/flashcards/deck-summary/${quizlog_id}`)).body;
    expect(summary).toMatchObject({ answered: 6, correct: 5 });
  });
});
