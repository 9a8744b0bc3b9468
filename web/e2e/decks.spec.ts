import type { Locator, Page } from '@playwright/test';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { decksPage } from '~/domain/flashcards/sharing/contract';
import { href } from '~/domain/kit/contract';
import { expectAccessible } from './axe';
import { aPersonLike } from './database';
import { expect, signInByCall, test } from './people';
import { en } from './words';

test.use({ worker: true });

const D = 'flashcards.decks.';
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const side = (page: Page, which: 'front' | 'back'): Locator =>
  page.getByRole('textbox', { name: en(`${D}card.${which}`), exact: true });
const cards = (page: Page): Locator => page.locator('ol > li');
const button = (page: Page | Locator, id: string, values = {}): Locator =>
  page.getByRole('button', { name: en(`${D}${id}`, values), exact: true });
const saved = (page: Page): Locator => page.getByText(en(`${D}state.saved`), { exact: true });
/** A deck that is saved, with a card of each front. */
async function write(page: Page, name: string, fronts: string[]): Promise<void> {
  await page.goto(href(createDeck));
  await page.getByLabel(en(`${D}deck_name`), { exact: true }).fill(name);
  await page.getByLabel(en(`${D}deck_description`), { exact: true }).fill('What each one sounds like');
  for (const front of fronts) {
    await page.getByRole('button', { name: en(`${D}add`) }).click();
    await side(page, 'front').pressSequentially(front);
    await side(page, 'back').pressSequentially(`Back of ${front}`);
  }
  await button(page, 'save').click();
  await expect(page).toHaveURL(/edit-deck/);
}
const setPrivate = (page: Page): Locator => page.getByRole('switch', { name: en(`${D}private`) });

// rules: 2.2.56, 2.4.18
test('a deck is written by keyboard, shared, followed, and a change arrives @decides', async ({ arrive }) => {
  const author = await arrive({ as: 'learner5' });
  const reader = await arrive({ as: 'learner7', gateway: 2 });
  await author.goto(href(decksPage));
  await author
    .getByRole('link', { name: en(`${D}create`) })
    .first()
    .click();
  await expect(heading(author)).toHaveText(en(`${D}new`));

  await test.step('by keyboard: N adds a card, what is missing is said', async () => {
    await expect(author.getByRole('button', { name: en(`${D}add`) })).toBeVisible();
    await author.keyboard.press('n');
    await expect(side(author, 'front')).toBeFocused();
    await author.keyboard.type('Ejection systolic murmur');
    // The letter is text here.
    await author.keyboard.type(' n');
    await side(author, 'back').focus();
    await author.keyboard.type('Aortic stenosis');
    await button(author, 'save').focus();
    await author.keyboard.press('Enter');
    await expect(author.getByText(en(`${D}deck_name.missing`))).toBeVisible();
    await expect(author.getByText(en(`${D}deck_description.missing`))).toBeVisible();
    await expect(author.getByLabel(en(`${D}deck_name`), { exact: true })).toBeFocused();
    await author.keyboard.type('Zygote murmurs');
    await author.keyboard.press('Tab');
    await author.keyboard.type('What each one sounds like');
    await button(author, 'save').focus();
    await author.keyboard.press('Enter');
    await expect(author).toHaveURL(/edit-deck/);
    await expect(saved(author)).toBeVisible();
  });

  await test.step('a second card saves itself, and is moved up by keyboard', async () => {
    await author.getByRole('button', { name: en(`${D}add`) }).click();
    await side(author, 'front').pressSequentially('Pansystolic murmur');
    await expect(saved(author)).toBeVisible();
    await button(author, 'order.up.named', { number: 2 }).focus();
    await author.keyboard.press('Enter');
    await expect(cards(author).first()).toContainText('Pansystolic murmur');
    await expect(saved(author)).toBeVisible();
    await author.reload();
    await expect(cards(author).first()).toContainText('Pansystolic murmur');
  });

  await test.step('private, it cannot be copied; shared, it is found and followed', async () => {
    await expect(author.getByRole('switch', { name: en(`${D}cloneable`) })).toBeDisabled();
    await setPrivate(author).click();
    await author.getByRole('switch', { name: en(`${D}cloneable`) }).click();
    await setPrivate(author).click();
    await expect(author.getByRole('switch', { name: en(`${D}cloneable`) })).not.toBeChecked();
    await setPrivate(author).click();
    await button(author, 'save').click();
    await expect(saved(author)).toBeVisible();
    await reader.goto(href(decksPage));
    await reader.getByRole('searchbox', { name: en(`${D}search`) }).fill('zygote');
    await reader.getByRole('link', { name: 'Zygote murmurs' }).click();
    await expect(heading(reader)).toHaveText('Zygote murmurs');
    await button(reader, 'follow').click();
    await expect(button(reader, 'unfollow')).toBeVisible();
    await expectAccessible(reader, 'a deck to read');
  });

  await test.step('what its author changes stands on the screen of who follows it', async () => {
    await author.getByRole('button', { name: en(`${D}card.edit.named`, { number: 1 }) }).click();
    await side(author, 'front').press('End');
    await side(author, 'front').pressSequentially(', louder in expiration');
    const news = reader.getByRole('region', { name: en(`${D}news`) });
    await expect(news).toContainText('Pansystolic murmur, louder in expiration');
    await expect(cards(reader).filter({ hasText: 'louder in expiration' })).toHaveCount(1);
    // Seen once, it is no news any more.
    await reader.reload();
    await expect(heading(reader)).toHaveText('Zygote murmurs');
    await expect(news).toBeHidden();
    await expectAccessible(author, 'the editor of a deck');
  });

  await test.step('and is deleted, after asking once', async () => {
    await button(author, 'delete').click();
    await author
      .getByRole('dialog')
      .getByRole('button', { name: en(`${D}delete.confirm`) })
      .click();
    await expect(author).not.toHaveURL(/edit-deck/);
    await reader.reload();
    await expect(reader.getByText(en('problem.deck-not-found'))).toBeVisible();
  });
});

test('two people edit one deck: cards of the other appear, and who writes on the same card chooses', async ({
  arrive,
}) => {
  const owner = await arrive({ as: 'learner5' });
  const other = await arrive({ gateway: 2 });
  const nerea = await aPersonLike('learner7');
  await signInByCall(other, nerea);
  await write(owner, 'Ours', ['Alpha', 'Beta']);
  await owner.getByLabel(en(`${D}editors.username`)).fill(nerea);
  await button(owner, 'editors.invite').click();
  await expect(owner.getByRole('button', { name: /Nerea/ })).toBeVisible();
  await other.goto(new URL(owner.url()).pathname);
  await expect(cards(other)).toHaveCount(2);

  await test.step('a card of one appears for the other', async () => {
    await other.keyboard.press('n');
    await side(other, 'front').pressSequentially('Gamma');
    await expect(cards(owner)).toHaveCount(3);
    await expect(owner.getByText(en(`${D}newcomers`, { count: 1 }))).toBeVisible();
  });

  await test.step('both write on the same card while one has no network', async () => {
    await other.getByRole('button', { name: en(`${D}card.edit.named`, { number: 1 }) }).click();
    await other.context().setOffline(true);
    await side(other, 'front').press('End');
    await side(other, 'front').pressSequentially(' of the other');
    await expect(other.getByText(en(`${D}state.offline`))).toBeVisible();
    await owner.getByRole('button', { name: en(`${D}card.edit.named`, { number: 1 }) }).click();
    await side(owner, 'front').press('End');
    await side(owner, 'front').pressSequentially(' of the owner');
    await expect(saved(owner)).toBeVisible();
    await other.context().setOffline(false);
    const conflict = other.getByRole('alert').filter({ hasText: en(`${D}conflict.mine`) });
    await expect(conflict).toContainText('Alpha of the owner');
    await expect(conflict).toContainText('Alpha of the other');
    await expectAccessible(other, 'two have written on a card');
    await button(conflict, 'conflict.keep-both').click();
    await expect(saved(other)).toBeVisible();
    for (const page of [owner, other]) {
      await expect(cards(page).filter({ hasText: 'Alpha of the owner' })).toHaveCount(1);
      await expect(cards(page).filter({ hasText: 'Alpha of the other' })).toHaveCount(1);
    }
  });

  await test.step('taken back, it is theirs no more', async () => {
    await owner.getByRole('button', { name: /Nerea/ }).click();
    await expect(owner.getByText(en(`${D}editors.none`))).toBeVisible();
    await other.reload();
    await expect(other.getByText(en('problem.deck-not-found'))).toBeVisible();
    await button(owner, 'delete').click();
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: en(`${D}delete.confirm`) })
      .click();
    await expect(owner).not.toHaveURL(/edit-deck/);
  });
});
