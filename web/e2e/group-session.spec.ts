import { aPersonLike } from './database';
import { clock, boxes, clockState, expectSameSeconds, kept, secondsLeft, tick, ticked, endStation } from './examiner';
import {
  ASTHMA,
  CHEST_PAIN,
  connection,
  findStation,
  giveRole,
  groupPolls,
  joinAsGuest,
  joinByPin,
  LOBBY,
  member,
  openGroup,
  people,
  roleOf,
  startButton,
  SUMMARY,
} from './group';
import { expect, signInThroughForm, test, WITH_MOTION } from './people';
import { en } from './words';

const [MAYA, TOMAS, AISLING, NOOR] = ['Maya O.', 'Tomás V.', 'Aisling F.', 'Noor'] as const;

// rules: 3.1.6
test('four people live a whole session, from the QR code to the next station @decides', async ({ arrive }) => {
  const host = await arrive({ permissions: ['clipboard-read', 'clipboard-write'], ...WITH_MOTION });
  const examiner = await arrive({ as: 'learner2', ...WITH_MOTION });
  // Works through the other gateway from the first moment to the last.
  const candidate = await arrive({ gateway: 2, ...WITH_MOTION });
  const guest = await arrive(WITH_MOTION);
  const all = [host, examiner, candidate, guest];
  const polls = [host, examiner].map(groupPolls);
  let pin = '';

  await test.step('the host signs in through the form, finds a station and opens a session', async () => {
    await host.goto('/login/');
    await signInThroughForm(host, await aPersonLike('learner1'));
    await expect(host.getByRole('heading', { level: 1 })).toContainText('Maya');
    await findStation(host, CHEST_PAIN);
    pin = await openGroup(host, CHEST_PAIN);
    await expect(member(host, MAYA)).toBeVisible();
    await expect(connection(host, 'live')).toBeVisible();
    await expect(startButton(host)).toBeDisabled();
  });

  await test.step('two type the PIN, one follows the link, and everyone sees everyone arrive', async () => {
    await joinByPin(examiner, pin);
    await expect(connection(examiner, 'live')).toBeVisible();
    await expect(member(host, TOMAS)).toBeVisible();

    await candidate.goto('/login/');
    await signInThroughForm(candidate, await aPersonLike('learner3'));
    await expect(candidate.getByRole('heading', { level: 1 })).toContainText('Aisling');
    await joinByPin(candidate, pin);

    await host.getByRole('button', { name: en('group-practice.copy.link') }).click();
    const link = await host.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`/join/${pin}/\\?key=[\\w-]{16}$`));
    await joinAsGuest(guest, link, NOOR);

    for (const page of all) {
      for (const name of [MAYA, TOMAS, AISLING, NOOR]) await expect(member(page, name)).toBeVisible();
      await expect(people(page)).toHaveCount(4);
      await expect(connection(page, 'live')).toBeVisible();
    }
    expect(polls.flatMap((of) => of())).toEqual([]);
  });

  await test.step('a refresh in the lobby brings one back', async () => {
    await guest.reload();
    await expect(people(guest)).toHaveCount(4);
    await expect(connection(guest, 'live')).toBeVisible();
    await expect(people(host)).toHaveCount(4);
  });

  await test.step('the host hands out roles; nobody has the same one twice', async () => {
    await giveRole(host, NOOR, 'examiner');
    await expect(member(guest, NOOR).getByRole('combobox')).toHaveValue('examiner');
    await giveRole(host, TOMAS, 'examiner');
    await expect(roleOf(host, NOOR)).toHaveValue('none');
    await expect(member(guest, NOOR).getByRole('combobox')).toHaveValue('none');
    await giveRole(host, NOOR, 'patient');
    await expect(startButton(host)).toBeDisabled();
  });

  await test.step('a member who was offline has what they missed on return', async () => {
    await candidate.context().setOffline(true);
    await expect(connection(candidate, 'offline')).toBeVisible();
    await giveRole(host, AISLING, 'student');
    await giveRole(host, MAYA, 'observer');
    await expect(member(guest, MAYA)).toContainText(en('app.role.observer'));
    await expect(member(candidate, AISLING).getByRole('combobox')).toHaveValue('none');
    await candidate.context().setOffline(false);
    await expect(member(candidate, AISLING).getByRole('combobox')).toHaveValue('student');
    await expect(member(candidate, MAYA)).toContainText(en('app.role.observer'));
    await expect(connection(candidate, 'live')).toBeVisible();
  });

  await test.step('the start leads everyone to the view of their role', async () => {
    await startButton(host).click();
    const station = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}`;
    await Promise.all([
      expect(host).toHaveURL(`${station}/student/?pin=${pin}`),
      expect(candidate).toHaveURL(new RegExp(`${station}/student/\\?pin=${pin}$`)),
      expect(examiner).toHaveURL(`${station}/checklist/?pin=${pin}`),
      expect(guest).toHaveURL(`${station}/patient/?pin=${pin}`),
    ]);
    for (const page of all) await expect(connection(page, 'live')).toBeVisible();
    await expect(boxes(candidate)).toHaveCount(0);
  });

  await test.step('reading time runs first, the same on every screen, also after a reload', async () => {
    for (const page of all) await expect(clockState(page, 'reading')).toBeVisible();
    await expectSameSeconds(...all);
    expect(await secondsLeft(candidate)).toBeLessThanOrEqual(120);
    await candidate.reload();
    await expect(clockState(candidate, 'reading')).toBeVisible();
    await expect(connection(candidate, 'live')).toBeVisible();
    await expectSameSeconds(...all);
    await expect(examiner.getByRole('button', { name: en('stations.timer.skip-reading') })).toBeEnabled();
  });

  await test.step('the first tick starts the clock on every screen, and a pause stops it for all', async () => {
    await tick(examiner, 0);
    for (const page of all) await expect(clockState(page, 'running')).toBeVisible();
    const full = await secondsLeft(candidate);
    expect(full).toBeGreaterThan(120);
    await expect.poll(() => secondsLeft(candidate)).toBeLessThan(full - 1);
    await expectSameSeconds(...all);
    await examiner.getByRole('button', { name: en('stations.timer.pause') }).click();
    for (const page of all) await expect(clockState(page, 'paused')).toBeVisible();
    const [shown] = await Promise.all(all.map((page) => clock(page).innerText()));
    for (const page of all) await expect(clock(page)).toHaveText(shown!);
    await expect(candidate.getByRole('group', { name: en('stations.timer.controls') })).toHaveCount(0);
  });

  await test.step('no tick is lost: not by a reload, not without a network', async () => {
    await examiner.getByRole('button', { name: en('stations.timer.start') }).click();
    await tick(examiner, 1, 2);
    await examiner.reload();
    await expect(ticked(examiner)).toHaveCount(3);
    await expect(kept(examiner, 'saved')).toBeVisible();

    await examiner.context().setOffline(true);
    await tick(examiner, 3, 4);
    await expect(kept(examiner, 'device')).toBeVisible();
    await examiner.context().setOffline(false);
    await expect(kept(examiner, 'saved')).toBeVisible();
    await expect(ticked(examiner)).toHaveCount(5);
    await expect(connection(examiner, 'live')).toBeVisible();
    await expectSameSeconds(...all);
  });

  const asked: string[] = [];
  for (const page of all)
    page.on(
      'request',
      (request) => void (/"(?:start_)?ai_feedback"/.test(request.postData() ?? '') && asked.push(request.url())),
    );
  await test.step('the examiner submits, and everyone is on the summary', async () => {
    await endStation(examiner);
    for (const page of all) await expect(page).toHaveURL(SUMMARY);
    const places = new Set(all.map((page) => new URL(page.url()).pathname));
    expect(places.size).toBe(1);
    const items = await candidate
      .getByText(/^5\/\d+$/)
      .first()
      .innerText();
    for (const page of all) await expect(page.getByText(items, { exact: true }).first()).toBeVisible();
  });

  await test.step('feedback is there on every screen without being asked for', async () => {
    for (const page of all) await expect(page.getByText(en('stations.feedback.automatic'))).toBeVisible();
    for (const page of all) await expect(page.getByRole('button', { name: en('stations.feedback.ask') })).toBeHidden();
    expect(asked).toEqual([]);
  });

  await test.step('the host chooses the next station, and everyone is in the lobby again', async () => {
    await host.getByRole('button', { name: en('stations.summary.next') }).click();
    const dialog = host.getByRole('dialog', { name: en('stations.next.title') });
    await dialog.getByRole('button', { name: ASTHMA.name }).click();
    for (const page of all) {
      await expect(page).toHaveURL(LOBBY);
      await expect(page.getByRole('heading', { name: ASTHMA.name })).toBeVisible();
      await expect(people(page)).toHaveCount(4);
    }
    expect(new URL(guest.url()).pathname).toBe(`/group-study/${pin}/`);
  });
});
