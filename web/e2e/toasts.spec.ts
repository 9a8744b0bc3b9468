import { type Locator } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { stationCreate } from '~/domain/stations/authoring/contract';
import { expect, test } from './people';
import { saveButton } from './writing';
import { en } from './words';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  expect(
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
    JSON.stringify({ a, b }),
  ).toBe(true);
}

for (const viewport of SIZES) {
  test(`at ${viewport.width} by ${viewport.height} no toast covers the bar that saves`, async ({ arrive }) => {
    const page = await arrive({ as: 'author1', viewport });
    await page.goto(href(stationCreate, { base: 'osce-stations' }));
    const field = (name: string) =>
      page.getByRole('main').getByLabel(new RegExp(`^${en(`stations.editor.field.${name}`)}`));
    await field('name').fill(`Under no toast ${Date.now()}`);
    await field('description').fill('A station to be saved.');
    await field('label').selectOption({ label: en('stations.label.1') });
    await saveButton(page, 'stations.editor.save.personal').click();
    await expect(page).toHaveURL(/\/edit\/$/);
    const save = saveButton(page, 'stations.editor.save.published');
    await save.click();
    const toast = page.getByRole('status').filter({ hasText: en('stations.editor.saved.published') });
    await expect(toast).toBeVisible();
    // What the pointer is on stays.
    await toast.hover();
    for (const end of ['top', 'bottom']) {
      await page.evaluate((to) => window.scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), end);
      await expectApart(toast, page.getByRole('region', { name: en('stations.editor.save'), exact: true }));
      // Nothing lies over it that would take the click.
      await save.click({ trial: true });
    }
  });
}
