import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { examPlan, memoryProgress } from '~/domain/flashcards/plan/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { expectAccessible, LOOKS, wear } from './axe';
import { dataAt, history } from './cards';
import { expect, test } from './people';
import { registerByCall } from './second-factor';
import { en } from './words';

const SHOTS = process.env.E2E_SHOTS;
const DAY = 86_400_000;

/** Nothing serious for axe, and pictures to look at if `E2E_SHOTS` names a folder. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  for (const one of LOOKS) {
    await wear(page, one);
    const path = join(SHOTS, `${name}.${one.size.width}.${one.scheme}.png`);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
  await wear(page, LOOKS[0]);
}

test('an exam plan is made, and followed for a day @decides', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, `plan${randomUUID().slice(0, 8)}`);
  const { pack } = await history(page);

  await page.goto(flashcardHome.path);
  await page.getByRole('link', { name: en('flashcards.home.plan'), exact: true }).click();
  await expect(page.getByRole('button', { name: en('flashcard-plan.exam.save') })).toBeDisabled();
  await look(page, 'plan-form');
  await page.getByLabel(en('flashcard-plan.exam.name')).fill('Finals');
  const day = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  await page.getByLabel(en('flashcard-plan.exam.date')).fill(day);
  await page.getByLabel(en('flashcard-plan.exam.minutes')).fill('5');
  await page.getByRole('checkbox', { name: pack.deck_name }).check();
  await page.getByRole('button', { name: en('flashcard-plan.exam.save') }).click();
  await expect(page.getByRole('heading', { name: 'Finals', level: 1 })).toBeVisible();
  await look(page, 'plan');

  const planned = (await dataAt<PageData<typeof examPlan>>(page, examPlan.path)).plan!;
  expect(planned.to_do.cards).toBeGreaterThan(5);
  await page.getByRole('button', { name: en('flashcard-plan.start', { cards: planned.to_do.cards }) }).click();
  for (let nth = 0; nth < planned.to_do.cards; nth += 1) {
    await page.getByRole('button', { name: en('flashcards.review.reveal') }).click();
    await page.getByRole('button', { name: en('flashcards.review.right') }).click();
  }
  await expect(page).toHaveURL(/deck-summary/);

  const after = (await dataAt<PageData<typeof examPlan>>(page, examPlan.path)).plan!;
  expect(after.recall.nothing).toBeGreaterThan(planned.recall.nothing);
  await page.goto(href(examPlan));
  await expect(page.getByText(en('flashcard-plan.today', { days: after.days })).first()).toBeVisible();
  await look(page, 'plan-after');
  // What is left of the minutes is offered on the start page too.
  if (after.to_do.cards > 0) {
    await page.goto('/');
    await page.getByRole('link', { name: /^Exam plan: / }).click();
    await expect(page).toHaveURL(href(examPlan));
  }
  await page.getByRole('button', { name: en('flashcard-plan.change') }).click();
  await page.getByRole('button', { name: en('flashcard-plan.exam.end') }).click();
  await expect(page.getByRole('heading', { name: en('flashcard-plan.title'), level: 1 })).toBeVisible();
});

test('memory is drawn with its figures, and reviews are spread as one wishes', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, `mem${randomUUID().slice(0, 8)}`);
  await history(page);
  await page.goto(memoryProgress.path);
  await expect(page.getByRole('list', { name: en('flashcard-progress.load.chart') }).getByRole('listitem')).toHaveCount(
    30,
  );
  for (const chart of ['retention', 'curve'])
    await expect(page.getByRole('img', { name: en(`flashcard-progress.${chart}.chart`) })).toBeVisible();
  await page.getByText(en('flashcard-progress.figures')).first().click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(31);
  await look(page, 'progress');

  const card = page.getByLabel(en('flashcard-progress.curve.card'), { exact: true });
  await card.selectOption({ index: 1 });
  await expect(page).toHaveURL(/card=\d+/);
  await page.getByRole('slider', { name: 'Sunday' }).fill('0');
  const slider = page.getByRole('slider', { name: en('flashcard-progress.settings.retention') });
  await slider.focus();
  await slider.press('ArrowLeft');
  await page.getByRole('button', { name: en('flashcard-progress.settings.save') }).click();
  await expect(page.getByText(en('flashcard-progress.settings.saved'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sunday')).toHaveValue('0');
  const { settings, load } = await dataAt<PageData<typeof memoryProgress>>(page, memoryProgress.path);
  expect(settings.retention).toBe(89);
  const sundays = load.slice(2).filter(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0);
  expect(sundays.reduce((sum, { cards }) => sum + cards, 0)).toBe(0);
});
