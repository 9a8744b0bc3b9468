'use strict';
// An imported picture in tests: its address does not matter.
module.exports = { __esModule: true, default: '/file' };
