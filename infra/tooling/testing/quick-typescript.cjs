'use strict';
// What ts-jest translates TypeScript with (its `compiler` option): types are checked by a step of their own, so that here it
// is only a matter of leaving them out, which esbuild does in a tenth of the time and as the build of the product does.
// A file that replaces modules still goes the long way: ts-jest moves its `jest.mock` before the imports.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync, version } = require('esbuild');
const typescript = require('typescript');

const REPLACES_MODULES = /^\s*jest\.(?:mock|unmock|deepUnmock|enableAutomock|disableAutomock)\(/m;

const tsconfig = readFileSync(join(__dirname, '../../../tsconfig.json'), 'utf8');

function transpileModule(source, options) {
  if (REPLACES_MODULES.test(source)) return typescript.transpileModule(source, options);
  const { code, map } = transformSync(source, {
    format: 'cjs',
    target: 'node20',
    platform: 'node',
    loader: options.fileName.endsWith('x') ? 'tsx' : 'ts',
    sourcefile: options.fileName,
    sourcemap: 'external',
    sourcesContent: false,
    tsconfigRaw: tsconfig,
    supported: { 'dynamic-import': false },
    logLevel: 'silent',
  });
  // ts-jest puts the map where TypeScript would have named its file.
  return { outputText: `${code}//# sourceMappingURL=`, sourceMapText: map, diagnostics: [] };
}

// Jest keeps what was translated for as long as the version is the same: of all that has a say in it.
const own = createHash('sha256').update(readFileSync(__filename)).update(tsconfig).digest('hex').slice(0, 8);
module.exports = { ...typescript, version: `${typescript.version}-esbuild-${version}-${own}`, transpileModule };
