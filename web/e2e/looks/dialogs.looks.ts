import { expect, test } from '@playwright/test';
import { es } from '../words';
import { expectLook, on } from './picture';
import { openGallery } from './stage';

/** By the name of the picture: the state of the gallery, and what there is once it is opened. */
const OPENED = {
  confirm: ['asked once', 'dialog'],
  'confirm-failed': ['asked once, and it failed', 'dialog [role=alert]'],
  notice: ['one thing told', 'dialog'],
  report: ['a report', 'dialog'],
  table: ['the whole screen', 'dialog'],
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

/** By the name of the picture: where the caret is put in the editor, and the tools that this brings. */
const CARETS = { table: ['Raised JVP', 'rich-text.table.tools'], link: ['NG106', 'rich-text.link'] } as const;

for (const [picture, [at, tools]] of Object.entries(CARETS))
  test(`the tools for what the caret is in look as they did: ${picture}`, async ({ browser }) => {
    await on(openGallery(browser, 'writing', { width: 390, scheme: 'dark', language: 'es' }), async (page) => {
      const editor = page.locator('[data-state-name="with a text and every tool"]');
      await editor.getByRole('textbox').getByText(at, { exact: true }).click();
      await editor.getByRole('toolbar', { name: es(tools) }).waitFor();
      // The tools come to where the pointer is.
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await expectLook(page, `editor-${picture}-390-dark-es`);
    });
  });
