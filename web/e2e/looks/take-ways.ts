/**
 * Takes the pictures of the landing, one of each way to practise, and that of what supporters read, from the product as it is built, with what `record.ts` recorded:
 * not a test. Run it after a change that is seen in them.
 *
 *     npm run build && node --require tsx/cjs web/e2e/looks/take-ways.ts [ways, between commas]
 */
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import sharp from 'sharp';
import { LANGUAGES } from '~/domain/accounts/contract';
import { forPictures } from './for-pictures';
import { readScreen } from './kept';
import { PICTURED, readyIn, SCREENS } from './screens';
import { openScreen, settle } from './stage';

const FOLDER = join(__dirname, '../../pictures/ways');
/** Of a picture, in px: as in `web/features/home/landing/screens.ts`. */
const SIZE = { width: 780, height: 600 } as const;
const QUALITY = 82;

interface Picture {
  /** Its name in `screens.ts`; the same with `-es`, if there is one, has Spanish content. */
  screen: string;
  /** Of the window, in px: all of it is in the picture. */
  width: number;
  /** How far below the top of the page the cut begins, in px. */
  top: number;
  act?: (page: Page) => Promise<void>;
}

/** The summary of a topic is in English; its sections are in both languages. */
async function toSpanishText(page: Page): Promise<void> {
  const section = page.getByRole('heading', { name: 'Estudio' });
  if (await section.isVisible())
    await section.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().top - 112));
}

/** By the way to practise that the landing shows it for. */
const PICTURES: Readonly<Record<string, Picture>> = {
  group: { screen: 'lobby', width: 780, top: 140 },
  partner: { screen: 'pairing', width: 520, top: 220 },
  patient: { screen: 'talk', width: 640, top: 80 },
  circuit: { screen: 'circuit', width: 520, top: 100 },
  quiz: { screen: 'answered-question', width: 520, top: 190 },
  cards: { screen: 'card-review', width: 520, top: 240, act: (page) => page.keyboard.press('Space') },
  topic: { screen: 'topic', width: 520, top: 84, act: toSpanishText },
};

void forPictures(async (browser) => {
  const only = process.argv[2]?.split(',');
  for (const [way, { screen: name, width, top, act }] of Object.entries(PICTURES)) {
    if (only && !only.includes(way)) continue;
    for (const language of LANGUAGES) {
      const own = `${name}-${language}`;
      const shown = own in SCREENS || own in PICTURED ? own : name;
      const kept = readScreen(shown);
      for (const scheme of ['light', 'dark'] as const) {
        const look = { width, finer: SIZE.width / width, scheme, language };
        const { context, page } = await openScreen(browser, kept, look);
        await page.goto(kept.path);
        await readyIn((SCREENS[shown] ?? PICTURED[shown])!, page, look).waitFor();
        await act?.(page);
        await settle(page);
        const clip = { x: 0, y: top, width, height: Math.round((width * SIZE.height) / SIZE.width) };
        const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'device' });
        const file = join(FOLDER, `${way}-${scheme}-${language}.webp`);
        const { size } = await sharp(picture)
          .resize({ ...SIZE, fit: 'cover' })
          .webp({ quality: QUALITY, effort: 6 })
          .toFile(file);
        console.log(file, `${(size / 1_000).toFixed(1)} kB`);
        await context.close();
      }
    }
  }
});
