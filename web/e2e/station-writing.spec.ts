import type { Locator, Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { personalStations, stationCreate } from '~/domain/stations/authoring/contract';
import { stationEntry } from '~/domain/stations/contract';
import { insightsPage } from '~/domain/stations/insights/contract';
import { expectAccessible } from './axe';
import { boxes, submitButton, tick } from './examiner';
import { expect, test } from './people';
import { en } from './words';

const BASE = { base: 'osce-stations' } as const;
const SUMMARY = /\/osce-stations\/summary\/\d+$/;
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const button = (page: Page, id: string): Locator => page.getByRole('button', { name: en(id), exact: true });
const text = (page: Page, field: string): Locator =>
  page.getByRole('textbox', { name: en(`stations.editor.field.${field}`), exact: true });
const required = (page: Page, field: string): Locator =>
  page.getByRole('main').getByLabel(new RegExp(`^${en(`stations.editor.field.${field}`)}`));
const rows = (page: Page): Locator => page.getByRole('textbox', { name: /^Row \d+: / });
const draftKept = (page: Page): Locator => page.getByText(en('drafts.state.saved'), { exact: true });

const FILE = [
  {
    title: 'Opening',
    order: 0,
    items: [
      { title: 'Introduces themselves', order: 0 },
      { title: 'Gains consent', order: 1 },
    ],
  },
  { title: 'Closing', order: 1, items: [{ title: 'Thanks the patient', order: 0 }] },
];

async function importTemplate(page: Page, field: string, name: string): Promise<void> {
  const of = en(`stations.editor.field.${field}`);
  await page
    .getByRole('combobox', { name: en('stations.editor.template.choose', { of }) })
    .selectOption({ label: name });
  await page.getByRole('button', { name: en('stations.editor.template.import-of', { of }) }).click();
}

async function importFile(page: Page, name: string, content: string): Promise<Locator> {
  await button(page, 'stations.editor.file.import').click();
  const dialog = page.getByRole('dialog', { name: en('stations.editor.file.title') });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: en('stations.editor.file.choose') }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  return dialog;
}

// rules: 3.1.1
test('a new author writes a station from a template, imports a checklist, previews, saves, clones it, practises it, and sees it in the insights @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner8' });
  const name = `A sore throat, number ${Date.now()}`;
  await page.goto(href(personalStations, BASE));
  await button(page, 'stations.personal.new').click();
  await page.getByRole('menuitem', { name: en('app.style.osce-stations') }).click();
  await expect(heading(page)).toHaveText(en('stations.editor.title.new'));

  // Saved or previewed only with a name, a description and a label (spec 3 §5).
  await expect(button(page, 'stations.editor.save.personal')).toBeDisabled();
  await expect(button(page, 'stations.editor.preview')).toBeDisabled();
  await expect(
    page.getByText(en('stations.editor.save.help', { missing: 'name, description and label' })),
  ).toBeVisible();
  await required(page, 'name').fill(name);
  await required(page, 'description').fill('A student has had a sore throat for two days.');
  await required(page, 'label').selectOption({ label: en('stations.label.1') });
  await expect(button(page, 'stations.editor.save.personal')).toBeEnabled();
  await expect(draftKept(page)).toBeVisible();
  await expect(page).toHaveURL(/\?draft=\d+$/);

  await importTemplate(page, 'student_instructions', await firstTemplate(page, 'student_instructions'));
  await expect(text(page, 'student_instructions')).not.toBeEmpty();
  await text(page, 'student_instructions').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('A throat that hurts. ');
  await expect(text(page, 'student_instructions')).toContainText('A throat that hurts.');

  const refused = await importFile(page, 'broken.json', '[{');
  await expect(refused.getByRole('alert')).toHaveText('Invalid JSON file. Please check the file format.');
  await page.keyboard.press('Escape');
  const dialog = await importFile(page, 'throat.json', JSON.stringify(FILE));
  await dialog.getByRole('button', { name: en('stations.editor.file.confirm'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(5);
  await expectAccessible(page, 'the station editor');

  await button(page, 'stations.editor.preview').click();
  const preview = page.getByRole('dialog', { name: en('stations.editor.preview') });
  await expect(preview.getByText('A throat that hurts.')).toBeVisible();
  await preview.getByRole('tab', { name: en('stations.editor.preview.examiner') }).click();
  await expect(preview.getByText('Gains consent')).toBeVisible();
  await page.keyboard.press('Escape');

  await button(page, 'stations.editor.save.personal').click();
  await expect(page).toHaveURL(/\/osce-stations\/a-sore-throat-number-\d+\/edit\/$/);
  await expect(page.getByText(en('stations.editor.saved.personal'))).toBeVisible();

  await button(page, 'stations.editor.clone').click();
  await expect(required(page, 'name')).toHaveValue(`${name} (copy)`);
  await page.goto(href(personalStations, BASE));
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toHaveCount(2);
  await page.getByRole('link', { name: `${name} (copy)` }).click();
  await expect(required(page, 'name')).toHaveValue(`${name} (copy)`);
  const slug = /\/osce-stations\/([^/]+)\/edit\//.exec(page.url())![1]!;

  await page.goto(href(stationEntry, { ...BASE, slug }));
  await page.getByRole('link', { name: new RegExp(`^${en('stations.entry.as.alone')}`) }).click();
  await expect(boxes(page)).toHaveCount(3);
  await tick(page, 0, 2);
  await submitButton(page).click();
  await expect(page).toHaveURL(SUMMARY);
  await expect(page.getByText('67%').first()).toBeVisible();

  await page.goto(href(insightsPage, BASE));
  await expect(page.getByRole('link', { name: `${name} (copy)` })).toBeVisible();
  await expectAccessible(page, 'the insights');
});

/** The name of the first template that there is for a text. */
async function firstTemplate(page: Page, field: string): Promise<string> {
  const choice = page.getByRole('combobox', {
    name: en('stations.editor.template.choose', { of: en(`stations.editor.field.${field}`) }),
  });
  return (await choice.getByRole('option').nth(1).textContent()) ?? '';
}

test('a station that is only opened is no draft, and what is typed is there again when the browser is gone', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner8' });
  await page.goto(href(stationCreate, BASE));
  await expect(page.getByText(en('drafts.state.untouched'))).toBeVisible();
  await required(page, 'name').fill(`Words that stay ${Date.now()}`);
  const typed = await required(page, 'name').inputValue();
  await expect(draftKept(page)).toBeVisible();
  const address = page.url();
  // Closed as by a kill: the page gets no word of farewell.
  await page.close({ runBeforeUnload: false });
  const again = await arrive({ as: 'learner8' });
  await again.goto(address);
  await expect(required(again, 'name')).toHaveValue(typed);
});
