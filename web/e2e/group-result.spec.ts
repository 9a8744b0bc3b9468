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
