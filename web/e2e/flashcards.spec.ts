import type { Page } from '@playwright/test';
import { setLanguage } from '~/domain/accounts/contract';
import { expectAccessible, PHONE } from './axe';
import { tabTo } from './keyboard';
import { registerByCall } from './partners';
import { expect, post, test } from './people';
import { en, es } from './words';

test.use({ worker: true });

const SETUP = '/flashcards/setup/';
const card = (page: Page) => page.getByRole('article');
const answered = (page: Page, count: number) =>
  expect(page.getByRole('progressbar', { name: en('flashcards.review.progress') })).toHaveAttribute(
    'aria-valuenow',
    String(count),
  );

/** Begins a review of the first pack without the form. @returns where it is */
async function beginPack(page: Page, quiz_type: number): Promise<string> {
  const answer = await page.request.get(SETUP, { headers: { accept: 'application/json' } });
  const { packs } = (await answer.json()) as { packs: { id: number }[] };
  const submit = { data_request: 'submit', quiz_type, deck_id: packs[0]!.id, length: 10 };
  return ((await post(page, SETUP, submit)) as { next_url: string }).next_url;
}

// rules: 2.2.43, 2.2.53, 2.2.54, 2.4.10, 2.4.12, 2.5.24
test('a review is set up, taken and looked back on by keyboard alone @decides', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'Keys');
  const { keyboard } = page;
  const main = page.getByRole('main');
  await page.goto('/flashcards/');
  await tabTo(page, main.getByRole('link', { name: en('flashcards.home.setup') }));
  await keyboard.press('Enter');

  const start = main.getByRole('button', { name: en('flashcards.setup.start') });
  const ten = main.getByRole('radio', { name: '10', exact: true });
  await expect(start).toBeDisabled();
  await expect(ten).toBeDisabled();
  await tabTo(page, main.getByRole('radio', { name: en('flashcards.setup.source.pack') }));
  await keyboard.press('Space');
  await expect(ten).toBeDisabled();
  const pack = main
    .getByRole('radiogroup', { name: en('flashcards.setup.which') })
    .getByRole('radio')
    .first();
  await tabTo(page, pack);
  await keyboard.press('Space');
  await expect(ten).toBeEnabled();
  await expect(start).toBeDisabled();
  // Chips hide their radio button behind their label, which `tabTo` would wait for.
  while (!(await ten.evaluate((node) => node === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Space');
  await tabTo(page, start);
  await keyboard.press('Enter');

  await expect(page).toHaveURL(/\/flashcards\/review\/\d+\/$/);
  await expect(card(page)).toBeVisible();
  // Before the answer is shown nothing can be marked.
  await keyboard.press('1');
  await answered(page, 0);
  await keyboard.press('Space');
  const right = page.getByRole('button', { name: en('flashcards.review.right') });
  await expect(right).toBeVisible();
  await expect(card(page).getByText(en('flashcards.card.unchecked'))).toBeVisible();
  const up = page.getByRole('button', { name: /^Helpful/ });
  await keyboard.press('Shift+ArrowUp');
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Shift+ArrowDown');
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: /^Not helpful/ })).toHaveAttribute('aria-pressed', 'true');
  // A filled icon clears the vote.
  await keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('button', { name: /^Not helpful/ })).toHaveAttribute('aria-pressed', 'false');
  await keyboard.press('b');
  await expect(page.getByRole('button', { name: en('flashcards.bookmark.remove') })).toBeVisible();
  await keyboard.press('1');
  await answered(page, 1);
  await expect(right).toBeHidden();
  await keyboard.press('Space');
  await keyboard.press('2');
  await answered(page, 2);

  await keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(en('flashcards.review.end.body', { answered: 2 }));
  await tabTo(page, dialog.getByRole('button', { name: en('flashcards.review.end') }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/flashcards\/deck-summary\/\d+$/);
  await expect(page.getByText(en('flashcards.summary.lead', { correct: 1, answered: 2 }))).toBeVisible();
  await expectAccessible(page, 'summary of a review');
  await main.getByText(en('flashcards.summary.filter.bookmarked'), { exact: true }).click();
  await expect(page).toHaveURL(/bookmarked=true/);
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await tabTo(page, main.getByRole('button', { name: en('flashcards.summary.wrong-again', { wrong: 1 }) }));
  await keyboard.press('Enter');
  await expect(card(page)).toBeVisible();
  await keyboard.press('Space');
  await expect(right).toBeVisible();
  await keyboard.press('1');
  await expect(page.getByText(en('flashcards.summary.strong'))).toBeVisible();
});

// rules: 2.7.25
test('a review is taken with the thumb on a phone, and never waits for the network @decides', async ({ arrive }) => {
  const page = await arrive({ viewport: PHONE, hasTouch: true });
  await registerByCall(page, 'Thumb');
  const first = await beginPack(page, 1);
  await page.goto(first);
  const reveal = page.getByRole('button', { name: en('flashcards.review.reveal') });
  await expect(reveal).toBeVisible();
  const { y, height } = (await reveal.boundingBox())!;
  expect(y).toBeGreaterThan((PHONE.height * 2) / 3);
  expect(y + height).toBeLessThanOrEqual(PHONE.height);
  expect((await card(page).boundingBox())!.height).toBeGreaterThan(PHONE.height / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page, 'question of a card');
  await page.setViewportSize(PHONE);
  await reveal.tap();
  const wrong = page.getByRole('button', { name: en('flashcards.review.wrong') });
  await expect(wrong).toBeVisible();
  expect((await wrong.boundingBox())!.y).toBeGreaterThan((PHONE.height * 2) / 3);
  await expectAccessible(page, 'answer of a card');
  await page.setViewportSize(PHONE);

  await page.context().setOffline(true);
  await wrong.tap();
  await answered(page, 1);
  await reveal.tap();
  await page.getByRole('button', { name: en('flashcards.review.right') }).tap();
  await answered(page, 2);

  // The question stays where it is when what waits is sent meanwhile.
  await page.getByRole('button', { name: en('flashcards.review.end'), exact: true }).tap();
  const dialog = page.getByRole('dialog');
  const end = dialog.getByRole('button', { name: en('flashcards.review.end'), exact: true });
  await expect(dialog).toContainText(en('flashcards.review.end.waiting', { waiting: 2 }));
  const place = await end.boundingBox();
  await page.context().setOffline(false);
  await expect(dialog).toContainText(en('flashcards.review.end.sent', { waited: 2 }));
  expect(await end.boundingBox()).toEqual(place);

  // The end says why it failed, and can be tried again.
  await page.route('**/api/flashcards/end-review/', (route) => route.fulfill({ status: 500, body: '{}' }));
  await end.tap();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/flashcards/end-review/');
  await end.tap();
  await expect(page).toHaveURL(/\/flashcards\/deck-summary\/\d+$/);
  await expect(page.getByText(en('flashcards.summary.lead', { correct: 1, answered: 2 }))).toBeVisible();

  // One that has no answer leads back to where it was begun.
  await page.goto('/flashcards/setup/?specialty=1');
  await page.getByRole('main').getByText(en('flashcards.setup.length.all'), { exact: true }).last().tap();
  await page.getByRole('button', { name: en('flashcards.setup.start') }).tap();
  await expect(reveal).toBeVisible();
  await page.getByRole('button', { name: en('flashcards.review.end'), exact: true }).tap();
  await expect(dialog).toContainText(en('flashcards.review.end.nothing'));
  await end.tap();
  await expect(page).toHaveURL(/\/flashcards\/setup\/\?specialty=1$/);
});

// rules: 2.2.57
test("one's own cards are chosen by tag, noted and changed in place, in Spanish", async ({ arrive }) => {
  const page = await arrive({ locale: 'es-ES' });
  await registerByCall(page, 'Notas');
  await post(page, setLanguage.path, { language: 'es' });
  const cards = ['Bazo', 'Hígado'].map((front, nth) => ({
    id: `n00000000-0000-4000-8000-00000000000${nth}`,
    front: `<p>${front}</p>`,
    back: '<p>Reverso</p>',
    tags: nth === 0 ? ['examen'] : [],
  }));
  const head = { deck_name: 'Abdomen', deck_description: 'Lo mío', deck_colour: 'teal', deck_icon: 'heart' };
  await post(page, '/flashcards/create-deck/', { ...head, cards });
  const main = page.getByRole('main');
  await page.goto('/flashcards/setup/?type=own-deck');
  await main.getByRole('radio', { name: /Abdomen/ }).click();
  await main.getByRole('switch', { name: es('flashcards.setup.tags') }).check({ force: true });
  await expect(page.getByText(es('flashcards.setup.no-tag'))).toBeVisible();
  await main.getByText('examen', { exact: true }).click();
  await expect(page.getByText(es('flashcards.setup.available', { count: 1 }))).toBeVisible();
  await expectAccessible(page, 'set-up with tags');
  await main.getByText(es('flashcards.setup.length.all'), { exact: true }).last().click();
  await main.getByRole('button', { name: es('flashcards.setup.start') }).click();

  await expect(card(page)).toContainText('Bazo');
  await page.getByRole('button', { name: es('flashcards.card.note') }).click();
  const dialog = page.getByRole('dialog');
  // Keys belong to the dialog: what is typed marks nothing.
  await dialog.getByRole('textbox').fill('Preguntar 1 2 e b');
  await dialog.getByRole('button', { name: es('flashcards.card.note.save') }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Space');
  await expect(card(page)).toContainText('Preguntar 1 2 e b');

  await page.getByRole('button', { name: es('flashcards.card.edit') }).click();
  const back = dialog.getByRole('textbox', { name: es('flashcards.card.back') });
  await back.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Detrás del estómago');
  await dialog.getByRole('button', { name: es('flashcards.card.edit.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page)).toContainText('Detrás del estómago');
  await page.getByRole('button', { name: es('flashcards.review.right') }).click();
  await expect(page.getByText(es('flashcards.summary.strong'))).toBeVisible();
  await expect(main.getByRole('listitem')).toContainText('Detrás del estómago');
});
