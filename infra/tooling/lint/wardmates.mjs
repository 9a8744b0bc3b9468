// The rules of our own, as a plugin of the linter.
import { importRule } from './imports.mjs';
import { ownRowsRule } from './own-rows.mjs';
import { schemalessRule } from './schemaless.mjs';

export default {
  meta: { name: 'wardmates' },
  rules: { imports: importRule, 'own-rows': ownRowsRule, schemaless: schemalessRule },
};
