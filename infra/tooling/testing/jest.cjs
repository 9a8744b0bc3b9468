'use strict';
// Hands Jest the configuration of jest.config.ts: by itself it can read TypeScript only on newer Nodes than ours.
const { register } = require('tsx/cjs/api');

const unregister = register();
module.exports = require('../../../jest.config.ts').default;
unregister();
