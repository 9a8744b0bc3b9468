'use strict';
// The one entry behind `npm start`, `npm test`, `npm run dev` and `npm run bench`. It needs nothing but Node: it checks
// the version, installs the locked dependencies when they are missing or have changed, and then becomes the command
// itself, in this very process, so that signals and the exit code need no forwarding.

const { spawn } = require('child_process');
const { createHash } = require('crypto');
const fs = require('fs');
const path = require('path');

const COMMANDS = ['start', 'dev', 'test', 'bench'];
const NEEDED = [20, 19];

const root = path.resolve(__dirname, '..');
const modules = path.join(root, 'node_modules');
const lockfile = path.join(root, 'package-lock.json');
const stamp = path.join(modules, '.wardmates-lock');
const installing = path.join(root, '.data', 'install.lock');

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  fail(`Wardmates needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.\nGet a newer one from https://nodejs.org/ and try again.`);
}

const hash = () => createHash('sha256').update(fs.readFileSync(lockfile)).digest('hex');

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Whether what npm says it has installed is what the lock file asks for; somebody may have run `npm ci` themselves. */
function installedByHand() {
  const installed = readJson(path.join(modules, '.package-lock.json'));
  const wanted = readJson(lockfile);
  if (!installed || !wanted) return false;
  return Object.entries(wanted.packages).every(([place, entry]) => {
    if (place === '') return true;
    const found = installed.packages[place];
    return found ? found.version === entry.version && fs.existsSync(path.join(root, place, 'package.json')) : entry.optional === true;
  });
}

function upToDate() {
  let stamped = '';
  try {
    stamped = fs.readFileSync(stamp, 'utf8').trim();
  } catch {
    if (!installedByHand()) return false;
    remember();
    return true;
  }
  return stamped === hash();
}

function remember() {
  try {
    fs.writeFileSync(stamp, `${hash()}\n`);
  } catch (error) {
    // Installed by root and run by somebody else: everything is there, it only cannot be noted.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Holds the install lock, waiting while somebody else holds it; a holder that died is passed over. */
async function takeLock() {
  fs.mkdirSync(path.dirname(installing), { recursive: true });
  for (let told = false; ; ) {
    try {
      fs.writeFileSync(installing, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(fs.existsSync(installing) ? fs.readFileSync(installing, 'utf8') : 0);
    if (holder > 0 && !alive(holder)) {
      fs.rmSync(installing, { force: true });
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
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath && /npm-cli\.c?js$/.test(process.env.npm_execpath) ? process.env.npm_execpath : null;
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
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

async function install() {
  if (upToDate()) return;
  await takeLock();
  try {
    if (upToDate()) return;
    const began = Date.now();
    console.log(`${fs.existsSync(modules) ? 'The locked dependencies have changed' : 'First start'}: installing them with npm ci …`);
    const code = await npmCi();
    if (code === 130) process.exit(130);
    if (code !== 0) throw new Error(`npm ci ended with code ${code}; what it said is above. Is the npm registry reachable from here?`);
    remember();
    console.log(`  installed in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  } finally {
    fs.rmSync(installing, { force: true });
  }
}

async function main() {
  const command = process.argv[2];
  if (!COMMANDS.includes(command)) fail(`Usage: node infra/start.cjs ${COMMANDS.join('|')}`);
  checkNode();
  process.chdir(root);
  await install();
  require('tsx/cjs');
  require(`./launch/${command}.ts`);
}

main().catch((error) => fail(error.message));
