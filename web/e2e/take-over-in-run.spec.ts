import { expectAt, joinRun, openCircuit, openRun, skipTo, viewOf } from './circuit';
import { boxes, endStation, expectSameSeconds, kept, tick, ticked } from './examiner';
import { endAbruptly } from './flat-battery';
import { ASTHMA, CHEST_PAIN, SUMMARY } from './group';
import { expect, test } from './people';
import { en } from './words';

const LABEL = 'Night shift';

test('in a run the host frees the role of an examiner whose battery is flat, and the patient takes over at once', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'learner1' });
  const others = [await arrive({ as: 'learner2', gateway: 2 }), await arrive({ as: 'learner3' })];
  await openCircuit(host, LABEL, CHEST_PAIN, ASTHMA);
  const pin = await openRun(host, 2);
  for (const page of others) await joinRun(page, pin);
  await expect(host.getByRole('heading', { name: en('circuit-runs.people', { count: 3 }) })).toBeVisible();
  await host.getByRole('button', { name: en('circuit-runs.begin') }).click();
  for (const page of [host, ...others]) await expect.poll(() => viewOf(page)).not.toBe('');
  await skipTo(host, 'station');
  await expectAt(LABEL, 1, 2, 'station', host, ...others);
  // Who comes first is candidate first, and hosts.
  expect(viewOf(host)).toBe('student');
  const examiner = others.find((page) => viewOf(page) === 'checklist')!;
  const patient = others.find((page) => viewOf(page) === 'patient')!;
  const take = patient.getByRole('button', { name: en('app.take-over.take') });

  await test.step('the examiner marks, and is gone', async () => {
    await tick(examiner, 0, 1);
    await expect(kept(examiner, 'saved')).toBeVisible();
    await endAbruptly(examiner);
  });

  await test.step('the patient sees how long to wait; the host frees the role, and they need not wait', async () => {
    await expect(patient.getByRole('region', { name: /is away$/ })).toBeVisible();
    await expect(take).toHaveCount(0);
    await host.getByRole('button', { name: en('app.take-over.free') }).click();
    await expect(host.getByRole('region', { name: en('app.take-over.nobody') })).toBeVisible();
    await take.click();
    await expect(patient).toHaveURL(new RegExp(`/checklist/\\?pin=${pin}$`));
  });

  await test.step('the marks and the clock go on, and the round has its result', async () => {
    await expect(ticked(patient)).toHaveCount(2);
    await expectSameSeconds(host, patient);
    await expectAt(LABEL, 1, 2, 'station', host, patient);
    await boxes(patient).nth(2).check();
    await expect(kept(patient, 'saved')).toBeVisible();
    await endStation(patient);
    for (const page of [host, patient]) await expect(page).toHaveURL(SUMMARY);
    await expectAt(LABEL, 1, 2, 'feedback', host, patient);
  });
});
