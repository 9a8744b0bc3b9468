import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/paths';

/** What sources see and what they do not. */
const PROJECTS = {
  'domain/tsconfig.json': { seen: ['Buffer'], unseen: ['document', 'expect'] },
  'infra/tooling/types/server.json': { seen: ['Buffer'], unseen: ['document', 'expect'] },
  'web/tsconfig.json': { seen: ['document'], unseen: ['Buffer', 'process', 'expect'] },
};

describe.each(Object.entries(PROJECTS))('the types of %s', (project, { seen, unseen }) => {
  // Inside the repository, where the packages of types are found.
  mkdirSync(join(root, '.data'), { recursive: true });
  const folder = mkdtempSync(join(root, '.data', 'types-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it(`have ${seen.join(' and ')}, and neither ${unseen.join(' nor ')}`, () => {
    for (const name of [...seen, ...unseen]) writeFileSync(join(folder, `${name}.ts`), `export const it = ${name};\n`);
    const options = {
      extends: join(root, project),
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: root },
      include: ['*.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--singleThreaded', '--pretty', 'false'], {
      encoding: 'utf8',
    });
    const missing = stdout.split('\n').flatMap((line) => /error TS\d+: Cannot find name '(\w+)'/.exec(line)?.[1] ?? []);
    expect(missing.sort()).toEqual([...unseen].sort());
  });
});
