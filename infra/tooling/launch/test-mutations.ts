import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { drawMutations, type Mutation } from '../testing/mutations';
import { scratchFolder } from '../testing/scratch';
import { root } from './paths';
import type { Outcome } from './test-steps';

/** Milliseconds after which the tests are ended: some mutations never come to an end, which is a failure. */
const ENDLESS = 600_000;

/**
 * Changes one place of the product after another and runs the tests beside it, then those of its part and its room, until one fails.
 * A mutation that none of them notices is a failure: it wants a test, or a look whether it means the same.
 * It works on a clone of the last commit, so the files of the checkout stay as they are.
 */
export async function mutate(seed: number, count: number, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const began = Date.now();
  const clone = join(scratchFolder(), 'clone');
  execFileSync('git', ['clone', '--quiet', '--shared', root, clone]);
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const survived: string[] = [];
  const mutations = drawMutations(seed, count);
  for (const mutation of mutations) {
    writeFileSync(join(clone, mutation.file), mutation.source);
    const noticed = await someFailure(clone, patternsOf(mutation), env);
    execFileSync('git', ['checkout', '--quiet', '.'], { cwd: clone });
    const named = `${mutation.kind}: ${mutation.file}:${mutation.line}: ${mutation.from} → ${mutation.to}`;
    console.log(`  ${noticed ? 'noticed ' : 'SURVIVED'} ${named}`);
    if (!noticed) survived.push(named);
  }
  return {
    name: 'mutations',
    passed: mutations.length - survived.length,
    failed: survived.length,
    seconds: (Date.now() - began) / 1000,
    details: survived.join('\n'),
  };
}

/**
 * Patterns of Jest, the cheapest tests first: beside the file, of its part of the room on every floor, of the whole room.
 * A file of no room has the tests beside those that import it.
 */
function patternsOf({ file }: Mutation): string[] {
  const folder = dirname(file);
  const inRoom = /^(?:domain|gateway|workers|web\/(?:features|parts))\/([^/]+)\/(?:([^/]+)\/)?/.exec(file);
  if (!inRoom) return [`^${folder}/[^/]*$`, ...foldersOfImporters(file).map((one) => `^${one}/[^/]*$`)];
  const [, room, part] = inRoom;
  const onEveryFloor = (path: string) => `/(domain|gateway|workers|features|parts)/${path}`;
  return [`^${folder}/[^/]*$`, ...(part ? [onEveryFloor(`${room}/${part}`)] : []), onEveryFloor(`${room}/`)];
}

/** The folders of the files that import a file. */
function foldersOfImporters(file: string): string[] {
  const name = basename(file).replace(/\.tsx?$/, '');
  const { stdout } = spawnSync('git', ['grep', '-lE', `from '[^']*/${name}'`, '--', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set(stdout.split('\n').filter(Boolean).map(dirname))];
}

async function someFailure(clone: string, patterns: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  for (const pattern of patterns) {
    const args = ['node_modules/jest/bin/jest.js', '--bail', '--maxWorkers=1', '--passWithNoTests', '--silent'];
    const child = spawn(process.execPath, [...args, pattern.replace('^', `${clone}/`)], {
      cwd: clone,
      env: { ...process.env, ...env, NODE_ENV: 'test' },
      stdio: 'ignore',
      timeout: ENDLESS,
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) return true;
  }
  return false;
}
