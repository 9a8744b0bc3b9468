import type { Page } from '@playwright/test';
import { browseCards } from '~/domain/flashcards/browse/contract';
import { createDeck, editDeck } from '~/domain/flashcards/decks/contract';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { deckPage } from '~/domain/flashcards/sharing/contract';
import { href } from '~/domain/kit/contract';
import { expectAccessible } from './axe';
import { expect, post, test } from './people';
import { en } from './words';

const B = 'flashcards.browse.';

/** A deck of somebody who is signed in, with a card of each front. @returns its id */
async function aDeck(page: Page, deck_name: string, fronts: readonly string[]): Promise<number> {
  const { next_url } = (await post(page, href(createDeck), {
    data_request: 'submit',
    deck_name,
    deck_description: 'About it',
    deck_colour: 'teal',
    deck_icon: 'heart',
    cards: fronts.map((front, nth) => ({ id: `n${nth + 1}`, front, back: '<p>The back</p>' })),
  })) as { next_url: string };
  return Number(/\d+/.exec(next_url)![0]);
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('gridcell') });
/** What was done last, and how many are selected. */
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const counted = (page: Page) => page.getByRole('main').getByRole('status').nth(1);

test('cards are found, selected, moved, deleted and brought back, and one is edited, by keyboard alone @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner3' });
  await aDeck(page, 'Murmurs', ['<p>Aortic stenosis</p>', '<p>Mitral stenosis</p>', '<p>Aortic stenosis</p>']);
  const lungs = await aDeck(page, 'Lungs', ['<p>Asthma</p>']);
  await page.goto(href(flashcardHome));
  await page.getByRole('link', { name: en('flashcards.home.browse') }).click();
  await expect(rows(page)).toHaveCount(4);
  await expectAccessible(page, 'cards to browse', 4);

  await test.step('two of them are alike', async () => {
    await page.getByLabel(en(`${B}state`)).focus();
    await page.keyboard.type(en(`${B}state.duplicate`));
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel(en(`${B}state`)).selectOption('all');
    await expect(rows(page)).toHaveCount(4);
  });

  await test.step('a range is selected and moved', async () => {
    await page.getByLabel(en(`${B}q`)).fill('stenosis');
    await expect(rows(page)).toHaveCount(3);
    await rows(page).first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(counted(page)).toHaveText(en(`${B}selected`, { cards: 2 }));
    await page.getByRole('button', { name: en(`${B}move`), exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: en(`${B}move.title`, { cards: 2 }) });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Lungs');
    await expect(page.getByRole('option', { name: 'Lungs', exact: true })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Murmurs' })).toBeHidden();
    // The list is drawn anew after the last letter, and what the keys had reached is forgotten.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      const reached = page.getByRole('option', { name: 'Lungs', exact: true });
      await expect(reached).toHaveAttribute('data-combobox-selected', 'true', { timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: en(`${B}move`), exact: true })).toBeEnabled();
    await dialog.getByRole('button', { name: en(`${B}move`), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(rows(page).getByText('Lungs')).toHaveCount(2);
  });

  await test.step('one is deleted and comes back', async () => {
    await page.getByRole('button', { name: en(`${B}none`), exact: true }).click();
    await rows(page).last().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).last()).toBeFocused();
    await page.getByRole('button', { name: en(`${B}undo`) }).focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('one is edited in its place', async () => {
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: en('flashcards.decks.edit-card') });
    const front = dialog.getByRole('textbox', { name: en('flashcards.decks.card.front'), exact: true });
    await front.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(', severe');
    await dialog.getByRole('button', { name: en('flashcards.decks.save-card') }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rows(page).first()).toContainText(', severe');
    await expect(rows(page).first()).toBeFocused();
  });

  await test.step('all that are shown are deleted after a question, and come back', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await expect(counted(page)).toHaveText(en(`${B}selected`, { cards: 3 }));
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: en(`${B}delete.sure`, { cards: 3 }) });
    await expect(question.getByRole('button', { name: en('app.cancel') })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(en(`${B}nothing`))).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page.locator(':focus')).toContainText(en(`${B}nothing`));
    await page.getByRole('button', { name: en(`${B}undo`) }).focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toBeFocused();
  });

  await test.step('tags are suggested while one types, and cover nothing after that', async () => {
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: en(`${B}tag`), exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: en(`${B}tag.title`, { cards: 1 }) });
    await expect(dialog.getByRole('combobox', { name: en(`${B}tag.add`) })).toBeFocused();
    await page.keyboard.type('Valves');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await dialog.getByRole('button', { name: en(`${B}tag`), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('combobox', { name: en(`${B}tags`) }).click();
    await page.getByRole('option', { name: 'Valves' }).click();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('what was typed on a card is discarded only after a question', async () => {
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: en('flashcards.decks.edit-card') });
    await dialog.getByRole('textbox', { name: en('flashcards.decks.card.back'), exact: true }).focus();
    await page.keyboard.type('unsaved');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: en(`${B}discard`) });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialog).toContainText('unsaved');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: en(`${B}discard.confirm`) }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rows(page).first()).toBeFocused();
  });

  await page.goto(href(editDeck, { deck_id: lungs }));
  await expect(page.getByText('stenosis, severe')).toBeVisible();
});

test('cards are flagged, exported and found as suspended and buried by keyboard alone; a second tab leaves what it cannot change', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner5' });
  await aDeck(page, 'Kidneys', ['<p>Nephrotic</p>', '<p>Nephritic</p>', '<p>Stones</p>']);
  await page.goto(href(browseCards, {}, { sort: 'text' }));
  await expect(rows(page)).toHaveCount(3);
  const act = (name: string) => page.getByRole('button', { name: en(`${B}${name}`), exact: true });
  const byKey = async (name: string) => {
    await act(name).focus();
    await page.keyboard.press('Enter');
  };
  const first = async () => {
    await rows(page).first().focus();
    await page.keyboard.press('Space');
  };

  await test.step('a flag is set and taken away', async () => {
    for (const colour of [3, 0]) {
      await first();
      await byKey('flag');
      const dialog = page.getByRole('dialog', { name: en(`${B}flag.title`, { cards: 1 }) });
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Space');
      for (let nth = 0; nth < colour; nth += 1) await page.keyboard.press('ArrowRight');
      await dialog.getByRole('button', { name: en(`${B}flag`), exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      const flag = rows(page)
        .first()
        .getByText(en(`${B}card.flag`, { colour: en('flashcards.flag.3') }));
      await expect(flag).toHaveCount(colour > 0 ? 1 : 0);
      await byKey('none');
    }
  });

  await test.step('what is selected leaves as a file', async () => {
    await first();
    for (const format of ['csv', 'apkg'] as const) {
      await byKey('download');
      const dialog = page.getByRole('dialog', { name: en(`${B}download.title`, { cards: 1 }) });
      const file = page.waitForEvent('download');
      await dialog.getByRole('button', { name: en(`flashcards.exchange.export.${format}`) }).focus();
      await page.keyboard.press('Enter');
      expect((await file).suggestedFilename()).toBe(`${en(`${B}download.file`)}.${format}`);
      await expect(dialog).toBeHidden();
    }
  });

  await test.step('a second tab', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(rows(other)).toHaveCount(3);
    await rows(page).first().focus();
    await page.keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(2);
    await rows(other).first().focus();
    await other.keyboard.press('Space');
    await other.getByRole('button', { name: en(`${B}suspend`), exact: true }).click();
    await expect(status(other)).toHaveText(
      `${en(`${B}suspend.done`, { cards: 0, left: 0 })} ${en(`${B}gone`, { cards: 1 })}`,
    );
    await expect(rows(other)).toHaveCount(2);
    await page.getByRole('button', { name: en(`${B}undo`) }).click();
    await expect(rows(page)).toHaveCount(3);
    await other.reload();
    await rows(other).first().focus();
    await other.keyboard.press('Space');
    await other.getByRole('button', { name: en(`${B}suspend`), exact: true }).click();
    await expect(status(other)).toHaveText(en(`${B}suspend.done`, { cards: 1, left: 0 }));
    await other.getByRole('button', { name: en(`${B}undo`) }).click();
    await expect(status(other)).toHaveText(en(`${B}resume.done`, { cards: 1, left: 0 }));
    await other.close();
  });
});

test('formulas of a card are drawn with typefaces of ours, and nothing of them is loaded without one @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner4' });
  const plain = await aDeck(page, 'Plain', ['<p>What costs $5 (or $6)?</p>']);
  const deck = await aDeck(page, 'Formulas', [
    '<p>Henderson: \\(\\mathrm{pH} = 6.1 + \\log \\frac{[\\ce{HCO3-}]}{0.03 \\times p\\ce{CO2}}\\)</p>',
    '<p>[$$]\\ce{CO2 + H2O &lt;=&gt; H2CO3}[/$$]<br>[latex]$x^2$[/latex]</p>',
    '<p>\\(\\href{javascript:alert(1)}{x} \\fcolorbox{red}{white}{y} \\pmb{z}\\) and \\(\\frac{\\)</p>',
  ]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofFormulas = () => asked.filter((url) => /formulas|KaTeX/i.test(url));
  await page.goto(href(deckPage, { deck_id: plain }));
  await expect(page.getByText('What costs $5 (or $6)?')).toBeVisible();
  expect(ofFormulas()).toEqual([]);

  await page.goto(href(deckPage, { deck_id: deck }));
  await expect(page.locator('.katex')).toHaveCount(4);
  await expect(page.locator('.katex-display')).toHaveCount(1);
  await expect(page.getByText('\\(\\frac{\\)')).toBeVisible();
  expect(await page.locator('.katex a').count()).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => /KaTeX/.test(family) && status === 'loaded')
      .map(({ family }) => family),
  );
  expect(faces.some((family) => /KaTeX_Main/.test(family))).toBe(true);
  const { origin } = new URL(page.url());
  expect(ofFormulas().every((url) => url.startsWith(`${origin}/assets/`))).toBe(true);
  await expectAccessible(page, 'formulas', 4);
});
