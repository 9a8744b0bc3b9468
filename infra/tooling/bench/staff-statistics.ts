import type { Client } from 'pg';
import type { Person } from '~/domain/accounts/person';
import type { Sql, Statement } from '~/domain/kit/statement';
import { submitAnswer } from '~/domain/quizzes/submit-answer';
import { CHARTS } from '~/domain/statistics/requests';
import { rebuildStatistics } from '~/domain/statistics/rebuild';
import { statistics } from '~/domain/statistics/contract';
import { WINDOWS } from '~/domain/statistics/windows';
import { countWaiting } from '~/workers/statistics/counter';
import { type Deps, openDeps } from '~/infra/process/deps';
import { readConfig } from '~/infra/process/config';
import type { AskingOrders } from './asking-client';
import { firstAnswerOf, openQuizzes } from './bank';
import type { Benchmark, Context } from './benchmark';
import { ms, table, verdicts, whole } from './markdown';
import { startClient } from './orders';
import { type OurSide, startOurs } from './quizzes';
import { fillRollUps, ROLLED_UP, UNANSWERED } from './roll-ups';
import { mustBeRight } from './rounds';
import { median, percentile, type Ratio, ratioOf } from './statistics';

/** Staff who look at charts in turn, so that nobody comes near the limit of requests a minute. */
const STAFF = 50;
/** Answers of one turn: with and without noting, one turn after the other. */
const TURN = 100;
/** What `noteActs` adds to a statement. Nothing runs a `SELECT` that stands in its place, for nothing reads it. */
const NOTES = /INSERT INTO statistics_events .*? AS act \(ref, at\)/gs;

interface Cost {
  /** Of one answer, in milliseconds: the median of the turns. */
  with: number;
  without: number;
  /** With noting beside without, turn by turn. */
  noting: Ratio;
  /** In a worker, of one event, in milliseconds. */
  counting: number;
  events: number;
}

/** The statements without what they note. */
function withoutNotes(sql: Sql): Sql {
  const bare = <Row, Values extends readonly unknown[]>({
    name,
    text,
  }: Statement<Row, Values>): Statement<Row, Values> =>
    text.includes('statistics_events')
      ? { name: `${name}.bare`, text: text.replace(NOTES, 'SELECT 1') }
      : { name, text };
  return { all: (one, values) => sql.all(bare(one), values), one: (one, values) => sql.one(bare(one), values) };
}

/** Answers one after the other through the command itself, without a gateway: what counting costs is largest beside that. */
async function answerAll(deps: Deps, database: Client, people: readonly number[], noted: boolean): Promise<number> {
  const quizzes = await openQuizzes(database, people);
  const { rows } = await database.query<{ id: number; account_id: number }>(
    'SELECT id, account_id FROM quizzes WHERE id = ANY ($1::int[])',
    [quizzes.map(([first]) => first!.quiz_id)],
  );
  const owners = new Map(rows.map(({ id, account_id }) => [id, account_id]));
  const answers = quizzes.flat().slice(0, TURN);
  const began = performance.now();
  for (const { quiz_id, question_id } of answers) {
    const person = { id: owners.get(quiz_id)!, guest: false, roles: ['learner'], language: 'en' } as unknown as Person;
    await deps.inTransaction((tx) =>
      submitAnswer(noted ? tx : { ...tx, sql: withoutNotes(tx.sql) }, person, {
        quizlog_id: quiz_id,
        question_id,
        picked: [firstAnswerOf(question_id)],
      }),
    );
  }
  return (performance.now() - began) / answers.length;
}

async function measureCost({ plan, say }: Context, { env, database, side }: OurSide): Promise<Cost> {
  const deps = await openDeps(readConfig({ ...env, LOG_LEVEL: 'silent' }));
  try {
    await deps.inTransaction(rebuildStatistics);
    let nth = 0;
    const turn = async (on: boolean): Promise<number> => {
      const people = Array.from({ length: TURN / 50 }, () => side.people[(nth += 1) % side.people.length]!);
      return answerAll(deps, database, people, on);
    };
    // The first turns only warm up.
    for (const on of [true, false]) await turn(on);
    await countWaiting(deps);
    const [noted, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < plan.bankRounds * 16; round += 1) {
      // Whoever comes second may find something warm.
      const order = round % 2 === 0 ? [true, false] : [false, true];
      for (const on of order) (on ? noted : bare).push(await turn(on));
    }
    const began = performance.now();
    const events = await countWaiting(deps);
    const counting = (performance.now() - began) / events;
    say(`${whole(events)} events counted`);
    return { with: median(noted), without: median(bare), noting: ratioOf(noted, bare), counting, events };
  } finally {
    await deps.close();
  }
}

interface ChartTime {
  chart: string;
  filter: string;
  p50: number;
  p99: number;
}

const FILTERS = [
  ['all', {}],
  ['a country', { country: 'CA' }],
  ['a country and a stage', { country: 'CA', training_stage: 3 }],
] as const;

async function measureCharts({ plan, say }: Context, { database, side }: OurSide): Promise<ChartTime[]> {
  const client = startClient<AskingOrders>(require.resolve('./asking-client'));
  const { hostname, port } = new URL(side.url);
  await database.query(`UPDATE accounts SET roles = '{learner,staff}', second_factor = true WHERE id = ANY ($1)`, [
    side.people.slice(0, STAFF),
  ]);
  const times: ChartTime[] = [];
  try {
    for (const data_request of [...CHARTS, 'cohorts', 'user_country_by_role'])
      for (const [filter, group] of FILTERS) {
        const asked = WINDOWS.flatMap((window) =>
          Array.from({ length: STAFF / WINDOWS.length }, (_, nth) => ({
            method: 'POST',
            path: statistics.path,
            headers: side.headersOf(nth * WINDOWS.length + window - 1),
            body: JSON.stringify({ data_request, window, ...group }),
          })),
        );
        const order = { host: hostname, port: Number(port), connections: [asked], cycle: true };
        await client.tell('ask', { ...order, time: 100 });
        const { latencies, wrong } = await client.tell('ask', { ...order, time: plan.bankSeconds * 400 });
        mustBeRight('product', data_request, wrong);
        times.push({ chart: data_request, filter, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) });
      }
    say('every chart was asked for');
    return times;
  } finally {
    await client.stop();
  }
}

async function run(context: Context): Promise<string> {
  const { plan, servers, say } = context;
  say('filling in questions');
  const ours = await startOurs(servers, { namespace: 'bench-statistics', filled: UNANSWERED });
  try {
    const cost = await measureCost(context, ours);
    say('filling the roll-ups');
    // The short form has the days and hours that charts ask for, and some more.
    const size = plan.bankRounds > 3 ? { days: 730, hours: 90 * 24 } : { days: 120, hours: 10 * 24 };
    const rows = await fillRollUps(ours.database, size);
    return report(cost, size.days, rows, await measureCharts(context, ours));
  } finally {
    await ours.stop();
  }
}

function report(cost: Cost, days: number, rows: number, charts: readonly ChartTime[]): string {
  return [
    `Roll-ups of ${whole(days)} days worth ${whole(ROLLED_UP)} answers, and as many acts of each other kind: ${whole(rows)} rows. Each chart is asked for in all five windows, one after the other.`,
    table(
      ['charts, ms', 'of', 'p50', 'p99'],
      charts.map(({ chart, filter, p50, p99 }) => [chart, filter, ms(p50), ms(p99)]),
    ),
    table(
      ['cost of an answer, ms', 'median'],
      [
        ['answering, without noting', cost.without.toFixed(3)],
        ['answering, with noting', cost.with.toFixed(3)],
        [`counting it in a worker (${whole(cost.events)} events)`, cost.counting.toFixed(3)],
      ],
    ),
    verdicts([
      [{ what: 'answering with noting beside without', most: 1.03 }, cost.noting.median],
      [{ what: 'p99 of the slowest chart, ms', most: 250 }, Math.max(...charts.map(({ p99 }) => p99))],
    ]),
  ].join('\n\n');
}

/** What counting costs those who answer, and how long charts take over a long history. */
export const staffStatistics: Benchmark = {
  name: 'statistics',
  longest: 180_000,
  title: 'Statistics of staff over 100,000,000 answers',
  peer: 'There is no peer; answering with what is noted for counting is compared with answering without it, turn by turn.',
  run,
};
