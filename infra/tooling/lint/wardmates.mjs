// The rules of our own, as a plugin of the linter.
import { boundedRule } from './bounded.mjs';
import { browserStoresRule } from './browser-stores.mjs';
import { cutTextRule } from './cut-text.mjs';
import { importRule } from './imports.mjs';
import { ownRowsRule } from './own-rows.mjs';
import { ownSpiesRule } from './own-spies.mjs';
import { schemalessRule } from './schemaless.mjs';
import { steadyClockRule } from './steady-clock.mjs';

export default {
  meta: { name: 'wardmates' },
  rules: {
    bounded: boundedRule,
    'browser-stores': browserStoresRule,
    imports: importRule,
    'own-rows': ownRowsRule,
    'own-spies': ownSpiesRule,
    schemaless: schemalessRule,
    'steady-clock': steadyClockRule,
    'cut-text': cutTextRule,
  },
};
