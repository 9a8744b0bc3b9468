/**
 * Takes pictures of the screens in `screens.ts`, to look at before and after a change: not a test. It shows the build with what
 * `record.ts` recorded. Without options it takes each key screen at 390 and 1280 px, in light and dark, in English.
 *
 *     npm run build && node --require tsx/cjs web/e2e/looks/take-pictures.ts \
 *       [--screens=lobby,today] [--widths=360,768] [--schemes=light] [--languages=en,es] [--folder=.data/pictures]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forPictures } from './for-pictures';
import { readScreen } from './kept';
import { KEY_SCREENS, PICTURED, readyIn, SCREENS } from './screens';
import { type Look, nameOf, openScreen, settle } from './stage';

const { values } = parseArgs({
  options: {
    screens: { type: 'string', default: Object.keys(KEY_SCREENS).join(',') },
    widths: { type: 'string', default: '390,1280' },
    schemes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'en' },
    folder: { type: 'string', default: '.data/pictures' },
  },
});
const ALL = { ...SCREENS, ...PICTURED };

const looks = values.widths
  .split(',')
  .flatMap((width) =>
    values.schemes
      .split(',')
      .flatMap((scheme) =>
        values.languages.split(',').map((language) => ({ width: Number(width), scheme, language }) as Look),
      ),
  );

void forPictures(async (browser) => {
  mkdirSync(values.folder, { recursive: true });
  for (const name of values.screens.split(',')) {
    const screen = ALL[name];
    if (!screen) throw new Error(`There is no screen ${name}, but ${Object.keys(ALL).join(', ')}.`);
    const kept = readScreen(name);
    for (const look of looks) {
      const { context, page, missing } = await openScreen(browser, kept, look);
      await page.goto(kept.path);
      await readyIn(screen, page, look).waitFor();
      await screen.act?.(page);
      await settle(page);
      const path = join(values.folder, `${name}-${nameOf(look)}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
      console.log(path, ...missing.map((asked) => `\n  not recorded: ${asked}`));
      await context.close();
    }
  }
});
