import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chooseBaselines } from './baselines';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A repository with visual tests whose pictures are of Chromium 1. What draws notes what it saw of the commit. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'wardmates-baselines-'));
  const data = mkdtempSync(join(tmpdir(), 'wardmates-drawn-'));
  folders.push(root, data);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const commit = (files: Record<string, string>): string => {
    for (const [file, text] of Object.entries(files)) write(file, text);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'web: Change it');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  const drawn: string[] = [];
  const chooseIn = (tree: string, drawer: string, able = true) =>
    chooseBaselines({
      root: tree,
      data,
      drawer,
      draw: (checkedOut, folder, by) => {
        drawn.push(by);
        writeFileSync(join(folder, 'page.png'), readFileSync(join(checkedOut, 'web/page.tsx')));
        return able;
      },
    });
  const choose = (drawer: string, able = true) => chooseIn(root, drawer, able);
  /** A clone of the last commit alone. */
  const shallow = () => {
    const clone = mkdtempSync(join(tmpdir(), 'wardmates-shallow-'));
    folders.push(clone);
    git('clone', '--quiet', '--depth=1', `file://${root}`, clone);
    return {
      choose: (drawer: string) => chooseIn(clone, drawer),
      deepen: () => git('-C', clone, 'fetch', '--quiet', '--deepen=1'),
    };
  };
  return { root, write, commit, choose, shallow, drawn };
}

const TESTS = { 'package-lock.json': '{}', 'web/e2e/looks/playwright.config.ts': 'export default {};' };
const picture = (name: string, chromium = 1) => `web/e2e/looks/baselines/chromium-${chromium}/${name}.png`;

it('the pictures of this Chromium in the repository are compared with, and no commit draws', () => {
  const { root, commit, choose, drawn } = repository();
  commit({ ...TESTS, 'web/page.tsx': 'one', [picture('page')]: 'one' });
  commit({ 'web/page.tsx': 'two' });
  expect(choose('chromium-1')).toEqual({
    folder: dirname(join(root, picture('page'))),
    meant: [],
    drawnBy: null,
    missing: null,
  });
  expect(drawn).toEqual([]);
});

it('for another Chromium the parent draws, once, and what its commit changed on purpose is not compared', () => {
  const { commit, choose, drawn } = repository();
  const parent = commit({ ...TESTS, 'web/page.tsx': 'one', [picture('page')]: 'one', [picture('other')]: 'one' });
  commit({ 'web/page.tsx': 'two', [picture('page')]: 'two' });
  const chosen = choose('chromium-2');
  expect(chosen).toEqual({
    folder: expect.stringContaining(parent) as string,
    meant: ['page'],
    drawnBy: parent,
    missing: null,
  });
  expect(readFileSync(join(chosen.folder, 'page.png'), 'utf8')).toBe('one');
  expect(choose('chromium-2')).toEqual(chosen);
  expect(drawn).toEqual([parent]);
});

it('what is not committed yet is compared with the last commit', () => {
  const { write, commit, choose } = repository();
  commit({ ...TESTS, 'web/page.tsx': 'one', [picture('page')]: 'one' });
  const last = commit({ 'web/page.tsx': 'two' });
  write('web/page.tsx', 'three');
  const { drawnBy, meant, folder } = choose('chromium-2');
  expect({ drawnBy, meant }).toEqual({ drawnBy: last, meant: [] });
  expect(readFileSync(join(folder, 'page.png'), 'utf8')).toBe('two');
});

it.each([
  ['there is no commit before', [{ ...TESTS, 'web/page.tsx': 'one' }], true],
  [
    'the commit before has no visual tests',
    [{ 'package-lock.json': '{}', 'web/page.tsx': 'one' }, TESTS] as Record<string, string>[],
    true,
  ],
  ['the commit before could not draw them', [{ ...TESTS, 'web/page.tsx': 'one' }, { 'web/page.tsx': 'two' }], false],
])('where %s, nothing is compared', (why, commits, able) => {
  const { commit, choose } = repository();
  for (const files of commits) commit(files);
  const { folder, meant, drawnBy, missing } = choose('chromium-2', able);
  expect({ meant, drawnBy, missing, there: existsSync(folder) }).toEqual({
    meant: [],
    drawnBy: null,
    missing: why,
    there: false,
  });
});

it('in a shallow clone nothing is compared, and it is said what brings the commit before', () => {
  const { commit, choose, shallow, drawn } = repository();
  commit({ ...TESTS, 'web/page.tsx': 'one' });
  const parent = commit({ 'web/page.tsx': 'two' });
  commit({ 'web/page.tsx': 'three' });
  const clone = shallow();
  expect(clone.choose('chromium-2').missing).toContain('git fetch --deepen=1');
  clone.deepen();
  expect(clone.choose('chromium-2')).toMatchObject({ drawnBy: parent, missing: null });
  expect(choose('chromium-3').drawnBy).toBe(parent);
  expect(drawn).toEqual([parent, parent]);
});
