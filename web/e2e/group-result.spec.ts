import { readFileSync } from 'node:fs';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { expireGroup } from './database';
import { endStation, tick } from './examiner';
import { CHEST_PAIN, giveRole, joinAsGuest, joinByPin, LOBBY, openGroup, startButton, SUMMARY } from './group';
import { expect, test } from './people';
import { fillAbout, fillSignIn, fillTraining, nextButton } from './registration';
import { en } from './words';

test('the result is reached from the group’s page once the session has ended and its PIN has expired, also by a guest who registers @decides', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'learner4' });
  const examiner = await arrive({ as: 'learner5', gateway: 2 });
  const guest = await arrive();
  const pin = await openGroup(host, CHEST_PAIN);
  const page = href(lobbyPage, { pin });
  await joinByPin(examiner, pin);
  await joinAsGuest(guest, `/join/${pin}/`, 'Ines');
  for (const [name, role] of [
    ['Kenji A.', 'patient'],
    ['Leila H.', 'examiner'],
    ['Ines', 'student'],
  ] as const)
    await giveRole(host, name, role);
  await startButton(host).click();
  await expect(examiner).toHaveURL(/checklist/);
  await tick(examiner, 0, 1, 2);
  await endStation(examiner);
  for (const one of [host, examiner, guest]) await expect(one).toHaveURL(SUMMARY);
  const result = new URL(guest.url()).pathname;
  const seeResult = (one: typeof host) => one.getByRole('link', { name: en('group-practice.ended.result') });

  await test.step('the curtain opens once', async () => {
    const curtain = guest.locator('[data-opens]');
    await expect(curtain).toBeVisible();
    await guest.reload();
    await expect(guest.getByRole('region', { name: en('stations.summary.missed') })).toBeVisible();
    await expect(curtain).toHaveCount(0);
  });

  await test.step('an empty place becomes a card by a press anywhere on it', async () => {
    const place = examiner.locator('li').filter({ has: examiner.getByRole('button', { name: /^Make a card: / }) });
    await place.first().click({ position: { x: 40, y: 30 } });
    await expect(examiner.locator('li [data-made]')).toHaveCount(1);
    await examiner.reload();
    await expect(examiner.locator('li[data-carded] [data-made]')).toHaveCount(1);
  });

  await test.step('a picture of the result is saved', async () => {
    await guest.getByRole('button', { name: en('stations.picture') }).click();
    const [saved] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('button', { name: en('stations.picture.save') }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^${CHEST_PAIN.slug}-\\d{4}-\\d\\d-\\d\\d\\.png$`));
    const png = readFileSync(await saved.path());
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1080, 1080]);
    await guest.keyboard.press('Escape');
  });

  await test.step('the host ends the session: the group’s page of everybody leads to the result', async () => {
    for (const one of [host, guest]) {
      await one.goto(page);
      await expect(one).toHaveURL(LOBBY);
    }
    await host.getByRole('button', { name: en('group-practice.end'), exact: true }).click();
    await host
      .getByRole('dialog')
      .getByRole('button', { name: en('group-practice.end'), exact: true })
      .click();
    await expect(seeResult(guest)).toBeVisible();
    await seeResult(guest).click();
    await expect(guest).toHaveURL(new RegExp(result));
    await expect(guest.getByText(en('stations.group.ended'))).toBeVisible();
  });

  await test.step('so it does after the PIN has expired', async () => {
    await expireGroup(pin);
    for (const one of [examiner, guest]) {
      await one.goto(page);
      await expect(one.getByRole('heading', { level: 1, name: en('group-practice.ended.title') })).toBeVisible();
      await seeResult(one).click();
      await expect(one).toHaveURL(new RegExp(`${result}$`));
      await expect(one.getByRole('heading', { level: 1, name: CHEST_PAIN.name })).toBeVisible();
    }
  });

  await test.step('the guest registers from there, and the result is theirs', async () => {
    await guest
      .getByRole('main')
      .getByRole('link', { name: en('stations.summary.register') })
      .click();
    await fillSignIn(guest, en, 'ines.w');
    await nextButton(guest, en).click();
    await fillAbout(guest, en, { first: 'Ines', last: 'Weber', username: 'ines.w' });
    await nextButton(guest, en).click();
    await (await fillTraining(guest, en)).click();
    await expect(guest).toHaveURL(new RegExp(`${result}$`));
    await expect(guest.getByRole('link', { name: en('stations.summary.register') })).toHaveCount(0);
    await guest.goto(page);
    await seeResult(guest).click();
    await expect(guest).toHaveURL(new RegExp(`${result}$`));
  });
});
