import type { Person } from '~/domain/accounts/person';
import type { SentPageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { mayReview } from '../policy';
import type { memoryProgress } from '../plan/contract';
import { dueOnDays } from '../review/own-cards.query';
import { foldLog, mergeLogs, type ReviewEvent } from '../review/log';
import { readLogs } from '../review/stored-log';
import { memoryModel } from '../review/memory';
import { sinceResets } from '../review/resets';
import { TRAINED_FROM } from '../training/ask-for-training';
import { DAY_MS, dateOfDay, dayOf, quarterOf, weekdayOf } from '~/domain/kit/days';
import { groupBy } from '~/domain/kit/group-by';
import { type LearnerSettings, learnerSettings } from './learner.query';

type Data = SentPageData<typeof memoryProgress>;

/** Days of the coming load, and of the curve after today. */
const AHEAD = 30;
const WEEKS = 12;
/** Cards that one can choose a curve of. */
const CARDS = 50;
/** Points of a curve between two answers. */
const POINTS = 24;
/** Answers of a curve, at most the last ones. */
const ANSWERS = 40;

const retention = statement<
  { at: Date; answers: number; recalled: number; predicted: number },
  [person: number, from: Date]
>(
  'flashcards.retention-by-quarter',
  `SELECT ${quarterOf('answered_at')} AS at, count(*)::int AS answers,
          sum(correct::int)::int AS recalled, sum(recall)::float8 AS predicted
     FROM flashcard_reviews
    WHERE account_id = $1::int AND answered_at >= $2::timestamptz AND recall IS NOT NULL
    GROUP BY 1 ORDER BY 1`,
);

const recent = statement<{ id: number; front: string }, [person: number, card: number]>(
  'flashcards.cards-answered-last',
  `SELECT card.id, left(regexp_replace(regexp_replace(card.front, '<[^>]*>', ' ', 'g'), '\\s+', ' ', 'g'), 90) AS front
     FROM flashcard_states known
     JOIN flashcards card ON card.id = known.flashcard_id
     JOIN decks deck ON deck.id = card.deck_id
    WHERE known.account_id = $1::int AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')}
    ORDER BY known.flashcard_id = $2::int DESC, known.last_answered DESC LIMIT ${CARDS}`,
);

const trained = statement<{ used: boolean; log_loss: number; default_log_loss: number; trained_at: Date }, [number]>(
  'flashcards.trained-weights',
  'SELECT used, log_loss, default_log_loss, trained_at FROM flashcard_weights WHERE account_id = $1::int',
);
const counted = statement<{ reviews: number }, [number]>(
  'flashcards.reviews-of-learner',
  'SELECT reviews FROM flashcard_learners WHERE account_id = $1::int',
);

/** How the chance of recall of a card fell after each answer, and how it will. Days are counted from `now`. */
export function forgettingCurve(
  log: readonly ReviewEvent[],
  now: number,
  { weights, retention: wanted }: Pick<LearnerSettings, 'weights' | 'retention'>,
): Omit<NonNullable<Data['curve']>, 'id' | 'front'> | null {
  const options = { weights, retention: wanted };
  const events = mergeLogs([], log);
  const last = foldLog(events, options);
  if (!last) return null;
  const model = memoryModel(weights);
  const dayFromNow = (instant: number) => (instant - now) / DAY_MS;
  const shown = events.slice(-ANSWERS);
  const points = shown.flatMap(({ answeredAt }, nth) => {
    const state = foldLog(events.slice(0, events.length - shown.length + nth + 1), options)!;
    const until = shown[nth + 1]?.answeredAt ?? Math.max(now, answeredAt) + AHEAD * DAY_MS;
    return Array.from({ length: POINTS + 1 }, (_, step) => {
      const at = answeredAt + ((until - answeredAt) * step) / POINTS;
      return { day: dayFromNow(at), recall: model.recall(state.memory, (at - answeredAt) / DAY_MS) };
    });
  });
  return {
    stability: last.memory.stability,
    answers: shown
      .filter(({ seed }) => !seed)
      .map(({ answeredAt, correct }) => ({ day: dayFromNow(answeredAt), correct })),
    points,
    due: dayFromNow(last.dueAt),
  };
}

/** What was recalled in each week of the person, which begins on Monday, beside what was predicted. */
async function retentionByWeek(read: Reader, personId: number, from: Date, zone: string): Promise<Data['retention']> {
  const rows = await read.sql.all(retention, [personId, from]);
  const weeks = groupBy(rows, ({ at }) => {
    const day = dayOf(at.getTime(), zone);
    return day - weekdayOf(day);
  });
  return [...weeks].map(([monday, counts]) => {
    const sum = (what: 'answers' | 'recalled' | 'predicted') => counts.reduce((all, one) => all + one[what], 0);
    const answers = sum('answers');
    return {
      week: dateOfDay(monday),
      answers,
      recalled: sum('recalled') / answers,
      predicted: sum('predicted') / answers,
    };
  });
}

async function curveOf(
  read: Reader,
  personId: number,
  card: { id: number; front: string } | undefined,
  settings: LearnerSettings,
): Promise<Data['curve']> {
  if (!card) return null;
  const logs = await sinceResets(read, personId, await readLogs(read, personId, [card.id]));
  const events = logs.get(card.id) ?? [];
  const curve = forgettingCurve(events, read.clock.now().getTime(), settings);
  return curve && { ...card, ...curve };
}

/** What becomes of somebody's memory, and how their reviews are spread. */
export async function findProgress(read: Reader, person: Person, chosen: number): Promise<Data> {
  const settings = await learnerSettings(read, person.id);
  const instant = read.clock.now().getTime();
  const { timeZone } = settings;
  const today = dayOf(instant, timeZone);
  const [load, weeks, cards, weights, learner] = await Promise.all([
    dueOnDays(read, person.id, timeZone, AHEAD),
    retentionByWeek(read, person.id, new Date(instant - WEEKS * 7 * DAY_MS), timeZone),
    read.sql.all(recent, [person.id, chosen]),
    read.sql.one(trained, [person.id]),
    read.sql.one(counted, [person.id]),
  ]);
  return {
    today: dateOfDay(today),
    settings: {
      retention: Math.round(settings.retention * 100),
      four_buttons: settings.fourButtons,
      steps: [...settings.steps],
      new_a_day: settings.newADay,
      reviews_a_day: settings.reviewsADay,
      weekdays: [...settings.weekdays],
      easy_dates: [...settings.dates].map(([day, share]) => ({ day: dateOfDay(day), share })),
    },
    training: {
      reviews: learner?.reviews ?? 0,
      from: TRAINED_FROM,
      trained: weights && { ...weights, trained_at: weights.trained_at.toISOString() },
    },
    load,
    retention: weeks,
    cards,
    curve: await curveOf(read, person.id, cards.find(({ id }) => id === chosen) ?? cards[0], settings),
  };
}
