import { notificationsPage } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { becomeAuthorPage } from '~/domain/moderation/applications/contract';
import { questionCreate } from '~/domain/questions/authoring/contract';
import { expectAccessible } from './axe';
import { expect, post, test } from './people';
import { registerByCall } from './second-factor';
import { saveButton, wholeForm } from './writing';
import { en } from './words';

const NOTE = 'Every option is explained.';
const NOTE_SHOWN = en('accounts.notification.application-accepted', { note: NOTE });

test('a learner asks to become an author with a question, a moderator accepts, and the learner may propose questions at once @decides', async ({
  arrive,
}) => {
  const learner = await arrive();
  await registerByCall(learner, 'nadia.wants.to.write');
  await learner.goto('/profile/details/');
  await learner.getByRole('link', { name: en('profile.author.ask') }).click();
  await expect(learner.getByRole('heading', { level: 1, name: en('applications.become') })).toBeVisible();
  await expectAccessible(learner, 'asking to become an author, before a question is written', 4);

  // The editor, with a question that is kept as a draft on the way: the way back leads here.
  const toEditor = learner.getByRole('link', { name: en('applications.write-sample') });
  await expect(toEditor).toHaveAttribute('href', href(questionCreate, {}, { for: 'application' }));
  const { draft_id } = (await post(learner, href(questionCreate), {
    data_request: 'autosave',
    form: await wholeForm(learner),
  })) as { draft_id: number };
  await learner.goto(href(questionCreate, {}, { for: 'application', draft: draft_id }));
  await saveButton(learner, 'questions.write.save.private').click();
  await expect(learner).toHaveURL(/\/become-author\/\?question=\d+$/);
  const sample = learner.getByRole('radio', { name: /63-year-old man/ });
  await expect(sample).toBeChecked();
  await learner
    .getByLabel(en('applications.words'), { exact: true })
    .fill('I teach cardiology to fourth-year students and write their questions.');
  await expectAccessible(learner, 'asking to become an author', 4);
  await learner.getByRole('button', { name: en('applications.apply') }).click();
  await expect(learner.getByText(en('applications.open')).first()).toBeVisible();
  await learner.reload();
  await expect(learner.getByText(en('applications.open')).first()).toBeVisible();

  const moderator = await arrive({ as: 'moderator1' });
  await moderator.goto('/');
  await moderator
    .getByRole('link', { name: en('applications.title') })
    .first()
    .click();
  await expect(moderator.getByRole('heading', { level: 1, name: en('applications.title') })).toBeVisible();
  await expectAccessible(moderator, 'the list of applications', 4);
  await moderator.getByRole('link', { name: 'Nadia B.' }).click();
  await expect(moderator.getByText('Right coronary artery', { exact: true })).toBeVisible();
  await expectAccessible(moderator, 'an application', 4);
  await moderator.getByLabel(en('applications.tell', { name: 'Nadia B.' }), { exact: true }).fill(NOTE);
  await moderator.getByRole('button', { name: en('applications.accept'), exact: true }).click();
  await expect(moderator.getByText(en('applications.result.accepted')).first()).toBeVisible();

  // The page that is open already says so, and proposes without signing in again.
  await expect(
    learner.getByText(en('app.role-given', { role: en('app.profile.role.author') }), { exact: true }),
  ).toBeVisible();
  await learner.goto(notificationsPage.path);
  await expect(learner.getByText(NOTE_SHOWN).first()).toBeVisible();
  await learner.goto(becomeAuthorPage.path);
  await learner.getByRole('link', { name: en('applications.write') }).click();
  await expect(saveButton(learner, 'questions.write.save.propose')).toBeVisible();

  // Undone, the application waits again, and the page that is open says so.
  const undo = moderator.getByRole('button', { name: en('review.undo'), exact: true });
  await expect(moderator.getByText(en('review.act.accept', { name: 'Diego S.' }))).toBeVisible();
  await expectAccessible(moderator, 'a decided application', 4);
  await undo.press('Enter');
  await moderator
    .getByRole('dialog')
    .getByRole('button', { name: en('review.undo'), exact: true })
    .press('Enter');
  await expect(moderator.getByRole('button', { name: en('applications.accept'), exact: true })).toBeVisible();
  await expect(
    learner.getByText(en('app.role-taken', { role: en('app.profile.role.author') }), { exact: true }),
  ).toBeVisible();
});
