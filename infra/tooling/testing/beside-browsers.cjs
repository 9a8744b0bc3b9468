'use strict';
// Jest beside the browsers: one file of tests after the other until they have ended, then on both processors. Four things at
// once on two processors take more of their time in all than three: it made a whole run of 13:00 minutes 10:26
// (docs/decisions/0031-a-whole-test-run-shares-loaded-modules.md).
const { existsSync } = require('node:fs');
const { default: TestRunner } = require('jest-runner');

/** Is there when the browsers have ended; where none run, it has no name. */
const file = process.env.BROWSERS_ENDED_FILE;
const LOOK_EVERY_MS = 500;

function untilEnded() {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!existsSync(file)) return;
      clearInterval(timer);
      resolve();
    }, LOOK_EVERY_MS);
    timer.unref();
  });
}

module.exports = class BesideBrowsers extends TestRunner {
  async runTests(tests, watcher, options) {
    const left = [...tests];
    let one = Promise.resolve();
    const ended = file && untilEnded();
    while (file && !existsSync(file) && left.length > 0) {
      one = super.runTests(left.splice(0, 1), watcher, { ...options, serial: true });
      await Promise.race([one, ended]);
    }
    await Promise.all([one, left.length > 0 && super.runTests(left, watcher, options)]);
  }
};
