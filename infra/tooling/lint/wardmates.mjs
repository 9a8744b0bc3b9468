// The rules of our own, as a plugin of the linter.
import { boundedRule } from './bounded.mjs';
import { cutTextRule } from './cut-text.mjs';
import { importRule } from './imports.mjs';
import { ownRowsRule } from './own-rows.mjs';
import { schemalessRule } from './schemaless.mjs';

export default {
  meta: { name: 'wardmates' },
  rules: {
    bounded: boundedRule,
    'cut-text': cutTextRule,
    imports: importRule,
    'own-rows': ownRowsRule,
    schemaless: schemalessRule,
  },
};
