import type { Locator, Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { topicPage } from '~/domain/notebook/contract';
import { sectionHistory, topicEditor, writingList } from '~/domain/notebook/writing/contract';
import { searchPage } from '~/domain/search/contract';
import { synonymsPage } from '~/domain/search/synonyms/contract';
import { expectAccessible } from './axe';
import { expect, post, test } from './people';
import { RUN } from './quiz';
import { en } from './words';

const TOPIC = { topic_slug: 'contraception' };
const button = (page: Page, id: string, values = {}): Locator =>
  page.getByRole('main').getByRole('button', { name: en(id, values), exact: true });
const title = (page: Page): Locator =>
  page.getByRole('textbox', { name: en('notebook.write.title'), exact: true }).first();
const text = (page: Page): Locator => page.getByRole('textbox', { name: en('notebook.write.text'), exact: true });
const saved = (page: Page): Locator => page.getByText(en('drafts.state.saved'), { exact: true });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function nameSource(page: Page): Promise<void> {
  await button(page, 'questions.write.source.add').click();
  const source = page.getByRole('group', { name: en('questions.write.source', { number: 1 }) });
  await source.getByLabel(en('questions.write.source.title')).fill('UK medical eligibility criteria');
  await source.getByLabel(en('questions.write.source.publisher')).fill('FSRH');
  await source.getByLabel(en('questions.write.source.year')).fill('2025');
  await source.getByLabel(en('questions.write.source.url')).fill('https://www.fsrh.org/ukmec');
}

/** What somebody calls the section, and types. */
const SYNONYM = 'pildolvido';
const MISSPELT = 'pildolvdio';

async function findMarkAndPractise(reader: Page, section: Locator): Promise<void> {
  await section.getByText('One missed pill is taken').selectText();
  await reader.getByRole('button', { name: en('flashcards.draft'), exact: true }).click();
  await expect(reader.getByText(en('flashcards.draft.made', { deck: 'My mistakes' }))).toBeVisible();
  await reader
    .getByRole('region', { name: en('notebook.practice') })
    .getByRole('button', { name: en('notebook.practice.quiz') })
    .click();
  await expect(reader).toHaveURL(RUN);
}

/** Opens the text that waits under this title. */
async function openWaiting(page: Page, name: string): Promise<void> {
  await page.goto(href(writingList, {}, { list: 'waiting', search: name }));
  await page.getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
}

test('an author writes and proposes, also without a network; a moderator compares and publishes; a reader sees it @decides', async ({
  arrive,
}) => {
  const author = await arrive({ as: 'author1' });
  const moderator = await arrive({ as: 'moderator1' });
  const name = `Missed pills, number ${Date.now()}`;

  await test.step('a section is written, through a lost network and a reload', async () => {
    await author.goto(href(topicEditor, TOPIC));
    await title(author).fill(name);
    await text(author).click();
    await author.keyboard.insertText('One missed pill is taken as soon as it is remembered.');
    await expect(saved(author)).toBeVisible();
    await author.context().setOffline(true);
    await author.keyboard.press('Enter');
    await author.keyboard.insertText('Two missed pills need seven days of condoms.');
    await expect(author.getByText(en('drafts.state.offline'), { exact: true })).toBeVisible();
    await author.context().setOffline(false);
    await expect(saved(author)).toBeVisible();
    await expect(author).toHaveURL(/\?draft=\d+$/);
    await author.reload();
    await expect(title(author)).toHaveValue(name);
    await expect(text(author)).toContainText('seven days of condoms');
  });

  await test.step('what it lacks is said; then it is proposed', async () => {
    await button(author, 'notebook.write.propose').click();
    await expect(author.getByText(en('notebook.flaw.sources-missing'))).toBeVisible();
    await expectAccessible(author, 'editor of a section');
    await nameSource(author);
    await button(author, 'notebook.write.propose').click();
    await expect(author).toHaveURL(/\/notebook\/writing\/\d+\/$/);
  });

  await test.step('a second person publishes it', async () => {
    await openWaiting(moderator, name);
    await button(moderator, 'notebook.decide.publish').click();
    await expect(moderator).toHaveURL(new RegExp(`${href(topicPage, TOPIC)}#missed-pills`));
  });

  await test.step('a change of it is written, and another author sees that it is being edited', async () => {
    await author.goto(href(topicEditor, TOPIC));
    await button(author, 'notebook.write.sections').click();
    await author.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
    await expect(title(author)).toHaveValue(name);
    await moderator.goto(author.url());
    await expect(
      author.getByText(en('notebook.write.others', { count: 1, names: 'Diego S.' }), { exact: true }),
    ).toBeVisible();
    await button(author, 'rich-text.show-html').click();
    const html = await text(author).inputValue();
    await text(author).fill(`${html.replace('seven', 'nine')}<p>Nothing is known of more.</p>`);
    await button(author, 'notebook.write.propose').click();
    await expect(author).toHaveURL(/\/notebook\/writing\/\d+\/$/);
  });

  await test.step('it is compared word by word and taken in part', async () => {
    await openWaiting(moderator, name);
    const main = moderator.getByRole('main');
    await expect(main.locator('del', { hasText: /^seven$/ })).toBeVisible();
    await expect(main.locator('ins', { hasText: /^nine$/ })).toBeVisible();
    await expectAccessible(moderator, 'proposed section');
    await button(moderator, 'notebook.diff.change', { number: 2 }).click();
    await button(moderator, 'notebook.decide.publish.part', { taken: 1, all: 2 }).click();
    await expect(moderator).toHaveURL(new RegExp(`${href(topicPage, TOPIC)}#missed-pills`));
  });

  await test.step('a reader finds what was taken by a misspelt synonym, marks it, makes a card and takes its quiz; its author sees the history', async () => {
    await moderator.goto(synonymsPage.path);
    await post(moderator, synonymsPage.path, { data_request: 'add', terms: [name, SYNONYM] });
    const reader = await arrive({ as: 'supporter1' });
    await reader.goto(href(searchPage, {}, { q: MISSPELT }));
    await reader.getByRole('link', { name: new RegExp(name) }).click();
    await expect(reader).toHaveURL(new RegExp(`${href(topicPage, TOPIC)}#missed-pills`));
    const section = reader.getByRole('region', { name });
    await expect(section).toContainText('Two missed pills need nine days of condoms.');
    await expect(section).not.toContainText('Nothing is known of more.');
    await findMarkAndPractise(reader, section);
    await author.goto(href(writingList, {}, { list: 'published', search: name }));
    await author.getByRole('link', { name, exact: true }).click();
    await author.getByRole('link', { name: en('notebook.history'), exact: true }).click();
    await expect(author).toHaveURL(new RegExp(href(sectionHistory, { section_id: 0 }).replace('0', '\\d+')));
    await author.getByRole('link', { name: en('notebook.history.open.of', { revision: 1 }) }).click();
    await expect(author.locator('del', { hasText: /^seven$/ })).toBeVisible();
    await expectAccessible(author, 'history of a section');
  });
});
