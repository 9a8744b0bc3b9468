import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

/** Two people who are to meet within twenty seconds, with sound: one such test at a time leaves them a processor. */
const CALLS = /(?:audio-pairing|group-call)\.spec\.ts$/;

const results = join(__dirname, '../../.data/test-results');

export default defineConfig({
  testDir: __dirname,
  testMatch: /\.(spec|test|e2e)\.ts$/,
  outputDir: join(results, 'browser'),
  globalSetup: join(__dirname, 'global-setup.ts'),
  workers: 2,
  projects: [
    { name: 'calls', testMatch: CALLS, workers: 1 },
    { name: 'pages', testIgnore: CALLS },
  ],
  fullyParallel: true,
  // In a fresh worker, and so with a fresh product; `unstable.ts` names what passes only then.
  retries: 1,
  forbidOnly: true,
  // A limit, never a wait: four browsers on two cores that do other work take their time.
  timeout: 360_000,
  // Sooner than the launcher loses patience, so that there is a report.
  globalTimeout: 5_170_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: join(results, 'browser.json') }], [join(__dirname, 'unstable.ts')]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A third of the time goes into frames of things that glide and pulse; tests that are about such ask for `WITH_MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
    // Costs a third of the time; E2E_TRACE=1 asks for one.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
