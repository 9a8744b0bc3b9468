/**
 * Pictures of pairing and of calls at two widths in both schemes, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-pairing.ts [folder]
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { setLanguage } from '~/domain/accounts/contract';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS, wear } from './axe';
import { boxes, tick } from './examiner';
import { startForPictures } from './a-product';
import { giveRole, startButton } from './group';
import {
  callStatus,
  checkAndJoin,
  dock,
  findButton,
  matchedWith,
  PAIRING,
  registerByCall,
  search,
  stopButton,
} from './partners';
import { gatewayUrl, post } from './people';
import { voiceFile } from './sound';
import { en, es } from './words';

const [folder = '.data/shots-pairing'] = process.argv.slice(2);

async function shoot(page: Page, name: string, looks: 2 | 4 = 4): Promise<void> {
  for (const look of LOOKS.slice(0, looks)) {
    await wear(page, look);
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function walk(one: Page, two: Page, three: Page): Promise<void> {
  await one.goto('/');
  await one.getByRole('heading', { level: 1 }).waitFor();
  await shoot(one, 'home', 2);
  await one.goto('/osce-stations/');
  await one.getByRole('article').first().waitFor();
  await shoot(one, 'list', 2);
  await one.goto(PAIRING);
  await findButton(one).waitFor();
  await shoot(one, 'idle');
  await findButton(one).click();
  await stopButton(one).waitFor();
  await shoot(one, 'searching');
  await one.getByRole('button', { name: en('audio-pairing.change'), exact: true }).click();
  await shoot(one, 'searching-change', 2);
  await search(two);
  await matchedWith(one, 'Bartholomew').waitFor();
  for (const page of [one, two]) await page.getByRole('button', { name: en('audio-pairing.matched.wait') }).click();
  await shoot(one, 'matched');
  for (const page of [one, two]) await page.getByRole('link', { name: en('audio-pairing.matched.go') }).click();
  await one.getByText(en('call.check.heard')).waitFor();
  await shoot(one, 'check', 2);
  await Promise.all([checkAndJoin(one), checkAndJoin(two)]);
  await callStatus(one, 'connected').waitFor();
  await shoot(one, 'room');
  await dock(two)
    .getByRole('button', { name: en('call.chat.button', { unread: 0 }) })
    .click();
  await two
    .getByRole('textbox', { name: en('call.chat.write') })
    .fill('Shall I be the candidate first? I have not done this one.');
  await two.keyboard.press('Enter');
  await dock(one)
    .getByRole('button', { name: en('call.chat.button', { unread: 1 }) })
    .click();
  await one.getByRole('textbox', { name: en('call.chat.write') }).fill('Gladly. I take the checklist.');
  await one.keyboard.press('Enter');
  await one.getByText('Gladly. I take the checklist.').waitFor();
  await shoot(one, 'chat');
  await one.keyboard.press('Escape');
  const host = (await startButton(one).count()) > 0 ? one : two;
  const other = host === one ? two : one;
  const names = ['Ana P.', 'Bartholomew P.'];
  await giveRole(host, names[host === one ? 0 : 1]!, 'examiner');
  await giveRole(host, names[host === one ? 1 : 0]!, 'student');
  await startButton(host).click();
  await boxes(host).first().waitFor();
  await tick(host, 0, 1);
  await shoot(host, 'checklist');
  await shoot(other, 'student', 2);
  await host.evaluate(() => window.scrollTo(0, 600));
  await shoot(host, 'checklist-scrolled', 2);
  const lobby = await host.evaluate(() => `/group-study/${new URLSearchParams(location.search).get('pin')}/`);
  await host.goto(`${lobby}?stay=1`);
  await host.getByRole('button', { name: en('group-practice.leave'), exact: true }).click();
  await host
    .getByRole('dialog')
    .getByRole('button', { name: en('group-practice.leave'), exact: true })
    .click();
  await host.waitForTimeout(3_000);
  await shoot(host, 'after-leaving', 2);
  await other.waitForTimeout(1_000);
  await shoot(other, 'after-partner-left', 2);

  await three.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('denied', 'NotAllowedError');
    };
  });
  await three.goto('/osce-stations/acute-chest-pain-history/');
  await three.getByRole('button', { name: es('stations.entry.group.open') }).click();
  await three.getByRole('switch', { name: es('call.talk-here') }).waitFor();
  await shoot(three, 'es-talk-here-off', 2);
  await three.getByRole('switch', { name: es('call.talk-here') }).check();
  await three.getByRole('button', { name: es('call.join') }).click();
  await three.getByRole('alert').waitFor();
  await shoot(three, 'es-refused');
  await three.goto(PAIRING);
  await findButton(three, es).waitFor();
  await shoot(three, 'es-idle', 2);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: process.env.E2E_CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${voiceFile()}`,
      ],
    });
    const arrive = async (name: string, locale = 'en-GB') => {
      const page = await (
        await browser!.newContext({
          baseURL: gatewayUrl(1),
          locale,
          timezoneId: 'Europe/London',
          permissions: ['microphone'],
        })
      ).newPage();
      await registerByCall(page, name);
      if (locale === 'es-ES') await post(page, setLanguage.path, { language: 'es' });
      return page;
    };
    await walk(await arrive('Ana'), await arrive('Bartholomew'), await arrive('Carmen', 'es-ES'));
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
