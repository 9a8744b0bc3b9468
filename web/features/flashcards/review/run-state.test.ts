import {
  answeredElsewhere,
  begin,
  lackedBy,
  leaveOut,
  lookAgain,
  mark,
  reveal,
  type RunState,
  type SentReview,
  setAside,
  showNow,
  takeBack,
  takenBackElsewhere,
  toSent,
  waitsUntil,
} from './run-state';

const sent = (more: Partial<SentReview> = {}): SentReview => ({
  removes: true,
  length: 3,
  answered: 0,
  correct: 0,
  finished: false,
  withheld: 0,
  pool: [1, 2, 3].map((id) => ({ id, leitner_bin: 0, last_answered: null })),
  ...more,
});
let now = 0;
const chance = { random: () => 0, now: () => now };
const given = (answer_correct: boolean, answered_at = 1, again_in?: number) => ({
  answer_correct,
  answered_at,
  again_in,
});

describe('a review in the browser', () => {
  it('counts an answer that arrived while the review was on its way, and none that the server has counted', () => {
    const data = sent({ pool: [1, 2, 3].map((id) => ({ id, leitner_bin: 0, last_answered: id === 2 ? 9_500 : 0 })) });
    const arrived = [1, 2, 4].map((flashcard_id) => ({ flashcard_id, ...given(true, 10_000) }));
    expect(lackedBy(data, arrived)).toEqual([arrived[0]]);
    expect(begin(data, lackedBy(data, arrived), chance)).toMatchObject({ answered: 1, current: { id: 2 } });
  });

  // rules: 2.4.9
  it('asks each card once, in its order, and is over after the last one', () => {
    let state = begin(sent(), [], chance);
    const asked = [];
    while (state.current) {
      asked.push(state.current.id);
      state = mark(reveal(state), given(state.current.id !== 2), chance);
    }
    expect(asked).toEqual([1, 2, 3]);
    expect(state).toMatchObject({ answered: 3, correct: 2 });
  });

  // rules: 2.2.51, 2.2.52
  it('takes a mark only when the answer is shown, and one for each card', () => {
    const state = begin(sent(), [], chance);
    expect(mark(state, given(true), chance)).toBe(state);
    const after = mark(reveal(state), given(true), chance);
    expect(after).toMatchObject({ answered: 1, revealed: false });
    expect(mark(after, given(true), chance)).toBe(after);
  });

  it('keeps the cards of a Leitner review, each in its new bin, until its length is reached', () => {
    let state = begin(sent({ removes: false, length: 4 }), [], chance);
    const asked = [];
    for (let at = 1; state.current; at += 1) {
      asked.push(state.current.id);
      state = mark(reveal(state), given(false, at), chance);
    }
    expect(asked).toEqual([1, 2, 3, 1]);
    expect(state.pool).toHaveLength(3);
  });

  it('goes on after answers that the server does not have yet', () => {
    const waiting = [{ flashcard_id: 1, answer_correct: true, answered_at: 5 }];
    expect(begin(sent(), waiting, chance)).toMatchObject({ answered: 1, correct: 1, current: { id: 2 } });
  });

  it('leaves out cards that are no longer there, and asks the next one in their place', () => {
    const state = begin(sent(), [], chance);
    expect(leaveOut(state, new Set([9]), chance)).toBe(state);
    const later = leaveOut(state, new Set([2]), chance);
    expect(later).toMatchObject({ length: 2, withheld: 1, current: { id: 1 } });
    expect(leaveOut(reveal(later), new Set([1]), chance)).toMatchObject({ current: { id: 3 }, revealed: false });
    expect(leaveOut(later, new Set([1, 3]), chance)).toMatchObject({ current: null, length: 0, withheld: 3 });
    const leitner = begin(sent({ removes: false, length: 10 }), [], chance);
    expect(leaveOut(leitner, new Set([1]), chance)).toMatchObject({ length: 10, pool: { length: 2 } });
  });

  it('counts what another tab answered, and asks the next card only where its own was answered there', () => {
    const state = reveal(begin(sent(), [], chance));
    const there = (flashcard_id: number) => [{ flashcard_id, answer_correct: true, answered_at: 5 }];
    const later = answeredElsewhere(state, there(2), chance);
    expect(later).toMatchObject({ answered: 1, current: { id: 1 }, revealed: true });
    expect(answeredElsewhere(later, there(2), chance)).toBe(later);
    expect(answeredElsewhere(later, there(1), chance)).toMatchObject({
      answered: 2,
      current: { id: 3 },
      revealed: false,
    });
    expect(answeredElsewhere(later, [...there(1), ...there(3)], chance)).toMatchObject({ answered: 3, current: null });
  });
});

describe('a review with learning steps', () => {
  const today = (more: Partial<SentReview> = {}) => begin(sent({ steps: [60, 600], ...more }), [], chance);
  const answer = (state: RunState, correct: boolean, again_in?: number) =>
    mark(reveal(state), given(correct, now, again_in), chance);
  beforeEach(() => {
    now = 1_000_000;
  });

  it('asks a card again when its time has come, before those that come in their turn, and waits when no other is left', () => {
    const asked = (state: RunState) => state.current?.id ?? null;
    let state = answer(today(), false, 60);
    expect([asked(state), state.answered, state.correct, state.pool.length]).toEqual([2, 1, 0, 3]);
    now += 60_000;
    state = answer(state, true);
    expect(asked(state)).toBe(1);
    state = answer(state, true, 600);
    expect(asked(state)).toBe(3);
    state = answer(state, true);
    expect([asked(state), waitsUntil(state)]).toEqual([null, now + 600_000]);
    expect(lookAgain(state, chance).current).toBeNull();
    expect(showNow(state)).toMatchObject({ current: { id: 1 }, revealed: false });
    now += 600_000;
    state = answer(lookAgain(state, chance), true);
    expect(state).toMatchObject({ current: null, pool: [], answered: 3, correct: 2 });
    expect(waitsUntil(state)).toBeNull();
  });

  it('goes on where another device left it, with answers that the server does not have yet', () => {
    const pool = [
      { id: 1, leitner_bin: 0, last_answered: 1, step: 60, due_at: now + 40_000, correct: false },
      { id: 2, leitner_bin: 0, last_answered: null },
    ];
    const waiting = [{ flashcard_id: 2, ...given(false, now, 60) }];
    const state = begin(sent({ steps: [60, 600], answered: 1, pool }), waiting, chance);
    expect(state).toMatchObject({ current: null, answered: 2, correct: 0 });
    expect(waitsUntil(state)).toBe(now + 40_000);
    expect(state.pool.map(toSent)[1]).toMatchObject({ id: 2, step: 60, due_at: now + 60_000, correct: false });
  });

  it('takes back each answer to a card, the last one first', () => {
    const before = today();
    const first = answer(before, true, 600);
    const again = showNow({ ...first, current: null });
    const second = answer(again, false, 60);
    const done = (card: RunState['current'], correct: boolean) =>
      ({ kind: 'answer', review_id: 'r', correct, card: card! }) as const;
    expect([first.correct, second.answered, second.correct]).toEqual([1, 1, 0]);
    expect(takeBack(second, done(again.current, false))).toMatchObject({
      answered: 1,
      correct: 1,
      current: { step: 600 },
    });
    expect(takeBack(first, done(before.current, true))).toEqual(reveal(before));
  });

  it('counts each card once, however often another tab answers it', () => {
    const there = [
      { flashcard_id: 1, ...given(true, now, 600) },
      { flashcard_id: 1, ...given(true, now + 1) },
    ];
    expect(answeredElsewhere(today(), there, chance)).toMatchObject({ answered: 1, correct: 1, current: { id: 2 } });
  });
});

describe('what was done last', () => {
  const answer = (state: ReturnType<typeof begin>, correct: boolean) => ({
    done: { kind: 'answer' as const, review_id: 'r', correct, card: state.current! },
    after: mark(reveal(state), given(correct), chance),
  });

  it.each([true, false])('is taken back: its card is asked again with both sides (each once: %s)', (removes) => {
    const state = begin(sent({ removes }), [], chance);
    const { done, after } = answer(state, true);
    expect(takeBack(after, done)).toEqual({ ...state, revealed: true });
    const second = answer(after, false);
    expect(takeBack(takeBack(second.after, second.done), done)).toEqual({ ...state, revealed: true });
  });

  it('takes the last card of a review back as well', () => {
    const state = begin(sent({ length: 1, pool: sent().pool.slice(0, 1) }), [], chance);
    const { done, after } = answer(state, true);
    expect(after.current).toBeNull();
    expect(takeBack(after, done)).toEqual({ ...state, revealed: true });
  });

  it('comes again in another tab, after the card that is asked there', () => {
    const state = begin(sent(), [], chance);
    const { done, after } = answer(state, true);
    expect(takenBackElsewhere(reveal(after), done, chance)).toMatchObject({
      answered: 0,
      correct: 0,
      current: { id: 2 },
      revealed: true,
      pool: [{ id: 1 }, { id: 2 }, { id: 3 }],
    });
    const over = { ...after, pool: [], current: null };
    expect(takenBackElsewhere(over, done, chance)).toMatchObject({ current: { id: 1 } });
  });

  it('keeps what another tab has answered since', () => {
    const state = begin(sent(), [], chance);
    const { done, after } = answer(state, true);
    const elsewhere = answeredElsewhere(after, [{ flashcard_id: 2, answer_correct: true, answered_at: 2 }], chance);
    expect(takeBack(elsewhere, done)).toMatchObject({ answered: 1, correct: 1, current: { id: 1 } });
    expect(takeBack(elsewhere, done).pool.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('may be a card that was set aside: it is not asked, and comes back when that is taken back', () => {
    const state = begin(sent(), [], chance);
    const without = setAside(state, chance);
    expect(without).toMatchObject({ current: { id: 2 }, length: 2, aside: 1, answered: 0 });
    expect(takeBack(without, { kind: 'buried', card: state.current! })).toEqual(state);
  });
});
