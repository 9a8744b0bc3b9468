import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { scratchFolder, sweepScratch } from './scratch';

describe('a folder for what need not last', () => {
  const made: string[] = [];
  const keep = (folder: string) => {
    made.push(folder);
    return folder;
  };
  afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  it('is on the disk for what must wait for one', () =>
    expect(dirname(keep(scratchFolder({ onDisk: true })))).toBe(tmpdir()));

  it('goes with the next run once its process has ended, wherever it is, and not before', () => {
    const { pid: dead } = spawnSync('true');
    const own = [keep(scratchFolder()), keep(scratchFolder({ onDisk: true }))];
    const left = own.map((folder) => keep(join(dirname(folder), `wardmates-test-${dead}-left`)));
    left.forEach((folder) => mkdirSync(join(folder, 'postgres'), { recursive: true }));
    sweepScratch();
    expect(left.map((folder) => existsSync(folder))).toEqual([false, false]);
    expect(own.map((folder) => existsSync(folder))).toEqual([true, true]);
  });
});
