import { binAfter, nextOfLeitner, type PooledCard } from '~/domain/kit/leitner';

/** A card of a review as it goes on. The rest is of a review with learning steps. */
export interface RunCard extends PooledCard {
  /** The seconds of the step that it waits at or has waited at. */
  step?: number | null | undefined;
  /** When it comes again, in milliseconds since the epoch; none for one that comes in its turn. */
  dueAt?: number | null | undefined;
  /** Whether it was always right in this review; none before it was answered in it. */
  correct?: boolean | null | undefined;
}

/** A review as it goes on in the browser. It never waits for the network. */
export interface RunState {
  removes: boolean;
  /** Learning steps in seconds; null for a review without. */
  steps: readonly number[] | null;
  /** Answers after which it is over; of a review with steps, its cards. */
  length: number;
  /** Cards that can come, in their order if each comes once. */
  pool: readonly RunCard[];
  answered: number;
  correct: number;
  /** Cards that were to come and are no longer there for the person. */
  withheld: number;
  /** Cards that the person has suspended or buried: they were to come, and do not. */
  aside: number;
  /** The card that is asked; null when the review is over, and while all that is left waits at steps. */
  current: RunCard | null;
  /** Whether its answer is shown. */
  revealed: boolean;
}

/** A review as the server sends it. */
export interface SentReview {
  removes: boolean;
  steps?: readonly number[] | undefined;
  length: number;
  answered: number;
  correct: number;
  finished: boolean;
  /** Copies on devices that are older have none. */
  withheld?: number;
  aside?: number;
  pool: readonly SentCard[];
}

export interface SentCard {
  id: number;
  leitner_bin: number;
  last_answered: number | null;
  step?: number | null | undefined;
  due_at?: number | null | undefined;
  correct?: boolean | null | undefined;
}

export const toSent = ({ id, bin, lastAnswered, step, dueAt, correct }: RunCard): SentCard => ({
  id,
  leitner_bin: bin,
  last_answered: lastAnswered,
  step,
  due_at: dueAt,
  correct,
});

/** An answer, of this tab or another one. */
export interface GivenAnswer {
  flashcard_id: number;
  answer_correct: boolean;
  answered_at: number;
  again_in?: number | undefined;
}

/** What chooses the next card besides the review. */
export interface Outside {
  random: () => number;
  /** Milliseconds since the epoch, by the clock of the server. */
  now: () => number;
}

type Counted = Omit<RunState, 'current' | 'revealed'>;
const dueOf = ({ dueAt }: RunCard): number => dueAt ?? Infinity;

/** The card that waits at a step and comes first. */
export const soonest = (pool: readonly RunCard[]): RunCard | null =>
  pool.reduce<RunCard | null>((first, one) => (dueOf(one) < (first ? dueOf(first) : Infinity) ? one : first), null);

function nextOfSteps(pool: readonly RunCard[], now: number): RunCard | null {
  const first = soonest(pool);
  return first && dueOf(first) <= now ? first : (pool.find((card) => dueOf(card) === Infinity) ?? null);
}

/** @param shown the id of the card just shown */
function next(state: Counted, { random, now }: Outside, shown?: number): RunState {
  const { steps, removes, pool, answered, length } = state;
  if (steps) return { ...state, current: nextOfSteps(pool, now()), revealed: false };
  const left = removes ? (pool[0] ?? null) : nextOfLeitner(pool, random, shown);
  return { ...state, current: answered >= length ? null : left, revealed: false };
}

/** While all that is left waits at steps: when the next card comes, in milliseconds since the epoch; null otherwise. */
export const waitsUntil = ({ steps, current, pool }: RunState): number | null =>
  (steps && !current && soonest(pool)?.dueAt) || null;

/** Asks the card that has come meanwhile, if one has. */
export const lookAgain = (state: RunState, outside: Outside): RunState =>
  state.current ? state : next(state, outside);

/** Asks the card that would come next without waiting for it. */
export const showNow = (state: RunState): RunState =>
  state.current ? state : { ...state, current: soonest(state.pool), revealed: false };

/** Milliseconds by which a device may be ahead of the server, which notes no answer of the future. */
const AHEAD = 2_000;
/** Of the answers that arrived, those that the server did not have yet when it sent the review: their cards are as they were before. */
export const lackedBy = <A extends GivenAnswer>({ pool }: SentReview, arrived: readonly A[]): A[] =>
  arrived.filter(({ flashcard_id, answered_at }) =>
    pool.some(({ id, last_answered }) => id === flashcard_id && (last_answered ?? 0) < answered_at - AHEAD),
  );

/** @param waiting answers of this review that the device has and the server does not, in their order */
export function begin(sent: SentReview, waiting: readonly GivenAnswer[], outside: Outside): RunState {
  const pool = sent.pool.map<RunCard>(({ id, leitner_bin, last_answered, step, due_at, correct }) => ({
    id,
    bin: leitner_bin,
    lastAnswered: last_answered,
    ...(sent.steps && { step, dueAt: due_at, correct }),
  }));
  const { removes, steps = null, length, answered, correct, withheld = 0, aside = 0 } = sent;
  const counted = waiting.reduce<Counted>(count, { removes, steps, length, pool, answered, correct, withheld, aside });
  return next(sent.finished ? { ...counted, pool: [] } : counted, outside);
}

/** By how much the counts of a review grow with an answer. With steps a card counts once, as right if it always is. */
export const growthOf = (before: boolean | null | undefined, correct: boolean) => ({
  answered: Number(before == null),
  correct: Number(correct && before !== false) - Number(before ?? false),
});

/** A card that waits at a step after an answer. */
const waitingCard = (card: RunCard, { answer_correct, answered_at }: GivenAnswer, step: number): RunCard => ({
  ...card,
  bin: answer_correct ? card.bin : 0,
  lastAnswered: answered_at,
  step,
  dueAt: answered_at + step * 1_000,
  correct: answer_correct && card.correct !== false,
});

function count<S extends Counted>(state: S, answer: GivenAnswer): S {
  const { flashcard_id, answer_correct, answered_at, again_in } = answer;
  const card = state.pool.find((one) => one.id === flashcard_id);
  if (!card) return state;
  const become = (changed: RunCard) => state.pool.map((one) => (one === card ? changed : one));
  const bin = binAfter(card.bin, answer_correct);
  const pool = !state.removes
    ? become({ ...card, bin, lastAnswered: answered_at })
    : state.steps && again_in
      ? become(waitingCard(card, answer, again_in))
      : state.pool.filter((one) => one !== card);
  const growth = growthOf(card.correct, answer_correct);
  return { ...state, pool, answered: state.answered + growth.answered, correct: state.correct + growth.correct };
}

/** Counts answers that another tab of this device gave. The card that is asked stays, unless it was one of them. */
export function answeredElsewhere(state: RunState, answers: readonly GivenAnswer[], outside: Outside): RunState {
  const counted = answers.reduce(count, state);
  if (counted === state) return state;
  const asked = state.current !== null && counted.pool.includes(state.current);
  return asked && (counted.steps || counted.answered < counted.length) ? counted : next(counted, outside);
}

/** Leaves out cards that the person may no longer see; if one of them is asked, the next one is. */
export function leaveOut(state: RunState, ids: ReadonlySet<number>, outside: Outside): RunState {
  const pool = state.pool.filter(({ id }) => !ids.has(id));
  const gone = state.pool.length - pool.length;
  if (gone === 0) return state;
  const length = state.removes ? state.length - gone : state.length;
  const left = { ...state, pool, length, withheld: state.withheld + gone };
  return state.current && ids.has(state.current.id) ? next(left, outside) : left;
}

export const reveal = (state: RunState): RunState => ({ ...state, revealed: state.current !== null });

/**
 * Marks the card that is asked, once its answer is shown, and asks the next one. Nothing happens before that.
 * @param answer without the card
 */
export function mark(state: RunState, answer: Omit<GivenAnswer, 'flashcard_id'>, outside: Outside): RunState {
  if (!state.current || !state.revealed) return state;
  const flashcard_id = state.current.id;
  return next(count(state, { ...answer, flashcard_id }), outside, flashcard_id);
}

/** What was done with a card, so that it can be taken back. */
export type Done =
  | { kind: 'answer'; review_id: string; correct: boolean; card: RunCard }
  | { kind: 'suspended' | 'buried'; card: RunCard };

/** Sets the card that is asked aside, and asks the next one. */
export function setAside(state: RunState, outside: Outside): RunState {
  const { current, removes, length } = state;
  if (!current) return state;
  const pool = state.pool.filter((one) => one !== current);
  return next({ ...state, pool, length: removes ? length - 1 : length, aside: state.aside + 1 }, outside);
}

/** The same of another tab: its card comes again here too, after the one that is asked. */
export function takenBackElsewhere(state: RunState, done: Done, outside: Outside): RunState {
  const back = { ...takeBack(state, done), current: state.current, revealed: state.revealed };
  return lookAgain(back, outside);
}

/** Takes back what was done last. Its card is asked again: after an answer with both sides, as it is most often marked another way. */
export function takeBack(state: RunState, done: Done): RunState {
  const { card } = done;
  const here = state.pool.some(({ id }) => id === card.id);
  const pool = here ? state.pool.map((one) => (one.id === card.id ? card : one)) : [card, ...state.pool];
  const back = { ...state, pool, current: card, revealed: done.kind === 'answer' };
  if (done.kind === 'answer') {
    const growth = growthOf(card.correct, done.correct);
    return { ...back, answered: state.answered - growth.answered, correct: state.correct - growth.correct };
  }
  return { ...back, length: state.removes ? state.length + 1 : state.length, aside: state.aside - 1 };
}
