import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startOwnProduct } from './a-product';
import { expectAccessible } from './axe';
import { expect, test } from './people';
import { fillAbout, fillSignIn, fillTraining, nextButton } from './registration';
import { en, es } from './words';

test('the link of an empty installation makes the person who registers with it the first staff account, once @decides', async ({
  arrive,
}) => {
  const product = await startOwnProduct({ PRODUCT_DEMO: '0' });
  try {
    const file = join(product.dataDir, 'first-staff-link');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [, token] = /\/first-staff\/#(\S+)/.exec(readFileSync(file, 'utf8'))!;

    const page = await arrive({ baseURL: product.url });
    await page.goto(`/first-staff/#${token}`);
    await expect(page.getByRole('heading', { level: 1, name: en('roles.first') })).toBeVisible();
    // The token is in no address that is sent or kept.
    await expect(page).toHaveURL(/\/first-staff\/$/);
    await expectAccessible(page, 'the page of the first staff account');
    await page
      .getByRole('main')
      .getByRole('link', { name: en('app.register') })
      .click();
    await fillSignIn(page, en, 'first.staff');
    await nextButton(page, en).click();
    await fillAbout(page, en, { first: 'Greta', last: 'Halloran', username: 'first.staff' });
    await nextButton(page, en).click();
    await (await fillTraining(page, en)).click();
    await page.getByRole('button', { name: en('roles.first.claim', { name: 'Greta H.' }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: en('roles.first.done') })).toBeVisible();
    await expect(page.getByRole('link', { name: en('roles.first.factor') })).toBeVisible();

    const late = await arrive({ baseURL: product.url, locale: 'es-ES' });
    await late.goto(`/first-staff/#${token}`);
    await expect(late.getByRole('heading', { level: 1, name: es('app.not-found.title') })).toBeVisible();
  } finally {
    await product.stop();
  }
});
