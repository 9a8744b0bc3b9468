import type { Page } from '@playwright/test';
import {
  boxes,
  clockState,
  confirmEnd,
  endStation,
  expectSameSeconds,
  kept,
  submitButton,
  tick,
  ticked,
} from './examiner';
import { ageAbsence } from './database';
import { endAbruptly } from './flat-battery';
import {
  CHEST_PAIN,
  connection,
  giveRole,
  joinAsGuest,
  joinByPin,
  openGroup,
  people,
  startButton,
  SUMMARY,
} from './group';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { expect, post, test } from './people';
import { en } from './words';

/** News of the group that says when a role is free, as this page hears it. */
const hearsWhenFree = (page: Page, role: 'student' | 'patient'): Promise<void> =>
  new Promise((resolve) => {
    const said = new RegExp(`"free_at":\\{[^}]*"${role}":\\d{9,}`);
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void (said.test(String(payload)) && resolve())),
    );
  });

test('an observer is offered the role of a patient who has been away for a minute, without a reload @decides', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'learner6' });
  const candidate = await arrive({ as: 'learner7' });
  const observer = await arrive({ gateway: 2 });
  const patient = await arrive();
  await observer.clock.install();
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(candidate, pin);
  const heard = hearsWhenFree(observer, 'patient');
  await joinAsGuest(observer, `/join/${pin}/`, 'Olga');
  await joinAsGuest(patient, `/join/${pin}/`, 'Paul');
  const names = await people(host).getByRole('heading').allInnerTexts();
  for (const [name, role] of [
    [names[0]!, 'examiner'],
    [names[1]!, 'student'],
    ['Olga', 'observer'],
    ['Paul', 'patient'],
  ] as const)
    await giveRole(host, name, role);
  await startButton(host).click();
  await expect(observer).toHaveURL(/\/student\//);
  await expect(patient).toHaveURL(/\/patient\//);
  const offer = observer.getByRole('button', { name: en('group-practice.late.take.patient') });

  await endAbruptly(patient);
  await heard;
  await expect(
    host
      .getByRole('region', { name: en('app.free-role.patient') })
      .getByRole('button', { name: en('app.take-over.appoint', { name: 'Olga' }) }),
  ).toBeVisible();
  await expect(offer).toHaveCount(0);
  await ageAbsence(pin);
  await observer.clock.fastForward(60_000);
  await offer.click();
  await expect(observer).toHaveURL(/\/patient\//);
  await expect(host.getByRole('region', { name: en('app.free-role.patient') })).toHaveCount(0);
});

test('with three people and a flat battery the round goes on', async ({ arrive }) => {
  const patient = await arrive({ as: 'learner1' });
  const examiner = await arrive({ as: 'learner2', gateway: 2 });
  const candidate = await arrive();
  const station = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}`;
  const pin = await openGroup(patient, CHEST_PAIN);
  await joinByPin(examiner, pin);
  await joinAsGuest(candidate, `/join/${pin}/`, 'Noor');
  await giveRole(patient, 'Maya O.', 'patient');
  await giveRole(patient, 'Tomás V.', 'examiner');
  await giveRole(patient, 'Noor', 'student');
  await startButton(patient).click();
  await expect(patient).toHaveURL(`${station}/patient/?pin=${pin}`);
  const take = (page: typeof patient) => page.getByRole('button', { name: en('app.take-over.take') });

  await test.step('the examiner marks, loses the network, goes on marking and submits; then the battery is flat', async () => {
    await tick(examiner, 0, 1);
    await expect(kept(examiner, 'saved')).toBeVisible();
    await expect(clockState(candidate, 'running')).toBeVisible();
    await expect(take(patient)).toHaveCount(0);
    await examiner.context().setOffline(true);
    await tick(examiner, 2, 3);
    await expect(kept(examiner, 'device')).toBeVisible();
    await endStation(examiner);
  });
  const device = await examiner.context().storageState();
  await endAbruptly(examiner);
  await examiner.context().close();

  await test.step('the patient, who hosts, takes over and sees the ticks; the candidate cannot', async () => {
    await expect(take(patient)).toBeVisible();
    await expect(candidate.getByText(en('app.take-over.candidate'))).toBeVisible();
    await expect(take(candidate)).toHaveCount(0);
    await take(patient).click();
    await expect(patient).toHaveURL(`${station}/checklist/?pin=${pin}`);
    await expect(ticked(patient)).toHaveCount(2);
    await expect(patient.getByText(en('stations.checklist.by', { name: 'Tomás V.' }))).toHaveCount(2);
    await expect(clockState(patient, 'running')).toBeVisible();
    await expectSameSeconds(patient, candidate);
    await tick(patient, 4);
    await expect(kept(patient, 'saved')).toBeVisible();
  });

  const back = await arrive({ storageState: device, gateway: 2 });
  await test.step('the former examiner sees who examines now; the offline ticks arrive as suggestions and nothing ends', async () => {
    await back.goto(`${station}/checklist/?pin=${pin}`);
    await expect(back).toHaveURL(`${station}/student/?pin=${pin}`);
    await expect(back.getByText(en('stations.replaced.title', { name: 'Maya O.', taken: 'yes' }))).toBeVisible();
    await expect(back.getByText(en('stations.replaced.about'))).toBeVisible();
    await expect(
      patient.getByRole('heading', { name: en('stations.suggestions.title', { count: 2, name: 'Tomás V.' }) }),
    ).toBeVisible();
    await expect(ticked(patient)).toHaveCount(3);
    for (const page of [patient, candidate, back]) await expect(clockState(page, 'running')).toBeVisible();
  });

  await test.step('the examiner accepts one and dismisses the other', async () => {
    const suggestions = patient.getByRole('region', {
      name: en('stations.suggestions.title', { count: 2, name: 'Tomás V.' }),
    });
    await suggestions
      .getByRole('button', { name: en('stations.suggestions.accept.one', { what: '' }) })
      .first()
      .click();
    await expect(boxes(patient).nth(2)).toBeChecked();
    await patient.getByRole('button', { name: en('stations.suggestions.dismiss.one', { what: '' }) }).click();
    await expect(patient.getByText(en('stations.suggestions.accept'), { exact: true })).toHaveCount(0);
    await expect(kept(patient, 'saved')).toBeVisible();
    await patient.reload();
    await expect(ticked(patient)).toHaveCount(4);
    await expect(boxes(patient).nth(3)).not.toBeChecked();
    await expect(connection(patient, 'live')).toBeVisible();
    await expect(patient.getByText(en('stations.suggestions.accept'), { exact: true })).toHaveCount(0);
  });

  await test.step('the successor submits, is asked once, and all are on the summary', async () => {
    const total = await boxes(patient).count();
    await submitButton(patient).click();
    const dialog = patient.getByRole('dialog', { name: en('stations.submit.early.title') });
    await expect(dialog).toContainText(en('stations.submit.early', { left: '', count: total - 4 }).trim());
    await dialog.getByRole('button', { name: en('stations.submit.empty.back') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(clockState(candidate, 'running')).toBeVisible();
    await submitButton(patient).click();
    for (const page of [patient, candidate, back]) await expect(page).toHaveURL(SUMMARY);
    await expect(confirmEnd(patient)).toHaveCount(0);
    expect(new Set([patient, candidate, back].map((page) => new URL(page.url()).pathname)).size).toBe(1);
  });
});

test('what an examiner marked offline arrives with the result of its round, when the next one runs already', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'learner3' });
  const examiner = await arrive({ as: 'learner4', gateway: 2 });
  const candidate = await arrive();
  const checklist = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/checklist/`;
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(examiner, pin);
  await joinAsGuest(candidate, `/join/${pin}/`, 'Noor');
  const [hostName, examinerName] = await people(host).getByRole('heading').allInnerTexts();
  await giveRole(host, hostName!, 'patient');
  await giveRole(host, examinerName!, 'examiner');
  await giveRole(host, 'Noor', 'student');
  await startButton(host).click();
  await expect(examiner).toHaveURL(`${checklist}?pin=${pin}`);

  await test.step('the examiner loses the network, marks, and the battery is flat', async () => {
    await tick(examiner, 0, 1);
    await expect(kept(examiner, 'saved')).toBeVisible();
    await examiner.context().setOffline(true);
    await tick(examiner, 2, 3);
    await expect(kept(examiner, 'device')).toBeVisible();
  });
  const device = await examiner.context().storageState();
  await endAbruptly(examiner);
  await examiner.context().close();

  await test.step('the patient takes over and submits', async () => {
    await host.getByRole('button', { name: en('app.take-over.take') }).click();
    await expect(host).toHaveURL(`${checklist}?pin=${pin}`);
    await expect(ticked(host)).toHaveCount(2);
    await endStation(host);
    for (const page of [host, candidate]) await expect(page).toHaveURL(SUMMARY);
  });
  const result = candidate.url();
  await expect(candidate.getByRole('region', { name: en('stations.summary.late') })).toHaveCount(0);

  const back = await arrive({ storageState: device, gateway: 2 });
  await test.step('in the next round of the same station the former examiner has an empty sheet', async () => {
    await post(host, href(lobbyPage, { pin }), { data_request: 'next_station', slug: CHEST_PAIN.slug });
    await back.goto(href(lobbyPage, { pin }));
    await host.goto(href(lobbyPage, { pin }));
    await giveRole(host, hostName!, 'patient');
    await giveRole(host, examinerName!, 'examiner');
    await giveRole(host, 'Noor', 'student');
    const brought = back.waitForResponse((answer) => /change_marks/.test(answer.request().postData() ?? ''));
    await startButton(host).click();
    await expect(back).toHaveURL(`${checklist}?pin=${pin}`);
    expect((await brought).status()).toBe(200);
    await expect(boxes(back).first()).toBeVisible();
    await expect(ticked(back)).toHaveCount(0);
    await tick(back, 5);
    await expect(kept(back, 'saved')).toBeVisible();
    await expect(back.getByText(en('stations.suggestions.accept'), { exact: true })).toHaveCount(0);
  });

  await test.step('the result of the first round names who marked it, and is as it was', async () => {
    await candidate.goto(result);
    const late = candidate.getByRole('region', { name: en('stations.summary.late') });
    await expect(late.getByRole('heading', { name: examinerName })).toBeVisible();
    await expect(late.getByRole('listitem')).toHaveCount(2);
  });
});

test('an examiner who is here hands over with one press, and an observer leaves in the middle', async ({ arrive }) => {
  const examiner = await arrive({ as: 'learner2' });
  const [candidate, observer] = [await arrive(), await arrive({ gateway: 2 })];
  const pin = await openGroup(examiner, CHEST_PAIN);
  await joinAsGuest(candidate, `/join/${pin}/`, 'Noor');
  await joinAsGuest(observer, `/join/${pin}/`, 'Olga');
  const [name] = await people(examiner).getByRole('heading').allInnerTexts();
  for (const [who, role] of [
    [name!, 'examiner'],
    ['Noor', 'student'],
    ['Olga', 'observer'],
  ] as const)
    await giveRole(examiner, who, role);
  await startButton(examiner).click();
  await tick(examiner, 0, 2);
  await expect(kept(examiner, 'saved')).toBeVisible();
  const handOver = (to: string) => examiner.getByRole('button', { name: en('stations.hand-over', { name: to }) });
  await expect(handOver('Noor')).toHaveCount(0);

  await handOver('Olga').click();
  await expect(observer).toHaveURL(/\/checklist\//);
  await expect(ticked(observer)).toHaveCount(2);
  await expect(examiner).toHaveURL(/\/student\//);
  await tick(observer, 1);
  await expect(kept(observer, 'saved')).toBeVisible();

  // Who handed over watches now, and goes; the station goes on.
  const leave = () => examiner.getByRole('button', { name: en('group-practice.leave'), exact: true });
  await leave().click();
  await examiner
    .getByRole('dialog')
    .getByRole('button', { name: en('group-practice.leave'), exact: true })
    .click();
  await expect(examiner).not.toHaveURL(/\/student\//);
  await endStation(observer);
  for (const page of [observer, candidate]) await expect(page).toHaveURL(SUMMARY);
});
