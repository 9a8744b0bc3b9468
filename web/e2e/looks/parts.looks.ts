import { test } from '@playwright/test';
import { sectionIds } from './sections';
import { expectLook, on } from './picture';
import { type Look, nameOf, openGallery } from './stage';

const LOOKS: readonly Look[] = [{ width: 1280 }, { width: 390, scheme: 'dark', language: 'es' }];

for (const id of sectionIds)
  test(`the parts look as they did: ${id}`, async ({ browser }) => {
    for (const look of LOOKS)
      await on(openGallery(browser, id, look), async (page) => {
        await page.locator(`section#${id}`).waitFor();
        await expectLook(page, `part-${id}-${nameOf(look)}`, true);
      });
  });
