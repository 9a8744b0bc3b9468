import type { Page } from '@playwright/test';
import { opsBrowserErrors, reportBrowserError } from '~/domain/ops/browser-errors/contract';
import { expect, test } from './people';

declare global {
  interface Window {
    refused?: string[];
  }
}

/** A site that is not ours. Nothing that is asked of it may leave the browser. */
const FOREIGN = 'elsewhere.example';

/** The messages of policy violations that operators see. */
async function violationsOf(staff: Page): Promise<string[]> {
  const answer = await staff.request.get(opsBrowserErrors.path, { headers: { accept: 'application/json' } });
  const { kinds } = (await answer.json()) as { kinds: { name: string; message: string }[] };
  return kinds.filter(({ name }) => name === 'PolicyViolation').map(({ message }) => message);
}

const reported = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === reportBrowserError.path);

test('a page loads no picture of another site and connects to none, and operators hear of the try', async ({
  arrive,
}) => {
  const page = await arrive({ violates: true });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window.refused ??= []).push(`${effectiveDirective} ${blockedURI}`),
    ),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const picture = reported(page);
  const loaded = await page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const image = document.body.appendChild(document.createElement('img'));
        image.onload = () => resolve('loaded');
        image.onerror = () => resolve('refused');
        image.src = src;
      }),
    `https://${FOREIGN}/Jones.png`,
  );
  expect(loaded).toBe('refused');
  expect((await picture).status()).toBe(200);

  const call = reported(page);
  expect(
    await page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'answered',
          () => 'refused',
        ),
      `https://${FOREIGN}/?note=Jones`,
    ),
  ).toBe('refused');
  expect((await call).status()).toBe(200);
  expect(
    await page.evaluate(
      (url) => new Promise((resolve) => void (new WebSocket(url).onerror = () => resolve('refused'))),
      `wss://${FOREIGN}/`,
    ),
  ).toBe('refused');
  await expect
    .poll(() => page.evaluate(() => window.refused))
    .toEqual([
      `img-src https://${FOREIGN}/Jones.png`,
      `connect-src https://${FOREIGN}/?note=Jones`,
      `connect-src wss://${FOREIGN}/`,
    ]);

  const staff = await arrive({ as: 'staff1' });
  expect(await violationsOf(staff)).toEqual(expect.arrayContaining(['img-src refused', 'connect-src refused']));
});
