import type { Page } from '@playwright/test';
import { notificationsPage } from '~/domain/accounts/contract';
import { deflateSync } from 'node:zlib';
import { questionAnalysis } from '~/domain/questions/analysis/contract';
import { myQuestions, questionEdit } from '~/domain/questions/authoring/contract';
import { href } from '~/domain/kit/contract';
import { expectAccessible } from './axe';
import { endAbruptly } from './flat-battery';
import { tabTo } from './keyboard';
import { expect, test } from './people';
import { explanation, option as runOption, runButton, startQuiz, verdict } from './quiz';
import { choose, correct, CREATE, editor, option, saveButton, saveByCall, savedMark } from './writing';
import { en } from './words';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page, key: string) => page.getByRole('dialog', { name: en(key) });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(~crc >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A picture of one colour, 40 by 20. */
function picture(): Buffer {
  const header = Buffer.from([0, 0, 0, 40, 0, 0, 0, 20, 8, 2, 0, 0, 0]);
  const lines = Buffer.alloc(20 * (1 + 40 * 3), 120);
  for (let line = 0; line < 20; line += 1) lines[line * 121] = 0;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function useTemplate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: en('questions.write.template'), exact: true }).click();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
  await page.getByRole('button', { name: en('questions.write.template.import'), exact: true }).click();
  await expect(dialog(page, 'questions.write.template.title')).toBeHidden();
}

/** Puts words before those that are in an editor. */
async function begin(page: Page, field: 'question_text' | 'explanation_text', text: string): Promise<void> {
  await editor(page, field).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(`${text} `);
  await expect(editor(page, field)).toContainText(text);
}

async function fileIt(page: Page): Promise<void> {
  await choose(page, 'questions.write.field.specialty', en('questions.specialty.dermatology'));
  const topic = page.getByRole('combobox', { name: en('questions.write.field.topic'), exact: true });
  await topic.click();
  await page.getByRole('option').first().click();
  await expect(topic).not.toHaveValue('');
  await choose(page, 'questions.write.field.focus', en('questions.focus.diagnosis'));
}

test('an author writes a question from a template with a picture, previews it and proposes it; a moderator publishes it, and a learner answers it @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'author1' });
  const learner = await arrive({ as: 'learner6' });
  // Those who may publish hear of it.
  const moderator = await arrive({ as: 'moderator1' });
  const stem = `A rash that nobody has described before, number ${Date.now()}`;

  await page.goto('/');
  await page.getByRole('button', { name: en('app.nav.questions') }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${en('app.quizzes.write')}`) }).click();
  await expect(heading(page)).toHaveText(en('questions.mine.title'));
  await page
    .getByRole('link', { name: en('questions.mine.new'), exact: true })
    .first()
    .click();
  await expect(saveButton(page, 'questions.write.save.propose')).toBeDisabled();
  await useTemplate(page, 'Single best answer');
  await begin(page, 'question_text', stem);
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: en('rich-text.image'), exact: true })
    .first()
    .click();
  await (await chooser).setFiles({ name: 'rash.png', mimeType: 'image/png', buffer: picture() });
  const describe = page.getByRole('dialog', { name: en('rich-text.image.alt.title') });
  await describe.getByRole('textbox', { name: en('rich-text.image.alt') }).fill('A red rash with silvery scale');
  await describe.getByRole('button', { name: en('rich-text.image.alt.save') }).click();
  await expect(editor(page, 'question_text').getByRole('img', { name: 'A red rash with silvery scale' })).toBeVisible();
  for (const [index, words] of ['Eczema', 'Psoriasis', 'Scabies'].entries()) await option(page, index + 1).fill(words);
  await correct(page, 2).check();
  await begin(page, 'explanation_text', 'Silvery scale on extensor surfaces.');
  await fileIt(page);
  await expect(savedMark(page)).toBeVisible();
  await expect(page).toHaveURL(/\?draft=\d+$/);

  await saveButton(page, 'questions.write.preview').click();
  await expect(heading(page)).toHaveText(en('quizzes.preview.title'));
  await expect(page.getByText(stem)).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('Space');
  await expect(verdict(page)).toHaveText(en('quizzes.question.verdict.right'));
  await expect(page.getByText('Silvery scale on extensor surfaces.')).toBeVisible();
  // A draft is no question yet: there is nothing that a note could belong to.
  await expect(page.getByRole('heading', { name: en('annotations.title') })).toHaveCount(0);
  await page.getByRole('link', { name: en('quizzes.preview.back') }).click();

  await expect(option(page, 2)).toHaveValue('Psoriasis');
  await saveButton(page, 'questions.write.save.propose').click();
  await expect(page).toHaveURL(href(myQuestions));
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: stem.slice(0, 30) });
  await expect(line.first()).toContainText(en('questions.mine.proposed'));

  await moderator.goto(notificationsPage.path);
  await moderator.getByText(new RegExp(`A question is waiting for a second review.*${stem.slice(0, 60)}`)).click();
  await expect(heading(moderator)).toHaveText(en('questions.proposal.title'));
  await expect(moderator.getByText(stem)).toBeVisible();
  await moderator.getByRole('textbox', { name: en('questions.proposal.comment') }).fill('Where is the rash?');
  await moderator.getByRole('button', { name: en('questions.proposal.comment.send'), exact: true }).click();
  await expect(moderator.getByRole('listitem').filter({ hasText: 'Where is the rash?' })).toBeVisible();
  await expectAccessible(moderator, 'a proposed question');
  await moderator.getByRole('button', { name: en('questions.proposal.publish'), exact: true }).click();
  await expect(moderator.getByText(en('questions.proposal.state.published'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(line.first()).toContainText(en('questions.mine.is.published'));

  const { path, questions } = await startQuiz(learner, 'dermatology', {
    wanted: ({ question_text }) => question_text.includes(stem),
  });
  expect(questions).toHaveLength(1);
  await learner.goto(path);
  await expect(learner.getByText(stem)).toBeVisible();
  await expect(learner.locator('article img')).toBeVisible();
  await runOption(learner, 2).check({ force: true });
  await runButton(learner, 'submit').click();
  await expect(verdict(learner)).toHaveText(en('quizzes.question.verdict.right'));
  await expect(explanation(learner)).toBeVisible();
  await runButton(learner, 'finish').click();
  await expect(learner).toHaveURL(/\/summary\/$/);

  await page.goto(href(questionAnalysis, { question_id: questions[0]!.question_id }));
  await expect(heading(page)).toContainText('A rash that nobody');
  await expectAccessible(page, 'the item analysis of a question');
});

test('two people change a question: the later one reads who was faster, sees both, and goes on', async ({ arrive }) => {
  const page = await arrive({ as: 'moderator1' });
  const editorOfAll = await arrive({ as: 'staff1' });
  const address = href(questionEdit, { question_id: await saveByCall(page, 'published') });
  await page.goto(address);
  await editorOfAll.goto(address);
  await option(editorOfAll, 1).fill('Diagonal');
  await saveButton(editorOfAll, 'questions.write.save.change').click();
  await expect(editorOfAll).toHaveURL(href(myQuestions));

  await option(page, 2).fill('Ramus');
  await saveButton(page, 'questions.write.save.change').click();
  const choice = dialog(page, 'questions.write.conflict.saved.title');
  await expect(choice.locator('ins').filter({ hasText: 'Ramus' })).toBeVisible();
  await expect(choice.locator('del').filter({ hasText: 'Diagonal' })).toBeVisible();
  await expectAccessible(page, 'a question that was changed meanwhile');
  await choice.getByRole('button', { name: en('questions.write.conflict.saved.keep-mine') }).click();
  await saveButton(page, 'questions.write.save.change').click();
  await expect(page).toHaveURL(href(myQuestions));

  await page.goto(address);
  await expect(option(page, 1)).toHaveValue('Left anterior descending artery');
  await page.getByRole('button', { name: en('questions.history.title') }).click();
  await page.getByRole('button', { name: en('questions.history.open.of', { revision: 2 }) }).click();
  await page.getByRole('button', { name: en('questions.history.use') }).click();
  await expect(option(page, 1)).toHaveValue('Diagonal');
});

test('without a network what is written stays on the device, and is offered by the next visit', async ({ arrive }) => {
  const page = await arrive({ as: 'author1' });
  await page.goto(CREATE);
  await option(page, 1).fill('Kept');
  await expect(savedMark(page)).toBeVisible();
  await page.context().setOffline(true);
  await option(page, 1).fill('Saved on this device');
  await expect(page.getByText(en('drafts.state.offline'))).toBeVisible();
  const address = page.url();
  const context = page.context();
  await endAbruptly(page);
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(option(again, 1)).toHaveValue('Kept');
  await again.getByRole('button', { name: en('questions.write.kept.use') }).click();
  await expect(option(again, 1)).toHaveValue('Saved on this device');
  await expect(savedMark(again)).toBeVisible();
});

test('a question is written by the keyboard alone', async ({ arrive }) => {
  const page = await arrive({ as: 'author1' });
  await page.goto(CREATE);
  await expect(editor(page, 'explanation_text')).toBeVisible();
  await tabTo(page, editor(page, 'question_text'));
  await page.keyboard.type('Which one?');
  await tabTo(page, option(page, 1));
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await expect(option(page, 2)).toBeFocused();
  await page.keyboard.type('Second');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(option(page, 1)).toHaveValue('Second');
  await expect(option(page, 1)).toBeFocused();
  await tabTo(page, correct(page, 1));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: en('questions.write.answers.move', { number: 2 }) }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(en('questions.write.answers.drag.over', { number: 2, to: 1, total: 5 }))).toBeAttached();
  await page.keyboard.press('Space');
  await expect(option(page, 1)).toHaveValue('First');
  await expect(correct(page, 2)).toBeChecked();
  await tabTo(page, saveButton(page, 'questions.write.save.propose'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(en('questions.flaw.specialty-missing'))).toBeVisible();
  await expect(page.getByRole('combobox', { name: en('questions.write.field.specialty') })).toBeFocused();
});

test('the pages of writing have no serious violation', async ({ arrive }) => {
  const page = await arrive({ as: 'staff1' });
  await page.goto(href(myQuestions));
  await expect(
    page
      .getByRole('main')
      .getByText(en('questions.mine.empty'))
      .or(page.getByRole('main').getByRole('listitem').first()),
  ).toBeVisible();
  await expectAccessible(page, 'my questions', 4);
  await page.goto(CREATE);
  await expect(editor(page, 'explanation_text')).toBeVisible();
  await page.getByRole('switch', { name: en('questions.write.field.premium') }).click({ force: true });
  await expectAccessible(page, 'a new question, for an editor', 4);
  await page.getByRole('button', { name: en('questions.write.template'), exact: true }).click();
  await page.getByRole('button', { name: en('questions.write.template.import'), exact: true }).click();
  await expect(
    page.getByText(
      en('questions.write.template.error', { reason: en('questions.write.template.error.template-not-found') }),
    ),
  ).toBeVisible();
  await expectAccessible(page, 'the choice of a template');
  await page.keyboard.press('Escape');
  const id = await saveByCall(page, 'private');
  await page.goto(href(questionEdit, { question_id: id }));
  await page.getByRole('button', { name: en('questions.history.title') }).click();
  await page.getByRole('button', { name: en('questions.history.open.of', { revision: 1 }) }).click();
  await expect(page.getByText(en('questions.history.same'))).toBeVisible();
  await expectAccessible(page, 'the history of a question');
});
