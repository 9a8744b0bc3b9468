import type { Page } from '@playwright/test';
import { joinGroup } from '~/domain/group-practice/contract';
import { href } from '~/domain/kit/contract';
import { bar, joinRun, openCircuit, openRun, skipTo, viewOf } from './circuit';
import { knockAt } from './database';
import { clock, clockState, secondsLeft } from './examiner';
import { ASTHMA, CHEST_PAIN, connection, joinByPin, LOBBY, member, openGroup, people, startButton } from './group';
import { findButton, matchedWith, NURSING_PAIRING, registerByCall, search } from './partners';
import { expect, test } from './people';
import { en } from './words';

const LABEL = 'Clocks that jump';
/** Minutes by which the clock of a device is set. */
const JUMPS = [20, -20, 180, -180];

/** The clock of the device is set, and the one on the screen has gone on since. */
async function setBy(page: Page, minutes: number): Promise<void> {
  const before = await secondsLeft(page);
  await page.clock.setSystemTime(Date.now() + minutes * 60_000);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => secondsLeft(page)).not.toBe(before);
}

/** Both show the same, to any time that the clock of the other device is set. */
async function expectEvenSeconds(host: Page, other: Page): Promise<void> {
  for (const minutes of JUMPS) {
    await setBy(other, minutes);
    await expect
      .poll(async () => Math.abs((await secondsLeft(host)) - (await secondsLeft(other))), `after ${minutes} minutes`)
      .toBeLessThanOrEqual(2);
  }
}

test('a circuit shows the same seconds on a device whose clock is set, by minutes and by hours, forward and back @decides', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'learner4' });
  const other = await arrive({ as: 'learner5', gateway: 2 });
  await other.clock.install();
  await openCircuit(host, LABEL, CHEST_PAIN, ASTHMA);
  const pin = await openRun(host, 2);
  await joinRun(other, pin);
  await expect(connection(other, 'live')).toBeVisible();
  await host.getByRole('button', { name: en('circuit-runs.begin') }).click();
  for (const page of [host, other]) {
    await expect.poll(() => viewOf(page)).not.toBe('');
    await expect(bar(page, LABEL)).toBeVisible();
  }
  const view = viewOf(other);
  await expectEvenSeconds(host, other);
  await skipTo(host, 'station');
  await expectEvenSeconds(host, other);
  expect(viewOf(other)).toBe(view);
});

test('a group shows the same reading time and the same station time on a device whose clock is set', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'learner4' });
  const other = await arrive({ as: 'learner5', gateway: 2 });
  await other.clock.install();
  await joinByPin(other, await openGroup(host, CHEST_PAIN));
  const rows = people(host).getByRole('combobox');
  await rows.first().selectOption('examiner');
  await rows.nth(1).selectOption('student');
  await startButton(host).click();
  for (const page of [host, other]) await expect(clockState(page, 'reading')).toBeVisible();
  await expectEvenSeconds(host, other);
  await host.getByRole('button', { name: en('stations.timer.skip-reading') }).click();
  for (const page of [host, other]) await expect(clockState(page, 'running')).toBeVisible();
  await expectEvenSeconds(host, other);
});

test('the clock of a station that one takes alone goes on over a reload, though the clock of the device was set', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner3' });
  await page.clock.install();
  await page.goto(`/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/checklist/`);
  await page.getByRole('button', { name: en('stations.timer.start'), exact: true }).click();
  await expect(clockState(page, 'running')).toBeVisible();
  for (const minutes of JUMPS) {
    const before = await secondsLeft(page);
    await setBy(page, minutes);
    await page.reload();
    await expect(clockState(page, 'running')).toBeVisible();
    await expect(clock(page)).toBeVisible();
    const after = await secondsLeft(page);
    expect(after).toBeLessThanOrEqual(before + 1);
    expect(after).toBeGreaterThan(before - 100);
  }
});

/** Runs in the page: keeps each number of seconds that is shown, with the milliseconds of an even clock. */
function watchSeconds(): void {
  const shown: [at: number, left: number][] = ((window as { shown?: [number, number][] }).shown = []);
  new MutationObserver(() => {
    const left = /(\d+) of \d+ seconds left to join/.exec(document.body?.innerText ?? '')?.[1];
    if (left && Number(left) !== shown.at(-1)?.[1]) shown.push([performance.now(), Number(left)]);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('the seconds to join a partner go on evenly, and only the server says that they are over', async ({ arrive }) => {
  const waits = await arrive();
  const other = await arrive({ gateway: 2 });
  await waits.clock.install();
  for (const [page, name] of [
    [waits, 'Wim'],
    [other, 'Otto'],
  ] as const)
    await registerByCall(page, name);
  await waits.addInitScript(watchSeconds);
  await search(waits, NURSING_PAIRING);
  await search(other, NURSING_PAIRING);
  await expect(matchedWith(waits, 'Otto')).toBeVisible();
  // Neither of them comes.
  for (const page of [waits, other]) await page.getByRole('button', { name: en('audio-pairing.matched.wait') }).click();
  for (const minutes of JUMPS) {
    await waits.clock.setSystemTime(Date.now() + minutes * 60_000);
    await waits.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
  for (const page of [waits, other]) {
    await expect(page.getByText(en('audio-pairing.notice.did-not-come'))).toBeVisible();
    await expect(findButton(page)).toBeVisible();
  }
  const shown = await waits.evaluate(() => (window as { shown?: [number, number][] }).shown ?? []);
  expect(shown.length).toBeGreaterThan(0);
  for (const [index, [at, left]] of shown.entries()) {
    expect(left).toBeLessThanOrEqual(20);
    const [before, more] = shown[index - 1] ?? [at, left];
    expect(left).toBeLessThanOrEqual(more);
    expect(more - left).toBeLessThanOrEqual((at - before) / 1_000 + 2);
  }
});

test('a guest who knocks goes on waiting, and is let in, though the clock of the device was set', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'supporter1' });
  const guest = await arrive();
  await guest.clock.install();
  const pin = await openGroup(host, CHEST_PAIN);
  await knockAt(pin, 'Noor', 'knock-of-noor');
  await guest.goto(href(joinGroup, { pin }, { knock: 'knock-of-noor' }));
  const waiting = guest.getByText(en('group-practice.knock.lead'));
  for (const minutes of JUMPS) {
    const asked = guest.waitForResponse((answer) => answer.url().includes('knock=') && answer.ok());
    await guest.clock.setSystemTime(Date.now() + minutes * 60_000);
    await guest.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await asked;
    await expect(waiting).toBeVisible();
  }
  await host.reload();
  await host.getByRole('button', { name: en('group-practice.knocks.let-in-whom', { name: 'Noor' }) }).click();
  await expect(guest).toHaveURL(LOBBY);
  await expect(member(host, 'Noor')).toBeVisible();
});
