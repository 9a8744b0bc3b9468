import type { Locator, Page } from '@playwright/test';
import { notesPage } from '~/domain/annotations/contract';
import { href } from '~/domain/kit/contract';
import { stationEntry } from '~/domain/stations/contract';
import { expectAccessible, PHONE } from './axe';
import { ASTHMA } from './group';
import { expect, test } from './people';
import { en } from './words';

const STATION = href(stationEntry, { base: ASTHMA.base, slug: ASTHMA.slug });
const own = (page: Page): Locator => page.getByRole('region', { name: en('annotations.title') });
const box = (page: Page): Locator => own(page).getByRole('textbox', { name: en('annotations.label') });
const saved = (page: Page, what: 'saved' | 'empty'): Locator =>
  own(page).getByText(en(`annotations.saving.${what}`), { exact: true });

test('a note beside a station is saved as one types, found among one’s notes, read on another device, and deleted when emptied @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner7' });
  await page.goto(STATION);
  await own(page)
    .getByRole('button', { name: en('annotations.add') })
    .click();
  await box(page).click();
  await page.keyboard.type('Ask about the last admission.');
  await expect(saved(page, 'saved')).toBeVisible();

  const phone = await arrive({ as: 'learner7', viewport: PHONE });
  await phone.goto(notesPage.path);
  await expect(phone.getByText('Ask about the last admission.')).toBeVisible();
  await expectAccessible(phone, 'the notes');
  await phone.goto(STATION);
  await expect(own(phone).getByText('Ask about the last admission.')).toBeVisible();

  await box(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(saved(page, 'empty')).toBeVisible();
  await phone.goto(notesPage.path);
  await expect(phone.getByText(en('annotations.notes.none.title'))).toBeVisible();
});
