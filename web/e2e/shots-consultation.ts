/**
 * Pictures of a consultation at two widths in both schemes, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-consultation.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { href } from '~/domain/kit/contract';
import { stationEntry } from '~/domain/stations/contract';
import { LOOKS, wear } from './axe';
import { ask, beginConsultation, box, CONSULTATION, HEADACHE, item, LAUNCHPAD, say } from './consultation';
import { startForPictures } from './a-product';
import { gatewayUrl, signInByCall } from './people';
import { en } from './words';

const [folder = '.data/shots-consultation'] = process.argv.slice(2);

async function shoot(page: Page, name: string, { full = true }: { full?: boolean } = {}): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    if (full) await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: full,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function learner(page: Page): Promise<void> {
  await page.goto(LAUNCHPAD);
  await page.getByRole('article').first().waitFor();
  await shoot(page, 'launchpad');
  await page.goto(href(stationEntry, HEADACHE));
  await page.getByRole('button', { name: en('stations.talk.start') }).waitFor();
  await shoot(page, 'entry');
  await page.getByRole('button', { name: en('stations.talk.start') }).click();
  await page.waitForURL(CONSULTATION);
  await page.getByRole('button', { name: en('consultations.ready.start') }).waitFor();
  await shoot(page, 'ready', { full: false });
  await beginConsultation(page);
  await shoot(page, 'talk-empty', { full: false });
  await ask(
    page,
    'Good morning, I am Dr Lee, one of the junior doctors. What has brought you in today?',
    /three weeks now/i,
  );
  await ask(page, 'Does your jaw hurt when you chew?', /dentures|jaw/i);
  await ask(page, 'Is your scalp tender, for example when you comb your hair?', /comb my hair/);
  await ask(page, 'Has anything happened to your eyesight?', /grey curtain/);
  await box(page).fill(
    'And what do you think it is? I would like to hear about that, and about anything that worries you.',
  );
  await shoot(page, 'talk', { full: false });
  await page.getByRole('button', { name: en('consultations.sound') }).click();
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, 'sound.png') });
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await box(page).press('Enter');
  await page.getByText(en('consultations.turn.unsent')).waitFor();
  await shoot(page, 'offline', { full: false });
  await page.context().setOffline(false);
  await page
    .getByText(/brain tumour|teeth/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: en('consultations.finish'), exact: true }).click();
  await shoot(page, 'finish', { full: false });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('consultations.finish'), exact: true })
    .click();
  await item(page, 'Jaw pain on chewing').waitFor();
  await item(page, 'Head injury or falls').check();
  await shoot(page, 'marking');
  await page
    .getByRole('button', { name: /^You said, turn 2:/ })
    .first()
    .click();
  await shoot(page, 'evidence', { full: false });
  await page.getByRole('button', { name: en('consultations.marks.submit'), exact: true }).click();
  await page.waitForURL(/summary/);
  await page.getByText(en('stations.feedback.automatic')).waitFor();
  await shoot(page, 'summary');
  await page
    .getByRole('link', { name: en('stations.talk.read') })
    .click({ timeout: 3_000 })
    .catch(() => page.goBack());
  await item(page, 'Jaw pain on chewing').waitFor();
  await shoot(page, 'past');
  await page.emulateMedia({ media: 'print' });
  await page.screenshot({ path: join(folder, 'print.png'), fullPage: true });
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/sca-cases/virtual-patient-launchpad/');
  await page.waitForLoadState('networkidle');
  await shoot(page, 'launchpad-empty');
  await beginConsultation(page);
  await say(page, 'Hello');
  await page.setViewportSize({ width: 360, height: 420 });
  await page.screenshot({ path: join(folder, 'small.png') });
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ baseURL: gatewayUrl(1), locale: 'en-GB', timezoneId: 'Europe/London' });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => console.log('page error:', error.message));
    page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()));
    await signInByCall(page, 'learner8');
    await learner(page).catch(async (error: Error) => {
      console.log(error.message.slice(0, 800));
      await page.screenshot({ path: join(folder, 'failed.png') });
    });
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
