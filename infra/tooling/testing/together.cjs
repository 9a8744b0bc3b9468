'use strict';
// Jest for the whole run. By itself Jest loads every module anew for every test file; half of the processor time of our
// tests would be that. Here files share a registry in groups: each file is a `describe` of its own, with its own hooks.
// A file that replaces modules (`jest.mock`) is a group by itself. The files of a group share one world, too (`openWorld`).
// It saves minutes of a whole run (docs/decisions/0031-a-whole-test-run-shares-loaded-modules.md).
const { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');
require('tsx/cjs/api').register();
const config = require('../../../jest.config.ts').default;

const root = config.rootDir;
const folder = join(root, '.data', 'test-results', 'together');

/** Bytes of test files in one group: enough for loading to be little, few enough for two processors to end together. */
const GROUP_BYTES = 240_000;

function testFiles(at) {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const path = join(at, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|e2e|\..*)$/.test(entry.name) ? [] : testFiles(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Groups of one environment, the heaviest first. */
function groups(files) {
  const made = [];
  for (const environment of new Set(files.map((file) => file.environment))) {
    let open = null;
    for (const file of files.filter((each) => each.environment === environment)) {
      if (file.alone || !open || open.bytes + file.bytes > GROUP_BYTES) {
        const group = { environment, bytes: 0, files: [] };
        made.push(group);
        if (!file.alone) open = group;
        group.files.push(file.path);
        group.bytes += file.bytes;
      } else {
        open.files.push(file.path);
        open.bytes += file.bytes;
      }
    }
  }
  return made;
}

/** Model tests and others that take minutes: `npm test -- full` runs them, too. */
const LONG = /\.full\.test\.tsx?$/;

const files = ['domain', 'gateway', 'infra', 'web', 'workers']
  .flatMap((floor) => testFiles(join(root, floor)))
  .filter((path) => process.env.TEST_FULL || !LONG.test(path))
  .sort()
  .map((path) => {
    const source = readFileSync(path, 'utf8');
    return {
      path,
      bytes: statSync(path).size,
      alone: /^jest\.mock\(/m.test(source),
      environment: /@jest-environment (\S+)/.exec(source)?.[1] ?? 'node',
    };
  });

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
groups(files).forEach(({ environment, files: members }, index) => {
  const page = environment.includes('jsdom');
  const lines = members.map((path) => {
    const read = `require(${JSON.stringify(path)});`;
    return `describe(${JSON.stringify(relative(root, path))}, () => { ${page ? `const putBack = keepGlobals(); ${read} putBack();` : read} });`;
  });
  if (page) lines.unshift(`const keepGlobals = require(${JSON.stringify(join(__dirname, 'put-back-globals.cjs'))});`);
  writeFileSync(
    join(folder, `group-${String(index + 1).padStart(2, '0')}.test.js`),
    `/** @jest-environment ${environment} */\n${lines.join('\n')}\n`,
  );
});

module.exports = {
  ...config,
  roots: [folder],
  testMatch: ['**/*.test.js'],
  testPathIgnorePatterns: [],
  modulePathIgnorePatterns: [],
  workerIdleMemoryLimit: '1GB',
};
