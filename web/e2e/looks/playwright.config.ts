import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

const results = join(__dirname, '../../../.data/test-results');

/** The visual tests: pages and parts that are shown without a server, so that two pictures of the same code are the same. */
export default defineConfig({
  testDir: __dirname,
  testMatch: /\.looks\.ts$/,
  outputDir: join(results, 'looks'),
  globalSetup: join(__dirname, 'baselines.ts'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Limits, never waits, as in the browser tests.
  timeout: 240_000,
  globalTimeout: 3_000_000,
  // `baselines.ts` has set it when the tests' own processes read this file.
  snapshotPathTemplate: join(process.env.LOOKS_BASELINES ?? join(results, 'no-baselines'), '{arg}{ext}'),
  // A baseline is drawn when somebody asks for it: `npm test -- visual --update-snapshots`.
  updateSnapshots: 'none',
  expect: {
    timeout: 60_000,
    // A few pixels: the edge of a curve on another processor, and no more.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.2, maxDiffPixels: 100 },
  },
  reporter: [['list'], ['json', { outputFile: join(results, 'visual.json') }]],
  use: {
    screenshot: 'off',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters are drawn the same, with any screen settings of the system.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
});
