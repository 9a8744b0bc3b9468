import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadlessChromium } from '../embedded/chromium';
import { startTestServers } from '../testing/servers';
import { step } from './progress';
import {
  browser,
  checkFormat,
  checkTypes,
  checkUnused,
  freshResults,
  jest,
  lint,
  type Outcome,
  resultsFolder,
  running,
  visual,
} from './test-steps';
import { runMain, stopSignal } from './until-stopped';
import { buildAll } from './build-all';
import { buildGallery } from './gallery-build';

const STEPS = ['types', 'lint', 'format', 'unused', 'jest', 'build', 'visual', 'e2e'] as const;
type Step = (typeof STEPS)[number];

/**
 * `npm test`: all of it. `npm test -- jest domain/stations` or `npm test -- e2e lobby` runs one step, with what follows
 * handed to Jest or Playwright; `--only=jest` says the same. `npm test -- --changed` runs the checks and the Jest tests
 * that import what is not committed yet, `--changed=main` what has changed since the branch `main`.
 */
async function main(): Promise<number> {
  const { steps, filter } = readArguments(process.argv.slice(3));
  const stopped = stopSignal();
  const outcome = await Promise.race([runAll(steps, filter), stopped.then(() => null)]);
  if (outcome !== null) return report(outcome);
  await Promise.all([...running].map((child) => child.stop(3_000)));
  await stopServers();
  return 130;
}

let stopServers = async (): Promise<void> => {};

async function runAll(steps: readonly Step[], filter: string[]): Promise<Outcome[]> {
  const wanted = (name: Step) => steps.includes(name);
  freshResults();
  // What a developer has set for `npm start` is not for the tests.
  for (const name of [
    'DATABASE_URL',
    'REDIS_URL',
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'SESSION_SECRET',
    'DEMO',
    'AI_BASE_URL',
    'AI_API_KEY',
    'AI_MODEL',
    'SPEECH_BASE_URL',
    'SPEECH_API_KEY',
  ])
    delete process.env[name];

  const outcomes: Outcome[] = [];
  const note = async (outcome: Promise<Outcome>) => {
    const done = await outcome;
    console.log(
      `  ${done.failed === 0 ? '✓' : '✗'} ${done.name}: ${done.passed} passed, ${done.failed} failed (${done.seconds.toFixed(1)} s)`,
    );
    outcomes.push(done);
  };

  try {
    // All side by side: the browsers wait for clocks and for each other some of the time. Jest holds back until they have ended.
    const ended = join(resultsFolder(), 'browsers-ended');
    rmSync(ended, { force: true });
    const servers = wanted('jest') || wanted('e2e') ? testServers() : Promise.resolve({});
    const inJest = async () => note(jest(filter, { ...(await servers), BROWSERS_ENDED_FILE: ended }));
    const inBrowsers = async () => {
      // Installed while the app is built, where it is not there yet; after Redis, for Debian installs one thing at a time.
      const chromium =
        wanted('e2e') || wanted('visual') ? servers.then(() => step('Chromium', findHeadlessChromium)) : null;
      chromium?.catch(() => undefined);
      if (wanted('build')) await note(check('build', () => step('Gateway, workers and web app', buildAll)));
      if (chromium && wanted('visual')) await note(pictures(filter, chromium));
      if (chromium && wanted('e2e')) await note(browsers(filter, await servers, chromium));
      writeFileSync(ended, '');
    };
    await Promise.all([
      servers,
      wanted('jest') ? inJest() : null,
      inBrowsers(),
      wanted('types') ? note(checkTypes()) : null,
      wanted('lint') ? note(lint()) : null,
      wanted('format') ? note(checkFormat()) : null,
      wanted('unused') ? note(checkUnused()) : null,
    ]);
  } catch (error) {
    outcomes.push({
      name: 'preparation',
      passed: 0,
      failed: 1,
      seconds: 0,
      details: error instanceof Error ? error.message : String(error),
    });
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

async function browsers(filter: string[], env: NodeJS.ProcessEnv, chromium: Promise<string>): Promise<Outcome> {
  try {
    return await browser(filter, { ...env, E2E_CHROMIUM: await chromium });
  } catch (error) {
    return { name: 'browser', passed: 0, failed: 1, seconds: 0, details: (error as Error).message };
  }
}

/** Before the browser tests: it needs nothing that runs, and tells soonest that something looks another way. */
async function pictures(filter: string[], chromium: Promise<string>): Promise<Outcome> {
  const began = Date.now();
  try {
    await step('Gallery', buildGallery);
    return await visual(filter, { E2E_CHROMIUM: await chromium });
  } catch (error) {
    const seconds = (Date.now() - began) / 1000;
    return { name: 'visual', passed: 0, failed: 1, seconds, details: (error as Error).message };
  }
}

/** Work in this process that is one check as a whole. */
async function check(name: string, work: () => Promise<unknown>): Promise<Outcome> {
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  try {
    await work();
    return { name, passed: 1, failed: 0, seconds: seconds(), details: '' };
  } catch (error) {
    return { name, passed: 0, failed: 1, seconds: seconds(), details: (error as Error).message };
  }
}

function report(outcomes: Outcome[]): number {
  for (const { name, failed, details } of outcomes) {
    if (failed > 0) console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n${details.trimEnd()}`);
  }
  const total = (of: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);
  console.log('');
  for (const { name, passed, failed, seconds } of outcomes)
    console.log(
      `${name.padEnd(14)}${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
}

/** What a change is checked with before it is committed. */
const QUICK: readonly Step[] = ['types', 'lint', 'format', 'unused', 'jest'];

function readArguments([first = '', ...filter]: string[]): { steps: readonly Step[]; filter: string[] } {
  if (first === '') return { steps: STEPS, filter: [] };
  const changed = /^--changed(?:=(.+))?$/.exec(first);
  if (changed) {
    const since = changed[1] ? `--changedSince=${changed[1]}` : '--onlyChanged';
    return { steps: QUICK, filter: [since, '--passWithNoTests', ...filter] };
  }
  const name = first.startsWith('--only=') ? first.slice('--only='.length) : first;
  const only = STEPS.find((known) => known === name);
  if (!only) {
    console.error(
      `There is no step "${name}". Use one of: ${STEPS.join(', ')}; for example: npm test -- jest domain/stations`,
    );
    process.exit(2);
  }
  return { steps: only === 'e2e' || only === 'visual' ? ['build', only] : [only], filter };
}

void runMain(main);
