import { importRule } from './imports.mjs';

export default { meta: { name: 'wardmates' }, rules: { imports: importRule, schemaless: { create: () => ({}) } } };
