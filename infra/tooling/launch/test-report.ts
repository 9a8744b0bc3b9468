import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './paths';
import { type Outcome, resultsFolder } from './test-steps';

/** How many files the end of a run names. */
const SLOWEST = 10;

interface RunReport {
  /** `decide`, `full`, `quick` or the name of a step. */
  run: string;
  finished_at: string;
  processors: number;
  seconds: number;
  passed: number;
  failed: number;
  phases: { name: string; seconds: number; passed: number; failed: number }[];
  /** Tests that passed only when they were run once more. */
  unstable: string[];
  /** Seconds that the tests of a file took together. */
  slowest: { file: string; seconds: number }[];
}

const reportOf = (run: string): string => join(resultsFolder(), `run-${run}.json`);

/** Prints how a run ended, and keeps the same as JSON. @returns the exit code */
export function report(run: string, outcomes: Outcome[], seconds: number): number {
  const total = (of: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);
  const found: RunReport = {
    run,
    finished_at: new Date().toISOString(),
    processors: cpus().length,
    seconds: rounded(seconds),
    passed: total('passed'),
    failed: total('failed'),
    phases: outcomes.map(({ name, passed, failed, ...phase }) => ({
      name,
      seconds: rounded(phase.seconds),
      passed,
      failed,
    })),
    unstable: outcomes.flatMap(({ unstable = [] }) => unstable),
    slowest: outcomes
      .flatMap(({ files = {} }) => Object.entries(files).map(([file, took]) => ({ file, seconds: rounded(took) })))
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST),
  };
  mkdirSync(dirname(reportOf(run)), { recursive: true });
  writeFileSync(reportOf(run), `${JSON.stringify(found, null, 2)}\n`);

  for (const { name, failed, details } of outcomes)
    if (failed > 0) console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n${details.trimEnd()}`);
  if (found.slowest.length > 0) console.log('\nThe slowest files');
  for (const { file, seconds: took } of found.slowest) console.log(`${took.toFixed(1).padStart(8)} s  ${file}`);
  if (found.unstable.length > 0) console.log('\nUnstable: passed when run once more');
  for (const test of found.unstable) console.log(`  ${test}`);
  console.log('');
  for (const { name, passed, failed, seconds: took } of found.phases)
    console.log(
      `${name.padEnd(14)}${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${took.toFixed(1).padStart(7)} s`,
    );
  console.log(`${'in all'.padEnd(40)}${found.seconds.toFixed(1).padStart(7)} s`);
  console.log(`\n${found.passed} passed, ${found.failed} failed`);
  return found.failed === 0 && found.passed > 0 ? 0 : 1;
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

const BEGIN = '<!-- written by `npm test -- figures` -->';
const END = '<!-- until here -->';

/** Writes the times of the last whole runs into CONTRIBUTING.md. @returns the exit code */
export function writeFigures(): number {
  const lines = ['decide', 'full', 'quick'].flatMap((run) => {
    const found = read(run);
    if (!found) return [];
    const phases = found.phases.map(({ name, seconds }) => `${name} ${Math.round(seconds)}`).join(', ');
    const command = run === 'decide' ? 'npm test' : `npm test -- ${run}`;
    return [
      `| \`${command}\` | ${found.finished_at.slice(0, 10)} | ${found.processors} | ${found.passed} | ${Math.round(found.seconds)} | ${phases} |`,
    ];
  });
  const file = join(root, 'CONTRIBUTING.md');
  const [before, rest] = readFileSync(file, 'utf8').split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined || lines.length === 0) {
    console.error('There is no whole run to write of, or CONTRIBUTING.md has lost the marks around the figures.');
    return 1;
  }
  const head = ['| run | on | processors | passed | seconds | of which |', '|---|---|---|---|---|---|'];
  writeFileSync(file, `${before}${[BEGIN, '', ...head, ...lines, '', END].join('\n')}${after}`);
  return 0;
}

function read(run: string): RunReport | null {
  try {
    return JSON.parse(readFileSync(reportOf(run), 'utf8')) as RunReport;
  } catch {
    return null;
  }
}
