import { devices, type Locator, type Page } from '@playwright/test';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { href } from '~/domain/kit/contract';
import { expectAccessible } from './axe';
import { expect, post, test } from './people';
import { en } from './words';

const C = 'flashcards.cloze.';
const button = (page: Page, id: string, values = {}): Locator =>
  page.getByRole('button', { name: en(id, values), exact: true });
const words = (page: Page): Locator => page.getByRole('textbox', { name: en(`${C}text`), exact: true });
const preview = (page: Page, count: number): Locator =>
  page.getByRole('region', { name: en(`${C}cards`, { count }) }).getByRole('listitem');
const rows = (page: Page): Locator => page.locator('[data-card]');

/** The editor of a new deck, with a new card in it of which a text is to be made. */
async function begin(page: Page): Promise<void> {
  const head = { deck_name: 'Valves', deck_description: 'Where they are', deck_colour: 'teal', deck_icon: 'heart' };
  const made = await post(page, createDeck.path, { data_request: 'submit', ...head });
  await page.goto((made as { next_url: string }).next_url);
  await page.getByRole('button', { name: en('flashcards.decks.add') }).click();
  await page.getByText(en('flashcards.kind.cloze'), { exact: true }).click();
  await expect(words(page)).toBeFocused();
}

test('words are hidden by keyboard, their cards are saved, asked, and taken back', async ({ arrive }) => {
  const page = await arrive({ as: 'learner5' });
  await begin(page);
  await page.keyboard.type('The mitral valve is left');
  await page.keyboard.press('Control+Shift+C');
  await expect(preview(page, 1)).toContainText(['The mitral valve is [...]']);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('Control+Shift+C');
  await expect(preview(page, 2)).toHaveCount(2);
  await expectAccessible(page, 'a cloze text');
  await button(page, `${C}save`).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(button(page, `${C}save`)).toBeDisabled();

  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await button(page, 'flashcards.decks.card.edit.named', { number: 2 }).press('Enter');
  await expect(preview(page, 2)).toHaveCount(2);
});

test('words are hidden by touch, on the same card', async ({ arrive }) => {
  const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
  const page = await arrive({ as: 'learner6', viewport, userAgent, hasTouch, isMobile });
  await begin(page);
  await words(page).pressSequentially('Mitral and tricuspid');
  await button(page, 'rich-text.cloze').tap();
  await expect(preview(page, 1)).toContainText(['Mitral and [...]']);
  await page
    .getByText('Mitral and', { exact: false })
    .first()
    .tap({ position: { x: 10, y: 10 } });
  await button(page, 'rich-text.cloze-same').tap();
  await expect(preview(page, 1)).toContainText(['[...] and [...]']);
  await button(page, `${C}save`).tap();
  await expect(rows(page)).toHaveCount(1);
});
