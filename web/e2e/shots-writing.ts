/**
 * Pictures of writing questions at two widths in both schemes, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-writing.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { myQuestions, questionEdit } from '~/domain/questions/authoring/contract';
import { href } from '~/domain/kit/contract';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';
import { option as runOption } from './quiz';
import { correct, CREATE, editor, option, saveButton, saveByCall, savedMark, wholeForm } from './writing';
import { en } from './words';

const [folder = '.data/shots-writing'] = process.argv.slice(2);

async function shoot(
  page: Page,
  name: string,
  { looks = 2, full = true }: { looks?: 2 | 4; full?: boolean } = {},
): Promise<void> {
  for (const look of LOOKS.slice(0, looks)) {
    await wear(page, look);
    if (full) await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: full,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function author(page: Page): Promise<void> {
  await page.goto(href(myQuestions));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, 'mine-empty');
  await page.goto(CREATE);
  await editor(page, 'explanation_text').waitFor();
  await shoot(page, 'create', { looks: 4 });
  await page.getByRole('button', { name: en('questions.write.template'), exact: true }).click();
  await page
    .getByRole('radiogroup', { name: en('questions.write.template.list') })
    .getByRole('radio')
    .nth(1)
    .check({ force: true });
  await shoot(page, 'template', { full: false });
  await page.getByRole('button', { name: en('questions.write.template.import') }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await shoot(page, 'from-template');
  const id = await saveByCall(page, 'published');
  await saveByCall(page, 'private', { question_text: '<p>Which drug is given first in anaphylaxis?</p>' });
  await post(page, CREATE, { data_request: 'autosave', form: { question_text: '<p>Begun and not finished</p>' } });
  await page.goto(href(questionEdit, { question_id: id }));
  await editor(page, 'explanation_text').waitFor();
  await shoot(page, 'edit', { looks: 4 });
  await option(page, 1).fill('Left anterior descending (LAD)');
  await savedMark(page).waitFor();
  await shoot(page, 'edit-saved', { full: false });
  await post(page, href(questionEdit, { question_id: id }), {
    form: await wholeForm(page, {
      explanation_text:
        '<p>Leads II, III and aVF look at the inferior wall. It is supplied by the right coronary artery in nine of ten.</p>',
    }),
    place: 'published',
    revision: 1,
  });
  await saveButton(page, 'questions.write.save.change').click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'changed', { full: false });
  await page.getByRole('button', { name: en('questions.write.conflict.saved.keep-mine') }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('button', { name: en('questions.history.title') }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'history', { full: false });
  await page.getByRole('button', { name: en('questions.history.open.of', { revision: 1 }) }).click();
  await page.getByRole('button', { name: en('questions.history.use') }).waitFor();
  await shoot(page, 'history-state', { full: false });
  await page.keyboard.press('Escape');
  await page.goto(CREATE);
  await editor(page, 'question_text').click();
  await page.keyboard.type('Which of these?');
  for (const number of [1, 2, 3]) await option(page, number).fill(`Choice ${number}`);
  await saveButton(page, 'questions.write.save.published').isDisabled();
  await correct(page, 2).check();
  await saveButton(page, 'questions.write.save.published').click();
  await shoot(page, 'flaws');
  await saveButton(page, 'questions.write.preview').click();
  await runOption(page, 1).waitFor();
  await shoot(page, 'preview');
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await shoot(page, 'preview-answered');
  await page.goto(href(myQuestions));
  await page.getByRole('listitem').first().waitFor();
  await shoot(page, 'mine', { looks: 4 });
}

async function editorOfAll(page: Page): Promise<void> {
  await page.goto(CREATE);
  await editor(page, 'explanation_text').waitFor();
  await page.getByRole('switch', { name: en('questions.write.field.premium') }).click({ force: true });
  await page.getByRole('combobox', { name: en('questions.write.field.packs') }).click();
  await page.getByRole('option', { name: en('questions.pack.psa') }).click();
  await page.keyboard.press('Escape');
  await shoot(page, 'create-staff');
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const [name, walk] of [
      ['author1', author],
      ['staff1', editorOfAll],
    ] as const) {
      const context = await browser.newContext({
        baseURL: gatewayUrl(1),
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.log('page error:', error.message));
      page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()));
      await signInByCall(page, name);
      await walk(page).catch(async (error: Error) => {
        console.log(name, error.message.slice(0, 800));
        await page.screenshot({ path: join(folder, `failed-${name}.png`) });
      });
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
