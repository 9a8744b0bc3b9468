import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { aptInstall, aptKnows, type Say } from './apt';
import { findProgram } from './find-program';

/** The same engine without a browser's windows: a page costs two thirds of the processor time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL_PACKAGE = 'chromium-headless-shell';

/** The full path of a Chromium that runs: the machine's, Playwright's own, or one that is installed now. */
export async function findChromium(say: Say): Promise<string> {
  const found = named() ?? onThisMachine(WHOLE) ?? playwrightsOwn();
  if (found) return found;
  say('there is no Chromium on this machine');
  if (await aptInstall(['chromium'], say)) {
    const installed = onThisMachine(WHOLE);
    if (installed) return installed;
  }
  say('installing Playwright’s own Chromium');
  spawnSync(
    process.execPath,
    [join(resolve(__dirname, '../../..'), 'node_modules/playwright/cli.js'), 'install', 'chromium'],
    { stdio: 'inherit' },
  );
  const own = playwrightsOwn();
  if (own) return own;
  throw new UserFacingError(
    'The browser tests need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
}

/** For tests that look through no window: Chromium's headless shell if the machine has it or knows how to get it, else any Chromium. */
export async function findHeadlessChromium(say: Say): Promise<string> {
  const found = named() ?? onThisMachine(SHELLS);
  if (found) return found;
  const installed =
    (await aptKnows(SHELL_PACKAGE, say)) && (await aptInstall([SHELL_PACKAGE], say)) ? onThisMachine(SHELLS) : null;
  return installed ?? findChromium(say);
}

const named = (): string | null => process.env.CHROMIUM || null;
const onThisMachine = (names: readonly string[]): string | null =>
  names.map((name) => findProgram(name)).find((file) => file !== null && runs(file)) ?? null;

function playwrightsOwn(): string | null {
  const { chromium } = require('playwright') as typeof import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) && runs(file) ? file : null;
}

/** Some systems have a stand-in of that name that only tells how to install the real one. */
const runs = (file: string) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
