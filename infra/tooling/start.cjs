'use strict';
// The one entry behind `npm start`, `npm test`, `npm run dev`, `npm run build`, `npm run gallery`, `npm run bench`, `npm run backup`,
// `npm run restore`, `npm run remove-factors` and `npm run schema`. It needs nothing but Node: it checks the version, installs the locked dependencies when they are missing or
// have changed, and then becomes the command itself, in this very process, so that signals and the exit code need no forwarding.

const { spawn, spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const COMMANDS = ['start', 'dev', 'build', 'test', 'gallery', 'bench', 'backup', 'restore', 'remove-factors', 'schema'];
const NEEDED = [20, 19];

const root = path.resolve(__dirname, '..', '..');
const modules = path.join(root, 'node_modules');
const lockfile = path.join(root, 'package-lock.json');
/** What npm writes last. */
const done = path.join(modules, '.package-lock.json');
const installing = path.join(root, '.data', 'install.lock');

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  fail(
    `Wardmates needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.\nGet a newer one from https://nodejs.org/ and try again.`,
  );
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether the installed packages are those of the lock file. npm writes its record when all is done, so an unfinished install
 * is detected, whichever process began it.
 */
function upToDate() {
  const installed = readJson(done);
  const wanted = readJson(lockfile);
  if (!installed || !wanted) return false;
  return Object.entries(wanted.packages).every(([place, entry]) => {
    if (place === '') return true;
    const found = installed.packages[place];
    return found
      ? found.version === entry.version &&
          found.integrity === entry.integrity &&
          fs.existsSync(path.join(root, place, 'package.json'))
      : entry.optional === true;
  });
}

/** npm would empty the folder behind the link, which may be somebody else's, and then put a folder in the link's place. */
function refuseLink() {
  const found = fs.lstatSync(modules, { throwIfNoEntry: false });
  if (!found || found.isDirectory()) return;
  if (!found.isSymbolicLink()) throw new Error(`${modules} is no folder. Remove it and try again.`);
  throw new Error(
    `node_modules is a symbolic link to ${fs.readlinkSync(modules)}, where the locked dependencies are not installed.\n` +
      'npm would empty that folder, so nothing was done. There are two ways out:\n' +
      '  1. remove the link (rm node_modules) and try again: they are installed here\n' +
      '  2. run npm ci in the folder that it leads to, with the same package-lock.json',
  );
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether a process that holds the lock still runs. After a restart of the machine its number may be some other program's. */
function installs(pid) {
  if (!alive(pid)) return false;
  let command = readOr(`/proc/${pid}/cmdline`, '');
  // If that cannot be asked, it is believed.
  if (process.platform !== 'linux')
    command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout || 'npm';
  return /start\.cjs|npm/.test(command);
}

function readOr(file, otherwise) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

/** Who installs: the one that took the lock and its npm, which goes on when that one is killed. */
const holdersOf = (lock) =>
  lock
    .split(' ')
    .map(Number)
    .filter((pid) => pid > 0);

/** Puts a file where there is none. It appears as a whole: nobody ever reads half of it. @returns false if there is one */
function create(file, text) {
  const whole = `${file}.${process.pid}`;
  fs.writeFileSync(whole, text);
  try {
    fs.linkSync(whole, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    // A file system without links.
    fs.writeFileSync(file, text, { flag: 'wx' });
    return true;
  } finally {
    fs.rmSync(whole, { force: true });
  }
}

/**
 * Removes the lock of a holder that died. Of several that find it, one may: the lock that is removed is still the dead one's,
 * and never one that somebody has taken meanwhile.
 */
function removeDead(lock) {
  const claim = `${installing}.dead${lock.replace(/\D+/g, '-')}`;
  if (!create(claim, String(process.pid))) {
    const claimer = Number(readOr(claim, ''));
    // It was killed in between.
    if (claimer > 0 && !installs(claimer)) fs.rmSync(claim, { force: true });
    return;
  }
  if (readOr(installing, null) === lock) fs.rmSync(installing, { force: true });
  fs.rmSync(claim, { force: true });
}

/** Holds the install lock, waiting while somebody else holds it; a holder that died is passed over. */
async function takeLock() {
  fs.mkdirSync(path.dirname(installing), { recursive: true });
  for (let told = false; ;) {
    if (create(installing, String(process.pid))) return;
    const lock = readOr(installing, null);
    if (lock === null) continue;
    const holder = holdersOf(lock).find(installs);
    if (holder === undefined) {
      removeDead(lock);
      continue;
    }
    if (!told) console.log(`Another install is under way (process ${holder}); waiting for it …`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function npmCi() {
  // Install scripts are not needed (what Postgres's package leaves to its own is done when it starts), and skipping
  // them keeps compilers and downloads out of it. Development packages are: the web app is built here.
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm =
    process.env.npm_execpath && /npm-cli\.c?js$/.test(process.env.npm_execpath) ? process.env.npm_execpath : null;
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (child.pid) {
    fs.writeFileSync(`${installing}.both`, `${process.pid} ${child.pid}`);
    fs.renameSync(`${installing}.both`, installing);
  }
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const began = Date.now();
  const progress = setInterval(() => {
    console.log(`  still installing: ${Math.round((Date.now() - began) / 1000)} s`);
  }, 5000);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 130 : code));
  }).finally(() => {
    clearInterval(progress);
    process.off('SIGINT', forward).off('SIGTERM', forward);
  });
}

/** @returns 130 when it was interrupted */
async function install() {
  if (upToDate()) return;
  await takeLock();
  try {
    if (upToDate()) return;
    refuseLink();
    const began = Date.now();
    const why = !fs.existsSync(modules)
      ? 'First start'
      : fs.existsSync(done)
        ? 'The locked dependencies have changed'
        : 'An install was not finished';
    console.log(`${why}: installing the locked dependencies with npm ci …`);
    // First of all, so that one that is killed while it clears up is seen, too.
    fs.rmSync(done, { force: true });
    const code = await npmCi();
    if (code === 130) return code;
    if (code !== 0)
      throw new Error(
        `npm ci ended with code ${code}; what it said is above. Is the npm registry reachable from here?`,
      );
    if (!upToDate())
      throw new Error(
        'npm ci ended well, and yet the locked dependencies are not all there. Try again; if it stays so, remove node_modules.',
      );
    console.log(`  installed in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  } finally {
    if (holdersOf(readOr(installing, ''))[0] === process.pid) fs.rmSync(installing, { force: true });
  }
}

async function main() {
  const command = process.argv[2];
  if (!COMMANDS.includes(command)) fail(`Usage: node infra/tooling/start.cjs ${COMMANDS.join('|')}`);
  checkNode();
  process.chdir(root);
  if ((await install()) === 130) process.exit(130);
  require('tsx/cjs');
  require(`./launch/${command}.ts`);
}

main().catch((error) => fail(error.message));
