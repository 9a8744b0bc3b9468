import { UserFacingError } from '~/infra/support/user-facing-error';
import { findHeadlessChromium } from '../embedded/chromium';
import { startChild } from '../embedded/child';
import { buildGallery } from './gallery-build';
import { root } from './paths';
import { runMain } from './until-stopped';
import { buildWeb } from './web-build';

/** Draws the pictures of this commit into the folder `LOOKS_DRAW`, for a later one to be compared with. */
async function main(): Promise<number> {
  if (!process.env.LOOKS_DRAW) throw new UserFacingError('LOOKS_DRAW names the folder to draw into.');
  const note = (line: string) => process.stderr.write(`${line}\n`);
  await Promise.all([buildWeb(note), buildGallery(note)]);
  const child = await startChild({
    command: process.execPath,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'web/e2e/looks/playwright.config.ts',
      '--update-snapshots=all',
      'parts.looks',
      'screens.looks',
      'dialogs.looks',
    ],
    cwd: root,
    env: { ...process.env, E2E_CHROMIUM: process.env.E2E_CHROMIUM || (await findHeadlessChromium(note)) },
    inherit: true,
  });
  return (await child.exited).code ?? 1;
}

void runMain(main);
