import { join } from 'node:path';
import { measureAnalysis } from '../bench/analysis';
import { analysisReport } from '../bench/analysis-report';
import { measureBrowser } from '../bench/browser';
import { measureClass } from '../bench/class';
import { growthReport, measureGrowth } from '../bench/growth';
import { measureImports } from '../bench/imports';
import { importReport } from '../bench/imports-report';
import { measureJoins } from '../bench/joins';
import { measurePairing, SEEKERS } from '../bench/pairing';
import { startPeerSide } from '../bench/peer-side';
import { atRate, FULL, QUICK } from '../bench/plan';
import { measurePolls } from '../bench/polls';
import { startProductSide } from '../bench/product-side';
import { measureQuizzes } from '../bench/quizzes';
import { browserReport, environment, joinReport, pollReport, quizReport } from '../bench/report';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { startTestServers, type TestServers } from '../testing/servers';
import { dataDir } from './paths';
import { step } from './progress';
import { runMain, stopSignal } from './until-stopped';

const MEASUREMENTS = ['polls', 'joins', 'pairing', 'quizzes', 'analysis', 'imports', 'class', 'growth', 'browser'] as const;
/** Rounds of pairing that count. */
const PAIRING_ROUNDS = { full: 5, quick: 2 };
/** Rounds of quizzes that count, and the seconds each measurement of a round takes. */
const QUIZ_ROUNDS = { full: { pairs: 9, seconds: 2 }, quick: { pairs: 7, seconds: 1 } };
/** Rounds of answers before, while and after all are counted, and the seconds of each. */
const ANALYSIS_ROUNDS = { full: { rounds: 9, seconds: 2 }, quick: { rounds: 5, seconds: 1 } };
/** Rounds of answers before and after a file is brought in, and the seconds of each. */
const IMPORT_ROUNDS = { full: { rounds: 7, seconds: 2 }, quick: { rounds: 3, seconds: 1 } };
/** What a developer has set for `npm start` is not for the benchmarks. */
const NOT_OURS = /^(DATABASE_|REDIS_|RATE_LIMIT_|AI_|PORT$|HOST$|PUBLIC_URL$|SESSION_SECRET$|DEMO$|TRUST_PROXY$|LOG_LEVEL$|CHAT_URL$|STUN_|TURN_)/;

/** `npm run bench`: the product beside bare programs that do the same job. `-- --quick` is shorter, `-- joins`, `-- polls`, `-- pairing`, `-- quizzes`, `-- analysis`, `-- imports`, `-- class`, `-- growth` or `-- browser` is one of them, `-- --rate=50` for a machine that is too slow or too busy. */
async function main(): Promise<number> {
  const { plan, wanted, quick } = readArguments(process.argv.slice(3));
  const stopped = stopSignal();
  for (const name of Object.keys(process.env)) if (NOT_OURS.test(name)) delete process.env[name];
  process.env.DATA_DIR = join(dataDir(), 'bench');

  const toStop: (() => Promise<void>)[] = [];
  const run = async (): Promise<number> => {
    const servers = await step('PostgreSQL and Redis of their own', (log) => startTestServers({ durable: true, log }));
    toStop.push(servers.stop);
    const reports = [await environment(servers)];
    if (wanted.includes('polls') || wanted.includes('joins')) reports.push(...(await measureGroups(servers)));
    if (wanted.includes('pairing')) {
      const rounds = quick ? PAIRING_ROUNDS.quick : PAIRING_ROUNDS.full;
      reports.push(await step(`${SEEKERS.toLocaleString('en')} people who search at once`, (say) => measurePairing(servers, rounds, say)));
    }
    if (wanted.includes('quizzes')) reports.push(quizReport(await step('Quizzes on a bank of 100,000 questions', (say) => measureQuizzes(servers, quick ? QUIZ_ROUNDS.quick : QUIZ_ROUNDS.full, say))));
    if (wanted.includes('analysis')) reports.push(analysisReport(await step('Item analysis over 1,000,000 answers', (say) => measureAnalysis(servers, quick ? ANALYSIS_ROUNDS.quick : ANALYSIS_ROUNDS.full, say))));
    if (wanted.includes('imports')) reports.push(importReport(await step('Ten thousand questions brought in', (say) => measureImports(servers, quick ? IMPORT_ROUNDS.quick : IMPORT_ROUNDS.full, say))));
    if (wanted.includes('class')) reports.push(await step('A class behind one address', (say) => measureClass(servers, say)));
    if (wanted.includes('growth')) reports.push(growthReport(await step('Plans in a large database', (say) => measureGrowth(servers, say))));
    if (wanted.includes('browser')) reports.push(browserReport(await step('A quiz in a browser with a slow processor', (say) => measureBrowser(servers, say))));
    console.log(`\n${reports.join('\n\n')}\n`);
    return 0;
  };

  const measureGroups = async (servers: TestServers): Promise<string[]> => {
    const joiners = plan.warmUpJoins + plan.joins;
    const product = await step('Product: 2 gateways', () => startProductSide(servers, joiners));
    toStop.push(product.stop);
    const peer = await step('Peer: 2 bare programs', () => startPeerSide(servers, joiners));
    toStop.push(peer.stop);
    const sides = { product, peer };

    const reports: string[] = [];
    if (wanted.includes('polls')) reports.push(pollReport(await step('Polls of the lobby', (say) => measurePolls(sides, plan, say))));
    if (wanted.includes('joins')) reports.push(joinReport(await step("From a join to the last member's screen", (say) => measureJoins(sides, plan, say)), plan));
    return reports;
  };

  const stopAll = async () => {
    for (const stop of toStop.reverse()) await stop();
  };
  try {
    return await Promise.race([run(), stopped.then(() => 130)]);
  } finally {
    await stopAll();
  }
}

function readArguments(given: string[]) {
  const quick = given.includes('--quick');
  const rate = given.map((one) => /^--rate=(\d+)$/.exec(one)?.[1]).find(Boolean);
  const names = given.filter((one) => !one.startsWith('--'));
  const unknown = given.some((one) => one.startsWith('--') && one !== '--quick' && !/^--rate=[1-9]\d*$/.test(one));
  const wanted = MEASUREMENTS.filter((name) => names.length === 0 || names.includes(name));
  if (unknown || names.some((name) => !(MEASUREMENTS as readonly string[]).includes(name))) throw new UserFacingError(`Use: npm run bench -- [--quick] [--rate=<joins a second>] [${MEASUREMENTS.join('] [')}]`);
  return { plan: atRate(quick ? QUICK : FULL, rate ? Number(rate) : undefined), wanted, quick };
}

void runMain(main);
