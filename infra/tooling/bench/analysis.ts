import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { href } from '~/domain/kit/contract';
import { analysisList, questionAnalysis } from '~/domain/questions/analysis/contract';
import { countAnswersJob } from '~/domain/questions/analysis/item-analysis-job';
import { readConfig } from '~/infra/process/config';
import { openDeps } from '~/infra/process/deps';
import { UserFacingError } from '~/infra/support/user-facing-error';
import type { AskingOrders } from './asking-client';
import { ANSWERS } from './bank';
import type { Benchmark, Context } from './benchmark';
import { ms, table, verdicts, whole } from './markdown';
import { memoryOf } from './memory';
import { startClient } from './orders';
import { type OurSide, roundOf, startOurs } from './quizzes';
import { mustBeRight } from './rounds';
import { median, percentile } from './statistics';

interface AnalysisResult {
  answers: number;
  /** Seconds until all were in the figures, with nothing else going on. */
  alone: number;
  /** The same while people answered as fast as they were answered. */
  beside: number;
  /** Of the worker process, in MB. */
  memory: { idle: number; peak: number } | null;
  /** Of answer_submit, in milliseconds: the median of the rounds. */
  answering: { idle: Answering; counting: Answering; rounds: number };
  /** Of pages, in milliseconds. */
  pages: { name: string; asked: number; p50: number; p99: number }[];
}

interface Answering {
  perSecond: number;
  p50: number;
  p99: number;
}

const POLL = 100;

const uncounted = async (database: Client): Promise<number> =>
  (
    await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM quizzes WHERE state = 'finished' AND counted_at IS NULL`,
    )
  ).rows[0]!.count;

/** As if nobody had ever counted. */
async function forgetAll(database: Client): Promise<void> {
  await database.query('TRUNCATE question_statistics, counted_answers, personal_quiz_compositions CASCADE');
  await database.query('UPDATE quizzes SET counted_at = NULL WHERE counted_at IS NOT NULL');
  await database.query('VACUUM ANALYZE quizzes');
  await database.query('CHECKPOINT');
}

/** The first quiz that ends after a migration, or after everything was forgotten, asks for the counting: so do we. */
async function askToCount({ env, database }: OurSide): Promise<void> {
  const { rows } = await database.query<{ id: number }>(
    `SELECT id FROM quizzes WHERE state = 'finished' AND counted_at IS NULL LIMIT 1`,
  );
  const deps = await openDeps(readConfig({ ...env, LOG_LEVEL: 'silent' }));
  await deps.inTransaction(async (tx) => tx.enqueue(countAnswersJob, { quiz_id: rows[0]!.id }));
  await deps.dispatcher.settled();
  await deps.close();
}

async function untilCounted(database: Client): Promise<void> {
  while ((await uncounted(database)) > 0) await pause(POLL);
}

/** People who look at the figures in turn, so that nobody comes near the limit of requests a minute. */
const EDITORS = 50;

/** Moderators may see the figures of the whole bank. */
async function makeEditors(database: Client, accounts: readonly number[]): Promise<void> {
  await database.query(`UPDATE accounts SET roles = '{moderator}' WHERE id = ANY($1)`, [accounts]);
}

/** A question that was answered in every way there is, beside every rest there can be: none has more to read. */
async function answeredInEveryWay(database: Client): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    'SELECT question_id AS id FROM question_statistics ORDER BY question_id LIMIT 1',
  );
  await database.query(
    `INSERT INTO question_tallies (question_id, revision, picked, mark, rest, answers)
     SELECT $1, 1, ARRAY[answer.id], 2520 * answer.answer_correct::int, rest, 20 FROM question_answers answer, generate_series(0, 1000) AS rest WHERE answer.question_id = $1
     ON CONFLICT (question_id, revision, mark, rest, picked) DO UPDATE SET answers = 20`,
    [rows[0]!.id],
  );
  await database.query('VACUUM ANALYZE question_tallies, question_statistics');
  return rows[0]!.id;
}

async function measureAnalysis({
  servers,
  plan: { bankRounds: rounds, bankSeconds: seconds },
  say,
}: Context): Promise<AnalysisResult> {
  const client = startClient<AskingOrders>(require.resolve('./asking-client'));
  say('filling the bank');
  const ours = await startOurs(servers, { workers: 1, namespace: 'bench-analysis' });
  const { side, database } = ours;
  const { hostname, port } = new URL(side.url);
  const worker = ours.workers[0]!.pid;

  let nth = 0;
  const answerFor = async (): Promise<Answering> => {
    const order = {
      host: hostname,
      port: Number(port),
      time: seconds * 1_000,
      ...(await roundOf('answer_submit', side, (nth += 1), seconds, database)),
    };
    const result = await client.tell('ask', order);
    mustBeRight('product', 'answer_submit', result.wrong);
    return {
      perSecond: result.perSecond,
      p50: percentile(result.latencies, 0.5),
      p99: percentile(result.latencies, 0.99),
    };
  };
  const inTheMiddle = (rounds: readonly Answering[]): Answering => ({
    perSecond: median(rounds.map((one) => one.perSecond)),
    p50: median(rounds.map((one) => one.p50)),
    p99: median(rounds.map((one) => one.p99)),
  });

  const pageFor = async (name: string, path: string) => {
    const order = {
      host: hostname,
      port: Number(port),
      time: seconds * 1_000,
      cycle: true,
      connections: [
        Array.from({ length: EDITORS }, (_, editor) => ({
          method: 'GET',
          path,
          headers: side.headersOf(editor),
          body: '',
        })),
      ],
    };
    await client.tell('ask', { ...order, time: 300 });
    const { latencies, wrong } = await client.tell('ask', order);
    mustBeRight('product', name, wrong);
    return { name, asked: latencies.length, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
  };

  try {
    await makeEditors(database, side.people.slice(0, EDITORS));
    await forgetAll(database);
    const idle = memoryOf(worker);
    let began = performance.now();
    await askToCount(ours);
    await untilCounted(database);
    const alone = (performance.now() - began) / 1_000;
    const { rows } = await database.query<{ counted: number }>(
      'SELECT sum(answers)::int AS counted FROM question_statistics',
    );
    if (rows[0]!.counted !== ANSWERS)
      throw new UserFacingError(`${rows[0]!.counted} of ${ANSWERS} answers were counted. The run counts for nothing.`);
    say(`counted alone in ${alone.toFixed(1)} s`);

    // The first round only warms up.
    await answerFor();
    const before: Answering[] = [];
    for (let round = 0; round < rounds; round += 1) before.push(await answerFor());
    await untilCounted(database);
    await forgetAll(database);
    began = performance.now();
    await askToCount(ours);
    const counting: Answering[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const figures = await answerFor();
      if ((await uncounted(database)) === 0) break;
      counting.push(figures);
    }
    if (counting.length === 0)
      throw new UserFacingError('All was counted before a round of answers was over: there is nothing to compare.');
    await untilCounted(database);
    const beside = (performance.now() - began) / 1_000;
    say(`counted beside answers in ${beside.toFixed(1)} s`);
    const after: Answering[] = [];
    for (let round = 0; round < rounds; round += 1) after.push(await answerFor());
    const peak = memoryOf(worker);

    const usual = (
      await database.query<{ id: number }>(
        'SELECT question_id AS id FROM question_statistics ORDER BY question_id DESC LIMIT 1',
      )
    ).rows[0]!.id;
    const most = await answeredInEveryWay(database);
    const pages = [
      await pageFor('a question', href(questionAnalysis, { question_id: usual })),
      await pageFor('one answered in every way', href(questionAnalysis, { question_id: most })),
      await pageFor('the list of the bank', href(analysisList)),
      await pageFor('its 100th page', href(analysisList, {}, { page: 100 })),
      await pageFor('of one specialty', href(analysisList, {}, { specialty: 3, sort: 'facility' })),
    ];
    return {
      answers: ANSWERS,
      alone,
      beside,
      memory: idle && peak && { idle: idle.now, peak: peak.peak },
      answering: { idle: inTheMiddle([...before, ...after]), counting: inTheMiddle(counting), rounds: counting.length },
      pages,
    };
  } finally {
    await client.stop();
    await ours.stop();
  }
}

/** How much slower the slowest answers may be while all is counted. */
const P99_AIM = { what: 'p99 of an answer while all is counted beside before and after', most: 1.5 };

function report({ answers, alone, beside, memory, answering, pages }: AnalysisResult): string {
  const row = (name: string, { perSecond, p50, p99 }: Answering) => [name, whole(perSecond), ms(p50), ms(p99)];
  return [
    `${whole(answers)} answers counted by one worker in ${alone.toFixed(1)} s (${whole(answers / alone)} answers a second), and in ${beside.toFixed(1)} s while people answered.${memory ? ` Memory of the worker: ${whole(memory.idle)} MB before, ${whole(memory.peak)} MB at most.` : ''} Medians of the rounds, ${answering.rounds} of them while counting.`,
    table(
      ['answer_submit, ms', 'a second', 'p50', 'p99'],
      [row('before and after', answering.idle), row('while all is counted', answering.counting)],
    ),
    table(
      ['pages of item analysis, ms', 'asked', 'p50', 'p99'],
      pages.map(({ name, asked, p50, p99 }) => [name, String(asked), ms(p50), ms(p99)]),
    ),
    verdicts([[P99_AIM, answering.counting.p99 / answering.idle.p99]]),
  ].join('\n\n');
}

/** Counting all answers of the bank that is there, and what those who answer meanwhile notice of it. */
export const analysis: Benchmark = {
  name: 'analysis',
  longest: 120_000,
  title: 'Item analysis over a million answers',
  peer: 'There is no peer; answers while all is counted are compared with answers before and after.',
  run: async (context) => report(await measureAnalysis(context)),
};
