/**
 * Pictures of the virtual patient wizard at two widths in both schemes, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-wizard.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { href } from '~/domain/kit/contract';
import { personalStations } from '~/domain/stations/authoring/contract';
import { stationEntry } from '~/domain/stations/contract';
import { virtualPatientCreate, virtualPatientEdit } from '~/domain/stations/wizard/contract';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';
import { en } from './words';

const [folder = '.data/shots-wizard'] = process.argv.slice(2);
const BASE = 'osce-stations';
const PATIENT = `<h2>Who you are</h2><p>You are Maria Okafor, 58 years old, a school cook who lives with her husband.</p><h2>What has happened</h2><p>${'The pain began two hours ago while you were carrying shopping: a heavy pressure in the chest. '.repeat(6)}</p>`;
const FORM = {
  name: 'Maria Okafor: chest pain',
  description: 'A 58-year-old school cook with chest pain that began two hours ago.',
  label: 3,
  student_instructions: '<p>Maria Okafor, 58, has come with chest pain. Take a focused history.</p>',
  patient_instructions: PATIENT,
  checklist: [
    {
      title: 'Opening',
      order: 0,
      items: [
        { title: 'Washes hands', order: 0 },
        { title: 'Confirms who the patient is', order: 1 },
      ],
    },
  ],
};

async function shoot(page: Page, name: string, { full = true }: { full?: boolean } = {}): Promise<void> {
  for (const look of LOOKS.slice(0, 2)) {
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

async function walk(page: Page): Promise<void> {
  const open = async (address: string) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  };
  await open(href(virtualPatientCreate, { base: BASE }));
  await shoot(page, '1-new');
  const { slug } = (await post(page, href(virtualPatientCreate, { base: BASE }), FORM)) as { slug: string };
  const at = (step?: number | string) => href(virtualPatientEdit, { base: BASE, slug }, { step });
  for (const step of [2, 3, 4, 5, 6]) {
    await open(at(step));
    await shoot(page, `step-${step}`);
  }
  await open(at(7));
  await shoot(page, 'step-unknown', { full: false });
  await open(at(6));
  await page.getByRole('button', { name: en('stations.wizard.enable') }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'enabled', { full: false });
  await page.keyboard.press('Escape');
  await open(at(6));
  await shoot(page, 'review-enabled');
  await open(href(personalStations, { base: BASE }));
  await shoot(page, 'personal', { full: false });
  await open(href(stationEntry, { base: BASE, slug }));
  await shoot(page, 'entry', { full: false });
}

async function run(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ baseURL: gatewayUrl(1), locale: 'en-GB', timezoneId: 'Europe/London' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.log('page error:', error.message));
    page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()));
    await signInByCall(page, 'author1');
    await walk(page);
  } finally {
    await browser.close();
    await stop();
  }
}

void run();
