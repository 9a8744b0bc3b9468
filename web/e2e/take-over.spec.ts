import { boxes, clockState, confirmEnd, endStation, expectSameSeconds, kept, submitButton, tick, ticked } from './examiner';
import { endAbruptly } from './flat-battery';
import { CHEST_PAIN, connection, giveRole, joinAsGuest, joinByPin, openGroup, startButton, SUMMARY } from './group';
import { expect, test } from './people';
import { en } from './words';

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
  await test.step('the former examiner is told who examines now; the offline ticks arrive as suggestions and nothing ends', async () => {
    await back.goto(`${station}/checklist/?pin=${pin}`);
    await expect(back).toHaveURL(`${station}/student/?pin=${pin}`);
    await expect(back.getByText(en('stations.replaced.title', { name: 'Maya O.', taken: 'yes' }))).toBeVisible();
    await expect(back.getByText(en('stations.replaced.about'))).toBeVisible();
    await expect(patient.getByRole('heading', { name: en('stations.suggestions.title', { count: 2, name: 'Tomás V.' }) })).toBeVisible();
    await expect(ticked(patient)).toHaveCount(3);
    for (const page of [patient, candidate, back]) await expect(clockState(page, 'running')).toBeVisible();
  });

  await test.step('the examiner accepts one and dismisses the other', async () => {
    const suggestions = patient.getByRole('region', { name: en('stations.suggestions.title', { count: 2, name: 'Tomás V.' }) });
    await suggestions.getByRole('button', { name: en('stations.suggestions.accept.one', { what: '' }) }).first().click();
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
    await expect(dialog).toContainText(en('stations.submit.early', { count: total - 4 }));
    await dialog.getByRole('button', { name: en('stations.submit.empty.back') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(clockState(candidate, 'running')).toBeVisible();
    await submitButton(patient).click();
    for (const page of [patient, candidate, back]) await expect(page).toHaveURL(SUMMARY);
    await expect(confirmEnd(patient)).toHaveCount(0);
    expect(new Set([patient, candidate, back].map((page) => new URL(page.url()).pathname)).size).toBe(1);
  });
});
