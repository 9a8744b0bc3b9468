import type { Page, Route } from '@playwright/test';
import { joinGroup } from '~/domain/group-practice/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { EXAM, type quizRun } from '~/domain/quizzes/contract';
import { bar, joinRun, openCircuit, openRun, skipTo, viewOf } from './circuit';
import { endExamIn, knockAt } from './database';
import { endAbruptly } from './flat-battery';
import { clock, clockState, secondsLeft } from './examiner';
import { ASTHMA, CHEST_PAIN, connection, joinByPin, LOBBY, member, openGroup, people, startButton } from './group';
import { findButton, matchedWith, NURSING_PAIRING, registerByCall, search } from './partners';
import { expect, send, test } from './people';
import { pickByKeys, questionHeading, startQuiz, SUMMARY } from './quiz';
import { SLEEPS, type SleepUntil, withSleeper } from './sleeping-page';
import { en } from './words';

const CHECKLIST = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/checklist/`;
const LABEL = 'Clocks that jump';
/** Minutes by which the clock of a device is set. */
const JUMPS = [20, -20, 180, -180];

const wake = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The clock of the device is set, and the one on the screen has gone on since. */
async function setBy(page: Page, minutes: number): Promise<void> {
  const before = await secondsLeft(page);
  await page.clock.setSystemTime(Date.now() + minutes * 60_000);
  await wake(page);
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

async function startAlone(page: Page): Promise<void> {
  await page.goto(CHECKLIST);
  await page.getByRole('button', { name: en('stations.timer.start'), exact: true }).click();
  await expect(clockState(page, 'running')).toBeVisible();
}

test('the clock of a station that one takes alone goes on over a reload, though the clock of the device was set', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner3' });
  await page.clock.install();
  await startAlone(page);
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

  await test.step('the dialog at its end opens by itself, and Escape goes on, as its button does', async () => {
    await page.clock.fastForward(((await secondsLeft(page)) + 1) * 1_000);
    const end = page.getByRole('dialog', { name: en('stations.timer.up') });
    const controls = page.getByRole('group', { name: en('stations.timer.controls') });
    await expect(end).toBeVisible();
    await expect(controls).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(end).toBeHidden();
    await expect(controls).toBeVisible();
  });
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
    await wake(waits);
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
    await wake(guest);
    await asked;
    await expect(waiting).toBeVisible();
  }
  await host.reload();
  await host.getByRole('button', { name: en('group-practice.knocks.let-in-whom', { name: 'Noor' }) }).click();
  await expect(guest).toHaveURL(LOBBY);
  await expect(member(host, 'Noor')).toBeVisible();
});

/** What the server says of the page that is shown. */
const quizDataOf = async (page: Page): Promise<PageData<typeof quizRun>> =>
  (await page.request.get(page.url(), { headers: { accept: 'application/json' } })).json();

test('only the server ends an exam by time, with what was picked, with any clock of the device @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner6' });
  const { quizlog_id, path, questions } = await startQuiz(page, 'respiratory', { mode: EXAM });
  const total = questions.length;
  await page.clock.install();
  await page.goto(path);
  await expect(questionHeading(page, 1, total)).toBeVisible();

  const saved = page.waitForResponse((response) => response.request().postDataJSON()?.data_request === 'answer_submit');
  await pickByKeys(page, questions[0]!);
  await page.clock.runFor(1_000);
  expect(await (await saved).json()).toEqual({ saved: true });

  await test.step('it goes on when the clock is set, by minutes and by hours, forward and back', async () => {
    const before = await secondsLeft(page);
    for (const minutes of JUMPS) {
      await page.clock.setSystemTime(Date.now() + minutes * 60_000);
      const heard = page.waitForResponse((response) => response.request().postDataJSON()?.data_request === 'questions');
      await wake(page);
      await heard;
      await page.clock.runFor(1_500);
      await expect(questionHeading(page, 1, total)).toBeVisible();
      expect(await secondsLeft(page)).toBeLessThanOrEqual(before);
      expect(await secondsLeft(page)).toBeGreaterThan(before - 120);
    }
  });

  await test.step('no key takes its end away, while the server has not said so', async () => {
    let say = (): void => undefined;
    const said = new Promise<void>((resolve) => (say = resolve));
    await endExamIn(quizlog_id, 2);
    await wake(page);
    await page.route(`**${path}`, async (route) => {
      await said;
      await route.continue();
    });
    const end = page.getByRole('heading', { level: 1, name: en('quizzes.run.time-up') });
    await expect(end).toBeFocused();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await expect(end).toBeVisible();
    say();
  });
  await expect(page).toHaveURL(SUMMARY);
  const { places } = await quizDataOf(page);
  expect(places.map(({ state }) => (state === 'open' ? 'open' : 'marked'))).toEqual([
    'marked',
    ...Array<string>(total - 1).fill('open'),
  ]);
});

test('answers that wait on the device are never promised to count, and what came too late is said', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner3' });
  const context = page.context();
  const { quizlog_id, path, questions } = await startQuiz(page, 'respiratory', { mode: EXAM });
  await page.goto(path);
  await expect(questionHeading(page, 1, questions.length)).toBeVisible();

  await test.step('before the end', async () => {
    await context.setOffline(true);
    await pickByKeys(page, questions[0]!);
    await expect(page.getByText(en('quizzes.run.waiting.exam'))).toBeVisible();
    await page.getByRole('button', { name: en('quizzes.run.hand-in'), exact: true }).click();
    await page.getByRole('button', { name: en('quizzes.run.hand-in.now') }).click();
    await expect(page.getByText(en('quizzes.run.hand-in.held'))).toBeVisible();
  });

  const lost = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue());
  const tab = await test.step('a page that is opened again still hands it in', async () => {
    await endAbruptly(page);
    await context.route('**/*', lost);
    await context.setOffline(false);
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(tab.getByText(en('quizzes.run.hand-in.held'))).toBeVisible();
    return tab;
  });

  await test.step('after it', async () => {
    await endExamIn(quizlog_id, 0);
    await context.unroute('**/*', lost);
    await tab.evaluate(() => void window.dispatchEvent(new Event('online')));
    await expect(tab.getByText(en('quizzes.run.time-up.late', { count: 1 }))).toBeVisible();
    await expect(tab.getByText(en('quizzes.run.time-up.none'))).toBeVisible();
    await expect(tab.getByRole('heading', { level: 1, name: en('quizzes.run.ended') })).toBeFocused();
  });
});

/** Seconds that the first shows more than the second. */
async function gapOf(...pages: [Page, Page]): Promise<number> {
  const [one, other] = await Promise.all(pages.map(secondsLeft));
  return one! - other!;
}

/** It sleeps while the other goes on for six seconds. Awake again, it has not lost any of them. */
async function expectSlept(page: Page, sleepUntil: SleepUntil, awake: Page): Promise<void> {
  const gap = await gapOf(page, awake);
  const left = await secondsLeft(awake);
  await sleepUntil(() => expect.poll(() => secondsLeft(awake)).toBeLessThan(left - 6));
  await expect.poll(async () => Math.abs((await gapOf(page, awake)) - gap)).toBeLessThanOrEqual(1);
}

for (const sleep of SLEEPS) {
  test(`an exam on a ${sleep} shows the time of the server when it wakes, and is ended by the server alone`, async ({
    arrive,
  }) => {
    const awake = await arrive({ as: 'learner6', gateway: 2 });
    const { quizlog_id, path, questions } = await startQuiz(awake, 'respiratory', { mode: EXAM });
    await withSleeper(awake, sleep, async (page, sleepUntil) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') asked.push(String(request.postDataJSON()?.data_request ?? request.url()));
      });
      for (const each of [page, awake]) {
        await each.goto(path);
        await expect(questionHeading(each, 1, questions.length)).toBeVisible();
      }
      await expectSlept(page, sleepUntil, awake);

      await endExamIn(quizlog_id, 8);
      for (const each of [page, awake]) {
        await wake(each);
        await expect.poll(() => secondsLeft(each)).toBeLessThanOrEqual(8);
      }
      const none = (each: Page) => each.getByText(en('quizzes.run.time-up.none'));
      await sleepUntil(() => expect(none(awake)).toBeVisible());
      await expect(none(page)).toBeVisible();
      expect(asked.filter((what) => what !== 'questions')).toEqual([]);
    });
  });

  test(`the clock of a station on a ${sleep} has not lost a second when it wakes, alone and in a group`, async ({
    arrive,
  }) => {
    const awake = await arrive({ as: 'learner5', gateway: 2 });
    await withSleeper(await arrive({ as: 'learner4' }), sleep, async (page, sleepUntil) => {
      for (const each of [awake, page]) await startAlone(each);
      await expectSlept(page, sleepUntil, awake);

      await joinByPin(page, await openGroup(awake, CHEST_PAIN));
      const rows = people(awake).getByRole('combobox');
      await rows.first().selectOption('examiner');
      await rows.nth(1).selectOption('student');
      await startButton(awake).click();
      for (const state of ['reading', 'running'] as const) {
        for (const each of [page, awake]) await expect(clockState(each, state)).toBeVisible();
        await expectSlept(page, sleepUntil, awake);
        if (state === 'reading') await awake.getByRole('button', { name: en('stations.timer.skip-reading') }).click();
      }
    });
  });
}

test('the seconds until a PIN may be tried again go on evenly, though the clock of the device is set', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner3' });
  // Too old a browser to do proof of work instead.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.clock.install();
  const address = href(joinGroup, { pin: '000000000' });
  const wrong = async () => (await send(page, address, {})).status();
  await expect.poll(wrong).toBe(429);
  await page.goto(address);
  await page.getByRole('main').getByRole('button').click();
  const again = page.getByRole('button', { name: /^Try again in \d+ s$/ });
  const left = async () => Number(/\d+/.exec(await again.innerText())![0]);
  for (const minutes of JUMPS) {
    const before = await left();
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await wake(page);
    await expect.poll(left).toBeLessThan(before);
    expect(await left()).toBeGreaterThan(before - 100);
    await expect(again).toBeDisabled();
  }
});
