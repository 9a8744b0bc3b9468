import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Child, startChild } from '../embedded/child';
import { dataDir, root } from './paths';

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** What there is to read about a failure. */
  details: string;
  /** Tests that passed only when they were run once more. */
  unstable?: string[];
  /** Seconds that the tests of each file took, by its path from the root. */
  files?: Record<string, number>;
}

/** What is running now, so that Ctrl-C can end it. */
export const running = new Set<Child>();

export const resultsFolder = (): string => join(dataDir(), 'test-results');
const file = (name: string) => join(resultsFolder(), name);

interface Run {
  name: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Seconds after which it counts as hanging. */
  limit: number;
  /** Its output is shown as it comes rather than only when it fails. */
  shown?: boolean;
  count: (exitCode: number | null) => Omit<Outcome, 'name' | 'seconds'>;
}

async function runStep({ name, args, env, limit, shown, count }: Run): Promise<Outcome> {
  const began = Date.now();
  const logFile = shown ? undefined : file(`${name}.log`);
  if (logFile) rmSync(logFile, { force: true });
  const child = await startChild({
    command: process.execPath,
    args,
    cwd: root,
    env: { ...process.env, ...env },
    logFile,
    inherit: shown,
  });
  running.add(child);
  let hanging = false;
  const timer = setTimeout(() => {
    hanging = true;
    void child.stop();
  }, limit * 1000);
  const { code, signal } = await child.exited;
  clearTimeout(timer);
  child.killGroup();
  running.delete(child);
  const counted = count(code);
  // A step that ended badly without a failure it could name is one.
  if (counted.failed === 0 && code !== 0) {
    counted.failed = 1;
    counted.details += hanging
      ? `it did not end within ${limit} s`
      : `it ended with ${signal ? `signal ${signal}` : `code ${code}`}`;
  }
  return { name, ...counted, seconds: (Date.now() - began) / 1000 };
}

/** Lines of an error that the report at the end repeats. */
const ERROR_LINES = 15;

/** Seconds in which all tests of a kind end on the busiest machine. */
const WHOLE_WITHIN = 5_200;
/** Seconds in which one check ends on the busiest machine: lint takes 90 on two cores, and has taken 300 beside other work. */
const CHECK_WITHIN = 1_800;

/** Tells Jest and Playwright that everything runs: model tests, long fuzz, whole walks. */
const FULL = { TEST_FULL: '1' };

/** The tag of the browser tests that decide whether a change is accepted. */
const DECIDES = '@decides';

/** A program that is one check as a whole. */
const oneCheck = (name: string, args: string[], env?: NodeJS.ProcessEnv): Promise<Outcome> =>
  runStep({
    name,
    args,
    env,
    limit: CHECK_WITHIN,
    count: (code) => ({
      passed: code === 0 ? 1 : 0,
      failed: code === 0 ? 0 : 1,
      details: code === 0 ? '' : readOr(file(`${name}.log`), ''),
    }),
  });

const program = (path: string) => join(root, 'node_modules', path);

// The compiler in Go takes a quarter of the time; what needs TypeScript as a library (Jest) has the one before it.
// Its threads would each look at the same types again: two and a half times the work, and here no sooner done.
export const checkTypes = () =>
  oneCheck('types', [
    program('typescript-native/bin/tsc'),
    '--build',
    join(root, 'infra/tooling/types/tests.json'),
    '--singleThreaded',
  ]);
// The rules that need types are in Go, too; on one thread they take a quarter less.
export const lint = (folders: readonly string[] = ['.']) =>
  oneCheck('lint', [...LINT, ...folders], { GOMAXPROCS: '1' });
/** Files, exports and packages that nothing uses. */
export const checkUnused = () =>
  oneCheck('unused', [
    program('knip/bin/knip.js'),
    '--no-progress',
    '--config',
    'infra/tooling/lint/knip.jsonc',
    '--directory',
    root,
  ]);
export const checkFormat = () => oneCheck('format', [program('oxfmt/bin/oxfmt'), '--check', root]);

/** Lints what is named behind it by the rules of the project. */
export const LINT = [
  program('oxlint/bin/oxlint'),
  '--type-aware',
  '--config',
  join(root, 'infra/tooling/lint/oxlint.json'),
  '--report-unused-disable-directives',
  '--max-warnings=0',
];

/** Megabytes for what is new: tests make much that soon is nothing, and sixteen are collected all the time. */
const NURSERY = '--max-semi-space-size=64';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      ancestorTitles: string[];
      failureMessages: string[];
      duration?: number | null;
    }[];
  }[];
}

/** What a step of tests is asked for. */
export interface Selection {
  /** Handed on to Jest or Playwright. */
  filter: string[];
  /** Also what only `npm test -- full` runs. */
  full: boolean;
}

/**
 * Unit, component and integration tests; all of them share what they load (`testing/together.cjs`). A skipped one counts as
 * failed, for it would be skipped silently otherwise.
 */
export function jest({ filter, full }: Selection, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = file('jest.json');
  rmSync(report, { force: true });
  const whole = filter.length === 0;
  return runStep({
    name: 'jest',
    args: [
      NURSERY,
      program('jest/bin/jest.js'),
      '--config',
      whole ? 'infra/tooling/testing/together.cjs' : 'jest.config.ts',
      '--json',
      '--outputFile',
      report,
      ...filter,
    ],
    env: { ...env, NODE_ENV: 'test', ...(full && FULL) },
    // The long form of a model test, which only its name on the command line starts, takes hours.
    limit: whole ? WHOLE_WITHIN : 4 * 3_600,
    shown: true,
    count: () => {
      const found = readJson<JestReport>(report);
      if (!found) return { passed: 0, failed: 1, details: 'there is no report' };
      const broken = found.testResults.filter(
        (suite) => suite.status === 'failed' && !suite.assertionResults.some(({ status }) => status === 'failed'),
      );
      const skipped = whole ? found.numPendingTests + found.numTodoTests : 0;
      const files: Record<string, number> = {};
      const details: string[] = [];
      for (const suite of found.testResults)
        for (const test of suite.assertionResults) {
          // A group of files names each in a `describe` around its tests.
          const path = whole ? (test.ancestorTitles[0] ?? suite.name) : short(suite.name);
          files[path] = (files[path] ?? 0) + (test.duration ?? 0) / 1000;
          if (test.status === 'failed' || (skipped > 0 && test.status !== 'passed')) {
            const errors = test.failureMessages.map(firstLines).join('\n');
            details.push(`${test.fullName}${test.status === 'failed' ? `\n${errors}` : ` (${test.status})`}`);
          }
        }
      details.push(...broken.map((suite) => `${short(suite.name)} could not be run\n${firstLines(suite.message)}`));
      const failed = found.numFailedTests + broken.length + skipped;
      return { passed: found.numPassedTests, failed, details: details.join('\n'), files };
    },
  });
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: BrowserSuite[];
}
interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs?: BrowserSpec[];
}
interface BrowserSpec {
  title: string;
  file: string;
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: BrowserResult[] }[];
}
interface BrowserResult {
  duration: number;
  errors: { message?: string }[];
}

/** Playwright in real Chromium. */
export const browser = ({ filter, full }: Selection, env: NodeJS.ProcessEnv): Promise<Outcome> =>
  playwright(
    'browser',
    'web/e2e/playwright.config.ts',
    filter.length > 0 || full ? filter : ['--grep', DECIDES],
    full ? { ...env, ...FULL } : env,
  );

/** Pictures of key screens, without a server. All of them: also of the gallery, and the rules of accessibility and of paper. */
export const visual = ({ filter, full }: Selection, env: NodeJS.ProcessEnv): Promise<Outcome> =>
  playwright(
    'visual',
    'web/e2e/looks/playwright.config.ts',
    filter.length > 0 || full ? filter : ['screens.looks'],
    env,
  );

function playwright(name: string, config: string, args: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = file(`${name}.json`);
  rmSync(report, { force: true });
  return runStep({
    name,
    args: [program('@playwright/test/cli.js'), 'test', '--config', config, ...args],
    env,
    limit: WHOLE_WITHIN,
    shown: true,
    count: () => {
      const found = readJson<BrowserReport>(report);
      if (!found) return { passed: 0, failed: 1, details: 'there is no report' };
      const { expected, unexpected, flaky, skipped } = found.stats;
      const specs = found.suites.flatMap(specsOf);
      const inState = (state: string) => specs.filter(({ tests }) => tests.some(({ status }) => status === state));
      const named = (spec: BrowserSpec) => `${spec.file}: ${spec.title}`;
      const files: Record<string, number> = {};
      for (const spec of specs)
        for (const { duration } of resultsOf(spec)) files[spec.file] = (files[spec.file] ?? 0) + duration / 1000;
      const details = [
        ...found.errors.map(({ message = '' }) => message),
        ...[...inState('unexpected'), ...inState('skipped')].map((spec) => `${named(spec)}\n${errorsOf(spec)}`),
      ].join('\n');
      return {
        passed: expected + flaky,
        failed: unexpected + skipped + found.errors.length,
        details,
        unstable: inState('flaky').map(named),
        files,
      };
    },
  });
}

const specsOf = (suite: BrowserSuite): BrowserSpec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];
const resultsOf = (spec: BrowserSpec): BrowserResult[] => spec.tests.flatMap(({ results }) => results);

/** What went wrong, once more at the end: a long run is often read from there. */
const errorsOf = (spec: BrowserSpec): string =>
  resultsOf(spec)
    .flatMap(({ errors }) => errors.map(({ message = '' }) => firstLines(message)))
    .join('\n');

const firstLines = (message: string): string =>
  stripVTControlCharacters(message).trimEnd().split('\n').slice(0, ERROR_LINES).join('\n').replaceAll(/^/gm, '    ');

const short = (path: string) => path.replace(`${root}/`, '');

function readJson<T>(path: string): T | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null;
}

function readOr(path: string, otherwise: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : otherwise;
}

export function freshResults(): void {
  mkdirSync(resultsFolder(), { recursive: true });
}
