import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../embedded/child';
import { freePort, portProblem } from '../embedded/ports';
import { commandLine, gone, isAlive } from '../embedded/processes';
import { keptSecret } from '../embedded/secret';
import { checkPorts } from './check-ports';
import { takeRunLock } from './run-lock';
import { supervise } from './supervise';

const root = join(__dirname, '../../..');
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'wardmates-launch-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listen = () =>
  new Promise<Server>((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const close = (server: Server) => new Promise((resolve) => server.close(resolve));

describe('a port', () => {
  test('that is busy is named, with what to type instead', async () => {
    const server = await listen();
    const port = portOf(server);
    await expect(checkPorts([port], '127.0.0.1')).rejects.toThrow(
      new RegExp(`^Port ${port} is in use by another program. Choose another one: PORT=\\d+ npm start$`),
    );
    await close(server);
    expect(await portProblem(port, '127.0.0.1')).toBeNull();
  });

  test('that is handed out is free, nobody else’s, and none that a connection is given meanwhile', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
    expect(new Set(ports).size).toBe(20);
    for (const port of ports) {
      expect(await portProblem(port, '127.0.0.1')).toBeNull();
      // Where Linux begins; other systems do later.
      expect(port).toBeLessThan(32_768);
    }
  });
});

describe('two runs on the same data', () => {
  const others: ChildProcess[] = [];
  afterEach(() => others.splice(0).forEach((other) => other.kill('SIGKILL')));

  /** A process that does nothing, with these words on its command line. */
  async function another(...words: string[]): Promise<number> {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...words], { stdio: 'ignore' });
    others.push(other);
    await new Promise((resolve) => other.once('spawn', resolve));
    // Linux says that it has been spawned a moment before its command line can be read.
    while (commandLine(other.pid!) === '') await new Promise(setImmediate);
    return other.pid!;
  }

  test('are refused while the first one lives, and not by what a dead or foreign process left', async () => {
    for (const pid of ['999999999', process.pid, await another('something else'), 'nonsense']) {
      writeFileSync(join(folder, 'run.pid'), String(pid));
      takeRunLock(folder)();
      expect(existsSync(join(folder, 'run.pid'))).toBe(false);
    }
  });

  test('are refused with the number of the process that holds them', async () => {
    const pid = await another('infra/tooling/start.cjs');
    writeFileSync(join(folder, 'run.pid'), String(pid));
    expect(() => takeRunLock(folder)).toThrow(`(process ${pid})`);
  });
});

describe('a kept secret', () => {
  test('is made once, and only its owner can read it', () => {
    const file = join(folder, 'new/secret');
    const secret = keptSecret(file);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSecret(file)).toBe(secret);
    expect(execFileSync('stat', ['-c', '%a', file], { encoding: 'utf8' }).trim()).toBe('600');
  });
});

describe('a supervised program', () => {
  const program = (text: string) => ({
    command: process.execPath,
    args: ['-e', text],
    logFile: join(folder, 'program.log'),
  });
  const count = () => (existsSync(join(folder, 'starts')) ? readFileSync(join(folder, 'starts'), 'utf8').length : 0);

  test('that crashes is started again; one that is stopped is not', async () => {
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const starts = join(folder, 'starts');
    const crashing = await supervise(
      'program',
      program(
        `const fs = require('fs'); fs.appendFileSync('${starts}', 'x'); if (fs.readFileSync('${starts}').length < 2) setInterval(() => fs.existsSync('${starts}-crash') && process.exit(3), 10); else setInterval(() => {}, 1000)`,
      ),
    );
    await crashing.ready(async () => count() > 0);
    writeFileSync(`${starts}-crash`, '');
    while (count() < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(said).toHaveBeenCalledWith('program ended unexpectedly (code 3); starting it again in 0.5 s');
    await crashing.stop();
    expect(count()).toBe(2);
    said.mockRestore();
  });

  test('that ends before it was ready says why, with the end of its log', async () => {
    const broken = await supervise('program', program('console.error("the reason"); process.exit(7)'));
    await expect(broken.ready(async () => false)).rejects.toThrow(/ended before it was ready \(code 7\)[^]*the reason/);
  });

  test('that does not stop in time is killed, with everything that it started', async () => {
    const script = `process.on('SIGTERM', () => {}); require('fs').writeFileSync('${folder}/pid', String(require('child_process').spawn('sleep', ['60']).pid)); setInterval(() => {}, 1000)`;
    const stubborn = await startChild(program(script));
    while (!existsSync(join(folder, 'pid')) || readFileSync(join(folder, 'pid'), 'utf8') === '')
      await new Promise((resolve) => setTimeout(resolve, 20));
    await stubborn.stop(100);
    expect(isAlive(stubborn.pid)).toBe(false);
    expect(await gone(Number(readFileSync(join(folder, 'pid'), 'utf8')), 50_000)).toBe(true);
  });
});

/** `infra/tooling/start.cjs` in a project that holds just enough for it, with an npm of our own. */
describe('the entry of every command', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'infra/tooling/launch'), { recursive: true });
    cpSync(join(root, 'infra/tooling/start.cjs'), join(folder, 'infra/tooling/start.cjs'));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, 'node_modules/tsx': { version: '1.0.0' } } }),
    );
    writeFileSync(join(folder, 'infra/tooling/launch/start.ts'), `console.log('started'); process.exitCode = 5;`);
    // Puts a stand-in for tsx in place, notes that it ran, and takes a moment.
    writeFileSync(
      join(folder, 'npm-cli.js'),
      `const fs = require('fs'); const at = ${JSON.stringify(folder)}; fs.appendFileSync(at + '/installs', 'x');
       const until = Date.now() + 300; while (process.env.NPM_WAITS_FOR ? !fs.existsSync(process.env.NPM_WAITS_FOR) : Date.now() < until);
       fs.mkdirSync(at + '/node_modules/tsx', { recursive: true });
       fs.writeFileSync(at + '/node_modules/tsx/package.json', '{"name":"tsx","version":"1.0.0"}');
       if (process.env.NPM_IS_KILLED) process.kill(process.pid, 'SIGKILL');
       fs.writeFileSync(at + '/node_modules/tsx/cjs.js', "require.extensions['.ts'] = require.extensions['.js']");
       if (process.env.NPM_ENDS_WITH) process.exit(Number(process.env.NPM_ENDS_WITH));
       fs.copyFileSync(at + '/package-lock.json', at + '/node_modules/.package-lock.json');`,
    );
  });

  const env = (more: NodeJS.ProcessEnv = {}) => ({ ...process.env, npm_execpath: join(folder, 'npm-cli.js'), ...more });
  const run = (more?: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [join(folder, 'infra/tooling/start.cjs'), 'start'], {
      env: env(more),
      encoding: 'utf8',
    });
  const installs = () =>
    existsSync(join(folder, 'installs')) ? readFileSync(join(folder, 'installs'), 'utf8').length : 0;

  test('installs once, and again when the lock file has changed', () => {
    const first = run();
    expect(first.stdout).toMatch(/First start: installing[^]*started/);
    expect(first.status).toBe(5);
    expect(run().stdout).toBe('started\n');
    expect(installs()).toBe(1);
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, 'node_modules/tsx': { version: '1.0.1' } } }),
    );
    expect(run().stdout).toMatch(/have changed: installing/);
    expect(installs()).toBe(2);
  });

  test('lets one install at a time', async () => {
    const runBeside = () =>
      new Promise<number | null>((resolve) =>
        spawn(process.execPath, [join(folder, 'infra/tooling/start.cjs'), 'start'], {
          env: env(),
          stdio: 'ignore',
        }).once('exit', resolve),
      );
    const both = await Promise.all([runBeside(), runBeside()]);
    expect(both).toEqual([5, 5]);
    expect(installs()).toBe(1);
  });

  test('passes over the lock of a process that died', () => {
    mkdirSync(join(folder, '.data'));
    writeFileSync(join(folder, '.data/install.lock'), '999999999');
    expect(run().status).toBe(5);
  });

  test('passes over a lock that names nobody, or a program that has the number of a dead one by now', async () => {
    mkdirSync(join(folder, '.data'));
    const foreign = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    try {
      await new Promise((resolve) => foreign.once('spawn', resolve));
      while (commandLine(foreign.pid!) === '') await new Promise(setImmediate);
      for (const lock of ['', String(foreign.pid)]) {
        writeFileSync(join(folder, '.data/install.lock'), lock);
        rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
        // What waits for the lock waits for ever.
        const { status, stdout } = spawnSync(process.execPath, [join(folder, 'infra/tooling/start.cjs'), 'start'], {
          env: env(),
          encoding: 'utf8',
          timeout: 60_000,
        });
        expect([status, stdout.includes('Another install')]).toEqual([5, false]);
        expect(readdirSync(join(folder, '.data'))).toEqual([]);
      }
    } finally {
      foreign.kill('SIGKILL');
    }
  });

  test('of two that find the lock of a dead one, the slower one does not remove the lock of the faster', async () => {
    mkdirSync(join(folder, '.data'));
    const lock = join(folder, '.data/install.lock');
    const faster = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'start.cjs'], { stdio: 'ignore' });
    await new Promise((resolve) => faster.once('spawn', resolve));
    while (commandLine(faster.pid!) === '') await new Promise(setImmediate);
    writeFileSync(lock, '999999999');
    // Between its look at the lock and what it does about it, the faster one takes it.
    writeFileSync(
      join(folder, 'slow.js'),
      `const fs = require('fs'); const read = fs.readFileSync; let taken = false;
       fs.readFileSync = (file, ...rest) => { const text = read(file, ...rest); if (file === ${JSON.stringify(lock)} && !taken) { taken = true; fs.writeFileSync(file, '${faster.pid}'); } return text; };`,
    );
    const slower = spawn(
      process.execPath,
      ['--require', join(folder, 'slow.js'), join(folder, 'infra/tooling/start.cjs'), 'start'],
      { env: env(), stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let held: string | null = null;
    let said = '';
    slower.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (held !== null || !said.includes('\n')) return;
      held = existsSync(lock) ? readFileSync(lock, 'utf8') : 'nobody';
      faster.kill('SIGKILL');
    });
    const code = await new Promise((resolve) => slower.once('close', resolve));
    faster.kill('SIGKILL');
    expect(said).toContain(`Another install is under way (process ${faster.pid})`);
    expect([code, held, installs()]).toEqual([5, String(faster.pid), 1]);
  });

  test('says so when npm fails, and tries again next time', () => {
    const failed = run({ NPM_ENDS_WITH: '1' });
    expect(failed.stderr).toMatch(/npm ci ended with code 1/);
    expect(failed.status).toBe(1);
    expect(run().stdout).toMatch(/started/);
  });

  test('keeps what somebody installed by hand', () => {
    execFileSync(process.execPath, [join(folder, 'npm-cli.js')]);
    expect(run().stdout).toBe('started\n');
    expect(installs()).toBe(1);
  });

  test('finishes an install that was killed half-way, by whomever it was begun', () => {
    run();
    expect(run({ NPM_IS_KILLED: '1' }).stdout).toBe('started\n');
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, 'node_modules/tsx': { version: '1.0.1' } } }),
    );
    expect(run({ NPM_IS_KILLED: '1' }).status).toBe(130);
    // Somebody goes back to the lock file of before, of which a part is gone.
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, 'node_modules/tsx': { version: '1.0.0' } } }),
    );
    expect(run().stdout).toMatch(/^An install was not finished: installing[^]*started/);
    expect(installs()).toBe(3);

    rmSync(join(folder, 'node_modules/tsx/package.json'));
    expect(run().stdout).toMatch(/installing[^]*started/);
    expect(installs()).toBe(4);
  });

  test('waits for the npm of a run that was killed, and goes on with what it has installed', async () => {
    const goOn = join(folder, 'go-on');
    const killed = spawn(process.execPath, [join(folder, 'infra/tooling/start.cjs'), 'start'], {
      env: env({ NPM_WAITS_FOR: goOn }),
      stdio: 'ignore',
    });
    // Until npm runs and the lock names it beside the one that started it.
    while (installs() === 0 || !/^\d+ \d+$/.test(readFileSync(join(folder, '.data/install.lock'), 'utf8')))
      await new Promise((resolve) => setTimeout(resolve, 10));
    killed.kill('SIGKILL');
    await new Promise((resolve) => killed.once('exit', resolve));

    const next = spawn(process.execPath, [join(folder, 'infra/tooling/start.cjs'), 'start'], {
      env: env(),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    next.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Another install')) writeFileSync(goOn, '');
    });
    await new Promise((resolve) => next.once('close', resolve));
    expect(said).toMatch(/^Another install is under way[^]*started\n$/);
    expect(installs()).toBe(1);
  });

  describe('where node_modules is a link', () => {
    const elsewhere = () => join(folder, 'elsewhere');
    beforeEach(() => {
      mkdirSync(join(elsewhere(), 'theirs'), { recursive: true });
      symlinkSync(elsewhere(), join(folder, 'node_modules'));
    });

    test('touches nothing behind it and says what to do', () => {
      const { status, stderr } = run();
      expect(status).toBe(1);
      expect(stderr).toContain(`node_modules is a symbolic link to ${elsewhere()}`);
      expect(stderr).toContain('rm node_modules');
      expect([installs(), existsSync(join(elsewhere(), 'theirs'))]).toEqual([0, true]);
    });

    test('uses what is installed there', () => {
      execFileSync(process.execPath, [join(folder, 'npm-cli.js')]);
      expect(run().stdout).toBe('started\n');
      expect(installs()).toBe(1);
    });
  });

  test('refuses an old Node with a clear message', () => {
    const script = `Object.defineProperty(process.versions, 'node', { value: '18.19.0' }); process.argv = ['node', 'start.cjs', 'start']; require(${JSON.stringify(join(folder, 'infra/tooling/start.cjs'))})`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('needs Node 20.19 or newer; this is Node 18.19.0');
  });
});
