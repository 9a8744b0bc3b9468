import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Where the code stands, what it says, and a part of what lint has to say about it; null where it is allowed. */
const cases: [file: string, code: string, refusal: string | null][] = [
  ['domain/stations/contract.ts', `import { z } from 'zod';`, null],
  ['domain/stations/station.entity.ts', `import { Entity } from 'typeorm';`, null],
  ['domain/stations/countdown.ts', `import { LessThan } from 'typeorm';`, 'typeorm belongs in entities'],
  ['domain/stations/contract.ts', `import { LessThan } from 'typeorm';`, 'typeorm belongs in entities'],
  ['domain/stations/contract.ts', `import { randomInt } from 'node:crypto';`, 'no node:crypto'],
  ['domain/group-practice/open-session.ts', `import { randomInt } from 'node:crypto';`, null],
  ['domain/group-practice/open-session.ts', `import type { Transaction } from '../transaction';\nimport { IsNull } from 'typeorm';`, null],
  ['domain/stations/marking.ts', `import { readFileSync } from 'node:fs';`, 'domain imports typeorm, zod and node:crypto only'],
  ['domain/stations/marking.ts', `import pg from 'pg';`, 'domain imports typeorm, zod and node:crypto only'],
  ['domain/stations/marking.ts', `import { openDeps } from '../../infra/deps';`, 'domain never imports infra'],
  ['domain/stations/marking.ts', `export { bind } from '../../gateway/stations';`, 'domain never imports gateway'],
  ['domain/stations/marking.test.ts', `import { openWorld } from '../../infra/testing/world';`, null],
  ['web/features/stations/list-page.tsx', `import { mark } from '../../../domain/stations/marking';`, null],
  ['web/features/stations/list-page.tsx', `import { stationList } from '../../../domain/stations/contract';`, null],
  ['web/features/stations/list-page.tsx', `import type { Transaction } from '../../../domain/transaction';`, 'web imports contracts and pure rules only'],
  ['web/features/stations/list-page.tsx', `import type { Station } from '../../../domain/stations/station.entity';`, 'web imports contracts and pure rules only'],
  ['web/features/stations/list-page.tsx', `import { list } from '../../../domain/stations/station-list.query';`, 'web imports contracts and pure rules only'],
  ['web/features/stations/list-page.tsx', `import { buildServer } from '../../../gateway/server';`, 'web never imports gateway'],
  ['web/features/stations/list-page.tsx', `import { startWorkers } from '../../../workers/registry';`, 'web never imports workers'],
  ['web/features/stations/list-page.tsx', `export const lazy = () => import('../../../infra/config');`, 'web never imports infra'],
  ['web/features/stations/list-page.tsx', `import { join } from 'node:path';`, 'web runs in the browser'],
  ['web/features/stations/list-page.tsx', `import { JoinPage } from '../group-practice/join-page';`, 'a feature never imports a feature'],
  ['web/features/stations/list-page.tsx', `import { useSession } from '../../app/session';`, null],
  ['web/app/routes.tsx', `import { routes } from '../features/stations/routes';`, null],
  ['gateway/stations.ts', `import { startWorkers } from '../workers/registry';`, 'gateway never imports workers'],
  ['gateway/stations.ts', `import { routes } from '../web/app/routes';`, 'gateway never imports web'],
  ['gateway/stations.ts', `import { openDeps } from '../infra/deps';`, null],
  ['gateway/stations.ts', `import { openWorld } from '../infra/testing/world';`, 'the test world is for tests only'],
  ['workers/stations/write-feedback.ts', `import { buildServer } from '../../gateway/server';`, 'workers never imports gateway'],
  ['workers/stations/write-feedback.ts', `import { openDeps } from '../../infra/deps';`, null],
  ['infra/deps.ts', `import { buildServer } from '../gateway/server';`, 'infra never imports gateway'],
  ['infra/testing/world.ts', `import { buildServer } from '../../gateway/server';\nimport { handlers } from '../../workers/handlers';`, null],
  ['infra/bench/lobby.ts', `import { buildServer } from '../../gateway/server';`, null],
];

describe('the import rules of the architecture', () => {
  let messages: string[][] = [];

  beforeAll(() => {
    const input = JSON.stringify(cases.map(([file, code]) => ({ file, code: `${code}\n` })));
    const root = join(__dirname, '../..');
    const answer = execFileSync(process.execPath, ['infra/lint/lint-snippets.mjs'], { cwd: root, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] });
    messages = JSON.parse(answer) as string[][];
  }, 60_000);

  test.each(cases.map(([file, code, refusal], index) => ({ file, code: code.replaceAll('\n', ' '), refusal, index })))('$file: $code', ({ refusal, index }) => {
    const said = (messages[index] ?? []).filter((message) => message.startsWith('wardmates/imports'));
    expect(said).toEqual(refusal === null ? [] : [expect.stringContaining(refusal)]);
  });
});
