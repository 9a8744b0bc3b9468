'use strict';
// Node itself loads Jest's global set-up, and does not know the alias `~/` of tsconfig.json.
require('tsx/cjs/api').register();
module.exports = require('./global-setup.ts').default;
