import type { Locator, Page } from '@playwright/test';
import { boxes, confirmEnd, submitButton, tick } from './examiner';
import { CHEST_PAIN, giveRole, joinAsGuest, joinByPin, LOBBY, openGroup, roleOf, startButton, SUMMARY } from './group';
import { tabTo } from './keyboard';
import { expect, test, WITH_MOTION } from './people';
import { en } from './words';

const room = (page: Page): Locator => page.getByRole('group', { name: en('group-practice.scene') });
const named = (page: Page, name: string): Locator => room(page).getByRole('button', { name, exact: true });
const figure = (page: Page, role: 'student' | 'examiner' | 'patient' | 'observer'): Locator =>
  room(page).getByRole('button', { name: new RegExp(`^${en(`app.role.${role}`)} `) });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  for (const [place, press] of [
    [from, 'down'],
    [to, 'up'],
  ] as const) {
    const box = (await place.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
    await page.mouse[press]();
  }
}

test('roles are given by dragging a name, by pressing and by keyboard, and the start is on the first screen', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'learner1', viewport: { width: 1280, height: 800 }, ...WITH_MOTION });
  const guest = await arrive({ viewport: { width: 390, height: 844 } });
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(await arrive({ as: 'learner2' }), pin);
  await joinAsGuest(guest, `/join/${pin}/`, 'Noor');
  await expect(named(host, 'Noor')).toBeVisible();

  await test.step('a name is dragged onto a figure, and back to those without a role', async () => {
    await drag(host, named(host, 'Noor'), figure(host, 'patient'));
    await expect(roleOf(host, 'Noor')).toHaveValue('patient');
    await expect(figure(guest, 'patient')).toHaveAccessibleName(new RegExp(en('group-practice.scene.give-back')));
    await drag(host, figure(host, 'patient'), named(host, 'Tomás V.'));
    await expect(roleOf(host, 'Noor')).toHaveValue('none');
  });

  await test.step('a suggested role is accepted with one press, by the person alone or by the host', async () => {
    await figure(guest, 'patient').click();
    await expect(roleOf(guest, 'Noor')).toHaveValue('patient');
    await figure(host, 'student').click();
    await expect(roleOf(host, 'Tomás V.')).toHaveValue('student');
  });

  await test.step('a name and then a figure, by keyboard', async () => {
    await named(host, `Maya O. ${en('group-practice.people.you')}`).focus();
    await host.keyboard.press('Enter');
    await figure(host, 'observer').focus();
    await host.keyboard.press('Enter');
    await expect(roleOf(host, 'Maya O.')).toHaveValue('observer');
    await figure(host, 'observer').press('Enter');
    await figure(host, 'examiner').press('Enter');
    await expect(roleOf(host, 'Maya O.')).toHaveValue('examiner');
  });

  await test.step('all that are suggested with one press, and the focus stays in the room', async () => {
    for (const name of ['Maya O.', 'Tomás V.', 'Noor']) await giveRole(host, name, 'none');
    await figure(guest, 'patient').focus();
    await host.getByRole('button', { name: en('group-practice.give-roles') }).press('Enter');
    await expect(room(host)).toBeFocused();
    await giveRole(host, 'Maya O.', 'patient');
    await expect(room(guest)).toBeFocused();
    await giveRole(host, 'Maya O.', 'examiner');
  });

  await expect(startButton(host)).toBeEnabled();
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await host.setViewportSize(viewport);
    await host.evaluate(() => window.scrollTo(0, 0));
    await expect(startButton(host)).toBeInViewport({ ratio: 1 });
    for (const role of ['student', 'examiner', 'patient'] as const)
      await expect(figure(host, role)).toBeInViewport({ ratio: 1 });
  }
});

/** All that a page's sockets say and hear from now on. */
function heardBy(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    for (const event of ['framesent', 'framereceived'] as const)
      socket.on(event as 'framesent', ({ payload }) => heard.push(String(payload)));
  });
  return heard;
}

test('observers follow each tick, and nothing of it reaches the candidate', async ({ arrive }) => {
  const host = await arrive({ as: 'learner1' });
  const guest = await arrive({ viewport: { width: 390, height: 844 } });
  const candidate = await arrive({ as: 'learner2', gateway: 2 });
  const heard = heardBy(candidate);
  const fetched: string[] = [];
  candidate.on('request', (request) => fetched.push(request.url()));
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(candidate, pin);
  await joinAsGuest(guest, `/join/${pin}/`, 'Noor');
  await giveRole(host, 'Maya O.', 'examiner');
  await giveRole(host, 'Tomás V.', 'student');
  await giveRole(host, 'Noor', 'observer');
  await startButton(host).click();
  await expect(host).toHaveURL(/checklist/);
  const clipboard = (page: Page, ticked: number): Locator =>
    page.getByRole('img', { name: en('app.round.ticked', { ticked, items: 30 }) });
  for (const page of [host, guest]) await expect(clipboard(page, 0)).toBeVisible();
  await tick(host, 0, 2);
  for (const page of [host, guest]) await expect(clipboard(page, 2)).toBeVisible();
  const strip = guest.getByRole('list', { name: en('app.round.people') });
  await expect(strip.getByRole('listitem')).toHaveCount(3);

  await test.step('who goes away is shown so', async () => {
    await candidate.context().close();
    await expect(strip.getByRole('listitem').first()).toContainText(en('app.round.away'));
  });
  expect(heard.join()).toContain('group.status');
  expect(heard.join()).not.toContain('group.ticks');
  expect(fetched.filter((url) => /\/round-strip-/.test(url))).toEqual([]);
});

test('by keyboard alone from the lobby to the result, and on to the next station', async ({ arrive }) => {
  const host = await arrive({ as: 'learner1' });
  const guest = await arrive({ viewport: { width: 390, height: 844 } });
  const without = await arrive();
  const pin = await openGroup(host, CHEST_PAIN);
  await joinAsGuest(guest, `/join/${pin}/`, 'Noor');
  await joinAsGuest(without, `/join/${pin}/`, 'Sam');
  const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(host, target);
    await host.keyboard.press(key);
  };
  await press(named(host, 'Noor'));
  await press(figure(host, 'student'));
  await press(named(host, `Maya O. ${en('group-practice.people.you')}`));
  await press(figure(host, 'examiner'));
  await named(without, `Sam ${en('group-practice.people.you')}`).focus();
  await press(startButton(host));
  await expect(host).toHaveURL(/checklist/);
  await expect(heading(host)).toBeFocused();
  await expect(without.getByRole('heading', { level: 1, name: en('group-practice.title.running') })).toBeFocused();
  await press(boxes(host).first(), 'Space');
  await press(submitButton(host));
  await press(confirmEnd(host));
  for (const page of [host, guest]) await expect(page).toHaveURL(SUMMARY);
  await expect(heading(host)).toBeFocused();
  await press(host.getByRole('button', { name: en('stations.summary.go-next') }));
  for (const page of [host, guest]) await expect(page).toHaveURL(LOBBY);
  await expect(startButton(host)).toBeVisible();
});
