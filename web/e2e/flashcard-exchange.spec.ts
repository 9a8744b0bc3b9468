import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { importStart } from '~/domain/flashcards/exchange/contract';
import { anAnkiPackage, SAMPLE } from '~/infra/tooling/testing/factories/anki-packages';
import { aPicture } from '~/infra/tooling/testing/pictures';
import { expectAccessible, PHONE } from './axe';
import { tabTo, untilAtRest } from './keyboard';
import { expect, post, test } from './people';
import { registerByCall } from './second-factor';
import { en, es } from './words';

const T = 'flashcards.exchange';

test('somebody brings their cards from Anki on a telephone, sees what became of each, takes them along and undoes it @decides', async ({
  arrive,
}) => {
  const page = await arrive({ viewport: PHONE });
  await registerByCall(page, 'nadia.from.anki');
  await page.goto(flashcardHome.path);
  await page.getByRole('link', { name: en('flashcards.home.import') }).click();
  await expect(page.getByRole('heading', { level: 1, name: en(`${T}.title`) })).toBeVisible();
  await expectAccessible(page, 'importing cards');
  const picture = await aPicture('png', { width: 300, height: 200 });
  await page.locator('input[type=file]').setInputFiles({
    name: 'heart.apkg',
    mimeType: 'application/octet-stream',
    buffer: await anAnkiPackage(SAMPLE, { media: { 'heart.png': picture } }),
  });
  await page.getByRole('button', { name: en(`${T}.submit`) }).click();

  // The end reaches the page by push.
  await expect(page.getByRole('heading', { level: 1, name: en(`${T}.heading.done`, { cards: 9 }) })).toBeVisible();
  await expect(page.getByText(en(`${T}.reason.empty-front`))).toBeVisible();
  await expect(page.getByText(en(`${T}.note.sound`))).toBeVisible();
  await expect(page.getByRole('link', { name: /Medicine::Heart/ })).toBeVisible();
  await expectAccessible(page, 'an import that is done');
  await page.getByLabel(en(`${T}.show`), { exact: true }).selectOption('skipped');
  await expect(page.getByText('No question', { exact: true })).toBeVisible();
  await expect(page.getByText(en(`${T}.note.sound`))).toBeHidden();

  await page.getByRole('link', { name: en(`${T}.another`) }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: en(`${T}.export.apkg`) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Wardmates.apkg');
  expect(Object.keys(unzipSync(readFileSync(await file.path())))).toEqual(
    expect.arrayContaining(['collection.anki2', 'media']),
  );

  await page.getByRole('link', { name: /heart\.apkg/ }).click();
  await page.getByRole('button', { name: en(`${T}.undo`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en(`${T}.undo`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: en(`${T}.heading.undone`) })).toBeVisible();
  await expect(page.getByRole('link', { name: /Medicine::Heart/ })).toBeHidden();
});

test('a spreadsheet comes in and goes out again by keyboard alone, in Spanish', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'nadia.from.a.sheet');
  await post(page, '/i18n/setlang/', { language: 'es' });
  await page.goto(importStart.path);
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('input[type=file]'));
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({
    name: 'soplos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\ufeffAnverso;Reverso\n¿Dónde se oye la estenosis aórtica?;"Segundo espacio, derecha"\n'),
  });
  await tabTo(page, page.getByRole('button', { name: es(`${T}.submit`) }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: es(`${T}.heading.done`, { cards: 1 }) })).toBeVisible();
  await expectAccessible(page, 'an import in Spanish');
  await tabTo(page, page.getByRole('link', { name: es(`${T}.another`) }));
  await page.keyboard.press('Enter');
  await untilAtRest(page);
  const download = page.waitForEvent('download');
  await tabTo(page, page.getByRole('link', { name: es(`${T}.export.csv`) }));
  await page.keyboard.press('Enter');
  const sheet = readFileSync(await (await download).path(), 'utf8');
  expect(sheet).toContain('¿Dónde se oye la estenosis aórtica?');
  expect(sheet.startsWith('\ufeffdeck,front,back,tags,guid')).toBe(true);
});

test('a file whose long name has no space fits a phone, and so do its deck and its cards', async ({ arrive }) => {
  const page = await arrive({ viewport: PHONE });
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await registerByCall(page, 'nadia.with.a.long.name');
  await page.goto(importStart.path);
  const name = 'Heart_failure_and_other_causes_of_breathlessness'.repeat(4);
  await page.locator('input[type=file]').setInputFiles({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`front,back\n${name},Back\n`),
  });
  await page.getByRole('button', { name: en(`${T}.submit`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: en(`${T}.heading.done`, { cards: 1 }) })).toBeVisible();
  const panels = page.getByRole('main').getByRole('list');
  for (const width of [PHONE.width, 1_280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await tooWide()).toBe(0);
    for (const panel of await panels.all())
      expect(await panel.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  }
});

test('a file that is broken says so, and nothing is stored', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'nadia.with.a.broken.file');
  await page.goto(importStart.path);
  const whole = await anAnkiPackage(SAMPLE);
  await page.locator('input[type=file]').setInputFiles({
    name: 'broken.apkg',
    mimeType: 'application/octet-stream',
    buffer: whole.subarray(0, whole.length - 400),
  });
  await page.getByRole('button', { name: en(`${T}.submit`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: en(`${T}.heading.failed`) })).toBeVisible();
  await expect(page.getByRole('alert').getByText(en(`${T}.failure.broken-file`, { line: 0 }))).toBeVisible();
  await expect(page.getByRole('button', { name: en(`${T}.undo`) })).toBeHidden();
});
