/**
 * Whole talks with virtual patients, typed in the browser as a student would, with the answers and the marks: to be read, not
 * a test. Says for each item what the page says of it, and the words that it stands on.
 *
 *     node --require tsx/cjs web/e2e/talks-patient.ts [part of a slug]
 */
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { setLanguage } from '~/domain/accounts/contract';
import { SAYINGS_A_MINUTE } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { stationEntry } from '~/domain/stations/contract';
import { askNext, CONSULTATION } from './consultation';
import { startForPictures } from './a-product';
import { gatewayUrl, post } from './people';
import { registerByCall } from './second-factor';
import { WHOLE_TALKS, type WholeTalk } from './whole-talks';
import { en, es, type Say } from './words';

const [part = ''] = process.argv.slice(2);

/** Talks that are held at a time: most of each is the wait for one's next minute. */
const AT_ONCE = 5;

async function mark(page: Page, say: Say, print: (line: string) => void): Promise<void> {
  await page.getByRole('button', { name: say('consultations.finish'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('consultations.finish'), exact: true })
    .click();
  await expect(page.getByRole('heading', { name: say('stations.checklist.title') })).toBeVisible();
  for (const row of await page.locator('li[id^="item-"]').all()) {
    const ticked = await row.getByRole('checkbox').isChecked();
    const [title = '', ...rest] = (await row.innerText()).split('\n').filter((line) => line.trim() !== '');
    print(`[${ticked ? 'x' : ' '}] ${title} · ${rest.join(' · ')}`);
  }
  print((await page.getByRole('status').filter({ hasText: '%' }).innerText()).replaceAll('\n', ' '));
}

/** Holds a talk to its marks. @param print told each line of what is to be read */
async function hold(
  browser: Browser,
  { base, slug, language, says }: WholeTalk,
  number: number,
  print: (line: string) => void,
): Promise<void> {
  const say = language === 'en' ? en : es;
  const context = await browser.newContext({
    baseURL: gatewayUrl(1),
    locale: language === 'en' ? 'en-GB' : 'es-ES',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await registerByCall(page, `reader${process.pid}x${number}`);
  await post(page, setLanguage.path, { language });
  await page.goto(href(stationEntry, { base, slug }));
  await page.getByRole('button', { name: say('stations.talk.start') }).click();
  await page.waitForURL(CONSULTATION);
  await page.getByRole('button', { name: say('consultations.ready.start') }).click();
  await page.getByRole('button', { name: say('consultations.intro.skip') }).click();
  print(`\n# ${slug}`);
  const times: number[] = [];
  for (const [index, words] of says.entries()) {
    // One person may say so much in a minute.
    const before = times.at(1 - SAYINGS_A_MINUTE) ?? -Infinity;
    await page.waitForTimeout(Math.max(0, before + 61_000 - Date.now()));
    times.push(Date.now());
    const answer = await askNext(page, index + 1, words, say);
    print(`> ${words}\n  ${answer}`);
  }
  await mark(page, say, print);
  await context.close();
}

async function main(): Promise<void> {
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const open = WHOLE_TALKS.map((talk, number) => ({ talk, number })).filter(({ talk }) => talk.slug.includes(part));
    const holdNext = async (): Promise<void> => {
      for (let next = open.shift(); next; next = open.shift()) {
        const lines: string[] = [];
        await hold(browser, next.talk, next.number, (line) => lines.push(line)).catch((error: Error) =>
          lines.push(error.message.slice(0, 600)),
        );
        process.stdout.write(`${lines.join('\n')}\n`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, holdNext));
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
