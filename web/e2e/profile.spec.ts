import type { Locator, Page } from '@playwright/test';
import { profile, profileDetails, profilePrivacy } from '~/domain/accounts/profile/contract';
import { aPicture, colourAt, saidToBe } from '~/infra/tooling/testing/pictures';
import { expectAccessible, PHONE } from './axe';
import { joinByPin, openGroup, CHEST_PAIN, people } from './group';
import { tabTo, untilAtRest } from './keyboard';
import { expect, test } from './people';
import { fillAbout, fillSignIn, fillTraining, nextButton } from './registration';
import { en, es, type Say } from './words';

const field = (page: Page, key: string, say: Say = en): Locator => page.getByLabel(say(key), { exact: true });
const button = (page: Page, key: string, values?: Record<string, string>, say: Say = en): Locator =>
  page.getByRole('button', { name: say(key, values), exact: true });
const save = (page: Page): Locator => button(page, 'profile.save');
const form = (page: Page): Locator => page.getByRole('region', { name: en('profile.about') });
const saved = (page: Page): Locator => form(page).getByText(en('profile.saved'), { exact: true });
const choosePicture = (page: Page, buffer: Buffer, mimeType = 'image/png'): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({ name: 'me', mimeType, buffer });

/** Somebody of this test alone, with an account that nobody else changes. */
async function registered(arrive: (arrival?: object) => Promise<Page>, username: string): Promise<Page> {
  const page = await arrive();
  await page.goto('/register/?next=/profile/details/');
  await fillSignIn(page, en, username);
  await nextButton(page, en).click();
  await fillAbout(page, en, { first: 'Noa', last: 'Lindqvist', username });
  await nextButton(page, en).click();
  await (await fillTraining(page, en)).click();
  await expect(page.getByRole('heading', { level: 1, name: en('profile.details') })).toBeVisible();
  return page;
}

// rules: 2.4.19, 2.4.20, 2.5.14
test('the account is reached and changed with the keyboard alone @decides', async ({ arrive }) => {
  const page = await registered(arrive, 'noa.keys');
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: en('app.profile.label', { name: 'Noa L.' }) }));
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: en('app.profile.account'), exact: true });
  await expect(entry).toBeVisible();
  await untilAtRest(page);
  while (!(await entry.evaluate((node) => node === document.activeElement))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(profile.path);

  const nav = page.getByRole('navigation', { name: en('app.profile.account') });
  await tabTo(page, nav.getByRole('link', { name: en('profile.details') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(profileDetails.path);
  await expect(nav.getByRole('link', { name: en('profile.details') })).toHaveAttribute('aria-current', 'page');

  await tabTo(page, field(page, 'accounts.register.first-name'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Nora');
  await tabTo(page, field(page, 'accounts.register.username'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('learner1');
  await expect(page.getByText('Username has already been taken')).toBeVisible();
  await page.keyboard.type(' !');
  await expect(page.getByText('Username contains invalid characters')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('nora.keys');
  await expect(page.getByRole('status').filter({ hasText: en('accounts.register.available') })).toBeVisible();

  await tabTo(page, page.getByRole('combobox', { name: en('accounts.register.medical-school-year') }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const institutions = page.getByRole('combobox', { name: en('accounts.institutions.label') });
  await tabTo(page, institutions);
  await page.keyboard.type('Fjord College');
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'Fjord College' });
  await expect(row).toContainText(en('profile.institutions.pending'));
  await page.keyboard.type('fjord college');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This institution is already in your list.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await tabTo(page, field(page, 'profile.bio'));
  await page.keyboard.type('I like ECGs.');
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(row).not.toContainText(en('profile.institutions.pending'));
  await expect(page.getByRole('button', { name: en('app.profile.label', { name: 'Nora L.' }) })).toBeVisible();

  await tabTo(page, button(page, 'accounts.institutions.remove', { name: 'Fjord College' }));
  await page.keyboard.press('Enter');
  await expect(row).toContainText(en('profile.institutions.removed'));
  await tabTo(page, page.getByLabel(en('profile.emails.receive_following_emails')));
  await page.keyboard.press('Space');
  await expect(page.getByLabel(en('profile.emails.receive_following_emails'))).toBeChecked();
  await expectAccessible(page, 'profile', 4);
  await page.reload();
  await expect(field(page, 'profile.bio')).toHaveValue('I like ECGs.');
  await expect(row).not.toContainText(en('profile.institutions.removed'));
  await expect(page.getByLabel(en('profile.emails.receive_following_emails'))).toBeChecked();
});

// rules: 2.5.20
test('a training stage asks for what belongs to it, and says what it drops', async ({ arrive }) => {
  const page = await registered(arrive, 'noa.stage');
  await page.getByRole('combobox', { name: en('accounts.institutions.label') }).fill('Hill College');
  await button(page, 'profile.institutions.add').click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  const stage = page.getByRole('combobox', { name: en('accounts.register.training-stage') });
  await stage.click();
  await page.getByRole('option', { name: en('accounts.stage.6'), exact: true }).click();
  await expect(save(page)).toBeDisabled();
  await expect(page.getByText(en('profile.institutions.dropped', { names: 'Hill College' }))).toBeVisible();
  await page.getByRole('combobox', { name: en('accounts.register.specialty'), exact: true }).click();
  await page.getByRole('option', { name: en('accounts.specialty.cardiology'), exact: true }).click();
  await page.getByRole('link', { name: en('profile.security') }).click();
  const question = page.getByRole('dialog', { name: en('profile.leave') });
  await question.getByRole('button', { name: en('app.cancel') }).click();
  await expect(question).toBeHidden();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText(en('profile.institutions.dropped', { names: 'Hill College' }))).toBeHidden();
  await page.getByRole('link', { name: en('profile.security') }).click();
  await expect(page.getByRole('heading', { level: 1, name: en('profile.security') })).toBeVisible();
});

test('a picture is cropped with the keyboard, shown to others at once, and removed', async ({ arrive }) => {
  const page = await arrive({ as: 'learner6' });
  const host = await arrive({ as: 'learner5' });
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(page, pin);
  await page.goto(profileDetails.path);
  await choosePicture(page, await aPicture('png', { width: 900, height: 300 }));
  const stage = page.getByRole('application', { name: en('profile.avatar.crop.stage') });
  await expect(stage).toBeFocused();
  await untilAtRest(page);
  await expectAccessible(page, 'crop');
  await tabTo(page, stage);
  // From the middle, where both colours are, to the right end.
  for (let presses = 0; presses < 25; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(stage.locator('canvas')).toHaveAttribute('data-crop', '750.00 150.00 1.00');
  await page.keyboard.press('+');
  await expect(stage.locator('canvas')).toHaveAttribute('data-crop', /1\.10$/);
  await tabTo(page, page.getByRole('slider', { name: en('profile.avatar.zoom') }));
  await page.keyboard.press('ArrowRight');
  await expect(stage.locator('canvas')).toHaveAttribute('data-crop', /1\.20$/);
  await tabTo(page, button(page, 'profile.avatar.use'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'profile.avatar.remove')).toBeVisible();
  await expect(button(page, 'profile.avatar.change')).toBeFocused();
  const shown = people(host).locator('img[src^="/media/avatars/"]');
  const address = (await shown.getAttribute('src')) ?? '';
  const picture = await (await page.request.get(address)).body();
  for (const left of [5, 250]) expect((await colourAt(picture, left, 128))[2]).toBeGreaterThan(150);

  await button(page, 'profile.avatar.remove').click();
  await expect(shown).toHaveCount(0);
  await expect(button(page, 'profile.avatar.remove')).toBeHidden();
  await expect(button(page, 'profile.avatar.upload')).toBeFocused();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('a picture that cannot be used is refused with the reason', async ({ arrive }) => {
  const page = await arrive({ as: 'learner7' });
  await page.goto(profileDetails.path);
  const alert = page.getByRole('alert');
  await choosePicture(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml');
  await expect(alert).toHaveText(en('problem.image-wrong-type'));
  await choosePicture(page, saidToBe(await aPicture(), 60_000, 60_000));
  await expect(alert).toHaveText(en('problem.image-too-large'));
  await choosePicture(page, Buffer.from('not a picture'));
  await expect(alert).toHaveText(en('problem.image-wrong-type'));
  await expect(button(page, 'profile.avatar.upload')).toBeVisible();
});

test('two tabs that change one profile lose nothing of either', async ({ arrive }) => {
  const one = await registered(arrive, 'noa.tabs');
  const other = await one.context().newPage();
  await other.goto(profileDetails.path);
  // What it began with is from before the first tab saves.
  await expect(field(other, 'profile.bio')).toBeVisible();
  await field(one, 'profile.bio').fill('From the first tab.');
  await field(one, 'accounts.register.last-name').fill('Lund');
  await save(one).click();
  await expect(saved(one)).toBeVisible();

  await field(other, 'profile.bio').fill('From the second tab.');
  await save(other).click();
  const alert = other.getByRole('alert');
  await expect(alert).toContainText(en('problem.profile-changed'));
  await expect(alert).toContainText(en('profile.changed.taken', { fields: en('accounts.register.last-name') }));
  await expect(alert.getByRole('heading', { name: en('profile.bio') })).toBeVisible();
  await expect(alert).toContainText('From the first tab.');
  await expect(field(other, 'accounts.register.last-name')).toHaveValue('Lund');
  await expect(field(other, 'profile.bio')).toHaveValue('From the second tab.');
  await expectAccessible(other, 'changed elsewhere');
  await button(other, 'profile.changed.keep-mine').click();
  await expect(saved(other)).toBeVisible();
  await expect(alert).toBeHidden();

  await field(one, 'profile.bio').fill('Once more from the first tab.');
  await save(one).click();
  await button(one, 'profile.changed.use-stored').click();
  await expect(field(one, 'profile.bio')).toHaveValue('From the second tab.');
  await expect(save(one)).toBeDisabled();
});

test('an author says whether to be shown as one; in Spanish too', async ({ arrive }) => {
  const page = await arrive({ as: 'author1', locale: 'es-ES' });
  await page.goto(profileDetails.path);
  await page.getByText(en('app.language.es'), { exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: es('profile.details') })).toBeVisible();
  const shown = page.getByLabel(es('profile.public-creator'));
  const before = await shown.isChecked();
  await shown.click();
  await button(page, 'profile.save', undefined, es).click();
  await expect(page.getByText(es('profile.saved')).first()).toBeVisible();
  await page.reload();
  await expect(shown).toBeChecked({ checked: !before });
  await expectAccessible(page, 'profile in Spanish');
  const learner = await arrive({ as: 'learner8' });
  await learner.goto(profileDetails.path);
  await expect(field(learner, 'profile.bio')).toBeVisible();
  await expect(learner.getByLabel(en('profile.public-creator'))).toBeHidden();
});

test('the navigation of the account shows the page that is open, on a phone too', async ({ arrive }) => {
  const page = await arrive({ as: 'learner8', viewport: PHONE });
  await page.goto(profilePrivacy.path);
  const link = page.getByRole('navigation', { name: en('app.profile.account') }).getByRole('link', {
    name: en('profile.privacy'),
  });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute('aria-current', 'page');
});
