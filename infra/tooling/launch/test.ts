import { findHeadlessChromium } from '../embedded/chromium';
import { startTestServers } from '../testing/servers';
import { buildAll } from './build-all';
import { buildGallery } from './gallery-build';
import { step } from './progress';
import { mutate } from './test-mutations';
import { changedFolders, changedRooms, quickServers } from './test-quick';
import { report, writeFigures } from './test-report';
import {
  browser,
  checkFormat,
  checkTypes,
  checkUnused,
  freshResults,
  jest,
  lint,
  type Outcome,
  running,
  type Selection,
  visual,
} from './test-steps';
import { runMain, stopSignal } from './until-stopped';

const STEPS = ['types', 'lint', 'format', 'unused', 'build', 'jest', 'visual', 'e2e'] as const;
type Step = (typeof STEPS)[number];

interface Plan extends Selection {
  steps: readonly Step[];
  /** What is linted; everything without it. */
  folders?: readonly string[];
  /** Servers that stay for the next run. */
  servers?: () => Promise<NodeJS.ProcessEnv>;
}

/**
 * `npm test` decides whether a change is accepted, `npm test -- full` runs everything, `npm test -- quick` what belongs to the
 * rooms that a change touches. `npm test -- jest domain/stations` or `npm test -- e2e lobby` runs one step, with what follows
 * handed to Jest or Playwright; `npm test -- full e2e` runs all of it. `npm test -- figures` writes the times of the last run into CONTRIBUTING.md.
 * `npm test -- mutations 34 30` draws 30 changes of the product by the seed 34 and looks for tests that fail.
 */
async function main(): Promise<number> {
  const [name = '', ...filter] = process.argv.slice(3);
  if (name === 'figures') return writeFigures();
  if (name === 'mutations') {
    const outcome = await mutate(Number(filter[0] ?? 1), Number(filter[1] ?? 30), await testServers());
    await stopServers();
    return report(name, [outcome], outcome.seconds);
  }
  const plan = name === 'full' ? { ...planOf(filter[0] ?? '', filter.slice(1)), full: true } : planOf(name, filter);
  const stopped = stopSignal();
  const began = Date.now();
  const outcomes = await Promise.race([run(plan), stopped.then(() => null)]);
  if (outcomes !== null) return report(name || 'decide', outcomes, (Date.now() - began) / 1000);
  await Promise.all([...running].map((child) => child.stop(3_000)));
  await stopServers();
  return 130;
}

function planOf(name: string, filter: string[]): Plan {
  if (name === '') return { steps: STEPS, filter: [], full: false };
  if (name === 'quick') {
    const rooms = changedRooms();
    return {
      steps: ['types', 'lint', 'format', ...(rooms.length > 0 ? (['jest'] as const) : [])],
      filter: [...rooms, '--passWithNoTests', ...filter],
      full: false,
      folders: changedFolders(),
      servers: quickServers,
    };
  }
  const only = STEPS.find((known) => known === name);
  if (!only) {
    console.error(
      `There is no step "${name}". Use full, quick, figures or one of: ${STEPS.join(', ')}; for example: npm test -- jest domain/stations`,
    );
    process.exit(2);
  }
  return { steps: only === 'e2e' || only === 'visual' ? ['build', only] : [only], filter, full: false };
}

let stopServers = async (): Promise<void> => {};

/** What a developer has set for `npm start` is not for the tests. */
const OF_START = ['DATABASE_URL', 'REDIS_URL', 'PORT', 'HOST', 'PUBLIC_URL', 'SESSION_SECRET', 'DEMO'];
const OF_MODELS = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'SPEECH_BASE_URL', 'SPEECH_API_KEY'];

/** Two things at a time, for two processors: the build beside the checks, then Jest in two workers, then two browsers. */
async function run(plan: Plan): Promise<Outcome[]> {
  freshResults();
  for (const name of [...OF_START, ...OF_MODELS]) delete process.env[name];
  const outcomes: Outcome[] = [];
  const note = async (outcome: Outcome | Promise<Outcome>) => {
    const done = await outcome;
    console.log(
      `  ${done.failed === 0 ? '✓' : '✗'} ${done.name}: ${done.passed} passed, ${done.failed} failed (${done.seconds.toFixed(1)} s)`,
    );
    outcomes.push(done);
  };
  const wanted = (name: Step) => plan.steps.includes(name);
  const browsers = wanted('visual') || wanted('e2e');

  try {
    const servers = wanted('jest') || wanted('e2e') ? (plan.servers ?? testServers)() : Promise.resolve({});
    // After Redis, for Debian installs one thing at a time.
    const chromium = browsers ? servers.then(() => step('Chromium', findHeadlessChromium)) : null;
    chromium?.catch(() => undefined);
    const checks = async () => {
      if (wanted('types')) await note(checkTypes());
      if (wanted('lint')) await note(lint(plan.folders));
      if (wanted('format')) await note(checkFormat());
      if (wanted('unused')) await note(checkUnused());
    };
    const build = () => step('Gateway, workers and web app', buildAll);
    await Promise.all([servers, wanted('build') ? note(work('build', build)) : null, checks()]);
    if (wanted('jest')) await note(jest(plan, await servers));
    if (!chromium) return outcomes;
    const env = { ...(await servers), E2E_CHROMIUM: await chromium };
    if (wanted('visual')) {
      await step('Gallery', buildGallery);
      await note(visual(plan, env));
    }
    if (wanted('e2e')) await note(browser(plan, env));
  } catch (error) {
    outcomes.push(failed('preparation', error));
  } finally {
    await stopServers();
  }
  return outcomes;
}

async function testServers(): Promise<NodeJS.ProcessEnv> {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (TEST_DATABASE_URL && TEST_REDIS_URL) return { TEST_DATABASE_URL, TEST_REDIS_URL };
  const servers = await step('PostgreSQL and Redis for the tests', (log) => startTestServers({ log }));
  stopServers = servers.stop;
  return { TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl };
}

/** Work in this process that is one check as a whole. */
async function work(name: string, doIt: () => Promise<unknown>): Promise<Outcome> {
  const began = Date.now();
  try {
    await doIt();
    return { name, passed: 1, failed: 0, seconds: (Date.now() - began) / 1000, details: '' };
  } catch (error) {
    return { ...failed(name, error), seconds: (Date.now() - began) / 1000 };
  }
}

const failed = (name: string, error: unknown): Outcome => ({
  name,
  passed: 0,
  failed: 1,
  seconds: 0,
  details: error instanceof Error ? error.message : String(error),
});

void runMain(main);
