import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Explained } from '../explained';
import { aptInstall, type Say } from './apt';
import { findProgram } from './find-program';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The full path of a Chromium that runs: the machine's, Playwright's own, or one that is installed now. */
export async function findChromium(say: Say): Promise<string> {
  const found = onThisMachine() ?? playwrightsOwn();
  if (found) return found;
  say('there is no Chromium on this machine');
  if (await aptInstall(['chromium'], say)) {
    const installed = onThisMachine();
    if (installed) return installed;
  }
  say('installing Playwright’s own Chromium');
  spawnSync(process.execPath, [join(resolve(__dirname, '../..'), 'node_modules/playwright/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  const own = playwrightsOwn();
  if (own) return own;
  throw new Explained('The browser tests need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.');
}

function onThisMachine(): string | null {
  const named = process.env.CHROMIUM;
  if (named) return named;
  return NAMES.map((name) => findProgram(name)).find((file) => file !== null && runs(file)) ?? null;
}

function playwrightsOwn(): string | null {
  const { chromium } = require('playwright') as typeof import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) && runs(file) ? file : null;
}

/** Some systems have a stand-in of that name that only tells how to install the real one. */
const runs = (file: string) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
