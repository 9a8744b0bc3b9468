/**
 * Pictures of what belongs to virtual patients, in both languages, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-patient.ts [folder]
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { virtualPatientCreate } from '~/domain/stations/wizard/contract';
import { LOOKS, wear } from './axe';
import { ask, box, CONSULTATION, withEars } from './consultation';
import globalSetup from './global-setup';
import { gatewayUrl, signInByCall } from './people';
import { registerByCall } from './second-factor';
import { en, es } from './words';

const [folder = '.data/shots-patient'] = process.argv.slice(2);

async function shoot(page: Page, name: string, full = false): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: full,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

const INSTRUCTIONS = `Who you are:

You are Ann Lee, 40, a baker. `;

async function english(browser: Browser): Promise<void> {
  const page = await (await browser.newContext({ baseURL: gatewayUrl(1), locale: 'en-GB' })).newPage();
  page.setDefaultTimeout(30_000);
  await withEars(page);
  await signInByCall(page, 'learner8');
  await page.goto(href(launchpad, { base: 'nursing-toc' }));
  await page.getByRole('article', { name: 'Admission after a fall' }).getByRole('button').click();
  await page.waitForURL(CONSULTATION);
  await page.getByRole('button', { name: en('consultations.ready.start') }).click();
  await page.getByRole('button', { name: en('consultations.intro.skip') }).waitFor();
  await page.waitForTimeout(1_800);
  await page.screenshot({ path: join(folder, 'intro.png') });
  await box(page).waitFor();
  await ask(page, 'Hello Mr Hallam, I am Kate, your nurse. Can you tell me what happened?', /fraud/);
  await ask(page, 'Have you fallen before?', /garden/);
  await ask(page, 'Which medicines do you take?', /doxazosin/);
  await shoot(page, 'talk-en');
  await page.getByRole('button', { name: en('consultations.talk.idle'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'consent-speech');
}

async function spanish(browser: Browser): Promise<void> {
  const page = await (await browser.newContext({ baseURL: gatewayUrl(1), locale: 'es-ES' })).newPage();
  page.setDefaultTimeout(30_000);
  await withEars(page);
  await registerByCall(page, `fotos${process.pid}`);
  await page.goto(href(launchpad, { base: 'ecoe-stations' }));
  await page
    .getByRole('article', { name: /Vértigo/ })
    .getByRole('button')
    .click();
  await page.waitForURL(CONSULTATION);
  await page.getByRole('button', { name: es('consultations.ready.start') }).click();
  await page.getByRole('button', { name: es('consultations.intro.skip') }).click();
  const field = page.getByRole('textbox', { name: es('consultations.say') });
  for (const words of [
    'Hola, soy la doctora Gil, ¿qué le pasa?',
    '¿Cuánto le dura?',
    '¿Se ha caído?',
    '¿Qué le preocupa?',
  ]) {
    await field.fill(words);
    await field.press('Enter');
    await page.getByText(es('consultations.turn.waiting')).waitFor({ state: 'hidden' });
    await page.waitForTimeout(900);
  }
  await shoot(page, 'talk-es');
}

async function author(browser: Browser): Promise<void> {
  const page = await (await browser.newContext({ baseURL: gatewayUrl(1), locale: 'en-GB' })).newPage();
  page.setDefaultTimeout(30_000);
  await signInByCall(page, 'author1');
  await page.goto(href(virtualPatientCreate, { base: 'osce-stations' }, { step: '3' }));
  const editor = page.locator('[contenteditable="true"]').first();
  await editor.click();
  await page.keyboard.type(INSTRUCTIONS);
  for (const line of [
    'Opening:',
    '“My knee hurts, doctor.”',
    'If asked:',
    'Allergies: none.',
    'Medicines: ibuprofen for a week.',
    'Concern (only if asked what worries you): that I cannot work.',
  ]) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  await page.getByRole('button', { name: en('stations.facts.correct') }).click();
  await page.getByRole('button', { name: en('stations.facts.change', { number: 3 }) }).click();
  await shoot(page, 'facts', true);
  await page.goto(page.url().replace('step=3', 'step=4'));
  const rows = page.getByRole('textbox', { name: /^Item/ });
  await rows.first().fill('Asks about allergies');
  await page
    .getByRole('button', { name: /Allergies/ })
    .first()
    .waitFor();
  await shoot(page, 'covers', true);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await globalSetup();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const part of [english, spanish, author])
      await part(browser).catch((error: Error) => console.log(part.name, error.message.slice(0, 600)));
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
