import type { Locator } from '@playwright/test';
import { login, register } from '~/domain/accounts/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { expectAccessible } from './axe';
import { clock } from './examiner';
import { connection, joinAsGuest, LOBBY, member, startButton } from './group';
import { expect, test } from './people';
import { questionHeading, RUN } from './quiz';
import { fillAbout, fillSignIn, fillTraining, nextButton } from './registration';
import { registerByCall } from './second-factor';
import { en, es } from './words';

/** Counts what somebody presses from the moment they see the page, and how long they take; both are printed. */
function walk() {
  const begun = Date.now();
  const pressed: string[] = [];
  return {
    pressed,
    async press(what: Locator): Promise<void> {
      pressed.push((await what.innerText()).split('\n')[0]!.trim());
      await what.click();
    },
    report(who: string): void {
      const line = `${who}: ${pressed.length} presses, ${((Date.now() - begun) / 1_000).toFixed(1)} s: ${pressed.join(' > ')}`;
      console.log(line);
      test.info().annotations.push({ type: 'walk', description: line });
    },
  };
}

test('a stranger practises a minute after arriving: ten questions, or a station alone @decides', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  const questions = walk();
  await questions.press(page.getByRole('button', { name: en('app.try.ten') }));
  await expect(page).toHaveURL(RUN);
  await expect(questionHeading(page, 1, 10)).toBeVisible();
  expect(questions.pressed).toHaveLength(1);
  questions.report('a stranger at a question');

  const other = await arrive();
  await other.goto('/');
  const station = walk();
  await station.press(other.getByRole('link', { name: en('app.try.station') }));
  await station.press(other.getByRole('article').first().getByRole('link').first());
  await station.press(other.locator('a[data-role="alone"]'));
  await expect(other).toHaveURL(/\/checklist\//);
  await expect(clock(other)).toBeVisible();
  expect(station.pressed).toHaveLength(3);
  station.report('a stranger at a station');
});

test('two strangers practise a station together, without an account for either @decides', async ({ arrive }) => {
  const host = await arrive();
  await host.goto('/');
  const hosts = walk();
  await hosts.press(host.getByRole('link', { name: en('app.try.friend') }));
  await expectAccessible(host, 'a group without an account');
  await host.getByLabel(en('group-practice.join.name')).fill('Noor');
  await hosts.press(host.getByRole('button', { name: en('group-practice.try.open') }));
  await expect(host).toHaveURL(LOBBY);
  await expect(connection(host, 'live')).toBeVisible();

  const friend = await arrive({ gateway: 2 });
  await friend.goto('/');
  await joinAsGuest(friend, `/join/${/\d{9}/.exec(host.url())![0]}/`, 'Eve');
  await expect(member(host, 'Eve')).toBeVisible();
  await hosts.press(host.getByRole('button', { name: en('group-practice.give-roles') }));
  await hosts.press(startButton(host));
  await expect(host).toHaveURL(/\/(checklist|student)\//);
  await expect(friend).toHaveURL(/\/(checklist|student)\//);
  await expect(clock(host)).toBeVisible();
  expect(hosts.pressed).toHaveLength(4);
  hosts.report('two strangers at a station');
});

test('a newcomer sees three first steps, and practises with one press', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'first.minute');
  await page.goto('/');
  const begin = page.getByRole('region', { name: en('app.home.today.begin') });
  await expect(begin.getByRole('heading', { level: 3 })).toHaveText([
    en('app.home.today.begin.quiz'),
    en('app.home.today.begin.station'),
    en('app.home.today.begin.partner'),
  ]);
  await expectAccessible(page, 'the start page of a newcomer', 4);
  const first = walk();
  await first.press(begin.getByRole('button', { name: en('app.home.today.begin.quiz.act') }));
  await expect(questionHeading(page, 1, 10)).toBeVisible();
  expect(first.pressed).toHaveLength(1);
  first.report('a newcomer at a question');
});

test('the landing shows six ways to practise, what it costs and whom it trusts, in both languages', async ({
  arrive,
}) => {
  const page = await arrive({ locale: 'en-GB' });
  await page.goto('/');
  const ways = page.locator('section', { has: page.getByRole('heading', { name: en('home.ways') }) });
  await expect(ways.getByRole('link')).toHaveCount(6);
  for (const heading of ['home.price', 'home.trust', 'home.how.title'])
    await expect(page.getByRole('heading', { name: en(heading) })).toBeVisible();
  await expectAccessible(page, 'the landing', 4);
  await page.getByRole('button', { name: 'Leer en español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: es('app.home.headline') })).toBeVisible();
  await expectAccessible(page, 'the landing in Spanish');
});

test('every field of a form tells the browser what it may fill in', async ({ arrive }) => {
  const visitor = await arrive();
  const filled = async (least: number) => {
    const fields = await visitor
      .locator('main')
      .locator('input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea')
      .evaluateAll((all) => all.map((each) => `${each.getAttribute('name')}: ${each.getAttribute('autocomplete')}`));
    expect(fields.length).toBeGreaterThanOrEqual(least);
    expect(fields.filter((field) => field.endsWith(': null'))).toEqual([]);
  };
  await visitor.goto(register.path);
  await fillSignIn(visitor, en, 'fields');
  await filled(4);
  await nextButton(visitor, en).click();
  await fillAbout(visitor, en, { first: 'Pia', last: 'Stone', username: 'fields' });
  await filled(3);
  await nextButton(visitor, en).click();
  await fillTraining(visitor, en);
  await filled(2);
  for (const [path, label, least] of [
    [login.path, en('accounts.login.username'), 2],
    [joinPrompt.path, en('app.pin.label'), 1],
    ['/join/123456789/', en('group-practice.join.name'), 1],
  ] as const) {
    await visitor.goto(path);
    await visitor.getByLabel(label).first().waitFor();
    await filled(least);
  }
});
