import type { Page } from '@playwright/test';
import { questionCreate } from '~/domain/questions/authoring/contract';
import { openDeployments } from '~/infra/tooling/testing/deployments';
import { expect, gatewayUrl, test } from './people';
import { en } from './words';
import { editor, savedMark } from './writing';

const TEXT = 'A man of 70 faints on the stairs.';
/** Which build the page is of; none is the first one. */
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? 'first');

test('a page goes on through two deployments, and at the third reloads once with everything that was typed @decides', async ({
  arrive,
  startProduct,
}) => {
  await startProduct();
  const deployments = await openDeployments(gatewayUrl(1));
  try {
    const page = await arrive({ as: 'author1', baseURL: deployments.url });
    // Nothing is fetched ahead, so that every part has to come from the build that the page was opened with.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404 && response.url().includes('/assets/')) missing.push(response.url());
    });
    await page.goto(questionCreate.path);
    const text = editor(page, 'question_text');
    await text.click();
    await page.keyboard.type(TEXT);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    const template = page.getByRole('button', { name: en('questions.write.template'), exact: true });

    await test.step('after one deployment a link leads on, and back to the text', async () => {
      await deployments.deploy();
      await expect(savedMark(page)).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: en('app.nav.notebook'), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: en('notebook.title') })).toBeVisible();
      await page.goBack();
      await expect(text).toContainText(TEXT);
    });

    await test.step('after two another one does', async () => {
      await deployments.deploy();
      expect(deployments.kept()).toBe(3);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(new URL('/', deployments.url).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(text).toContainText(TEXT);
      expect([loads, missing, await buildOf(page)]).toEqual([0, [], 'first']);
    });

    await test.step('after three the first build is gone: the page reloads once, is of the newest, and has what was typed', async () => {
      await text.click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' Then he wakes.');
      await deployments.deploy();
      expect(deployments.kept()).toBe(3);
      await template.click();
      await expect.poll(() => loads).toBe(1);
      await expect(text).toContainText(`${TEXT} Then he wakes.`);
      expect(await buildOf(page)).toBe('later');
      expect(missing).not.toEqual([]);
      await template.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(loads).toBe(1);
    });
  } finally {
    await deployments.close();
  }
});
