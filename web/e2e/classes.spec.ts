import { classesPage, tutorPage, tutorsPage } from '~/domain/classes/contract';
import { expectAccessible } from './axe';
import { submitButton, tick } from './examiner';
import { CHEST_PAIN } from './group';
import { expect, test } from './people';
import { registerByCall } from './second-factor';
import { en } from './words';

const CLASS = 'Year 4, Thursday group';

test('a class from its PIN to work that is done @decides', async ({ arrive }) => {
  const tutor = await arrive();
  const learner = await arrive({ gateway: 2 });
  const staff = await arrive({ as: 'staff1' });
  await registerByCall(tutor, 'cltutor');
  await registerByCall(learner, 'cllearner');

  await test.step('a tutor asks, and staff approve', async () => {
    await tutor.goto(tutorPage.path);
    await tutor.getByLabel(en('classes.ask.words')).fill('I teach fourth-year students on Thursdays.');
    await tutor.getByRole('button', { name: en('classes.ask.submit') }).click();
    await expect(tutor.getByText(en('classes.asked'), { exact: true })).toBeVisible();
    await staff.goto(tutorsPage.path);
    const row = staff.getByRole('listitem').filter({ hasText: 'cltutor' });
    await row.getByRole('button', { name: en('classes.tutors.approve.of', { name: 'Nadia B.' }) }).click();
    await expect(row.getByText(en('classes.tutors.approved'), { exact: true })).toBeVisible();
  });

  await test.step('the tutor opens a class', async () => {
    await tutor.goto(tutorPage.path);
    await tutor.getByLabel(en('classes.name')).fill(CLASS);
    await tutor.getByRole('button', { name: en('classes.new.submit') }).click();
    await expect(tutor.getByRole('heading', { level: 1, name: CLASS })).toBeVisible();
  });

  await test.step('a learner reads what the tutor will see, and joins', async () => {
    const pin = (await tutor.getByTestId('class-pin').innerText()).trim();
    await learner.goto(classesPage.path);
    await learner.getByLabel(en('classes.pin')).fill(pin);
    await learner.getByRole('button', { name: en('classes.find') }).click();
    await expect(learner.getByText(en('classes.never.answers'))).toBeVisible();
    await expectAccessible(learner, 'joining a class');
    await learner.getByRole('button', { name: en('classes.join.confirm') }).click();
    await expect(learner.getByRole('heading', { level: 1, name: CLASS })).toBeVisible();
    await expect(tutor.getByRole('rowheader', { name: 'Nadia B.' })).toBeVisible();
  });

  await test.step('assigned work appears, is done, and the tutor sees it at once', async () => {
    await tutor.getByLabel(en('stations.pick.search')).fill(CHEST_PAIN.name);
    await tutor.getByRole('button', { name: CHEST_PAIN.name }).click();
    await tutor.getByRole('button', { name: en('classes.assign'), exact: true }).click();
    await expect(tutor.getByText(en('classes.done-by', { done: 0, all: 1 }))).toBeVisible();
    await learner.getByRole('link', { name: CHEST_PAIN.name }).click();
    await learner.locator('a[data-role="examiner"]').click();
    await expect(learner).toHaveURL(/checklist/);
    await tick(learner, 0, 1);
    await submitButton(learner).click();
    await expect(learner).toHaveURL(/\/summary\/\d+/);
    await expect(tutor.getByText(en('classes.done-by', { done: 1, all: 1 }))).toBeVisible();
    await expectAccessible(tutor, 'a class of one’s own');
  });
});
