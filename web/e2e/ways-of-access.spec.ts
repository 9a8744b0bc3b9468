/**
 * Somebody new registers, joins a group, takes a role, marks the station and reads the summary: once through the accessibility tree
 * alone, by roles and names as a screen reader has them, and once with the keyboard alone.
 */
import type { Locator, Page } from '@playwright/test';
import { CHEST_PAIN, LOBBY, openGroup, SUMMARY } from './group';
import { tabTo, untilAtRest } from './keyboard';
import { expect, test, WITH_MOTION } from './people';
import { NEW_PASSWORD } from './registration';
import { registerByCall } from './second-factor';
import { en } from './words';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const field = (page: Page, key: string): Locator =>
  page.getByRole('textbox', { name: en(`accounts.register.${key}`), exact: true });
const choice = (page: Page, key: string): Locator =>
  page.getByRole('combobox', { name: en(`accounts.register.${key}`), exact: true });
const option = (page: Page, name: string): Locator => page.getByRole('option', { name, exact: true });
const step = (page: Page, nth: number): Locator =>
  page.getByRole('heading', { name: en(`accounts.register.step.${nth}`) });
const button = (page: Page, key: string): Locator => page.getByRole('button', { name: en(key), exact: true });
const registerLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: en('app.register'), exact: true });
const practise = (page: Page): Locator =>
  page.getByRole('navigation').getByRole('button', { name: en('app.nav.practise') });
const joinItem = (page: Page): Locator => page.getByRole('menuitem', { name: en('app.nav.join') });
const pinField = (page: Page): Locator => page.getByRole('main').getByRole('textbox', { name: en('app.pin.label') });
const ownRole = (page: Page): Locator => page.getByRole('combobox', { name: en('group-practice.role.choose-mine') });
const earlyEnd = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: en('stations.submit.early.title') })
    .getByRole('button', { name: en('stations.submit.early.anyway') });

const STAGE = en('accounts.stage.1');
const YEAR = en('accounts.year', { year: 5 });
const typedBy = (username: string): readonly (readonly [string, string])[] => [
  ['email', `${username}@example.org`],
  ['email-confirm', `${username}@example.org`],
  ['password', NEW_PASSWORD],
  ['password-confirm', NEW_PASSWORD],
];
const namesOf = (username: string): readonly (readonly [string, string])[] => [
  ['first-name', 'Uma'],
  ['last-name', 'Reyes'],
  ['username', username],
];

/** A host waits in a lobby and takes the candidate's role. */
async function aHost(page: Page, username: string): Promise<string> {
  await registerByCall(page, username);
  const pin = await openGroup(page, CHEST_PAIN);
  await ownRole(page).selectOption('student');
  return pin;
}

test('through the accessibility tree alone: register, join, role, start, summary', async ({ arrive }) => {
  const [host, page] = [await arrive(), await arrive()];
  const pin = await aHost(host, 'tree.host');

  await page.goto('/');
  await registerLink(page).click();
  await expect(step(page, 1)).toBeVisible();
  for (const [key, text] of typedBy('tree.walker')) await field(page, key).fill(text);
  await button(page, 'accounts.register.next').click();
  await expect(step(page, 2)).toBeVisible();
  for (const [key, text] of namesOf('tree.walker')) await field(page, key).fill(text);
  await button(page, 'accounts.register.next').click();
  await expect(step(page, 3)).toBeVisible();
  await choice(page, 'country').fill('United Kingd');
  await option(page, 'United Kingdom').click();
  await choice(page, 'training-stage').click();
  await option(page, STAGE).click();
  await choice(page, 'medical-school-year').click();
  await option(page, YEAR).click();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button(page, 'accounts.register.submit').click();
  await expect(heading(page)).toContainText('Uma');

  await practise(page).click();
  await joinItem(page).click();
  await expect(heading(page)).toHaveText(en('group-practice.join.title'));
  await pinField(page).fill(pin);
  await page
    .getByRole('main')
    .getByRole('button', { name: en('group-practice.join.continue') })
    .click();
  await ownRole(page).selectOption('examiner');
  await expect(page.getByRole('list', { name: en('group-practice.people.list') }).getByRole('listitem')).toHaveCount(2);
  const start = button(host, 'group-practice.start');
  await expect(start).toBeEnabled();
  await start.click();

  const boxes = page.getByRole('checkbox');
  await boxes.first().check();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('region', { name: en('stations.timer.label') })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await button(page, 'stations.submit').click();
  await earlyEnd(page).click();
  await expect(page).toHaveURL(SUMMARY);
  await expect(heading(page)).toBeVisible();
  await expect(host).toHaveURL(SUMMARY);
});

test('with the keyboard alone: register, join, role, start, summary', async ({ arrive }) => {
  const host = await arrive();
  // Focus has to arrive in menus and dialogs that are still on their way in.
  const page = await arrive(WITH_MOTION);
  const pin = await aHost(host, 'keys.host');
  const go = async (target: Locator, key: string) => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (fields: readonly (readonly [string, string])[]) => {
    for (const [key, text] of fields) {
      await tabTo(page, field(page, key));
      await page.keyboard.type(text);
    }
  };
  /** Goes down the list of a combobox to an option, and takes it. */
  const choose = async (key: string, name: string) => {
    await tabTo(page, choice(page, key));
    await expect(choice(page, key)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(option(page, name)).toBeVisible();
    const marked = async () =>
      (await page.locator('[role="option"][data-combobox-selected]').allTextContents()).join('');
    for (let at = await marked(); at !== name;) {
      const before = at;
      await page.keyboard.press('ArrowDown');
      // However long the list takes to go on.
      await expect.poll(async () => (at = await marked())).not.toBe(before);
    }
    await page.keyboard.press('Enter');
    await expect(choice(page, key)).toHaveValue(name);
  };

  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await go(registerLink(page), 'Enter');
  await expect(step(page, 1)).toBeVisible();
  await type(typedBy('keys.walker'));
  await go(button(page, 'accounts.register.next'), 'Enter');
  await expect(step(page, 2)).toBeVisible();
  await type(namesOf('keys.walker'));
  await go(button(page, 'accounts.register.next'), 'Enter');
  await expect(step(page, 3)).toBeVisible();
  await tabTo(page, choice(page, 'country'));
  await page.keyboard.type('United Kingd');
  await expect(option(page, 'United Kingdom')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await choose('training-stage', STAGE);
  await choose('medical-school-year', YEAR);
  for (const box of await page.getByRole('checkbox').all()) await go(box, 'Space');
  await go(button(page, 'accounts.register.submit'), 'Enter');
  await expect(heading(page)).toContainText('Uma');
  await expect(heading(page)).toBeFocused();

  await go(practise(page), 'Enter');
  await expect(joinItem(page)).toBeVisible();
  await expect(joinItem(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(en('group-practice.join.title'));
  await tabTo(page, pinField(page));
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LOBBY);
  await tabTo(page, ownRole(page));
  await page.keyboard.type(en('app.role.examiner'));
  await expect(ownRole(page)).toHaveValue('examiner');
  const start = button(host, 'group-practice.start');
  await expect(start).toBeEnabled();
  await start.focus();
  await host.keyboard.press('Enter');

  await go(page.getByRole('checkbox').first(), 'Space');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await go(button(page, 'stations.submit'), 'Enter');
  await expect(earlyEnd(page)).toBeVisible();
  await untilAtRest(page);
  await go(earlyEnd(page), 'Enter');
  await expect(page).toHaveURL(SUMMARY);
  await expect(heading(page)).toBeFocused();
});
