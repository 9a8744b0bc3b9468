import { expect, type Page, test } from '@playwright/test';
import { unprintable } from '../paper';
import { readScreen } from './kept';
import { on } from './picture';
import { SCREENS } from './screens';
import { openScreen, settle } from './stage';

/** What people print: a result, a station, a deck, a text. */
const PRINTED = ['quiz-summary', 'answered-question', 'group-summary', 'station', 'circuit', 'deck', 'topic'];

/** Of a page of A4 between its margins, in px. */
const PAPER = { width: 673, height: 1_000 };

/** Runs in the page: what would be torn apart between two pages though it fits on one, and headings that would stay behind. */
function torn(height: number): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].filter((each) => each.checkVisibility());
  const words = (element: Element) => `${element.tagName.toLowerCase()} «${(element.textContent ?? '').slice(0, 40)}»`;
  return [
    ...shown('h1, h2, h3, h4, caption').flatMap((each) =>
      getComputedStyle(each).breakAfter === 'avoid' ? [] : [`left behind: ${words(each)}`],
    ),
    ...shown('li, tr, figure, blockquote').flatMap((each) =>
      getComputedStyle(each).breakInside === 'avoid' || each.offsetHeight > height ? [] : [`torn: ${words(each)}`],
    ),
  ];
}

/** What stands around a page on the screen. */
const around = (page: Page) => page.locator(':is(header, footer, nav):not(main *)').filter({ visible: true });

for (const name of PRINTED)
  test(`on paper: ${name}`, async ({ browser }) => {
    const kept = readScreen(name);
    await on(openScreen(browser, kept, { width: 1280, scheme: 'dark' }), async (page) => {
      await page.goto(kept.path);
      await SCREENS[name]!.ready(page).waitFor();
      await settle(page);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(PAPER);
      expect.soft(await page.evaluate(unprintable), 'controls, folds and what is cut off').toEqual([]);
      expect.soft(await page.evaluate(torn, PAPER.height), 'page breaks').toEqual([]);
      expect.soft(await around(page).count(), 'what leads around').toBe(0);
      // The page hears of the printer with its next frame, and takes the light colours then.
      await expect.soft(page.locator('body'), 'white paper').toHaveCSS('background-color', 'rgb(255, 255, 255)');
      if (process.env.E2E_PRINTS) {
        await page.screenshot({ path: `${process.env.E2E_PRINTS}/${name}.png`, fullPage: true });
        await page.pdf({ path: `${process.env.E2E_PRINTS}/${name}.pdf`, preferCSSPageSize: true });
      }
    });
  });
