import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../launch/paths';
import { LINT } from '../launch/test-steps';

/** The path of the code, the code, and a part of the message of lint; null if it is allowed. */
const cases: [file: string, code: string, refusal: string | null][] = [
  ['domain/stations/contract.ts', `import { z } from 'zod';`, null],
  ['domain/stations/station.query.ts', `import { LessThan } from 'typeorm';`, null],
  ['domain/stations/countdown.ts', `import { LessThan } from 'typeorm';`, 'typeorm belongs in queries'],
  ['domain/stations/contract.ts', `import { LessThan } from 'typeorm';`, 'typeorm belongs in queries'],
  ['domain/stations/contract.ts', `import { randomInt } from 'node:crypto';`, 'no node:crypto'],
  ['domain/group-practice/open-session.ts', `import { randomInt } from 'node:crypto';`, null],
  [
    'domain/group-practice/open-session.ts',
    `import type { Transaction } from '../kit/transaction';\nimport { IsNull } from 'typeorm';`,
    null,
  ],
  [
    'domain/stations/marking.ts',
    `import { readFileSync } from 'node:fs';`,
    'domain imports typeorm, zod, node:crypto, @noble/hashes, ts-fsrs and diff only',
  ],
  ['domain/kit/work.ts', `import { sha256 } from '@noble/hashes/sha2.js';`, null],
  [
    'domain/stations/marking.ts',
    `import pg from 'pg';`,
    'domain imports typeorm, zod, node:crypto, @noble/hashes, ts-fsrs and diff only',
  ],
  ['domain/stations/marking.ts', `import { openDeps } from '~/infra/process/deps';`, 'domain never imports infra'],
  ['domain/stations/marking.ts', `export { bind } from '~/gateway/stations/room';`, 'domain never imports gateway'],
  ['domain/stations/marking.test.ts', `import { openWorld } from '~/infra/tooling/testing/world';`, null],
  ['web/features/stations/list-page.tsx', `import { mark } from '~/domain/stations/marking';`, null],
  ['web/features/stations/list-page.tsx', `import { stationList } from '~/domain/stations/contract';`, null],
  [
    'web/features/stations/list-page.tsx',
    `import type { Transaction } from '~/domain/kit/transaction';`,
    'web imports contracts and pure rules only',
  ],
  [
    'web/features/stations/list-page.tsx',
    `import type { Station } from '~/domain/stations/station.row';`,
    'web imports contracts and pure rules only',
  ],
  [
    'web/features/stations/list-page.tsx',
    `import { list } from '~/domain/stations/station-list.query';`,
    'web imports contracts and pure rules only',
  ],
  [
    'web/features/stations/list-page.tsx',
    `import { buildServer } from '~/gateway/server';`,
    'web never imports gateway',
  ],
  [
    'web/features/stations/list-page.tsx',
    `import { startWorkers } from '~/workers/registry';`,
    'web never imports workers',
  ],
  [
    'web/features/stations/list-page.tsx',
    `export const lazy = () => import('~/infra/process/config');`,
    'web never imports infra',
  ],
  ['web/features/stations/list-page.tsx', `import { join } from 'node:path';`, 'web runs in the browser'],
  [
    'web/features/stations/list-page.tsx',
    `import { JoinPage } from '../group-practice/join-page';`,
    'a feature never imports a feature',
  ],
  ['web/features/stations/list-page.tsx', `import { useSession } from '~/web/core/session';`, null],
  ['web/app/routes.tsx', `import { routes } from '../features/stations/routes';`, null],
  [
    'gateway/stations/room.ts',
    `import { startWorkers } from '../../workers/registry';`,
    'gateway never imports workers',
  ],
  ['gateway/stations/room.ts', `import { routes } from '~/web/app/routes';`, 'gateway never imports web'],
  ['gateway/stations/room.ts', `import { openDeps } from '~/infra/process/deps';`, null],
  [
    'gateway/stations/room.ts',
    `import { openWorld } from '~/infra/tooling/testing/world';`,
    'the test world is for tests only',
  ],
  [
    'workers/stations/write-feedback.ts',
    `import { buildServer } from '~/gateway/server';`,
    'workers never imports gateway',
  ],
  ['workers/stations/write-feedback.ts', `import { openDeps } from '~/infra/process/deps';`, null],
  ['infra/process/deps.ts', `import { buildServer } from '../../gateway/server';`, 'infra never imports gateway'],
  [
    'infra/tooling/testing/world.ts',
    `import { buildServer } from '~/gateway/server';\nimport { handlers } from '~/workers/rooms';`,
    null,
  ],
  ['infra/tooling/bench/lobby.ts', `import { buildServer } from '~/gateway/server';`, null],
];

describe('the import rules of the architecture', () => {
  let answers: string[][] = [];

  beforeAll(() => {
    const input = JSON.stringify(cases.map(([file, code]) => ({ file, code })));
    answers = JSON.parse(
      execFileSync(process.execPath, ['infra/tooling/lint/import-problems.mjs'], {
        cwd: root,
        input,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    ) as string[][];
  });

  test.each(cases.map(([file, code, refusal], index) => ({ file, code: code.replaceAll('\n', ' '), refusal, index })))(
    '$file: $code',
    ({ refusal, index }) => {
      expect(answers[index]).toEqual(refusal === null ? [] : [expect.stringContaining(refusal)]);
    },
  );
});

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wardmates-lint-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const UNUSED = 'no-unused-vars';
  const IMPORTS = 'wardmates(imports)';
  const SCHEMALESS = 'wardmates(schemaless)';
  const STORES = 'wardmates(browser-stores)';
  const CLOCK = 'wardmates(steady-clock)';
  const BOUNDED = 'wardmates(bounded)';
  const CUT_TEXT = 'wardmates(cut-text)';
  const OWN_ROWS = 'wardmates(own-rows)';
  const OWN_SPIES = 'wardmates(own-spies)';

  /** By file: its code, and the rules that it breaks, in their order. */
  const files: Record<string, [code: string, broken: string[]]> = {
    'domain/spies.test.ts': [
      `const now = jest.spyOn(Date, 'now');\ndescribe('a day', () => {\n  jest.spyOn(Math, 'random');\n  beforeEach(() => void jest.spyOn(Date, 'now'));\n  it('is', () => void now);\n});`,
      [OWN_SPIES, OWN_SPIES],
    ],
    'gateway/server.ts': ['export const port = 3000;', []],
    'domain/imported.ts': [`import { port } from '../gateway/server';\nexport const next = port + 1;`, [IMPORTS]],
    'domain/passed-on.ts': [`export { port } from '../gateway/server';`, [IMPORTS]],
    'domain/all.ts': [`export * from '../gateway/server';`, [IMPORTS]],
    'domain/later.ts': [`export const later = () => import('../gateway/server');`, [IMPORTS]],
    'domain/type.ts': [`export type Server = typeof import('../gateway/server');`, [IMPORTS]],
    'gateway/required.ts': [`export const later = () => require('../web/app') as object;`, [IMPORTS]],
    'web/features/parsing.ts': [
      `import { schema } from './schema';\nexport const read = (text: string) => [JSON.parse(text), Date.parse(text), schema.parse(text), schema.safeParse(text)];`,
      [SCHEMALESS, SCHEMALESS],
    ],
    'web/features/parsing.test.ts': [
      `import { schema } from './schema';\nexport const read = (text: string) => schema.parse(text) as object;`,
      [],
    ],
    'web/features/schema.ts': [
      `import { z } from 'zod';\nexport const schema = z.string();`,
      ['no-restricted-imports'],
    ],
    'web/features/type.ts': [`import type { ZodType } from 'zod';\nexport type Schema = ZodType;`, []],
    'web/features/hook.tsx': [
      `import { useState } from 'react';\nexport function Page({ wide }: { wide: boolean }) {\n  if (wide) useState(0);\n  return null;\n}`,
      ['rules-of-hooks'],
    ],
    'web/features/effect.tsx': [
      `import { useEffect } from 'react';\nexport function Page({ title }: { title: string }) {\n  useEffect(() => void (document.title = title), []);\n  return null;\n}`,
      ['exhaustive-deps'],
    ],
    'web/e2e/fixture.ts': [
      `export const fixture = async (use: (page: object) => Promise<void>) => {\n  console.log('here');\n  await use({});\n};`,
      [],
    ],
    'web/features/storing.ts': [
      `import { openDB } from 'idb';\nexport const kept = [localStorage.length, window.sessionStorage, globalThis.caches, self['name'], { caches: 1 }, openDB('cards')];\nindexedDB.deleteDatabase('cards');`,
      [STORES, STORES, STORES, STORES, STORES],
    ],
    'web/features/counting.ts': [
      `export const left = (until: number) => [until - Date.now(), until - new Date().getTime(), until - +new Date(), new Date(until), new Date()];`,
      [CLOCK, CLOCK, CLOCK],
    ],
    'web/ui/time-ago.ts': [`export const left = (until: number) => until - Date.now();`, [CLOCK]],
    'web/core/stores/browser.ts': [`export const local = localStorage;`, []],
    'web/features/storing.test.ts': [`localStorage.clear();`, []],
    'domain/unbounded.ts': [
      `import { z } from 'zod';\nexport const sent = [z.coerce.number().int(), z.coerce.number().min(1).int().max(5), z.number().int(), z.coerce.number()];`,
      [BOUNDED, BOUNDED],
    ],
    'domain/cut.ts': [
      `const MAX = 80;\nexport const cut = (text: string, rows: string[], file: { name?: string }) => [text.slice(0, MAX - 1), (file.name ?? '').trim().slice(0, 120), \`a \${text}\`.slice(0, MAX), text.substring(1), rows.slice(0, MAX), text.charAt(0), text.slice(0, text.indexOf('.')), text.slice(0, 8)];\nexport const cutAnswer = async (answer: Response) => (await answer.text().catch(() => '')).slice(0, 300);`,
      [CUT_TEXT, CUT_TEXT, CUT_TEXT, CUT_TEXT, CUT_TEXT, CUT_TEXT],
    ],
    'domain/cut.test.ts': [`export const cut = (text: string) => text.slice(0, 80);`, []],
    'web/e2e/rows.spec.ts': [
      "export const all = ['DELETE FROM decks', `update decks d\n  set name = ${1}`, 'TRUNCATE decks', 'an update of all', `SELECT 1`];",
      [OWN_ROWS, OWN_ROWS, OWN_ROWS],
    ],
    'web/e2e/rows.ts': [`export const remove = 'DELETE FROM decks';`, []],
    'domain/said.ts': [`console.log('here');`, ['no-console']],
    'domain/unused.ts': [
      `const unused = 1;\nexport const used = (_first: number, second: number) => second;`,
      [UNUSED],
    ],
    'domain/equal.ts': [
      `export const same = (one: unknown, other: unknown) => one == other || one == null;`,
      ['eqeqeq'],
    ],
    'domain/floating.ts': [
      `export const save = async () => 1;\nexport const act = () => {\n  save();\n};`,
      ['no-floating-promises'],
    ],
    'domain/any.ts': [`export const anything = (value: any) => value as string;`, ['no-explicit-any']],
    'domain/type-only.ts': [`import { Other } from './other';\nexport type Mine = Other;`, ['consistent-type-imports']],
    'domain/excused.ts': [`// eslint-disable-next-line no-console\nexport const nothing = 1;`, ['']],
  };

  it.each(Object.entries(files).map(([file, [, broken]]) => [file, broken] as const))(
    'has of %s to say: %j',
    (file, broken) => {
      expect(said.get(file) ?? []).toEqual(broken.map((rule) => expect.stringContaining(rule)));
    },
  );

  const said = new Map<string, string[]>();
  beforeAll(() => {
    for (const [file, [code]] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${code}\n`);
    }
    const { stdout } = spawnSync(process.execPath, [...LINT, '.', '--format=json'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; filename: string }[] };
    for (const { code = '', filename } of diagnostics) said.set(filename, [...(said.get(filename) ?? []), code]);
  });
});
