import { tryGroupPage } from '~/domain/group-practice/try-contract';
import { endQuiz } from '~/domain/quizzes/contract';
import { expectAccessible } from './axe';
import { aPersonLike } from './database';
import { joinAsGuest, LOBBY, member, people, startButton } from './group';
import { expect, post, signInByCall, signInThroughForm, test } from './people';
import { isPlain, quizOf, RUN, SUMMARY } from './quiz';
import { fillAbout, fillSignIn, fillTraining, NEW_PASSWORD, nextButton } from './registration';
import { en } from './words';

// rules: 1.2.16, 1.6.1
test('a visitor tries ten questions, registers, and finds the quiz again @decides', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.getByRole('button', { name: en('app.try.ten') }).click();
  await expect(page).toHaveURL(RUN);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expectAccessible(page, 'the quiz of a visitor', 4);

  const { quizlog_id, questions } = await quizOf(page, path);
  expect(questions).toHaveLength(10);
  for (const question of questions.filter(isPlain))
    await post(page, path, {
      data_request: 'answer_submit',
      quizlog_id,
      question_id: question.question_id,
      answer_id: String(question.answers[0]!.answer_id),
    });
  await post(page, endQuiz.path, { quizlog_id });
  await page.goto(`${path}summary/`);
  await expect(page.getByText(en('quizzes.summary.guest'))).toBeVisible();
  await expectAccessible(page, 'the summary of a visitor', 4);

  await page
    .getByRole('main')
    .getByRole('link', { name: en('app.guest.register') })
    .click();
  await fillSignIn(page, en, 'ten.questions');
  await nextButton(page, en).click();
  await fillAbout(page, en, { first: 'Imani', last: 'Brandt', username: 'ten.questions' });
  await nextButton(page, en).click();
  await (await fillTraining(page, en)).click();
  await expect(page).toHaveURL(SUMMARY);
  await expect(page.getByText(en('quizzes.summary.guest'))).toBeHidden();
  // It is theirs also on another device.
  const elsewhere = await arrive();
  await signInByCall(elsewhere, 'ten.questions', NEW_PASSWORD);
  await elsewhere.goto(`${path}summary/`);
  await expect(elsewhere.getByRole('heading', { name: en('quizzes.summary.grid') })).toBeVisible();
});

test('a visitor tries one station alone, and is led to register at the next @decides', async ({ arrive }) => {
  const page = await arrive();
  const [first, second] = ['/osce-stations/acute-chest-pain-history/', '/osce-stations/acute-severe-asthma/'];
  await page.goto(first);
  await expect(page.getByText(en('stations.trial.open'))).toBeVisible();
  await page.locator('a[data-role="student"]').click();
  await expect(page).toHaveURL(/\/student\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(first);
  await expect(page.getByText(en('stations.trial.this'))).toBeVisible();
  await page.goto(second);
  await expect(page.getByText(en('stations.trial.none'))).toBeVisible();
});

test('a host without an account signs in, a friend registers, and both keep their seats in the group that is open', async ({
  arrive,
}) => {
  const host = await arrive();
  await host.goto(tryGroupPage.path);
  await host.getByLabel(en('group-practice.join.name')).fill('Noor');
  await host.getByRole('button', { name: en('group-practice.try.open') }).click();
  await expect(host).toHaveURL(LOBBY);
  const lobby = host.url();
  const friend = await arrive({ gateway: 2 });
  await joinAsGuest(friend, `/join/${/\d{9}/.exec(lobby)![0]}/`, 'Eve');
  await expect(member(host, 'Eve')).toBeVisible();

  await host.getByRole('button', { name: en('app.guest.label', { name: 'Noor' }) }).click();
  await host.getByRole('menuitem', { name: en('app.sign-in') }).click();
  await signInThroughForm(host, await aPersonLike('learner1'));
  await expect(host).toHaveURL(lobby);
  await expect(member(friend, 'Noor')).toBeHidden();
  await expect(people(friend)).toHaveCount(2);
  await expect(startButton(host)).toBeVisible();

  await friend
    .getByRole('banner')
    .getByRole('link', { name: en('app.guest.register') })
    .click();
  await fillSignIn(friend, en, 'eve.stays');
  await nextButton(friend, en).click();
  await fillAbout(friend, en, { first: 'Eve', last: 'Okafor', username: 'eve.stays' });
  await nextButton(friend, en).click();
  await (await fillTraining(friend, en)).click();
  await expect(friend).toHaveURL(LOBBY);
  await expect(member(host, 'Eve O.')).toBeVisible();
  await expect(people(host)).toHaveCount(2);
  await host.getByRole('button', { name: en('group-practice.give-roles') }).click();
  await startButton(host).click();
  await expect(host).toHaveURL(/\/(checklist|student)\//);
  await expect(friend).toHaveURL(/\/(checklist|student)\//);
});
