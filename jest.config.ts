/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages that come as ES modules only; Jest runs CommonJS, so they are translated like our own code. */
const ES_MODULES_ONLY = [
  '@fastify/cookie',
  '@formatjs',
  '@noble/hashes',
  'content-disposition',
  'cookie',
  'd3-[a-z-]+',
  'delaunator',
  'internmap',
  'intl-messageformat',
  'react-intl',
  'robust-predicates',
];

const config: Config = {
  rootDir: __dirname,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/web/e2e/', '/web/dist/', '/\\.data/'],
  modulePathIgnorePatterns: ['/web/dist', '/\\.data/'],
  testEnvironment: 'node',
  // Types are checked by a step of their own, so that ts-jest only leaves them out.
  transform: {
    '^.+\\.(tsx?|m?js)$': [
      'ts-jest',
      { tsconfig: '<rootDir>/infra/tooling/testing/tsconfig.json', transpilation: true },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${ES_MODULES_ONLY.join('|')})/)`],
  resolver: '<rootDir>/infra/tooling/testing/resolver.cjs',
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/infra/tooling/testing/fast-check.cjs',
    '\\.css$': '<rootDir>/infra/tooling/testing/css-stub.cjs',
    '\\.(svg|png|jpg|webp|woff2)$|\\?url': '<rootDir>/infra/tooling/testing/file-stub.cjs',
    // The root of the repository, as in tsconfig.json. After what is stubbed, which is named by it as well.
    '^~/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: [
    '<rootDir>/infra/tooling/testing/close-world.ts',
    '<rootDir>/infra/tooling/testing/jsdom-setup.ts',
    '<rootDir>/web/app/testing/component-setup.ts',
  ],
  globalSetup: '<rootDir>/infra/tooling/testing/global-setup.cjs',
  globalTeardown: '<rootDir>/infra/tooling/testing/global-teardown.ts',
  maxWorkers: 3,
  // A limit, never a wait: component tests on a machine that does other work take their time.
  testTimeout: 300_000,
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};

export default config;
