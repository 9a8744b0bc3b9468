import {
  bar,
  buildCircuit,
  expectAt,
  joinRun,
  joinRunAsGuest,
  openCircuit,
  openRun,
  plannedRounds,
  RESULTS,
  skipTo,
  viewOf,
} from './circuit';
import { clock, expectSameSeconds, submitButton, tick, endStation } from './examiner';
import { ASTHMA, BAD_NEWS, CHEST_PAIN, connection, SUMMARY } from './group';
import { appears } from './passing';
import { expect, test } from './people';
import { en } from './words';

const LABEL = 'Ward evening';
const GUEST = 'Noor';
/** Where it is announced who came and went. */
const NEWS = '[role=log]';

test('somebody builds a circuit, and three people run it: one clock, roles that rotate, a plan that follows who is there @decides', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'learner4' });
  // Works through the other gateway from the first moment to the last.
  const other = await arrive({ as: 'learner5', gateway: 2 });
  const guest = await arrive();
  const all = [host, other, guest];

  await test.step('the host runs a circuit of theirs; one types the PIN, a guest follows the link, and the plan grows with them', async () => {
    await buildCircuit(host, LABEL, CHEST_PAIN, ASTHMA, BAD_NEWS);
    const pin = await openRun(host, 3);
    await joinRun(other, pin);
    await joinRunAsGuest(guest, pin, GUEST);
    for (const page of all) {
      await expect(connection(page, 'live')).toBeVisible();
      await expect(page.getByRole('heading', { name: en('circuit-runs.people', { count: 3 }) })).toBeVisible();
      await expect(plannedRounds(page)).toHaveCount(3);
      for (const role of ['student', 'examiner', 'patient'])
        await expect(
          plannedRounds(page)
            .first()
            .getByText(en(`app.role.${role}`), { exact: true }),
        ).toBeVisible();
    }
  });

  await test.step('the beginning takes everyone to the view of their role', async () => {
    await host.getByRole('button', { name: en('circuit-runs.begin') }).click();
    for (const page of all) await expect.poll(() => viewOf(page)).not.toBe('');
    expect(all.map(viewOf).sort()).toEqual(['checklist', 'patient', 'student']);
    await expectAt(LABEL, 1, 3, 'reading', ...all);
    await expectSameSeconds(...all);
  });
  const candidates = [all.find((page) => viewOf(page) === 'student')!];

  await test.step('a pause stops every clock, and nobody can take it for running', async () => {
    await host.getByRole('button', { name: en('circuit-runs.pause-all') }).click();
    for (const page of all)
      await expect(bar(page, LABEL).getByText(en('circuit-runs.paused'), { exact: true })).toBeVisible();
    const [shown] = await Promise.all(all.map((page) => clock(page).innerText()));
    for (const page of all) await expect(clock(page)).toHaveText(shown!);
    await guest.reload();
    await expect(clock(guest)).toHaveText(shown!);
    await host.getByRole('button', { name: en('circuit-runs.resume') }).click();
    for (const page of all)
      await expect(bar(page, LABEL).getByText(en('circuit-runs.paused'), { exact: true })).toHaveCount(0);
    await expectSameSeconds(...all);
  });

  await test.step('the station begins for everyone at once, with five minutes; one more is for all', async () => {
    await skipTo(host, 'station');
    await expectAt(LABEL, 1, 3, 'station', ...all);
    await host.getByRole('button', { name: en('circuit-runs.add-minute') }).click();
    // Five minutes and a little less would be those without the one more.
    for (const page of all) await expect(clock(page)).toHaveText(/^(?:6:00|5:[1-5])/);
    await expectSameSeconds(...all);
  });

  await test.step('the examiner submits, and everyone is in the feedback with the summary', async () => {
    const examiner = all.find((page) => viewOf(page) === 'checklist')!;
    await tick(examiner, 0, 1);
    await endStation(examiner);
    for (const page of all) await expect(page).toHaveURL(SUMMARY);
    await expectAt(LABEL, 1, 3, 'feedback', ...all);
  });

  await test.step('the next round begins for everyone at once, in other roles', async () => {
    await skipTo(host, 'round', 2);
    for (const page of all) await expect.poll(() => viewOf(page)).not.toBe('');
    await expectAt(LABEL, 2, 3, 'reading', ...all);
    candidates.push(all.find((page) => viewOf(page) === 'student')!);
    expect(candidates[1]).not.toBe(candidates[0]);
  });

  await test.step('one leaves, and the others are told and carry on', async () => {
    const leaver = other;
    const told = Promise.all(
      [host, guest].map((page) => appears(page, ` left\\..*${en('circuit-runs.news.replanned')}`, NEWS)),
    );
    await leaver.getByRole('button', { name: en('circuit-runs.more') }).click();
    await leaver.getByRole('menuitem', { name: en('circuit-runs.leave') }).click();
    await leaver
      .getByRole('dialog')
      .getByRole('button', { name: en('circuit-runs.leave') })
      .click();
    await expect(leaver).toHaveURL(RESULTS);
    await told;
  });

  await test.step('the last round is over, and the results are there', async () => {
    await skipTo(host, 'station');
    await expectAt(LABEL, 2, 3, 'station', host, guest);
    await skipTo(host, 'feedback');
    await expectAt(LABEL, 2, 3, 'feedback', host, guest);
    await skipTo(host, 'round', 3);
    await expectAt(LABEL, 3, 3, 'reading', host, guest);
    await skipTo(host, 'station');
    await skipTo(host, 'feedback');
    await skipTo(host, 'results');
    for (const page of [host, guest]) {
      await expect(page).toHaveURL(RESULTS);
      const rounds = page.getByRole('list', { name: en('circuit-runs.results.rounds') }).getByRole('listitem');
      await expect(rounds).toHaveCount(3);
      await expect(rounds.first()).toContainText(en('circuit-runs.outcome.submitted'));
      await expect(rounds.first().getByRole('link')).toBeVisible();
    }
    await expect(host.getByRole('link', { name: en('circuit-runs.results.again') })).toBeVisible();
    const table = host
      .getByRole('region', { name: en('circuit-runs.results.people') })
      .filter({ has: host.locator('table') });
    for (const width of [360, 1280]) {
      await host.setViewportSize({ width, height: 800 });
      expect(await table.last().evaluate((frame) => frame.scrollWidth - frame.clientWidth), `${width} px`).toBe(0);
    }
  });
});

test('somebody who comes and somebody who goes change the plan of everyone in the lobby', async ({ arrive }) => {
  const host = await arrive({ as: 'learner3' });
  const guest = await arrive();
  await openCircuit(host, 'Morning round', CHEST_PAIN, ASTHMA);
  const pin = await openRun(host, 2);
  await expect(plannedRounds(host).first()).toContainText(en('circuit-runs.plan.alone'));
  const joined = appears(host, en('circuit-runs.news.joined', { name: GUEST }), NEWS);
  await joinRunAsGuest(guest, pin, GUEST);
  await joined;
  await expect(plannedRounds(host).first()).not.toContainText(en('circuit-runs.plan.alone'));
  const left = appears(host, en('circuit-runs.news.left', { name: GUEST }), NEWS);
  await guest.getByRole('button', { name: en('circuit-runs.leave') }).click();
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: en('circuit-runs.leave') })
    .click();
  await expect(guest).toHaveURL(/\/join\/$/);
  await left;
  await expect(plannedRounds(host).first()).toContainText(en('circuit-runs.plan.alone'));
});

test('alone one reads, plays and marks, and talks it over with oneself', async ({ arrive }) => {
  const page = await arrive({ as: 'learner7' });
  await openCircuit(page, 'By myself', CHEST_PAIN);
  await page.getByRole('button', { name: en('circuits.run') }).click();
  const dialog = page.getByRole('dialog', { name: en('circuit-runs.start.title') });
  await dialog.getByRole('radio', { name: new RegExp(en('circuit-runs.start.alone')) }).click();
  await dialog.getByRole('button', { name: en('circuit-runs.start.begin'), exact: true }).click();
  await expect.poll(() => viewOf(page)).toBe('student');
  await expectAt('By myself', 1, 1, 'reading', page);
  await skipTo(page, 'station');
  await expect.poll(() => viewOf(page)).toBe('checklist');
  await tick(page, 0, 1, 2);
  await submitButton(page).click();
  await expect(page).toHaveURL(SUMMARY);
  await skipTo(page, 'results');
  await expect(page).toHaveURL(RESULTS);
  await expect(page.getByRole('list', { name: en('circuit-runs.results.rounds') })).toContainText(
    en('circuit-runs.outcome.submitted'),
  );
});
