import { groupBy } from '~/domain/kit/group-by';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { CardState } from '../review/log';
import { daysBetween } from '../review/memory';
import { balancedDay, leewayOf } from './balance';
import { DAY_MS, dayOf, moveDays, quarterOf, sumByDay } from '~/domain/kit/days';
import { type LearnerSettings, shareOf } from './learner.query';
import { findSiblings } from './siblings.query';

const loads = statement<{ at: Date; cards: number }, [number, Date, Date, number[]]>(
  'flashcards.load-of-days',
  `SELECT ${quarterOf('due_at')} AS at, count(*)::int AS cards
     FROM flashcard_states
    WHERE account_id = $1::int AND due_at >= $2::timestamptz AND due_at < $3::timestamptz AND NOT flashcard_id = ANY ($4::int[])
    GROUP BY 1`,
);

/** Days after its own that a card may be moved to, for any card. */
const MARGIN = 2;

/** The load of the days on which these cards may come, of all other cards. */
async function loadAround(
  tx: Transaction,
  personId: number,
  movable: readonly { id: number; state: CardState }[],
  all: number[],
  zone: string,
): Promise<Map<number, number>> {
  if (movable.length === 0) return new Map();
  const reach = movable.map(({ state }) => {
    const leeway = leewayOf(daysBetween(state.lastAnswered, state.dueAt)) + MARGIN;
    return { from: state.dueAt - leeway * DAY_MS, to: state.dueAt + leeway * DAY_MS };
  });
  const [from, to] = [Math.min(...reach.map((one) => one.from)), Math.max(...reach.map((one) => one.to))];
  const rows = await tx.sql.all(loads, [personId, new Date(from), new Date(to), all]);
  return sumByDay(
    rows.map(({ at, cards }) => [at, cards]),
    zone,
  );
}

/**
 * When cards are asked again: the instant of their fold, moved by whole days to where there is less to do, away from easy days
 * and from siblings. A card that was wrong, one that is at a learning step, one that is due already, and one whose due date was taken over, is not moved.
 *
 * @returns milliseconds since the epoch, by card
 */
export async function scheduleCards(
  tx: Transaction,
  personId: number,
  settings: LearnerSettings,
  states: readonly { id: number; state: CardState }[],
): Promise<Map<number, number>> {
  const { timeZone } = settings;
  const now = tx.clock.now().getTime();
  const today = dayOf(now, timeZone);
  const due = new Map(states.map(({ id, state }) => [id, state.dueAt]));
  const movable = states
    .filter(({ state }) => state.lastCorrect && state.step === null && !state.taken && state.dueAt > now)
    .toSorted((one, other) => one.state.dueAt - other.state.dueAt || one.id - other.id);
  const ids = movable.map(({ id }) => id);
  const load = await loadAround(tx, personId, movable, [...due.keys()], timeZone);
  const bySibling = groupBy(await findSiblings(tx, personId, ids), ({ id }) => id);

  for (const { id, state } of movable) {
    const ideal = dayOf(state.dueAt, timeZone);
    const taken = new Set(
      (bySibling.get(id) ?? []).flatMap(({ sibling, due_at }) => {
        const at = due.get(sibling) ?? due_at?.getTime();
        return at === undefined ? [] : [dayOf(at, timeZone)];
      }),
    );
    const earliest = Math.max(today, dayOf(state.lastAnswered, timeZone)) + 1;
    const day = balancedDay(ideal, daysBetween(state.lastAnswered, state.dueAt), Math.min(earliest, ideal), {
      load: (one) => load.get(one) ?? 0,
      share: (one) => shareOf(settings, one),
      hasSibling: (one) => taken.has(one),
    });
    load.set(day, (load.get(day) ?? 0) + 1);
    due.set(id, moveDays(state.dueAt, day - ideal, timeZone));
  }
  return due;
}
