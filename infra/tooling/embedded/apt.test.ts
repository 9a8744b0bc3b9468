import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program';
import { startRedis } from './redis';

/** A machine of which only this folder is on the PATH. */
describe('a machine without Redis', () => {
  const path = process.env.PATH;
  const realServer = findProgram('redis-server', 'valkey-server') as string;
  let folder: string;
  let bin: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wardmates-apt-'));
    bin = mkdtempSync(join(folder, 'bin-'));
    process.env.PATH = bin;
  });
  afterEach(() => {
    process.env.PATH = path;
    rmSync(folder, { recursive: true, force: true });
  });

  const program = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  const start = (said: string[] = []) => startRedis({ dataDir: join(folder, 'redis'), log: (line) => said.push(line) });

  test('names the three ways out where nothing can install it', async () => {
    const message = await start().catch((error: Error) => error.message);
    for (const way of ['apt-get install redis-server', 'valkey-server', 'REDIS_URL=']) expect(message).toContain(way);
  });

  test('names them too when the installation fails, after trying with fresh package lists', async () => {
    program('apt-get', `echo "$@" >> ${folder}/asked; echo 'E: no network'; exit 100`);
    program('sudo', 'if [ "$2" = true ]; then exit 0; fi; shift; exec "$@"');
    const said: string[] = [];
    await expect(start(said)).rejects.toThrow(/three ways out/);
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain('update');
    expect(said).toContain('E: no network');
  });

  test('installs it where apt-get can, with progress, and starts it', async () => {
    program(
      'apt-get',
      `for last in "$@"; do :; done; [ "$last" = update ] || /bin/ln -s ${realServer} ${bin}/redis-server; echo "Setting up $last"`,
    );
    program('sudo', 'if [ "$2" = true ]; then exit 0; fi; shift; exec "$@"');
    const said: string[] = [];
    const server = await start(said);
    expect(said).toContain('Setting up redis-server');
    await server.stop();
  });

  test('takes a Valkey just as well', async () => {
    symlinkSync(realServer, join(bin, 'valkey-server'));
    const said: string[] = [];
    const server = await start(said);
    expect(said).toEqual([]);
    await server.stop();
  });
});
