import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const LOOKS = [
  { scheme: 'light', size: DESK },
  { scheme: 'dark', size: PHONE },
  { scheme: 'light', size: PHONE },
  { scheme: 'dark', size: DESK },
] as const;
export type Look = (typeof LOOKS)[number];

export async function wear(page: Page, { scheme, size }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  // A colour on its way from one scheme to the other has no meaningful contrast; one that is inherited sets off the next.
  await page.waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Infinity));
}

/**
 * What is on the screen has no serious or critical violation, nor does it need scrolling sideways.
 *
 * @param looks how many of `LOOKS` to look at: two cover both schemes and both widths, four every pair
 */
export async function expectAccessible(page: Page, name: string, looks: 2 | 4 = 2): Promise<void> {
  for (const look of LOOKS.slice(0, looks)) {
    await wear(page, look);
    // Run by the debugger rather than as a script of the page, which the content security policy would forbid.
    await page.evaluate(`if (!window.axe) { ${axe} }`);
    const found = await page.evaluate(async () => {
      const { violations } = (await (window as unknown as { axe: { run(where: Document, options: object): Promise<AxeResults> } }).axe.run(document, { resultTypes: ['violations'] }));
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map((node) => `    ${node.html.slice(0, 200)}\n    ${node.any.map((check) => check.message).join(' ')}`).join('\n')}`);
    });
    const where = `${name}, ${look.scheme}, ${look.size.width} px`;
    expect.soft(found, where).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${where}: pixels too wide`).toBeLessThanOrEqual(0);
  }
}
