import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child';
import { RotatingLog } from './rotating-log';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'wardmates-log-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const names = () => readdirSync(folder).sort();

describe('a log', () => {
  it('is turned over while it is written, at the end of a line, and only so many are kept', () => {
    const log = new RotatingLog(join(folder, 'x.log'), { bytes: 20, kept: 2 });
    for (let line = 1; line <= 9; line += 1) log.write(Buffer.from(`line ${line} of nine\n`));
    expect(names()).toEqual(['x.log', 'x.log.1', 'x.log.2']);
    expect([read('x.log.2'), read('x.log.1'), read('x.log')].join('')).toMatch(/(line \d of nine\n)+line 9 of nine\n$/);
    log.write(Buffer.from('half a li'));
    log.write(Buffer.from('ne\nand the next\n'));
    expect(read('x.log.1')).toMatch(/half a line\n$/);
    expect(read('x.log')).toBe('and the next\n');
    for (const name of names()) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('goes on where it was, and closes what an earlier version left open', () => {
    writeFileSync(join(folder, 'x.log'), 'before\n', { mode: 0o644 });
    const log = new RotatingLog(join(folder, 'x.log'));
    log.write(Buffer.from('after\n'));
    log.close();
    expect(read('x.log')).toBe('before\nafter\n');
    expect(statSync(join(folder, 'x.log')).mode & 0o777).toBe(0o600);
  });

  it('that cannot be written throws nothing, and goes on once it can', () => {
    const log = new RotatingLog(join(folder, 'gone', 'x.log'));
    rmSync(join(folder, 'gone'), { recursive: true });
    log.write(Buffer.from('lost\n'));
    expect(names()).toEqual([]);
  });

  it('holds all that a program says, in files that are never much longer than they may be', async () => {
    const log = new RotatingLog(join(folder, 'x.log'), { bytes: 100_000, kept: 50 });
    const script = `const wanted = 20_000; let line = 0; const write = () => { while (line < wanted) if (!process.stdout.write('line ' + (line += 1) + '\\n')) return process.stdout.once('drain', write); }; write();`;
    const child = await startChild({ command: process.execPath, args: ['-e', script], output: log });
    await child.silent;
    const files = names().sort((one, other) => Number(other.slice(6) || 0) - Number(one.slice(6) || 0));
    expect(files.length).toBeGreaterThan(2);
    const lines = files.map(read).join('').trimEnd().split('\n');
    expect(lines).toEqual(Array.from({ length: 20_000 }, (_, index) => `line ${index + 1}`));
  });
});
