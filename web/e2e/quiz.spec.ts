import type { Page } from '@playwright/test';
import { endQuiz, EXAM, EXAM_SECONDS, quizSetup } from '~/domain/quizzes/contract';
import type { OpenQuestion } from '~/domain/questions/contract';
import { clock, secondsLeft } from './examiner';
import { endAbruptly } from './flat-battery';
import { tabTo, untilAtRest } from './keyboard';
import { appears } from './passing';
import { expect, post, test } from './people';
import {
  answerByKeys,
  cell,
  expectCells,
  explanation,
  goOn,
  isFreeText,
  isPlain,
  option,
  pickByKeys,
  questionHeading,
  quizOf,
  REVIEW,
  RUN,
  runButton,
  startQuiz,
  stateOf,
  staysBehind,
  SUMMARY,
  verdict,
} from './quiz';
import { watchSecrets } from './secrets';
import { en } from './words';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const ranges = (page: Page) => page.getByRole('complementary', { name: en('quizzes.question.ranges') });
const dialog = (page: Page, key: string) => page.getByRole('dialog', { name: en(key) });

/** Everything that keys do with a question besides answering it. */
async function useEveryKey(page: Page): Promise<void> {
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: en('quizzes.question.bookmark.remove') })).toBeVisible();
  await page.keyboard.press('Shift+R');
  await expect(ranges(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('potassium');
  await expect(
    ranges(page)
      .getByText(/mmol\/L/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ranges(page)).toBeHidden();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByRole('group', { name: en('quizzes.question.vote.voted') })).toBeVisible();

  await page.keyboard.press('x');
  await expect(dialog(page, 'discussion.report.title').getByLabel(en('discussion.report.reason'))).toBeFocused();
  await untilAtRest(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('The last line has a spelling mistake.');
  await tabTo(
    page,
    dialog(page, 'discussion.report.title').getByRole('button', { name: en('discussion.report.send') }),
  );
  const thanked = appears(page, en('discussion.report.thanks'));
  await page.keyboard.press('Enter');
  await thanked;
  await expect(dialog(page, 'discussion.report.title')).toBeHidden();
}

test('a whole run by the keyboard alone: the next question is there at once, and no key before its answer @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner1' });
  const checkSecrets = watchSecrets(page);

  // Authors of other tests add to the bank.
  const start = page.getByRole('button', {
    name: new RegExp(`^${en('quizzes.setup.start', { number: 9 }).replace('9', '\\d+')}$`),
  });
  const choose = () =>
    test.step('set-up', async () => {
      await tabTo(page, page.getByRole('combobox', { name: en('quizzes.setup.specialty') }));
      await page.keyboard.type('Cardio');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: en('quizzes.setup.specialty') })).toHaveValue(
        en('questions.specialty.cardiology'),
      );
      await expect(start).toBeVisible();
      const which = (preference: string) =>
        page.getByRole('radio', { name: new RegExp(`^${en(`quizzes.setup.preferences.${preference}`)}`) });
      await tabTo(page, which('all').first());
      await page.keyboard.press('ArrowRight');
      await expect(which('new')).toBeChecked();
    });

  // The first one is skipped, and so is the free text, wherever it comes. The last one of the others is never come to.
  const askedOf = (drawn: readonly OpenQuestion[]) =>
    drawn
      .slice(1)
      .filter((question) => !isFreeText(question))
      .slice(0, -1);
  let questions: OpenQuestion[] = [];
  // Until one of them asks for a vote as one goes on, so not the last. The page remembers what was chosen.
  for (
    let draws = 0;
    draws < 20 &&
    !askedOf(questions)
      .slice(0, -1)
      .some(({ moderate }) => moderate);
    draws += 1
  ) {
    await page.goto(quizSetup.path);
    if (draws === 0) await choose();
    await expect(start).toBeVisible();
    await tabTo(page, start);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(RUN);
    ({ questions } = await quizOf(page, new URL(page.url()).pathname));
  }
  const others = questions.slice(1);
  const asked = askedOf(questions);
  let number = 1;
  let total = questions.length;
  let everyKeyUsed = false;
  let votes = 0;
  const skip = async () => {
    await expect(questionHeading(page, number, total)).toBeVisible();
    await page.keyboard.press('Shift+ArrowRight');
    total -= 1;
    await expect(questionHeading(page, number, total)).toBeFocused();
  };
  const answer = async (question: OpenQuestion) => {
    await expect(questionHeading(page, number, total)).toBeVisible();
    await answerByKeys(page, question);
    await expect(explanation(page)).toBeVisible();
    if (isPlain(question) && !everyKeyUsed) {
      await useEveryKey(page);
      everyKeyUsed = true;
    }
    if (question === asked.at(-1)) return;
    number += 1;
    const shown = await goOn(page);
    if (question.moderate) {
      await expect(
        dialog(page, 'quizzes.question.vote.label').getByRole('button', { name: en('quizzes.run.vote.up') }),
      ).toBeFocused();
      // A browser closes a dialog at the second Escape without asking.
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
      await expect(dialog(page, 'quizzes.question.vote.label')).toBeVisible();
      await page.keyboard.press('Enter');
      votes += 1;
    } else expect(shown).toBe(en('quizzes.run.question', { number, total }));
    await expect(questionHeading(page, number, total)).toBeFocused();
  };

  await test.step('all questions but the last one', async () => {
    await skip();
    for (const question of others.slice(0, others.indexOf(asked.at(-1)!) + 1))
      await (isFreeText(question) ? skip() : answer(question));
  });

  await test.step('the end, before the last one', async () => {
    await tabTo(page, runButton(page, 'end'));
    await page.keyboard.press('Enter');
    const asked = dialog(page, 'quizzes.run.end.title');
    await tabTo(page, asked.getByRole('button', { name: en('quizzes.run.end') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(SUMMARY);
    await expect(heading(page)).toBeFocused();
  });

  await test.step('summary and review', async () => {
    await tabTo(
      page,
      page
        .getByRole('list', { name: en('quizzes.summary.grid') })
        .getByRole('link')
        .first(),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(REVIEW);
    await expect(explanation(page)).toBeVisible();
    const before = page.url();
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(REVIEW);
    await expect(heading(page)).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: en('quizzes.review.back') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(SUMMARY);
  });

  expect(everyKeyUsed).toBe(true);
  expect(votes).toBeGreaterThan(0);
  expect(await checkSecrets()).toBe(asked.length);
});

test('free text is written, shown beside the model answers, and marked by oneself', async ({ arrive }) => {
  const page = await arrive({ as: 'learner2' });
  const checkSecrets = watchSecrets(page);
  let freeText = true;
  // One with three boxes, and a plain one after or before it.
  const { path, questions } = await startQuiz(page, 'gastroenterology', {
    wanted: (question) => isFreeText(question) || (isPlain(question) && freeText && ((freeText = false), true)),
  });
  const question = questions.find(isFreeText)!;
  await page.goto(`${path}?question_id=${question.question_id}`);
  const boxes = page.getByRole('article').getByRole('textbox');
  await expect(boxes).toHaveCount(question.selectable_answers);
  await expect(runButton(page, 'show')).toBeDisabled();

  const written = ['8 hours', 'not known', '2 units'];
  for (const [index, text] of written.entries()) {
    await boxes.nth(index).fill(text);
    if (index === 0) await page.keyboard.press('Enter');
  }
  await expect(verdict(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();

  const pairs = page
    .getByRole('article')
    .getByRole('group')
    .filter({ hasText: en('quizzes.question.model-answer') });
  const expectWritten = async () => {
    await expect(pairs).toHaveCount(3);
    for (const [index, text] of written.entries()) await expect(pairs.nth(index)).toContainText(text);
    await expect(runButton(page, 'next')).toBeDisabled();
  };
  await expectWritten();
  await page.reload();
  await expectWritten();

  // A digit marks a box right, and wrong the next time.
  for (const key of ['1', '2', '2', '3']) await page.keyboard.press(key);
  const mark = (index: number, name: 'right' | 'wrong') =>
    pairs.nth(index).getByRole('button', { name: en(`quizzes.question.mark.${name}`), exact: true });
  await expect(mark(0, 'right')).toHaveAttribute('aria-pressed', 'true');
  await expect(mark(1, 'wrong')).toHaveAttribute('aria-pressed', 'true');
  await mark(2, 'wrong').click();
  await page.keyboard.press('Space');
  const [number, other] = questions[0] === question ? [1, 2] : [2, 1];
  await expect(questionHeading(page, other, 2)).toBeVisible();
  await expectCells(page, ...(number === 1 ? ['wrong', 'open'] : ['open', 'wrong']));

  await answerByKeys(
    page,
    questions.find((each) => each !== question)!,
  );
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(SUMMARY);
  expect(await checkSecrets()).toBe(2);
});

test('an exam has one clock, tells nothing before its end, and is looked through before it is handed in @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner3' });
  const checkSecrets = watchSecrets(page, 'end');
  const { path, questions } = await startQuiz(page, 'neurology', { mode: EXAM });
  const total = questions.length;
  expect(questions.some(isFreeText)).toBe(false);
  await page.goto(path);
  await expect(questionHeading(page, 1, total)).toBeVisible();
  const left = await secondsLeft(page);
  expect(left).toBeLessThanOrEqual(EXAM_SECONDS * total);
  expect(left).toBeGreaterThan(EXAM_SECONDS * total - 60);

  await test.step('picks are saved and may be changed; no feedback shows', async () => {
    await page.getByRole('button', { name: en('quizzes.run.flag.add') }).click();
    // A pick is sent by itself: on a slow machine before the next key.
    const saved = page.waitForResponse(
      (response) => response.request().postDataJSON()?.data_request === 'answer_submit',
    );
    await pickByKeys(page, questions[0]!);
    await expect(cell(page, 1)).toHaveAttribute('data-state', 'answered');
    await page.keyboard.press('Space');
    await expect(questionHeading(page, 2, total)).toBeFocused();
    expect(await (await saved).json()).toEqual({ saved: true });
    await expect(explanation(page)).toBeHidden();
  });

  await test.step('a reload keeps the picks, the flag and the clock', async () => {
    await page.goto(`${path}?question_id=${questions[0]!.question_id}`);
    await expect(option(page, 1)).toBeChecked();
    await expectCells(page, 'answered flagged', 'open');
    expect(await secondsLeft(page)).toBeLessThanOrEqual(left);
  });

  await test.step('all but one are answered', async () => {
    for (const [index, question] of questions.entries()) {
      await expect(questionHeading(page, index + 1, total)).toBeVisible();
      if (index > 0 && index !== 1) await pickByKeys(page, question);
      await page.keyboard.press('Space');
    }
  });

  await test.step('what is open and what is flagged is looked at again', async () => {
    const title = page.getByRole('heading', { name: en('quizzes.run.hand-in.title') });
    const again = (number: number) =>
      page
        .getByRole('listitem')
        .getByRole('button', { name: en('quizzes.run.hand-in.question', { number }), exact: true });
    await expect(title).toBeFocused();
    await expect(page.getByRole('heading', { name: en('quizzes.run.hand-in.open', { count: 1 }) })).toBeVisible();
    await expect(page.getByRole('heading', { name: en('quizzes.run.hand-in.flagged', { count: 1 }) })).toBeVisible();
    await expect(again(1)).toBeVisible();
    await again(2).click();
    await expect(questionHeading(page, 2, total)).toBeVisible();
    await pickByKeys(page, questions[1]!);
    await runButton(page, 'hand-in').click();
    await expect(title).toBeVisible();
    await expect(page.getByRole('heading', { name: en('quizzes.run.hand-in.flagged', { count: 1 }) })).toBeVisible();
    await expect(page.getByRole('heading', { name: en('quizzes.run.hand-in.open', { count: 1 }) })).toBeHidden();
    await expect(clock(page)).toBeVisible();
  });

  await test.step('the results come with the end', async () => {
    await page.getByRole('button', { name: en('quizzes.run.hand-in.now') }).click();
    await expect(page).toHaveURL(SUMMARY);
    const places = page.getByRole('list', { name: en('quizzes.summary.grid') }).getByRole('link', {
      name: new RegExp(`: (${en('quizzes.question.state.right')}|${en('quizzes.question.state.wrong')})`),
    });
    await expect(places).toHaveCount(total);
    await places.first().click();
    await expect(explanation(page)).toBeVisible();
  });
  expect(await checkSecrets()).toBe(1);
});

test('a reload in the middle keeps everything, and two tabs and two devices agree', async ({ arrive }) => {
  const page = await arrive({ as: 'learner4' });
  const { path, questions } = await startQuiz(page, 'haematology', { wanted: isPlain, most: 5 });
  await page.goto(path);
  await answerByKeys(page, questions[0]!);
  await page.keyboard.press('b');
  await page.keyboard.press('Space');
  await answerByKeys(page, questions[1]!);
  await page.getByRole('button', { name: en('quizzes.run.flag.add') }).click();
  const first = await stateOf(page, 1);
  const second = await stateOf(page, 2);
  await expectCells(page, first, `${second} flagged`, 'open', 'open', 'open');

  await test.step('a reload', async () => {
    await page.reload();
    await expect(questionHeading(page, 2, 5)).toBeVisible();
    await expect(explanation(page)).toBeVisible();
    await expectCells(page, first, `${second} flagged`, 'open', 'open', 'open');
    await page.keyboard.press('Space');
    await expect(questionHeading(page, 3, 5)).toBeVisible();
    await staysBehind(page, questions[2]!.answers.length);
    await cell(page, 1).click();
    await expect(explanation(page)).toBeVisible();
    await expect(page.getByRole('button', { name: en('quizzes.question.bookmark.remove') })).toBeVisible();
  });

  await test.step('two tabs: what is answered in one is answered in the other', async () => {
    const tab = await page.context().newPage();
    await tab.goto(path);
    await expect(questionHeading(tab, 3, 5)).toBeVisible();
    await cell(page, 3).click();
    await answerByKeys(page, questions[2]!);
    await expect(explanation(tab)).toBeVisible();
    await expectCells(tab, first, `${second} flagged`, await stateOf(page, 3), 'open', 'open');
    await tab.close();
  });

  await test.step('two devices: the first answer stands, and the second shows that it does', async () => {
    const phone = await arrive({ as: 'learner4', gateway: 2 });
    await phone.goto(path);
    await expect(questionHeading(phone, 4, 5)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(questionHeading(page, 4, 5)).toBeVisible();
    await answerByKeys(page, questions[3]!);

    await phone.keyboard.press('2');
    await phone.keyboard.press('Space');
    await expect(phone.getByText(en('quizzes.run.note.recorded'))).toBeVisible();
    // The first option was picked there, the second one here.
    const picked = new RegExp(
      ['right-picked', 'wrong-picked'].map((tag) => en(`quizzes.question.option.${tag}`)).join('|'),
    );
    for (const shown of [page, phone])
      await expect(shown.getByRole('article').getByRole('listitem').filter({ hasText: picked })).toContainText(
        questions[3]!.answers[0]!.answer_text,
      );
    expect(await stateOf(phone, 4)).toBe(await stateOf(page, 4));
  });
});

test('without a connection answers are kept on the device, sent on return, and counted once @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner5' });
  const context = page.context();
  const { path, questions } = await startQuiz(page, 'dermatology', { wanted: isPlain, most: 5 });
  await page.goto(path);
  await expect(questionHeading(page, 1, 5)).toBeVisible();
  const waiting = (count: number) => page.getByText(en('quizzes.run.waiting', { count }));

  await test.step('one goes on without a connection', async () => {
    await context.setOffline(true);
    await page.keyboard.press('1');
    await page.keyboard.press('Space');
    await expect(page.getByText(en('quizzes.run.note.kept'))).toBeVisible();
    await expect(waiting(1)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(questionHeading(page, 2, 5)).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('Space');
    await expect(waiting(2)).toBeVisible();
    await expectCells(page, 'waiting', 'waiting', 'open', 'open', 'open');
  });

  await test.step('they are sent by themselves on return', async () => {
    await context.setOffline(false);
    await expect(explanation(page)).toBeVisible();
    await expect(waiting(2)).toBeHidden();
    await expectCells(page, await stateOf(page, 1), await stateOf(page, 2), 'open', 'open', 'open');
  });

  const tab = await test.step('a page that was closed meanwhile loses none', async () => {
    await page.keyboard.press('Space');
    await context.setOffline(true);
    await page.keyboard.press('1');
    await page.keyboard.press('Space');
    await expect(waiting(1)).toBeVisible();
    await endAbruptly(page);
    await context.setOffline(false);
    const tab = await context.newPage();
    const sent = tab.waitForRequest(
      (request) => request.method() === 'POST' && request.postDataJSON()?.data_request === 'answer_submit',
    );
    await tab.goto(path);
    expect((await sent).postDataJSON()).toMatchObject({
      question_id: questions[2]!.question_id,
      answer_id: String(questions[2]!.answers[0]!.answer_id),
    });
    await stateOf(tab, 3);
    return tab;
  });

  await test.step('an answer whose receipt was lost is sent again, and counted once', async () => {
    const told: { submission_id: string; answer_count: Record<string, number> }[] = [];
    await tab.route(`**${path}`, async (route, request) => {
      if (request.method() !== 'POST' || request.postDataJSON().data_request !== 'answer_submit')
        return route.continue();
      const response = await route.fetch();
      told.push({
        submission_id: request.postDataJSON().submission_id,
        answer_count: (await response.json()).answer_count,
      });
      return told.length === 1 ? route.abort() : route.fulfill({ response });
    });
    await cell(tab, 4).click();
    await answerByKeys(tab, questions[3]!);
    expect(told).toHaveLength(2);
    expect(told[1]).toEqual(told[0]);
  });

  await test.step('the summary has each of them once', async () => {
    await tab.keyboard.press('Space');
    await answerByKeys(tab, questions[4]!);
    await tab.keyboard.press('Space');
    await expect(tab).toHaveURL(SUMMARY);
    const { answered, places } = await (
      await tab.request.get(tab.url(), { headers: { accept: 'application/json' } })
    ).json();
    expect(answered).toBe(5);
    expect(places.filter(({ state }: { state: string }) => state === 'right' || state === 'wrong')).toHaveLength(5);
  });
});

test('a reload comes back to the question that was shown, with its explanation', async ({ arrive }) => {
  const page = await arrive({ as: 'learner5' });
  const { path, questions } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 3 });
  await page.goto(path);
  await answerByKeys(page, questions[0]!);
  await expect(explanation(page)).toBeVisible();
  await page.reload();
  await expect(questionHeading(page, 1, 3)).toBeVisible();
  await expect(verdict(page)).toBeVisible();
  await expect(explanation(page)).toBeVisible();
  await runButton(page, 'next').click();
  await expect(questionHeading(page, 2, 3)).toBeVisible();
  await page.reload();
  await expect(questionHeading(page, 2, 3)).toBeVisible();
  // A person who comes by a link continues with the open question.
  await page.goto('/');
  await page.goto(path);
  await expect(questionHeading(page, 2, 3)).toBeVisible();
});

test('a run that is over says that its summary is on its way, and is never an empty page', async ({ arrive }) => {
  const page = await arrive({ as: 'learner4' });
  const { path, quizlog_id, questions } = await startQuiz(page, 'neurology', { most: 2 });
  await page.goto(path);
  await answerByKeys(page, questions[0]!);
  await expect(explanation(page)).toBeVisible();
  await post(page, endQuiz.path, { quizlog_id });
  let arriveAt = (): void => undefined;
  const held = new Promise<void>((resolve) => (arriveAt = resolve));
  await page.route(/\/assets\/summary-page[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText(en('app.loading'));
  await expect(page).not.toHaveURL(SUMMARY);
  arriveAt();
  await expect(page).toHaveURL(SUMMARY);
  await expect(heading(page)).toBeVisible();
});
