/**
 * Pictures of what belongs to virtual patients, in both languages, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-patient.ts [folder] [part ...]
 *
 * The parts are `english`, `spanish`, `consent`, `author` and `group`; all of them without one.
 */
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setLanguage } from '~/domain/accounts/contract';
import { aiEntry } from '~/domain/consultations/ai-entry-contract';
import { launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { virtualPatientCreate, virtualPatientEdit } from '~/domain/stations/wizard/contract';
import { startModelServer } from '~/infra/tooling/testing/model-server';
import { startSpeechServer } from '~/infra/tooling/testing/speech-server';
import { LOOKS, wear } from './axe';
import { askNext, box, chooseAt, finish, item, say, withEars } from './consultation';
import { boxes } from './examiner';
import { startForPictures, startOwnProduct } from './a-product';
import { CHEST_PAIN, joinByPin, openGroup, startButton } from './group';
import { gatewayUrl, post, signInByCall } from './people';
import { registerByCall } from './second-factor';
import { speak, withVoice } from './voice';
import { en, es, type Say } from './words';

const [folder = '.data/shots-patient', ...wanted] = process.argv.slice(2);

/** In every look. @param full the whole page, from its top */
async function shoot(page: Page, name: string, full = false): Promise<void> {
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

async function arrive(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: gatewayUrl(1),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  // esbuild marks functions by this name, which pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  page.setDefaultTimeout(30_000);
  return page;
}

/** Halfway through the door, which `shoot` would stop. */
async function shootDoor(page: Page, words: Say, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: words('consultations.ready.start') }).click();
  await page.getByRole('button', { name: words('consultations.intro.skip') }).waitFor();
  await page.waitForTimeout(1_800);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await box(page, words).waitFor();
}

/** From the marks to the summary, with a quotation, an item that is not judged, and one overruled. */
async function shootMarks(page: Page, words: Say, name: string, overruled: string): Promise<void> {
  await page.getByRole('button', { name: words('consultations.finish'), exact: true }).click();
  await shoot(page, `${name}-finish`);
  await page.keyboard.press('Escape');
  await finish(page, overruled, words);
  await item(page, overruled).click();
  await shoot(page, `${name}-marks`, true);
  await shoot(page, `${name}-marks-top`);
  await page.locator('button[data-of="candidate"]').first().click();
  await shoot(page, `${name}-evidence`);
  await page.getByRole('button', { name: words('consultations.marks.submit'), exact: true }).click();
  await page.getByText(words('stations.feedback.automatic')).waitFor();
  await shoot(page, `${name}-summary`, true);
}

async function english(browser: Browser): Promise<void> {
  const page = await arrive(browser);
  await withEars(page);
  await registerByCall(page, `pictures${process.pid}`);
  await page.goto(href(aiEntry, { base: 'osce-stations' }));
  await page.getByRole('link', { name: en('consultations.ai.all') }).waitFor();
  await shoot(page, 'en-entry', true);
  for (const base of ['osce-stations', 'nursing-toc'] as const) {
    await page.goto(href(launchpad, { base }));
    await page.getByRole('article').first().waitFor();
    await shoot(page, `en-launchpad-${base}`, true);
  }
  await chooseAt(page, href(launchpad, { base: 'nursing-toc' }), 'Admission after a fall');
  await page.getByRole('button', { name: en('consultations.ready.start') }).waitFor();
  await shoot(page, 'en-ready', true);
  await shootDoor(page, en, 'en-door');
  await shoot(page, 'en-talk-empty');
  for (const [index, words] of [
    'Hello Mr Hallam, I am Kate, your nurse. Can you tell me what happened?',
    'Have you fallen before?',
    'Did you bang your head?',
    'Do you get dizzy when you stand up?',
    'What tablets are you on? Are any of them new?',
    'How often do you get up to pee at night?',
    'Do you like a drink?',
    'Who lives with you?',
    'What do you make of the cricket?',
    'florble the wug',
  ].entries())
    await askNext(page, index + 1, words);
  await shoot(page, 'en-talk');
  await page.getByRole('button', { name: en('consultations.talk.idle'), exact: true }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'en-consent-browser');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en('consultations.sound'), exact: true }).click();
  await page.getByRole('switch').first().waitFor();
  await shoot(page, 'en-sound');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await say(page, 'Are you in any pain at the moment?');
  await page.getByText(en('consultations.unsent')).waitFor();
  await shoot(page, 'en-offline');
  await page.context().setOffline(false);
  await page.getByText(en('consultations.unsent')).waitFor({ state: 'hidden' });
  await page.getByText(en('consultations.turn.waiting')).waitFor({ state: 'hidden' });
  await shootMarks(page, en, 'en', 'Asks about mood');
  await page.goto(href(launchpad, { base: 'nursing-toc' }));
  await page.getByRole('article').first().waitFor();
  await shoot(page, 'en-launchpad-after');
}

async function spanish(browser: Browser): Promise<void> {
  const page = await arrive(browser, { locale: 'es-ES' });
  await withEars(page);
  await registerByCall(page, `fotos${process.pid}`);
  await post(page, setLanguage.path, { language: 'es' });
  await page.goto(href(launchpad, { base: 'ecoe-stations' }));
  await page.getByRole('article').first().waitFor();
  await shoot(page, 'es-launchpad', true);
  await chooseAt(page, href(launchpad, { base: 'ecoe-stations' }), /Vértigo/);
  await page.getByRole('button', { name: es('consultations.ready.start') }).waitFor();
  await shoot(page, 'es-ready', true);
  await shootDoor(page, es, 'es-door');
  await shoot(page, 'es-talk-empty');
  for (const [index, words] of [
    'Hola, soy la doctora Gil, ¿qué le pasa?',
    '¿Cuánto le dura?',
    '¿Se ha caído?',
    '¿Qué le preocupa?',
    '¿Qué opina del fútbol?',
  ].entries())
    await askNext(page, index + 1, words, es);
  await shoot(page, 'es-talk');
  await page.context().setOffline(true);
  await say(page, '¿Le duele la cabeza?', es);
  await page.getByText(es('consultations.unsent')).waitFor();
  await shoot(page, 'es-offline');
  await page.context().setOffline(false);
  await page.getByText(es('consultations.unsent')).waitFor({ state: 'hidden' });
  await page.getByText(es('consultations.turn.waiting')).waitFor({ state: 'hidden' });
  await shootMarks(page, es, 'es', 'Visión doble');
}

/** A product of its own, with a model that does not answer and a speech server that does. */
async function consent(browser: Browser): Promise<void> {
  const [model, speech] = await Promise.all([startModelServer(), startSpeechServer()]);
  const product = await startOwnProduct({
    AI_BASE_URL: model.baseUrl,
    AI_API_KEY: 'key',
    AI_MODEL: 'clinic-1',
    SPEECH_BASE_URL: speech.baseUrl,
    SPEECH_API_KEY: 'key',
  });
  try {
    for (const [language, words] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const page = await arrive(browser, { baseURL: product.url, locale: language });
      await withVoice(page);
      await registerByCall(page, `agrees${language}${process.pid}`);
      await post(page, setLanguage.path, { language });
      await chooseAt(page, href(launchpad, { base: 'osce-stations' }), 'A new headache in later life');
      await page.getByRole('button', { name: words('consultations.ready.start') }).click();
      const question = page.getByRole('dialog', { name: words('consultations.consent.model') });
      await question.waitFor();
      await shoot(page, `${language}-consent-model`);
      await question.getByRole('button', { name: words('consultations.consent.model.yes') }).click();
      await page.getByRole('button', { name: words('consultations.intro.skip') }).click();
      const sound = page.getByRole('button', { name: words('consultations.sound'), exact: true });
      await sound.click();
      await page.getByRole('switch', { name: words('consultations.sound.aloud') }).click();
      const server = page.getByRole('dialog', { name: words('consultations.consent.server') });
      await server.waitFor();
      await shoot(page, `${language}-consent-server`);
      await server.getByRole('button', { name: words('consultations.consent.server.yes') }).click();
      await sound.click();
      await page.getByRole('switch', { name: words('consultations.sound.hands-free') }).click();
      await shoot(page, `${language}-sound-server`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words('consultations.talk.idle'), exact: true }).press('Enter');
      await page.getByText(words('consultations.talk.hands-free.about')).waitFor();
      await shoot(page, `${language}-hands-free`);
      await speak(page, true);
      await page.getByText(words('consultations.talk.hands-free.speaks.about')).waitFor();
      await shoot(page, `${language}-hands-free-speaks`);
      await speak(page, false);
      await page.getByRole('button', { name: words('consultations.talk.listening'), exact: true }).press('Enter');
      model.reply('silence');
      await say(page, 'Hello, what brings you in today?', words);
      await page.getByText(words('consultations.turn.waiting')).waitFor();
      await shoot(page, `${language}-thinking`);
      await page.context().close();
    }
  } finally {
    await product.stop();
    await Promise.all([model.close(), speech.close()]);
  }
}

const PATIENT = `<h3>Who you are</h3><p>You are Ann Lee, 40, a baker who lives above the bakery with her son.</p>
<h3>Opening line</h3><p>“My knee hurts, doctor.”</p>
<h3>What you say freely</h3><ul><li>It began on Monday while you carried flour.</li></ul>
<h3>What you say only if asked</h3><ul>
<li><strong>Swelling:</strong> it is swollen at the front and feels warm.</li>
<li><strong>Locking and giving way (only if asked directly):</strong> “It gave way on the stairs. I nearly dropped the tray.”</li>
<li><strong>Medicines:</strong> ibuprofen for a week.</li>
<li><strong>Allergies:</strong> none.</li></ul>
<h3>Your ideas, concerns and expectations</h3><ul>
<li><strong>Concerns (only if asked what worries you):</strong> that you cannot work.</li></ul>
<p>${'You sit with your leg stretched out and rub the knee while you speak. '.repeat(4)}</p>`;

async function author(browser: Browser): Promise<void> {
  const page = await arrive(browser);
  await signInByCall(page, 'author1');
  const { slug } = (await post(page, href(virtualPatientCreate, { base: 'osce-stations' }), {
    name: 'Ann Lee: a painful knee',
    description: 'A baker with a painful knee.',
    label: 1,
    student_instructions: '<p>Take a focused history from Ann Lee.</p>',
    patient_instructions: PATIENT,
    checklist: [
      {
        title: 'History',
        order: 0,
        items: [
          'Asks about allergies',
          'Asks about swelling, locking or giving way',
          'Washes hands',
          'Explains that rest and ice help',
        ].map((title, order) => ({ title, order })),
      },
    ],
  })) as { slug: string };
  const at = (step: number) => href(virtualPatientEdit, { base: 'osce-stations', slug }, { step });
  await page.goto(at(3));
  await page.getByRole('button', { name: en('stations.facts.correct') }).waitFor();
  await shoot(page, 'en-facts-read', true);
  await page.getByRole('button', { name: en('stations.facts.correct') }).click();
  await page.getByRole('button', { name: en('stations.facts.change', { number: 3 }) }).click();
  await shoot(page, 'en-facts-open', true);
  await page.goto(at(4));
  const cover = page.getByRole('button', { name: /Allergies/ });
  await cover.waitFor();
  await shoot(page, 'en-covers', true);
  await cover.click();
  await page.getByLabel(en('stations.cover'), { exact: true }).waitFor();
  await shoot(page, 'en-cover-open');
}

async function group(browser: Browser): Promise<void> {
  const [examiner, candidate] = [await arrive(browser), await arrive(browser)];
  await registerByCall(examiner, `picture-examiner${process.pid}`);
  await registerByCall(candidate, `picture-candidate${process.pid}`);
  const pin = await openGroup(examiner, CHEST_PAIN);
  await joinByPin(candidate, pin);
  const roles = examiner.getByRole('list', { name: en('group-practice.people.list') }).getByRole('combobox');
  await expect(roles).toHaveCount(2);
  await roles.first().selectOption('examiner');
  await roles.last().selectOption('student');
  await startButton(examiner).click();
  await boxes(examiner).first().waitFor();
  const talk = (page: Page) => page.getByRole('region', { name: en('stations.group-patient') });
  const shootBoth = async (name: string, full = true) => {
    await shoot(candidate, `en-group-candidate-${name}`, full);
    await shoot(examiner, `en-group-examiner-${name}`, full);
  };
  await talk(candidate).waitFor();
  await shootBoth('reading');
  await examiner.getByRole('button', { name: en('stations.timer.skip-reading') }).click();
  await talk(candidate)
    .getByRole('button', { name: en('stations.group-patient.begin') })
    .waitFor();
  await shootBoth('before');
  await talk(candidate)
    .getByRole('button', { name: en('stations.group-patient.begin') })
    .click();
  const field = talk(candidate).getByRole('textbox');
  for (const [words, answer] of [
    ['Hello, what has brought you in today?', /pain in my chest/],
    ['Where does the pain go?', /left arm/],
    ['Did you get sweaty or feel sick?', /sweating/],
  ] as const) {
    await field.fill(words);
    await field.press('Enter');
    for (const page of [candidate, examiner]) await talk(page).getByText(answer).last().waitFor();
  }
  await shootBoth('talk');
  await field.scrollIntoViewIfNeeded();
  await shootBoth('talk-in-sight', false);
}

const PARTS = { english, spanish, consent, author, group };

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    for (const [name, part] of Object.entries(PARTS)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      await part(browser).catch((error: Error) => console.log(name, error.message.slice(0, 800)));
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
