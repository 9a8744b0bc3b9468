/**
 * Pictures of a group with suggested roles and an observer, and of the list of stations: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-group.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS, wear } from './axe';
import { boxes, endStation, tick } from './examiner';
import { startForPictures } from './a-product';
import { CHEST_PAIN, joinAsGuest, joinByPin, openGroup, startButton } from './group';
import { gatewayUrl, signInByCall } from './people';
import { en } from './words';

const [folder = '.data/shots-group'] = process.argv.slice(2);

async function shoot(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const arrive = async (as?: string) => {
    const page = await (await browser.newContext({ baseURL: gatewayUrl(1), locale: 'en-GB' })).newPage();
    if (as) await signInByCall(page, as);
    return page;
  };
  try {
    const [host, member, watcher] = [await arrive('staff1'), await arrive('moderator1'), await arrive()];
    await host.goto('/osce-stations/');
    await host.getByRole('article').first().waitFor();
    await shoot(host, '01-stations');
    const pin = await openGroup(host, CHEST_PAIN);
    await joinByPin(member, pin);
    await joinAsGuest(watcher, `/join/${pin}/`, 'Gilberto');
    await host.getByRole('button', { name: en('group-practice.give-roles') }).waitFor();
    await shoot(host, '02-lobby-host');
    await shoot(member, '03-lobby-member');
    await watcher.getByRole('combobox', { name: en('group-practice.role.choose-mine') }).selectOption('observer');
    await host.getByRole('button', { name: en('group-practice.give-roles') }).click();
    await startButton(host).click();
    await boxes(host).first().waitFor();
    await tick(host, 0, 1, 2);
    await shoot(host, '04-examiner');
    await watcher.getByRole('button', { name: en('stations.observe.open') }).waitFor();
    await shoot(watcher, '05-observer');
    await watcher.getByRole('button', { name: en('stations.observe.open') }).click();
    await tick(watcher, 0, 1, 3);
    await shoot(watcher, '06-observer-sheet');
    await endStation(host);
    await watcher.waitForURL(/summary/);
    await watcher.getByRole('heading', { name: en('stations.observe.compared') }).waitFor();
    await shoot(watcher, '07-observed');
  } finally {
    await browser.close();
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
