/**
 * Pictures of running a circuit at two widths in both schemes, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-runs.ts [folder]
 */
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS, wear } from './axe';
import { joinRun, joinRunAsGuest, openCircuit, openRun, RESULTS, skipTo, viewOf } from './circuit';
import { tick, endStation } from './examiner';
import { startForPictures } from './a-product';
import { ASTHMA, BAD_NEWS, CHEST_PAIN, SUMMARY } from './group';
import { gatewayUrl, signInByCall } from './people';
import { en } from './words';

const [folder = '.data/shots'] = process.argv.slice(2);

async function shoot(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    // What sticks to an edge of the window would stand in the middle of the page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function run(host: Page, other: Page, guest: Page): Promise<void> {
  const all = [host, other, guest];
  await openCircuit(host, 'Finals, evening', CHEST_PAIN, ASTHMA, BAD_NEWS);
  await shoot(host, '01-circuit');
  await host.getByRole('button', { name: en('circuits.run') }).click();
  await host.getByRole('dialog').waitFor();
  await shoot(host, '02-start');
  await host.keyboard.press('Escape');
  const pin = await openRun(host, 3);
  await shoot(host, '03-lobby-alone');
  await joinRun(other, pin);
  await joinRunAsGuest(guest, pin, 'Gilberto de la Fuente y Aguirre');
  await host.getByRole('heading', { name: en('circuit-runs.people', { count: 3 }) }).waitFor();
  await host.screenshot({ path: join(folder, '04-lobby-just-changed.png') });
  await shoot(host, '04-lobby-host');
  await shoot(guest, '05-lobby-guest');
  await host.getByRole('button', { name: en('circuit-runs.begin') }).click();
  for (const page of all) await expect.poll(() => viewOf(page)).not.toBe('');
  const by = (view: string) => all.find((page) => viewOf(page) === view)!;
  const [student, examiner, patient] = [by('student'), by('checklist'), by('patient')];
  await shoot(student, '06-reading-student');
  await shoot(examiner, '07-reading-examiner');
  await skipTo(host, 'station');
  await expect(student.getByText(en('circuit-runs.bell.start'), { exact: true }).first()).toBeVisible();
  await student.screenshot({ path: join(folder, '08-bell.png') });
  await tick(examiner, 0, 1, 2);
  await shoot(examiner, '08-station-examiner');
  await shoot(patient, '09-station-patient');
  await host.getByRole('button', { name: en('circuit-runs.pause-all') }).click();
  await student.getByText(en('circuit-runs.paused'), { exact: true }).waitFor();
  await shoot(student, '10-paused-student');
  await shoot(host, '11-paused-host');
  await host.getByRole('button', { name: en('circuit-runs.resume') }).click();
  await skipTo(host, 'feedback');
  await shoot(examiner, '12-feedback-marks-missing');
  await shoot(patient, '13-feedback-waiting');
  await endStation(examiner);
  for (const page of all) await expect(page).toHaveURL(SUMMARY);
  await shoot(student, '14-feedback-summary');
  await other.getByRole('button', { name: en('circuit-runs.more') }).click();
  await other.screenshot({ path: join(folder, '15-menu.png') });
  await other.getByRole('menuitem', { name: en('circuit-runs.leave') }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: en('circuit-runs.leave') })
    .click();
  await expect(other).toHaveURL(RESULTS);
  await host.screenshot({ path: join(folder, '16-somebody-left.png') });
  await skipTo(host, 'round', 2);
  await host.goto(`/circuit-runs/${pin}/`);
  await shoot(host, '17-status');
  for (const next of ['station', 'feedback'] as const) await skipTo(host, next);
  await skipTo(host, 'round', 3);
  for (const next of ['station', 'feedback', 'results'] as const) await skipTo(host, next);
  await expect(host).toHaveURL(RESULTS);
  await host.getByRole('list', { name: en('circuit-runs.results.rounds') }).waitFor();
  await shoot(host, '18-results');
  await host.goto('/circuit-runs/');
  await host.getByRole('listitem').first().waitFor();
  await shoot(host, '19-runs');
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: process.env.E2E_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const arrive = async (as?: string) => {
      const page = await (
        await browser!.newContext({ baseURL: gatewayUrl(1), locale: 'en-GB', timezoneId: 'Europe/London' })
      ).newPage();
      page.setDefaultTimeout(20_000);
      if (as) await signInByCall(page, as);
      return page;
    };
    await run(await arrive('staff1'), await arrive('moderator1'), await arrive());
  } finally {
    await browser?.close();
    await stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
