import { reportsPage } from '~/domain/moderation/contract';
import { expectAccessible } from './axe';
import { expect, post, test } from './people';
import { en } from './words';

const TEXT = 'The section on fluids says the opposite of the guideline.';
const SENTENCE = 'Corrected with the author.';

// rules: 2.7.34
test('what somebody reports is at once in the list of staff, who resolve it with a note and take that back @decides', async ({
  arrive,
}) => {
  const staff = await arrive({ as: 'staff1' });
  const learner = await arrive({ as: 'learner2' });
  await staff.goto(reportsPage.path);
  await expect(staff.getByRole('heading', { level: 1, name: en('ops.reports') })).toBeVisible();

  const topic = (await (
    await learner.request.get('/notebook/acute-kidney-injury/', { headers: { accept: 'application/json' } })
  ).json()) as { id: number; topic_name: string };
  await post(learner, '/content/quiz/discussion/', {
    data_request: 'notebook_report',
    entity_id: topic.id,
    report_select: 1,
    report_text: TEXT,
  });
  const card = staff.getByRole('article', { name: topic.topic_name });
  await expect(card).toContainText(TEXT);
  await expect(card).toContainText('learner2');
  await expectAccessible(staff, 'the reports', 4);

  await card.getByRole('button', { name: en('ops.reports.resolve.of', { title: topic.topic_name }) }).click();
  await card.getByRole('textbox', { name: en('ops.reports.note') }).fill(SENTENCE);
  await expectAccessible(staff, 'a report being resolved');
  await card.getByRole('button', { name: en('ops.reports.resolve'), exact: true }).click();
  await expect(card).toBeHidden();
  await staff.getByRole('button', { name: en('ops.reports.undo'), exact: true }).click();
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: en('ops.reports.resolve.of', { title: topic.topic_name }) }).click();
  await card.getByRole('textbox', { name: en('ops.reports.note') }).fill(SENTENCE);
  await card.getByRole('button', { name: en('ops.reports.resolve'), exact: true }).click();
  await staff.getByText(en('ops.reports.state.resolved'), { exact: true }).click();
  await expect(card).toContainText(SENTENCE);
  await card.getByRole('link', { name: topic.topic_name, exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1, name: topic.topic_name })).toBeVisible();

  const stranger = await arrive({ as: 'moderator1' });
  expect((await stranger.goto(reportsPage.path))!.status()).toBe(404);
});
