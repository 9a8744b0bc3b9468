import type { Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { CHEST_PAIN, LOBBY, openGroup } from './group';
import { expect, PASSWORD, test } from './people';
import { RUN } from './quiz';
import { en, es } from './words';

test.use({ firstHtml: true });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a visitor joins, tries ten questions, signs in and changes the language without a script @decides', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'supporter1' });
  const pin = await openGroup(host, CHEST_PAIN);
  const scriptless = () => arrive({ javaScriptEnabled: false });

  const guest = await scriptless();
  await guest.goto('/');
  await guest.getByLabel(en('app.pin.label')).fill(`${pin.slice(0, 3)} ${pin.slice(3)}`);
  await press(guest, en('group-practice.join.continue'));
  await expect(guest).toHaveURL(href(joinGroup, { pin }));
  await guest.getByLabel(en('group-practice.join.name')).fill('Blanca');
  await press(guest, en('group-practice.join.as-guest'));
  await expect(guest).toHaveURL(LOBBY);
  await expect(host.getByText('Blanca').first()).toBeVisible();

  const curious = await scriptless();
  await curious.goto('/');
  await press(curious, en('app.language.es'));
  await expect(curious.getByRole('heading', { level: 1, name: es('app.home.headline') })).toBeVisible();
  await press(curious, es('app.try.ten'));
  await expect(curious).toHaveURL(RUN);

  const person = await scriptless();
  await person.goto('/login/?next=/learn/quiz/setup/');
  const signIn = async (password: string) => {
    await person.getByLabel(en('accounts.login.username')).fill('learner7');
    await person.getByLabel(en('accounts.login.password')).fill(password);
    await press(person, en('accounts.login.submit'));
  };
  await signIn('not-the-one-1');
  await expect(person.getByRole('alert')).toHaveText(en('problem.sign-in-failed'));
  await signIn(PASSWORD);
  await expect(person).toHaveURL('/learn/quiz/setup/');
});

test('the app takes over what was typed before it ran, and the caret', async ({ arrive }) => {
  const page = await arrive();
  let run = (): void => undefined;
  const held = new Promise<void>((resolve) => (run = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login/', { waitUntil: 'commit' });
  await page.getByLabel(en('accounts.login.username')).fill('learner7');
  await page.getByLabel(en('accounts.login.password')).pressSequentially('half a pass');
  run();
  await expect(page.getByRole('link', { name: en('accounts.login.forgotten') })).toBeVisible();
  await page.keyboard.type('word');
  await expect(page.getByLabel(en('accounts.login.username'))).toHaveValue('learner7');
  await expect(page.getByLabel(en('accounts.login.password'), { exact: true })).toHaveValue('half a password');
});
