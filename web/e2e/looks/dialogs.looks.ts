import { test } from '@playwright/test';
import { expectLook, on } from './picture';
import { openGallery } from './stage';

/** By the name of the picture: the state of the gallery, and what there is once it is opened. */
const OPENED = {
  confirm: ['asked once', '[role=dialog]'],
  'confirm-failed': ['asked once, and it failed', '[role=dialog] [role=alert]'],
  notice: ['one thing told', '[role=dialog]'],
  report: ['a report', '[role=dialog]'],
  table: ['the whole screen', '[role=dialog]'],
  menu: ['a menu', '[role=menu]'],
  toasts: ['short messages', '[role=alert]'],
} as const;

for (const [picture, [state, there]] of Object.entries(OPENED))
  test(`what opens over a page looks as it did: ${picture}`, async ({ browser }) => {
    await on(openGallery(browser, 'dialogs', { width: 390 }), async (page) => {
      await page.locator(`[data-state-name="${state}"]`).getByRole('button').click();
      await page.locator(there).first().waitFor();
      await expectLook(page, `dialog-${picture}-390-light-en`);
    });
  });
