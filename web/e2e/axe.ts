import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
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

/** Milliseconds in which a browser on the busiest machine draws a frame. */
const FRAME_WITHIN = 15_000;

/** Whether the page draws a frame. */
const draws = (page: Page): Promise<boolean> =>
  page.evaluate(
    (within) =>
      new Promise<boolean>((tell) => {
        setTimeout(() => tell(false), within);
        requestAnimationFrame(() => tell(true));
      }),
    FRAME_WITHIN,
  );

/**
 * Waits for the next frame of a page. One at rest may not draw any; a window of Chromium's without a screen has been seen to draw
 * none at all, after a change of its size or by itself: one that is brought to the front in another size does.
 */
export async function untilDrawn(page: Page): Promise<void> {
  if (await draws(page)) return;
  const size = page.viewportSize()!;
  await page.bringToFront();
  await page.setViewportSize({ ...size, height: size.height + 1 });
  await page.setViewportSize(size);
  expect(await draws(page), 'the page draws no frames').toBe(true);
}

export async function wear(page: Page, { scheme, size }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // The page hears of it with its next frame.
  await untilDrawn(page);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  // A colour on its way from one scheme to the other has no meaningful contrast; one that is inherited sets off the next.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Infinity),
  );
}

/** What the colours of a scheme decide, on this background or on that; everything else is the same in the look of that width before. */
const SEEN = ['color-contrast', 'link-in-text-block'];

/** Runs in the page: what is seriously wrong there. @param rules only these; all without them */
async function violations(rules: readonly string[] | null): Promise<string[]> {
  const { axe } = window as unknown as {
    axe: {
      run(where: Document, options: RunOptions): Promise<AxeResults>;
      _audit?: { rules: { id: string; impact?: string }[] };
    };
  };
  // What these rules find is never serious, by their own word: a quarter of the work.
  const mild = (axe._audit?.rules ?? [])
    .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    .map(({ id }) => [id, { enabled: false }]);
  const found = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    ...(rules ? { runOnly: [...rules] } : { rules: Object.fromEntries(mild) }),
  });
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes
          .slice(0, 5)
          .map((node) => `    ${node.html.slice(0, 200)}\n    ${node.any.map((check) => check.message).join(' ')}`)
          .join('\n')}`,
    );
}

/**
 * What is on the screen has no serious or critical violation, nor does it need scrolling sideways.
 *
 * @param looks how many of `LOOKS` to look at: two cover both schemes and both widths, four every pair
 */
export async function expectAccessible(page: Page, name: string, looks: 2 | 4 = 2): Promise<void> {
  for (const [index, look] of LOOKS.slice(0, looks).entries()) {
    await wear(page, look);
    // Run by the debugger rather than as a script of the page, which the content security policy would forbid.
    if (index === 0) await page.evaluate(`if (!window.axe) { ${axe} }`);
    const where = `${name}, ${look.scheme}, ${look.size.width} px`;
    expect.soft(await page.evaluate(violations, index < 2 ? null : SEEN), where).toEqual([]);
    expect
      .soft(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${where}: pixels too wide`,
      )
      .toBeLessThanOrEqual(0);
  }
}
