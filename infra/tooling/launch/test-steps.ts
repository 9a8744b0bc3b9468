import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  count: (exitCode: number | null) => Pick<Outcome, 'passed' | 'failed' | 'details'>;
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

/** Seconds in which all tests of a kind end on the busiest machine. They take 1,500 on two cores, and have taken more than 3,600. */
const WHOLE_WITHIN = 5_200;
/** Seconds in which one check ends on the busiest machine: lint takes 90 on two cores, and has taken 300 beside other work. */
const CHECK_WITHIN = 1_800;

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
export const lint = () => oneCheck('lint', LINT, { GOMAXPROCS: '1' });
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

/** Lints the folder that it is run in by the rules of the project. */
export const LINT = [
  program('oxlint/bin/oxlint'),
  '--type-aware',
  '--config',
  join(root, 'infra/tooling/lint/oxlint.json'),
  '--report-unused-disable-directives',
  '--max-warnings=0',
  '.',
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
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/**
 * Unit, component and integration tests; all of them share what they load (`testing/together.cjs`). A skipped one counts as
 * failed, for it would be skipped silently otherwise.
 */
export function jest(filter: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = file('jest.json');
  rmSync(report, { force: true });
  return runStep({
    name: 'jest',
    args: [
      NURSERY,
      program('jest/bin/jest.js'),
      '--config',
      filter.length > 0 ? 'jest.config.ts' : 'infra/tooling/testing/together.cjs',
      '--json',
      '--outputFile',
      report,
      ...filter,
    ],
    env: { ...env, NODE_ENV: 'test' },
    // The long form of a model test, which only its name on the command line starts, takes hours.
    limit: filter.length > 0 ? 4 * 3_600 : WHOLE_WITHIN,
    shown: true,
    count: () => {
      const found = readJson<JestReport>(report);
      if (!found) return { passed: 0, failed: 1, details: 'there is no report' };
      const broken = found.testResults.filter(
        (suite) => suite.status === 'failed' && !suite.assertionResults.some(({ status }) => status === 'failed'),
      );
      const skipped = filter.length > 0 ? 0 : found.numPendingTests + found.numTodoTests;
      const names = found.testResults.flatMap((suite) =>
        suite.assertionResults
          .filter(({ status }) => status === 'failed' || (skipped > 0 && status !== 'passed'))
          .map(
            (test) => `${short(suite.name)}: ${test.fullName}${test.status === 'failed' ? '' : ` (${test.status})`}`,
          ),
      );
      const failed = found.numFailedTests + broken.length + skipped;
      return {
        passed: found.numPassedTests,
        failed,
        details: [...names, ...broken.map((suite) => `${short(suite.name)} could not be run`)].join('\n'),
      };
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
  ok: boolean;
  file: string;
  tests: { results: { errors: { message?: string }[] }[] }[];
}

/** Playwright in real Chromium. */
export const browser = (filter: string[], env: NodeJS.ProcessEnv): Promise<Outcome> =>
  playwright('browser', 'web/e2e/playwright.config.ts', filter, env);

/** Pictures of the gallery and of key screens, and the rules of accessibility and of paper, without a server. */
export const visual = (filter: string[], env: NodeJS.ProcessEnv): Promise<Outcome> =>
  playwright('visual', 'web/e2e/looks/playwright.config.ts', filter, env);

function playwright(name: string, config: string, filter: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = file(`${name}.json`);
  rmSync(report, { force: true });
  return runStep({
    name,
    args: [program('@playwright/test/cli.js'), 'test', '--config', config, ...filter],
    env,
    limit: WHOLE_WITHIN,
    shown: true,
    count: () => {
      const found = readJson<BrowserReport>(report);
      if (!found) return { passed: 0, failed: 1, details: 'there is no report' };
      const { expected, unexpected, flaky, skipped } = found.stats;
      const details = [...found.errors.map((error) => error.message ?? ''), ...found.suites.flatMap(failedSpecs)].join(
        '\n',
      );
      // What passed only when it was run again counts; `web/e2e/unstable.ts` names it.
      return { passed: expected + flaky, failed: unexpected + skipped + found.errors.length, details };
    },
  });
}

const failedSpecs = (suite: BrowserSuite): string[] => [
  ...(suite.specs ?? []).filter((spec) => !spec.ok).map((spec) => `${spec.file}: ${spec.title}\n${errorsOf(spec)}`),
  ...(suite.suites ?? []).flatMap(failedSpecs),
];

/** What went wrong, once more at the end: a long run is often read from there. */
const errorsOf = (spec: BrowserSpec): string =>
  spec.tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)))
    .map((message) => stripVTControlCharacters(message).trimEnd().split('\n').slice(0, ERROR_LINES).join('\n'))
    .join('\n')
    .replaceAll(/^/gm, '    ');

const short = (path: string) => path.replace(`${root}/`, '');

function readJson<T>(path: string): T | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null;
}

function readOr(path: string, otherwise: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : otherwise;
}

export function freshResults(): void {
  mkdirSync(dirname(file('x')), { recursive: true });
}
