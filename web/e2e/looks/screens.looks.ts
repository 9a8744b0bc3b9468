import { test } from '@playwright/test';
import { readScreen } from './kept';
import { expectLook, on } from './picture';
import { CHOSEN, KEY_SCREENS, readyIn, SCREENS } from './screens';
import { type Look, nameOf, openScreen } from './stage';

const KEY: readonly Look[] = [{ width: 390 }, { width: 1280 }];

for (const [name, screen] of Object.entries(KEY_SCREENS)) {
  const looks = [...KEY, ...CHOSEN.filter((chosen) => chosen.screen === name)];
  test(`the page looks as it did: ${name}`, async ({ browser }) => {
    const kept = readScreen(name);
    for (const look of looks)
      await on(openScreen(browser, kept, look), async (page) => {
        await page.goto(kept.path);
        await readyIn(screen, page, look).waitFor();
        await screen.act?.(page);
        await expectLook(page, `${name}-${nameOf(look)}`);
      });
  });
}

test('every chosen look is of a key screen', () => {
  for (const { screen } of CHOSEN) if (!(screen in KEY_SCREENS)) throw new Error(`${screen} is no key screen`);
  if (Object.keys(SCREENS).length < 30 || CHOSEN.length !== 30) throw new Error('Screens are missing');
});
