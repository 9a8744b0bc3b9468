'use strict';
// Translates a package that comes as ES modules only into the CommonJS that Jest runs.
const { transformSync } = require('esbuild');

module.exports = {
  process(source, file) {
    const { code, map } = transformSync(source, {
      format: 'cjs',
      target: 'node20',
      sourcefile: file,
      sourcemap: 'external',
      loader: 'js',
      logLevel: 'silent',
      supported: { 'dynamic-import': false },
    });
    return { code, map };
  },
};
