import { expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { en } from '../words';
import { readScreen } from './kept';
import { on } from './picture';
import { SCREENS } from './screens';
import { type Look, openGallery, openScreen, settle } from './stage';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All findings of axe by the rules of WCAG 2.2 A and AA and by best practice, also minor ones. @param within a selector; the whole page without it */
async function violations(page: Page, within: string | null = null): Promise<string[]> {
  await settle(page);
  // In a window as high as the page nothing is behind a bar that stays in its place: that is a matter of scrolling.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()!.width, height });
  await page.evaluate(`if (!window.axe) { ${axe} }`);
  return page.evaluate(
    async ([rules, where, menu]) => {
      const { axe } = window as unknown as { axe: { run(where: unknown, options: RunOptions): Promise<AxeResults> } };
      const found = await axe.run(where ? { include: [where] } : document, {
        runOnly: rules,
        // A menu is at the end of the document while it is open; it is reached by its button, which is in a landmark.
        ...(menu ? { rules: { region: { enabled: false } } } : {}),
        resultTypes: ['violations'],
        preload: false,
      });
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.slice(0, 5).map((node) => `${id}: ${help}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
      );
    },
    [RULES, within, await page.getByRole('menu').isVisible()] as const,
  );
}

const WIDE: Look = { width: 1280 };
const NARROW: Look = { width: 390, scheme: 'dark' };

for (const [index, [name, screen]] of Object.entries(SCREENS).entries()) {
  const look = index % 2 === 0 ? WIDE : NARROW;
  test(`nobody is kept out of a page: ${name}`, async ({ browser }) => {
    const kept = readScreen(name);
    await on(openScreen(browser, kept, look), async (page) => {
      await page.goto(kept.path);
      await screen.ready(page).waitFor();
      await screen.act?.(page);
      expect(await violations(page)).toEqual([]);
    });
  });
}

/** What opens over a page, by whom it is opened. */
const OPENED: readonly { screen: string; what: string; look: Look; open: (page: Page) => Promise<void> }[] = [
  {
    screen: 'today',
    what: 'the palette',
    look: WIDE,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    screen: 'stations',
    what: 'a menu of the header',
    look: WIDE,
    open: async (page) => {
      await page
        .getByRole('navigation')
        .getByRole('button', { name: en('app.nav.practise') })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    screen: 'topic',
    what: 'the drawer of a phone',
    look: NARROW,
    open: async (page) => {
      await page.getByRole('button', { name: en('app.nav.more'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    screen: 'lobby',
    what: 'the code for those across the table',
    look: NARROW,
    open: async (page) => {
      await page.getByRole('button', { name: en('group-practice.invite.enlarge') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    screen: 'register',
    what: 'fields that were left empty',
    look: NARROW,
    open: async (page) => {
      await page.getByRole('button', { name: en('accounts.register.next'), exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    screen: 'answered-question',
    what: 'a report',
    look: WIDE,
    open: async (page) => {
      await page.keyboard.press('x');
      await expect(page.getByRole('dialog', { name: en('discussion.report.title') })).toBeVisible();
    },
  },
];

for (const { screen, what, look, open } of OPENED)
  test(`nobody is kept out of what opens over a page: ${what}`, async ({ browser }) => {
    const kept = readScreen(screen);
    await on(openScreen(browser, kept, look), async (page) => {
      await page.goto(kept.path);
      await SCREENS[screen]!.ready(page).waitFor();
      await settle(page);
      await open(page);
      expect(await violations(page)).toEqual([]);
    });
  });

/** By the state of the gallery: what there is once it is opened. */
const DIALOGS = {
  'asked once': 'dialog',
  'asked once, and it failed': 'dialog',
  'one thing told': 'dialog',
  'a report': 'dialog',
  'the whole screen': 'dialog',
  'a menu': 'menu',
} as const;

test('nobody is kept out of the dialogs of the gallery', async ({ browser }) => {
  for (const [state, role] of Object.entries(DIALOGS))
    await on(openGallery(browser, 'dialogs', NARROW), async (page) => {
      await page.locator(`[data-state-name="${state}"]`).getByRole('button').click();
      await expect(page.getByRole(role)).toBeVisible();
      // A dialog of the browser has its role without naming it.
      const opened = role === 'dialog' ? 'dialog[open], [role=dialog]' : '[role=menu]';
      expect.soft(await violations(page, opened), state).toEqual([]);
    });
});
