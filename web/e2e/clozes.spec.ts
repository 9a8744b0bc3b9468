import { devices, type Locator, type Page } from '@playwright/test';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { aPicture } from '~/infra/tooling/testing/pictures';
import { expectAccessible } from './axe';
import { expect, post, test } from './people';
import { en } from './words';

const C = 'flashcards.cloze.';
const button = (page: Page, id: string, values = {}): Locator =>
  page.getByRole('button', { name: en(id, values), exact: true });
const words = (page: Page): Locator => page.getByRole('textbox', { name: en(`${C}text`), exact: true });
const preview = (page: Page, count: number): Locator =>
  page.getByRole('region', { name: en(`${C}cards`, { count }) }).getByRole('listitem');
const save = (page: Page, count: number): Locator => button(page, `${C}save`, { count });
const rows = (page: Page): Locator => page.locator('[data-card]');

/** The editor of a new deck, with a new card of a kind in it. */
async function begin(page: Page, kind: 'cloze' | 'occlusion'): Promise<void> {
  const head = { deck_name: 'Valves', deck_description: 'Where they are', deck_colour: 'teal', deck_icon: 'heart' };
  const made = await post(page, createDeck.path, { data_request: 'submit', ...head });
  await page.goto((made as { next_url: string }).next_url);
  await page.getByRole('button', { name: en('flashcards.decks.add') }).click();
  await page.getByText(en(`flashcards.kind.${kind}`), { exact: true }).click();
}

test('words are hidden by keyboard, their cards are saved, and one is taken back @decides', async ({ arrive }) => {
  const page = await arrive({ as: 'learner5' });
  await begin(page, 'cloze');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('The mitral valve is left');
  await page.keyboard.press('Control+Shift+C');
  await expect(preview(page, 1)).toContainText(['The mitral valve is [...]']);
  // What was hidden is selected. Back over its sign and 13 letters, into "mitral".
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Shift+C');
  await expect(preview(page, 2)).toHaveCount(2);
  await expectAccessible(page, 'a cloze text');
  await save(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(save(page, 2)).toBeDisabled();

  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await button(page, 'flashcards.decks.card.edit.named', { number: 2 }).press('Enter');
  await expect(words(page)).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Shift+C');
  await expect(preview(page, 1)).toContainText(['The [...] valve is left']);
  await save(page, 1).press('Enter');
  await expect(rows(page)).toHaveCount(1);
});

test('words are hidden by touch, on the same card', async ({ arrive }) => {
  const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
  const page = await arrive({ as: 'learner6', viewport, userAgent, hasTouch, isMobile });
  await begin(page, 'cloze');
  await words(page).pressSequentially('Mitral and tricuspid');
  await button(page, 'rich-text.cloze').tap();
  await expect(preview(page, 1)).toContainText(['Mitral and [...]']);
  await page
    .getByText('Mitral and', { exact: false })
    .first()
    .tap({ position: { x: 10, y: 10 } });
  await button(page, 'rich-text.cloze-same').tap();
  await expect(preview(page, 1)).toContainText(['[...] and [...]']);
  await save(page, 1).tap();
  await expect(rows(page)).toHaveCount(1);
});

const O = 'flashcards.occlusion.';
const shape = (page: Page, place: number, number: number, label = 'none'): Locator =>
  page.getByRole('button', { name: en(`${O}shape`, { place, number, label }), exact: true });

async function choosePicture(page: Page): Promise<void> {
  const buffer = await aPicture('png', { width: 300, height: 200 });
  await page
    .locator('[data-card] input[type=file][aria-label]')
    .first()
    .setInputFiles({ name: 'heart.png', mimeType: 'image/png', buffer });
  await page.getByLabel(en(`${O}description`), { exact: true }).fill('A heart with its valves');
}

test('rectangles over a picture are drawn by keyboard, and asked one by one', async ({ arrive }) => {
  const page = await arrive({ as: 'learner5' });
  await begin(page, 'occlusion');
  await choosePicture(page);
  const add = button(page, `${O}add`);
  await add.press('Enter');
  await expect(shape(page, 1, 1)).toBeFocused();
  const before = (await shape(page, 1, 1).boundingBox())!;
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  const after = (await shape(page, 1, 1).boundingBox())!;
  expect(after.x).toBeLessThan(before.x);
  expect(after.height).toBeGreaterThan(before.height);
  await page.keyboard.press('Delete');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await add.press('Enter');
  await expect(shape(page, 2, 2)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(preview(page, 1)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(preview(page, 2)).toHaveCount(2);
  await page.getByLabel(en(`${O}label`, { place: 2 }), { exact: true }).fill('Mitral valve');
  await expect(shape(page, 2, 2, 'Mitral valve')).toBeVisible();
  await expectAccessible(page, 'a picture with rectangles');
  await save(page, 2).press('Enter');
  await expect(rows(page)).toHaveCount(2);

  await page.goto('/flashcards/setup/?type=own-deck');
  await page
    .getByRole('main')
    .getByRole('radio', { name: /Valves/ })
    .click();
  await page.getByRole('main').getByText(en('flashcards.setup.length.all'), { exact: true }).last().click();
  await page.getByRole('button', { name: en('flashcards.setup.start') }).click();
  await expect(page.getByRole('img', { name: 'A heart with its valves' }).first()).toBeVisible();
});

test('rectangles over a picture are drawn and moved by touch', async ({ arrive }) => {
  const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
  const page = await arrive({ as: 'learner6', viewport, userAgent, hasTouch, isMobile });
  await begin(page, 'occlusion');
  await choosePicture(page);
  const canvas = page.getByRole('group', { name: en(`${O}canvas`) });
  const debug = await page.context().newCDPSession(page);
  const drag = async (from: [number, number], to: [number, number]) => {
    await canvas.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await canvas.boundingBox())!;
    const at = ([left, top]: [number, number]) => [{ x: x + left * width, y: y + top * height }];
    await debug.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    await debug.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
    await debug.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag([0.1, 0.1], [0.4, 0.4]);
  await expect(shape(page, 1, 1)).toBeVisible();
  const before = (await shape(page, 1, 1).boundingBox())!;
  await drag([0.2, 0.2], [0.5, 0.5]);
  await expect.poll(async () => (await shape(page, 1, 1).boundingBox())!.x).toBeGreaterThan(before.x + 20);
  await save(page, 1).tap();
  await expect(rows(page)).toHaveCount(1);
});
