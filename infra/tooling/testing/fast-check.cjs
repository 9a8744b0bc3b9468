'use strict';
// fast-check as the tests have it: the same cases in every run, so that a run tells of the change and not of chance.
// PROPERTY_SEED asks for others; what they find becomes a test of its own.
const fc = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) });
module.exports = fc;
