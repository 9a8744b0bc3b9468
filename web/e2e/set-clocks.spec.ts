import type { Page } from '@playwright/test';
import { bar, joinRun, openCircuit, openRun, viewOf } from './circuit';
import { clock, clockState, secondsLeft } from './examiner';
import { ASTHMA, CHEST_PAIN, connection } from './group';
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
  for (const minutes of JUMPS) {
    const view = viewOf(other);
    await setBy(other, minutes);
    await expect
      .poll(async () => Math.abs((await secondsLeft(host)) - (await secondsLeft(other))), `after ${minutes} minutes`)
      .toBeLessThanOrEqual(2);
    expect(viewOf(other)).toBe(view);
  }
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
