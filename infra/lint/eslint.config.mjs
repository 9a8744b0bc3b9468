import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRule } from './imports.mjs';

export default tseslint.config(
  { ignores: ['node_modules/', 'web/dist*/', '.data/', 'test-results/', 'playwright-report/', '**/*.cjs'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { wardmates: { rules: { imports: importRule } } },
    rules: {
      'wardmates/imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false, fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true }],
      // A module that only some runs need is loaded where it is needed; ES import() of a TypeScript file is not for Jest.
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['web/**/*.ts', 'web/**/*.tsx'],
    // There, `use` is a fixture's.
    ignores: ['web/e2e/**'],
    plugins: { 'react-hooks': reactHooks },
    // The others of that plugin are for the React Compiler, which is not used here, and take longer than all rules together.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['web/**/*.ts', 'web/**/*.tsx'],
    ignores: ['web/e2e/**', '**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [{ name: 'zod', allowTypeImports: true, message: 'In the browser there are no schemas: see web/schemaless.ts.' }] }],
      'no-restricted-syntax': [
        'error',
        { selector: "CallExpression[callee.property.name='safeParse'], CallExpression[callee.property.name='parse']:not([callee.object.name=/^(JSON|Date)$/])", message: 'In the browser there are no schemas: see web/schemaless.ts.' },
      ],
    },
  },
  // What a test reads from an answer is checked by its expectations.
  { files: ['infra/testing/**'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
  { files: ['infra/launch/**', 'infra/bench/**', 'web/e2e/**', 'infra/faults/**'], rules: { 'no-console': 'off' } },
);
