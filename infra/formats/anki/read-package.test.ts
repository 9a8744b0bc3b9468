import childProcess from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { legacyCollection, SAMPLE } from '~/infra/tooling/testing/factories/anki-packages';
import { LIMITS, readPackage } from './read-package';

const folder = mkdtempSync(join(tmpdir(), 'anki-'));
const path = join(folder, 'long.apkg');
beforeAll(async () => {
  const { Database } = await initSqlJs();
  const db = new Database(await legacyCollection(SAMPLE.slice(0, 1)));
  // More cards than a processor reads in the second that it has.
  db.run(
    `INSERT INTO cards SELECT number.value, nid, did, ord, mod, usn, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data
       FROM cards, (WITH RECURSIVE up (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM up WHERE value < 300000) SELECT value FROM up) AS number`,
  );
  writeFileSync(path, zipSync({ 'collection.anki21': db.export() }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const started: childProcess.ChildProcess[] = [];
/** How many of them ran when each was started. */
const together: number[] = [];
const { spawn } = childProcess;
let spawned: jest.SpiedFunction<typeof spawn>;
beforeEach(() => {
  started.length = 0;
  together.length = 0;
  spawned = jest.spyOn(childProcess, 'spawn').mockImplementation(((...asked: Parameters<typeof spawn>) => {
    together.push(started.filter(isThere).length);
    const child = spawn(...asked);
    started.push(child);
    return child;
  }) as typeof spawn);
});
afterEach(() => spawned.mockRestore());

function isThere({ pid }: childProcess.ChildProcess): boolean {
  try {
    return process.kill(pid!, 0);
  } catch {
    return false;
  }
}
async function readAll(limits: Partial<typeof LIMITS>): Promise<number> {
  let cards = 0;
  for await (const part of readPackage(path, { ...LIMITS, ...limits })) if ('cards' in part) cards += part.cards.length;
  return cards;
}

it('a file has a minute of a processor, and three minutes by the clock', () =>
  expect(LIMITS).toEqual({ cpu: 60, reading: 180_000 }));

it('a process that reads has limits of memory and of a processor, and none of our addresses or secrets', async () => {
  for await (const part of readPackage(path)) {
    expect(part).toEqual({ total: 300_001 });
    break;
  }
  const [command, given, options] = spawned.mock.calls[0]!;
  expect([command, given.slice(0, 2)]).toEqual(['/bin/sh', ['-c', 'ulimit -d 1500000; ulimit -t 60; exec "$0" "$@"']]);
  expect(given).toContain('--max-old-space-size=512');
  expect(Object.keys(options.env!).toSorted()).toEqual(['HOME', 'PATH', 'TMPDIR']);
  // A reader that is left early leaves no process.
  expect(started.map(isThere)).toEqual([false]);
});

it.each([
  ['a processor', { cpu: 1 }],
  ['the clock', { reading: 0 }],
])('a file that takes more of %s than it may is refused, and its process is gone', async (_, limits) => {
  await expect(readAll(limits)).rejects.toThrow('hostile-file');
  expect(started.map(isThere)).toEqual([false]);
});

it('several hostile files are read one after another', async () => {
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => readAll({ reading: 0 })));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(together).toEqual([0, 0, 0]);
});
