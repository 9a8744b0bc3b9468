/**
 * Pictures of the pages of decks at two widths in both schemes and both languages: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-decks.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { deckEditors, deckPage, decksPage } from '~/domain/flashcards/sharing/contract';
import { createCard } from '~/domain/flashcards/single-card/contract';
import { href } from '~/domain/kit/contract';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';

const [folder = '.data/shots-decks'] = process.argv.slice(2);

async function shoot(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function open(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await shoot(page, name);
}

const CARDS = [
  [
    '<p>Ejection systolic murmur that radiates to the carotids</p>',
    '<p><strong>Aortic stenosis.</strong> Slow rising pulse, narrow pulse pressure.</p>',
  ],
  [
    '<p>Pansystolic murmur at the apex</p>',
    '<p>Mitral regurgitation</p><ul><li>radiates to the axilla</li><li>soft first heart sound</li></ul>',
  ],
  ['<p>Early diastolic murmur, louder leaning forward in expiration</p>', '<p>Aortic regurgitation</p>'],
] as const;

async function aDeck(page: Page): Promise<string> {
  const { next_url } = (await post(page, createDeck.path, {
    deck_name: 'Murmurs by ear',
    deck_description: 'Where each one is heard, and what it means.',
    deck_shared: true,
    deck_cloneable: true,
    deck_colour: 'violet',
    deck_icon: 'heart',
    category: ['cardiology', 'examination'],
    cards: CARDS.map(([front, back]) => ({ id: `n${crypto.randomUUID()}`, front, back, tags: ['auscultation'] })),
  })) as { next_url: string };
  return next_url;
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const language of ['en', 'es'] as const) {
      const context = await browser.newContext({ baseURL: gatewayUrl(1) });
      const page = await context.newPage();
      await signInByCall(page, 'learner2');
      await post(page, '/i18n/setlang/', { language, next: '/' });
      const editor = await aDeck(page);
      const deck_id = Number(/\d+/.exec(editor)![0]);
      await post(page, href(deckEditors, { deck_id }), { data_request: 'invite', username: 'learner3' });
      await open(page, `create-${language}`, href(createDeck));
      await page.goto(editor);
      await page.locator('ol > li').nth(1).getByRole('button').last().click();
      await page.getByRole('textbox').first().waitFor();
      await page.waitForLoadState('networkidle');
      await shoot(page, `editor-${language}`);
      await open(page, `decks-${language}`, href(decksPage));
      const reader = await (await browser.newContext({ baseURL: gatewayUrl(1) })).newPage();
      await signInByCall(reader, 'learner4');
      await post(reader, '/i18n/setlang/', { language, next: '/' });
      await post(reader, href(deckPage, { deck_id }), { data_request: 'follow' });
      await post(page, editor, {
        data_request: 'autosave',
        card: { id: `n${crypto.randomUUID()}`, front: '<p>Mid-diastolic rumble</p>', back: '<p>Mitral stenosis</p>' },
      });
      await open(reader, `decks-followed-${language}`, href(decksPage));
      await open(reader, `deck-${language}`, href(deckPage, { deck_id }));
      await post(page, editor, { data_request: 'delete_deck' });
      await context.close();
    }
    const author = await (await browser.newContext({ baseURL: gatewayUrl(1) })).newPage();
    await signInByCall(author, 'author1');
    await open(author, 'create-card', href(createCard, {}, { success: true }));
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
