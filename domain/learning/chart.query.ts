import type { Parsed, SentOutput } from '../kit/contract';
import { invalid } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { PACK_KEYS, type PackKey } from '../questions/authoring/packs';
import { ANSWERS_MIN, type learningChart, PEOPLE_MIN, WEEKS_BACK } from './contract';
import { mergeBars } from './merge-bars';

type Scope = [person: number, specialty: number, pack: string];

interface Sums {
  /** One's own answers; 0 without any. */
  answers: number;
  correct: number;
  people: number;
  /** Sums of people's scores, in hundredths of a per cent; without one's own. */
  points: number;
}

const weekly = statement<Sums & { weeks_ago: number }, [...Scope, now: Date]>(
  'learning.weekly',
  `SELECT ago AS weeks_ago, coalesce(own.answers, 0) AS answers, coalesce(own.correct, 0) AS correct,
          coalesce(bank.people, 0) - (own.answers IS NOT NULL)::int AS people, (coalesce(bank.points, 0) - coalesce(own.points, 0))::float8 AS points
     FROM generate_series(0, ${WEEKS_BACK}) AS ago
     CROSS JOIN LATERAL (SELECT date_trunc('week', $4::timestamptz AT TIME ZONE 'UTC')::date - 7 * ago AS monday) week
     LEFT JOIN learner_weeks own ON own.account_id = $1 AND own.specialty_id = $2::int AND own.pack = $3 AND own.week = week.monday
     LEFT JOIN bank_weeks bank ON bank.specialty_id = $2::int AND bank.pack = $3 AND bank.week = week.monday
    ORDER BY ago DESC`,
);

const spread = statement<{ bin: number; people: number; points: number }, Scope>(
  'learning.spread',
  `SELECT bins.bin, coalesce(bank.people, 0) - (own.bin IS NOT NULL)::int AS people, (coalesce(bank.points, 0) - coalesce(own.points, 0))::float8 AS points
     FROM generate_series(0, 10) AS bins (bin)
     LEFT JOIN learner_scores own ON own.account_id = $1 AND own.specialty_id = $2::int AND own.pack = $3 AND own.bin = bins.bin
     LEFT JOIN bank_scores bank ON bank.specialty_id = $2::int AND bank.pack = $3 AND bank.bin = bins.bin
    ORDER BY bins.bin`,
);

interface OwnScore {
  specialty_id: number;
  pack: string;
  answers: number;
  correct: number;
}

const own = statement<OwnScore, [number]>(
  'learning.own-scores',
  `SELECT specialty_id, pack, answers, correct FROM learner_scores WHERE account_id = $1 ORDER BY pack, specialty_id`,
);

/** Per cent, one decimal. */
const percent = (part: number, whole: number): number => Math.round((1_000 * part) / whole) / 10;
const meanOf = (points: number, people: number): number => Math.round(points / people / 10) / 10;
const isPack = (pack: string): pack is '' | PackKey => pack === '' || (PACK_KEYS as string[]).includes(pack);

/**
 * The weekly line and the histogram of a scope (spec 2 §7, §9).
 * @throws Problem invalid `invalid-input` for a specialty of a pack: there are no figures of it
 */
export async function findChart(
  read: Reader,
  person: { id: number },
  { specialty, pack }: Parsed<typeof learningChart>,
): Promise<SentOutput<typeof learningChart>> {
  if (specialty > 0 && pack !== '')
    throw invalid('invalid-input', 'Some fields are missing or not valid.', [
      { path: 'pack', message: 'not together with a specialty' },
    ]);
  const scope: Scope = [person.id, specialty, pack];
  const [weeks, bins, scores] = await Promise.all([
    read.sql.all(weekly, [...scope, read.clock.now()]),
    read.sql.all(spread, scope),
    read.sql.all(own, [person.id]),
  ]);
  const people = bins.reduce((sum, bin) => sum + bin.people, 0);
  const bars = mergeBars(
    bins.map((bin) => ({ from: 10 * bin.bin, until: 10 * bin.bin, people: bin.people })),
    PEOPLE_MIN,
  );
  const mine = scores.find((score) => score.specialty_id === specialty && score.pack === pack);
  return {
    data: {
      labels: weeks.map(({ weeks_ago }) => weeks_ago),
      datasets: [
        {
          label: 'you',
          data: weeks.map(({ answers, correct }) => (answers === 0 ? null : percent(correct, answers))),
        },
        {
          label: 'others',
          data: weeks.map((week) => (week.people < PEOPLE_MIN ? null : meanOf(week.points, week.people))),
        },
      ],
    },
    histogram:
      people < PEOPLE_MIN
        ? null
        : {
            labels: bars.map(({ from }) => from),
            until: bars.map(({ until }) => until),
            data: bars.map((bar) => bar.people),
            user_average: mine && mine.answers >= ANSWERS_MIN ? percent(mine.correct, mine.answers) : null,
            others_average: meanOf(
              bins.reduce((sum, { points }) => sum + points, 0),
              people,
            ),
          },
    scopes: scores.flatMap(({ specialty_id, pack: of, answers, correct }) =>
      isPack(of) ? [{ specialty: specialty_id, pack: of, answers, score: percent(correct, answers) }] : [],
    ),
  };
}
