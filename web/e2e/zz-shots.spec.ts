import { test, post, expect } from './people';
import { rows } from './database';
import { href } from '~/domain/kit/contract';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { deckPage } from '~/domain/flashcards/sharing/contract';
import { expectAccessible } from './axe';

const FRONTS = ['Which murmur radiates to the carotids, is loudest in the second right intercostal space and gets softer with age?', 'Aortic stenosis', 'Normal range of serum potassium', 'Name the three components of Virchow’s triad', 'First-line treatment of an acute severe asthma attack in an adult who is conscious', 'Mitral stenosis', 'Henderson–Hasselbalch: \\(\\mathrm{pH} = 6.1 + \\log\\frac{[\\ce{HCO3-}]}{0.03 \\times p\\ce{CO2}}\\)', 'aortic stenosis'];
for (const language of ['en', 'es'] as const)
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [390, 1280] as const)
      test(`shots ${language} ${scheme} ${width}`, async ({ arrive }) => {
        if ((language === 'es') !== (scheme === 'dark')) return;
        const page = await arrive({ as: 'learner3', viewport: { width, height: width === 390 ? 844 : 800 }, colorScheme: scheme, locale: language } as never);
        const make = async (deck_name: string, fronts: string[]) => {
          const { next_url } = (await post(page, href(createDeck), { data_request: 'submit', deck_name, deck_description: 'About it', deck_colour: 'teal', deck_icon: 'heart', cards: fronts.map((front, nth) => ({ id: `n${nth + 1}`, front: `<p>${front}</p>`, back: nth === 6 ? '<p>[$$]\\ce{CO2 + H2O &lt;=&gt; H2CO3 &lt;=&gt; H+ + HCO3-}[/$$]</p><p>and with numbers \\[\\mathrm{pH} = 6.1 + \\log\\frac{24}{0.03 \\times 40} = 6.1 + \\log\\frac{24}{1.2} = 6.1 + \\log 20 = 6.1 + 1.3 = 7.4\\]</p>' : '<p>The answer, with a few more words about it</p>', tags: nth % 2 ? ['cardiology', 'Step 1'] : [] })) })) as { next_url: string };
          return Number(/\d+/.exec(next_url)![0]);
        };
        const deck = await make('Cardiology: murmurs and valves', FRONTS);
        await make('Lungs', Array.from({ length: 60 }, (_, n) => `Question number ${n + 1} about the lungs`));
        await rows(`INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
          SELECT d.owner_id, c.id, 1, 4, c.id % 4, now() - (c.id % 30) * interval '1 day', true, 3, 5, now() + (c.id % 23 - 4) * interval '1 day' FROM flashcards c JOIN decks d ON d.id = c.deck_id WHERE d.owner_id = (SELECT owner_id FROM decks WHERE id = $1) AND c.id % 5 > 0 ON CONFLICT DO NOTHING`, [deck]);
        if (language === 'es') await page.context().addCookies([{ name: 'language', value: 'es', url: page.url().startsWith('http') ? page.url() : 'http://127.0.0.1' }]).catch(() => {});
        const shot = (name: string, fullPage = false) => page.screenshot({ path: `/tmp/shots/browse-${name}-${language}-${scheme}-${width}.png`, fullPage });
        await page.goto('/flashcards/');
        await page.waitForLoadState('networkidle');
        if (width === 1280) await shot('home', true);
        await page.goto('/flashcards/browse/?sort=text');
        const row = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
        await expect(row.first()).toBeVisible();
        await shot('list');
        await expectAccessible(page);
        await row.nth(1).focus();
        await page.keyboard.press('Space');
        await page.keyboard.press('Shift+ArrowDown');
        await page.keyboard.press('Shift+ArrowDown');
        await page.waitForTimeout(300);
        await shot('selected');
        await page.getByRole('group', { name: /selec/i }).getByRole('button').nth(1).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.waitForTimeout(400);
        await shot('tags');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.getByRole('group', { name: /selec/i }).getByRole('button').nth(3).click();
        await page.waitForTimeout(400);
        await shot('deleted');
        await row.nth(0).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog').getByRole('textbox').nth(1)).toBeVisible();
        await page.waitForTimeout(400);
        await shot('edit');
        await page.goto(href(deckPage, { deck_id: deck }));
        await expect(page.locator('.katex').first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await page.locator('.katex').last().scrollIntoViewIfNeeded();
        await shot('formulas');
      });
