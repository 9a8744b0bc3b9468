import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests that failed and passed in a fresh worker, with the dates; commit it. A test that stands there three times is repaired first. */
const LIST = join(__dirname, 'unstable.json');

/** Names the unstable tests of a run at its end, and enters them into the list. */
export default class Unstable implements Reporter {
  private suite!: Suite;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(_result: FullResult): void {
    const tests = this.suite
      .allTests()
      .filter((test) => test.outcome() === 'flaky')
      .map((test) => test.titlePath().slice(2).join(' › '));
    if (tests.length === 0) return;
    process.stdout.write(`\nUnstable, passed at the second try:\n${tests.map((test) => `  ${test}\n`).join('')}`);
    const date = new Date().toISOString().slice(0, 10);
    const listed = JSON.parse(readFileSync(LIST, 'utf8')) as object[];
    writeFileSync(LIST, `${JSON.stringify([...listed, ...tests.map((test) => ({ date, test }))], null, 2)}\n`);
  }
}
