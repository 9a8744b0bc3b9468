import type { Locator, Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { topicPage } from '~/domain/notebook/contract';
import { endQuiz, EXAM, quizReview, quizSetup } from '~/domain/quizzes/contract';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { expectAccessible } from './axe';
import { joinRunAsGuest, openCircuit, openRun, plannedRounds, skipTo, viewOf } from './circuit';
import { ask, beginConsultation, finish, HEADACHE, item, LAUNCHPAD } from './consultation';
import { boxes, clockState, submitButton, tick, ticked, endStation } from './examiner';
import {
  ASTHMA,
  CHEST_PAIN,
  giveRole,
  joinAsGuest,
  joinByPin,
  LOW_MOOD,
  openGroup,
  people,
  startButton,
  SUMMARY,
} from './group';
import { tabTo } from './keyboard';
import { expect, post, test, WITH_MOTION } from './people';
import {
  answerByKeys,
  explanation,
  isFreeText,
  isPlain,
  option,
  pickByKeys,
  startQuiz,
  SUMMARY as QUIZ_SUMMARY,
} from './quiz';
import { fillAbout, fillSignIn, fillTraining } from './registration';
import { en } from './words';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** As long as names are in life. */
const GUEST = 'Gilberto de la Fuente y Aguirre';
const station = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/`;

/** Opens a page, waits for what it is about, and looks at it. */
async function look(page: Page, path: string, ready: Locator, looks?: 2 | 4): Promise<void> {
  await page.goto(path);
  await expect(ready).toBeVisible();
  await expectAccessible(page, path, looks);
}

test('pages for everybody have no serious violation', async ({ arrive }) => {
  const page = await arrive();
  await look(page, '/', heading(page), 4);
  await look(page, '/login/', heading(page));
  await page.getByLabel(en('accounts.login.username')).fill('nobody');
  await page.getByLabel(en('accounts.login.password'), { exact: true }).fill('wrong-1234');
  await page
    .getByRole('main')
    .getByRole('button', { name: en('accounts.login.submit') })
    .click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a refused sign-in');
  await look(page, '/join/', page.getByLabel(en('app.pin.label')));
  await look(page, '/join/123456789/', page.getByLabel(en('group-practice.join.name')));
  await look(page, '/nowhere/', heading(page));
});

test('registration has no serious violation at any step', async ({ arrive }) => {
  const page = await arrive();
  const next = page.getByRole('button', { name: en('accounts.register.next'), exact: true });
  await look(page, '/register/', page.getByRole('heading', { name: en('accounts.register.step.1') }));
  await next.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'registration, step 1 with fields left empty');
  await fillSignIn(page, en, 'axel');
  await next.click();
  await expect(page.getByRole('heading', { name: en('accounts.register.step.2') })).toBeVisible();
  await expectAccessible(page, 'registration, step 2');
  await fillAbout(page, en, { first: 'Axel', last: 'Rowe', username: 'axel' });
  await next.click();
  await fillTraining(page, en);
  await expectAccessible(page, 'registration, step 3');
});

test('stations and the pages around them have no serious violation', async ({ arrive }) => {
  const page = await arrive({ as: 'author1' });
  await look(page, '/', heading(page));
  await look(page, '/notifications/', heading(page));
  await look(page, '/osce-stations/', page.getByRole('article').first(), 4);
  for (const base of ['sca-cases', 'nursing-toc', 'ecoe-stations'])
    await look(page, `/${base}/`, page.getByRole('article').first());

  await look(page, station, heading(page));
  await look(page, `${station}checklist/`, boxes(page).first(), 4);
  await look(page, `/${LOW_MOOD.base}/${LOW_MOOD.slug}/checklist/`, boxes(page).first());
  await look(page, `${station}patient/`, heading(page));
  await look(page, `${station}student/`, heading(page));
});

test('a group has no serious violation from its lobby to its summary, and after it', async ({ arrive }) => {
  const host = await arrive({ as: 'staff1' });
  const examiner = await arrive({ as: 'moderator1' });
  const guest = await arrive();
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(examiner, pin);
  await joinAsGuest(guest, `/join/${pin}/`, GUEST);
  await expect(people(host)).toHaveCount(3);
  await giveRole(host, 'Diego S.', 'examiner');
  await giveRole(host, GUEST, 'student');
  await expectAccessible(host, 'the lobby as host', 4);
  await host.getByRole('button', { name: en('group-practice.invite.enlarge') }).click();
  await expect(host.getByRole('dialog')).toBeVisible();
  await expectAccessible(host, 'the code shown to the table');
  await host.keyboard.press('Escape');
  await expectAccessible(examiner, 'waiting as a member');

  await startButton(host).click();
  await expect(boxes(examiner).first()).toBeVisible();
  await expectAccessible(host, 'the status screen');
  await tick(examiner, 0, 1, 2);
  await expect(clockState(guest, 'running')).toBeVisible();
  await expectAccessible(examiner, 'the checklist in a group');
  await expectAccessible(guest, 'the candidate in a group');

  await endStation(examiner);
  await expect(guest).toHaveURL(SUMMARY);
  await expectAccessible(guest, 'the summary as a guest');
  await expect(examiner.getByText(en('stations.feedback.automatic'))).toBeVisible();
  await expectAccessible(examiner, 'the summary with its feedback', 4);
  await look(host, `/group-study/${pin}/`, people(host).first());
});

test('running a circuit has no serious violation from its start to its results', async ({ arrive }) => {
  const host = await arrive({ as: 'staff1' });
  const guest = await arrive();
  await openCircuit(host, 'Looked at closely', CHEST_PAIN, ASTHMA);
  await host.getByRole('button', { name: en('circuits.run') }).click();
  await expect(host.getByRole('dialog')).toBeVisible();
  await expectAccessible(host, 'how to run a circuit');
  await host.keyboard.press('Escape');
  const pin = await openRun(host, 2);
  await joinRunAsGuest(guest, pin, GUEST);
  await expect(plannedRounds(host).first()).toContainText(en('app.role.examiner'));
  await expectAccessible(host, 'the lobby of a run as host', 4);
  await expectAccessible(guest, 'the lobby of a run as a guest');
  await host.getByRole('button', { name: en('circuit-runs.begin') }).click();
  await expect.poll(() => viewOf(host)).not.toBe('');
  await expectAccessible(guest, 'the reading');
  await skipTo(host, 'station');
  await host.getByRole('button', { name: en('circuit-runs.pause-all') }).click();
  await expectAccessible(host, 'a paused station as host', 4);
  await host.goto(`/circuit-runs/${pin}/results/`);
  await expect(host.getByRole('list', { name: en('circuit-runs.results.rounds') })).toBeVisible();
  await expectAccessible(host, 'the results of a run');
  await look(host, '/circuit-runs/', heading(host));
});

test('quizzes have no serious violation before, in and after a run', async ({ arrive }) => {
  const page = await arrive({ as: 'learner7' });
  await look(page, quizSetup.path, page.getByRole('button', { name: en('quizzes.setup.start', { number: 10 }) }), 4);
  const { path, questions } = await startQuiz(page, 'respiratory');
  const plain = questions.find(isPlain)!;
  await look(page, `${path}?question_id=${plain.question_id}`, option(page, 1), 4);
  await page.keyboard.press('Shift+R');
  await expect(page.getByRole('searchbox', { name: en('quizzes.question.ranges.search') })).toBeVisible();
  await expectAccessible(page, 'the reference ranges');
  await page.keyboard.press('Escape');
  await answerByKeys(page, plain);
  for (const fold of await page.getByRole('article').locator('summary').all()) await fold.click();
  await expect(page.getByRole('textbox', { name: en('discussion.write') })).toBeVisible();
  await expectAccessible(page, 'an answered question', 4);
  await page.keyboard.press('x');
  await expect(page.getByRole('dialog', { name: en('discussion.report.title') })).toBeVisible();
  await expectAccessible(page, 'a report');
  await page.keyboard.press('Escape');

  const freeText = questions.find(isFreeText)!;
  await look(
    page,
    `${path}?question_id=${freeText.question_id}`,
    page.getByRole('article').getByRole('textbox').first(),
  );
  for (const box of await page.getByRole('article').getByRole('textbox').all()) await box.fill('Something');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: en('quizzes.question.mark.all-right') })).toBeVisible();
  await expectAccessible(page, 'marking free text');

  await post(page, endQuiz.path, { quizlog_id: Number(/\d+/.exec(path)![0]) });
  await look(page, `${path}summary/`, page.getByRole('list', { name: en('quizzes.summary.grid') }), 4);
  await look(page, `${path}summary/?print=true`, page.getByRole('button', { name: en('quizzes.summary.print.now') }));
});

test('a review, an exam before it is handed in, an AI quiz and the notebook have no serious violation', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'supporter1' });
  await look(page, aiQuizSetup.path, page.getByRole('button', { name: en('quizzes.ai.submit.new') }), 4);
  await look(page, href(topicPage, { topic_slug: 'asthma' }), heading(page));

  const { path, quizlog_id, questions } = await startQuiz(page, 'psychiatry', { mode: EXAM });
  await page.goto(path);
  await page.getByRole('button', { name: en('quizzes.run.flag.add') }).click();
  await pickByKeys(page, questions[0]!);
  await expectAccessible(page, 'an exam');
  await page.getByRole('button', { name: en('quizzes.run.hand-in'), exact: true }).click();
  await expect(page.getByRole('heading', { name: en('quizzes.run.hand-in.title') })).toBeFocused();
  await expectAccessible(page, 'before an exam is handed in');
  await page.getByRole('button', { name: en('quizzes.run.hand-in.now') }).click();
  await expect(page).toHaveURL(QUIZ_SUMMARY);
  await look(page, href(quizReview, { quizlog_id }, { question_id: questions[0]!.question_id }), explanation(page), 4);
  await page.getByRole('button', { name: new RegExp(`^${en('quizzes.question.notebook.show')}`) }).click();
  await expectAccessible(page, 'a review with the notebook open');
});

test('a consultation with a virtual patient has no serious violation before, in and after the talk', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'moderator1' });
  await look(page, LAUNCHPAD, page.getByRole('article').first(), 4);
  await look(page, '/sca-cases/virtual-patient-launchpad/', heading(page));
  await page.goto(LAUNCHPAD);
  await page.getByRole('article', { name: HEADACHE.name }).getByRole('button').click();
  await expect(page.getByRole('button', { name: en('consultations.ready.start') })).toBeVisible();
  await expectAccessible(page, 'before a consultation');
  await beginConsultation(page);
  await ask(page, 'Does your jaw hurt when you chew?', /dentures|jaw aches/);
  await expectAccessible(page, 'a consultation', 4);
  await page.getByRole('button', { name: en('consultations.sound') }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expectAccessible(page, 'the sound of a consultation');
  await page.keyboard.press('Escape');
  await finish(page);
  await item(page, 'Head injury or falls').check();
  await expectAccessible(page, 'the marks of a consultation', 4);
  await page
    .getByRole('button', { name: /You said, turn 1:/ })
    .first()
    .click();
  await expectAccessible(page, 'the evidence of a mark');
});

test('with the keyboard alone: sign in, open a station, tick and submit @decides', async ({ arrive }) => {
  // Focus has to arrive in menus and dialogs that are still on their way in.
  const page = await arrive(WITH_MOTION);
  await page.goto('/login/');
  await tabTo(page, page.getByRole('link', { name: en('app.skip') }));
  await tabTo(page, page.getByLabel(en('accounts.login.username')));
  await page.keyboard.type('supporter1');
  await tabTo(page, page.getByLabel(en('accounts.login.password'), { exact: true }));
  await page.keyboard.type('practise-2026');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();

  await tabTo(page, page.getByRole('navigation').getByRole('button', { name: en('app.nav.practise') }));
  await page.keyboard.press('Enter');
  const style = page.getByRole('menuitem', { name: en('app.style.osce-stations') });
  await expect(style).toBeVisible();
  // The first entry takes the focus a moment after the menu is there; the arrows are the menu's own.
  await expect(page.getByRole('menuitem', { name: en('app.nav.join') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(style).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(en('app.style.osce-stations'));
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByRole('searchbox', { name: en('stations.search') }));
  await page.keyboard.type('chest pain');
  await tabTo(page, page.getByRole('link', { name: CHEST_PAIN.name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(CHEST_PAIN.name);
  await tabTo(page, page.getByRole('link', { name: en('stations.entry.as.examiner') }));
  await page.keyboard.press('Enter');

  await tabTo(page, boxes(page).first());
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(ticked(page)).toHaveCount(2);
  await expect(clockState(page, 'running')).toBeVisible();
  await tabTo(page, submitButton(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/summary\/\d+$/);
  await expect(heading(page)).toBeFocused();
});
