'use strict';
// Hands Jest the configuration of jest.config.ts: by itself it can read TypeScript only on newer Nodes than ours. What is
// registered stays: Jest's global set-up is loaded by Node itself, which would not know the alias `~/` of tsconfig.json.
require('tsx/cjs/api').register();
module.exports = require('../../../jest.config.ts').default;
