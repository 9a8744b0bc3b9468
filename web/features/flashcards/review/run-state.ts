import { binAfter, nextOfLeitner, type PooledCard } from '~/domain/kit/leitner';

/** A review as it goes on in the browser. It never waits for the network. */
export interface RunState {
  removes: boolean;
  /** Answers after which it is over. */
  length: number;
  /** Cards that can come, in their order if each comes once. */
  pool: readonly PooledCard[];
  answered: number;
  correct: number;
  /** Cards that were to come and are no longer there for the person. */
  withheld: number;
  /** Cards that the person has suspended or buried: they were to come, and do not. */
  aside: number;
  /** The card that is asked; null when the review is over. */
  current: PooledCard | null;
  /** Whether its answer is shown. */
  revealed: boolean;
}

/** A review as the server sends it. */
export interface SentReview {
  removes: boolean;
  length: number;
  answered: number;
  correct: number;
  finished: boolean;
  /** Copies on devices that are older have none. */
  withheld?: number;
  aside?: number;
  pool: readonly { id: number; leitner_bin: number; last_answered: number | null }[];
}

/** @param shown the id of the card just shown */
function next(state: Omit<RunState, 'current' | 'revealed'>, random: () => number, shown?: number): RunState {
  const over = state.answered >= state.length;
  const current = over ? null : state.removes ? (state.pool[0] ?? null) : nextOfLeitner(state.pool, random, shown);
  return { ...state, current, revealed: false };
}

/** @param waiting answers of this review that the device has and the server does not, in their order */
export function begin(
  sent: SentReview,
  waiting: readonly { flashcard_id: number; answer_correct: boolean; answered_at: number }[],
  random: () => number,
): RunState {
  const pool = sent.pool.map(({ id, leitner_bin, last_answered }) => ({
    id,
    bin: leitner_bin,
    lastAnswered: last_answered,
  }));
  const { removes, length, answered, correct, withheld = 0, aside = 0 } = sent;
  const counted = waiting.reduce(
    (state, { flashcard_id, answer_correct, answered_at }) => count(state, flashcard_id, answer_correct, answered_at),
    { removes, length, pool: pool as readonly PooledCard[], answered, correct, withheld, aside },
  );
  return next(sent.finished ? { ...counted, pool: [] } : counted, random);
}

function count<S extends Omit<RunState, 'current' | 'revealed'>>(
  state: S,
  id: number,
  correct: boolean,
  at: number,
): S {
  const card = state.pool.find((one) => one.id === id);
  if (!card) return state;
  const pool = state.removes
    ? state.pool.filter((one) => one !== card)
    : state.pool.map((one) => (one === card ? { ...card, bin: binAfter(card.bin, correct), lastAnswered: at } : one));
  return { ...state, pool, answered: state.answered + 1, correct: state.correct + Number(correct) };
}

/** Counts answers that another tab of this device gave. The card that is asked stays, unless it was one of them. */
export function answeredElsewhere(
  state: RunState,
  answers: readonly { flashcard_id: number; answer_correct: boolean; answered_at: number }[],
  random: () => number,
): RunState {
  const counted = answers.reduce(
    (so, { flashcard_id, answer_correct, answered_at }) => count(so, flashcard_id, answer_correct, answered_at),
    state,
  );
  if (counted === state) return state;
  const asked = state.current !== null && counted.pool.includes(state.current);
  return asked && counted.answered < counted.length ? counted : next(counted, random);
}

/** Leaves out cards that the person may no longer see; if one of them is asked, the next one is. */
export function leaveOut(state: RunState, ids: ReadonlySet<number>, random: () => number): RunState {
  const pool = state.pool.filter(({ id }) => !ids.has(id));
  const gone = state.pool.length - pool.length;
  if (gone === 0) return state;
  const length = state.removes ? state.length - gone : state.length;
  const left = { ...state, pool, length, withheld: state.withheld + gone };
  return state.current && ids.has(state.current.id) ? next(left, random) : left;
}

export const reveal = (state: RunState): RunState => ({ ...state, revealed: state.current !== null });

/** Marks the card that is asked, once its answer is shown, and asks the next one. Nothing happens before that. */
export function mark(state: RunState, correct: boolean, at: number, random: () => number): RunState {
  if (!state.current || !state.revealed) return state;
  return next(count(state, state.current.id, correct, at), random, state.current.id);
}

/** What was done with a card, so that it can be taken back. */
export type Done =
  | { kind: 'answer'; review_id: string; correct: boolean; card: PooledCard }
  | { kind: 'suspended' | 'buried'; card: PooledCard };

/** Sets the card that is asked aside, and asks the next one. */
export function setAside(state: RunState, random: () => number): RunState {
  const { current, removes, length } = state;
  if (!current) return state;
  const pool = state.pool.filter((one) => one !== current);
  return next({ ...state, pool, length: removes ? length - 1 : length, aside: state.aside + 1 }, random);
}

/** Takes back what was done last. Its card is asked again: after an answer with both sides, as it is most often marked another way. */
export function takeBack(state: RunState, done: Done): RunState {
  const { card } = done;
  const here = state.pool.some(({ id }) => id === card.id);
  const pool = here ? state.pool.map((one) => (one.id === card.id ? card : one)) : [card, ...state.pool];
  const back = { ...state, pool, current: card, revealed: done.kind === 'answer' };
  if (done.kind === 'answer')
    return { ...back, answered: state.answered - 1, correct: state.correct - Number(done.correct) };
  return { ...back, length: state.removes ? state.length + 1 : state.length, aside: state.aside - 1 };
}
