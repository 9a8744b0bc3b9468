import { expectAccessible } from './axe';
import { endStation, tick } from './examiner';
import { CHEST_PAIN, giveRole, joinByPin, openGroup, startButton, SUMMARY } from './group';
import { expect, test } from './people';
import { en, es } from './words';

test('a candidate shares a result by a link, the examiner agrees to be named, and the link is taken back @decides', async ({
  arrive,
}) => {
  const candidate = await arrive({ as: 'learner5' });
  const examiner = await arrive({ as: 'learner7', gateway: 2 });
  const pin = await openGroup(candidate, CHEST_PAIN);
  await joinByPin(examiner, pin);
  await giveRole(candidate, 'Leila H.', 'student');
  await giveRole(candidate, 'Nerea I.', 'examiner');
  await startButton(candidate).click();
  await expect(examiner).toHaveURL(/checklist/);
  await tick(examiner, 0, 1);
  await endStation(examiner);
  await expect(candidate).toHaveURL(SUMMARY);

  await candidate.getByRole('button', { name: en('shared-results.share') }).click();
  const dialog = candidate.getByRole('dialog');
  await dialog.getByRole('button', { name: en('shared-results.make') }).click();
  await expectAccessible(candidate, 'dialog to share a result', 4);
  const address = (await dialog.getByRole('link').getAttribute('href'))!;

  const visitor = await arrive();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: CHEST_PAIN.name })).toBeVisible();
  await expect(visitor.getByRole('main')).not.toContainText('Nerea I.');
  await expectAccessible(visitor, 'shared result', 4);
  await visitor.getByText('ES', { exact: true }).click();
  await expect(visitor.getByRole('heading', { name: es('shared-results.sections') })).toBeVisible();

  await examiner.reload();
  await examiner.getByRole('switch', { name: en('shared-results.agree') }).click();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('main')).toContainText('Nerea I.', { timeout: 2_000 });
  }).toPass();

  await candidate.reload();
  await candidate.getByRole('button', { name: en('shared-results.share') }).click();
  await expect(dialog).toContainText('Opened once');
  await dialog.getByRole('button', { name: en('shared-results.take-back') }).click();
  await candidate
    .getByRole('dialog', { name: en('shared-results.take-back.question') })
    .getByRole('button', { name: en('shared-results.take-back') })
    .click();
  await expect(dialog.getByRole('button', { name: en('shared-results.make') })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(es('problem.shared-result-not-found'))).toBeVisible();
});
