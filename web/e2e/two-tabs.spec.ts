/** One person in two tabs or on two devices: what is done in one is not lost by the other (docs/decisions/0048). */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { newEventPage } from '~/domain/events/contract';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { examPlan, memoryProgress } from '~/domain/flashcards/plan/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { personalQuizzes } from '~/domain/quizzes/personal/contract';
import { stationCreate } from '~/domain/stations/authoring/contract';
import { stationEntry } from '~/domain/stations/contract';
import type { summary } from '~/domain/stations/summary-contract';
import { ask, beginConsultation, box, finish, item, say, transcript } from './consultation';
import { boxes, endStation, kept, tick, ticked } from './examiner';
import { ASTHMA, CHEST_PAIN, giveRole, joinAsGuest, openGroup, people, startButton, SUMMARY } from './group';
import { expect, post, test } from './people';
import { en } from './words';

const main = (page: Page): Locator => page.getByRole('main');
/** The same page of the same person, in another tab. */
async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return tab;
}

/** What a page sends with these words in it is saved. */
const answered = (of: Page, words: string) =>
  of.waitForResponse((answer) => answer.status() === 200 && (answer.request().postData() ?? '').includes(words));

test('an examiner marks in two tabs and on a phone: every tick counts, and shows everywhere at once @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner2' });
  const candidate = await arrive();
  const pin = await openGroup(page, CHEST_PAIN);
  await joinAsGuest(candidate, `/join/${pin}/`, 'Noor');
  const [name] = await people(page).getByRole('heading').allInnerTexts();
  await giveRole(page, name!, 'examiner');
  await giveRole(page, 'Noor', 'student');
  await startButton(page).click();
  await expect(boxes(page).first()).toBeVisible();
  const tab = await secondTab(page);
  const phone = await arrive({ as: 'learner2', gateway: 2 });
  await phone.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  const devices = [page, tab, phone];
  for (const device of devices) await expect(boxes(device).first()).toBeVisible();

  await test.step('what is ticked in one is ticked in the others, without a reload', async () => {
    for (const [index, device] of devices.entries()) await tick(device, index);
    for (const device of devices) {
      await expect(ticked(device)).toHaveCount(3);
      await expect(kept(device, 'saved')).toBeVisible();
    }
  });

  await test.step('what was marked without a network is merged when it is back; the last change of a box counts', async () => {
    await phone.context().setOffline(true);
    await tick(phone, 3);
    await boxes(phone).nth(1).uncheck();
    await expect(kept(phone, 'device')).toBeVisible();
    await tick(page, 4);
    await boxes(page).nth(0).uncheck();
    await expect(kept(page, 'saved')).toBeVisible();
    await phone.context().setOffline(false);
    for (const device of devices) {
      await expect(ticked(device)).toHaveCount(3);
      for (const number of [2, 3, 4]) await expect(boxes(device).nth(number)).toBeChecked();
      await expect(kept(device, 'saved')).toBeVisible();
    }
  });

  await test.step('comments that both wrote are both there', async () => {
    const comments = (device: Page) => device.getByRole('textbox', { name: en('stations.comments.title') });
    await phone.context().setOffline(true);
    await comments(phone).click();
    await phone.keyboard.type('Kind at the end.');
    await comments(page).click();
    await page.keyboard.type('Calm.');
    await expect(kept(page, 'saved')).toBeVisible();
    await expect(comments(tab)).toContainText('Calm.');
    await phone.context().setOffline(false);
    for (const device of devices) {
      await expect(comments(device)).toContainText('Calm.');
      await expect(comments(device)).toContainText('Kind at the end.');
    }
  });

  await test.step('and all of it is in the result', async () => {
    await endStation(tab);
    for (const device of [...devices, candidate]) await expect(device).toHaveURL(SUMMARY);
    await expect(main(page)).toContainText('Calm.');
    await expect(main(page)).toContainText('Kind at the end.');
    const result = await page.request.get(page.url(), { headers: { accept: 'application/json' } });
    expect(((await result.json()) as PageData<typeof summary>).ticked).toBe(3);
  });
});

test('a note that was written in two tabs: both texts are shown, and both can stay', async ({ arrive }) => {
  const page = await arrive({ as: 'learner7' });
  await page.goto(href(stationEntry, { base: ASTHMA.base, slug: ASTHMA.slug }));
  const tab = await secondTab(page);
  const own = (of: Page): Locator => of.getByRole('region', { name: en('annotations.title') });
  const write = async (of: Page, words: string) => {
    await own(of)
      .getByRole('button', { name: en('annotations.add') })
      .click();
    await own(of)
      .getByRole('textbox', { name: en('annotations.label') })
      .click();
    await of.keyboard.type(words);
  };
  const saved = (of: Page): Locator => own(of).getByText(en('annotations.saving.saved'), { exact: true });
  await expect(own(tab).getByRole('button', { name: en('annotations.add') })).toBeVisible();
  await write(page, 'From the first tab.');
  await expect(saved(page)).toBeVisible();
  await write(tab, 'From the second tab.');
  const conflict = own(tab).getByRole('alert');
  await expect(conflict).toContainText('From the first tab.');
  await expect(conflict).toContainText('From the second tab.');
  await conflict.getByRole('button', { name: en('annotations.conflict.both') }).click();
  await expect(saved(tab)).toBeVisible();
  await page.reload();
  await expect(own(page)).toContainText('From the first tab.');
  await expect(own(page)).toContainText('From the second tab.');
});

test('details of a quiz that were changed in two tabs are merged; of one field the person chooses', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner5' });
  const { next_url } = (await post(page, personalQuizzes.path, { title: 'Murmurs' })) as { next_url: string };
  await page.goto(next_url);
  const tab = await secondTab(page);
  const title = (of: Page): Locator => of.getByLabel(en('teach.details.title'), { exact: true });
  const saved = (of: Page): Locator => of.getByText(en('teach.details.status.saved'), { exact: true });
  await expect(title(tab)).toHaveValue('Murmurs');

  const violet = (of: Page): Locator => of.getByRole('radio', { name: en('teach.colour.violet') });
  const first = answered(page, 'violet');
  await violet(page).check({ force: true });
  await first;
  const second = answered(tab, 'Heart sounds');
  await title(tab).fill('Heart sounds');
  await second;
  await expect(saved(tab)).toBeVisible();
  await expect(violet(tab)).toBeChecked();

  await title(page).fill('Murmurs of the heart');
  const conflict = page.getByRole('alert').filter({ hasText: 'Heart sounds' });
  await expect(conflict).toBeVisible();
  await expect(title(page)).toHaveValue('Murmurs of the heart');
  await conflict.getByRole('button', { name: en('teach.details.keep-mine') }).click();
  await expect(saved(page)).toBeVisible();
  await tab.reload();
  await expect(title(tab)).toHaveValue('Murmurs of the heart');
});

test('the name of a deck that was changed on two devices: both are shown, and the person chooses', async ({
  arrive,
}) => {
  const D = 'flashcards.decks.';
  const page = await arrive({ as: 'learner5' });
  await page.goto(href(createDeck));
  const field = (of: Page, name: 'deck_name' | 'deck_description'): Locator =>
    of.getByLabel(en(`${D}${name}`), { exact: true });
  const saved = (of: Page): Locator => of.getByText(en(`${D}state.saved`), { exact: true });
  await field(page, 'deck_name').fill('Sounds');
  await field(page, 'deck_description').fill('What each one sounds like');
  const save = (of: Page): Locator => of.getByRole('button', { name: en(`${D}save`), exact: true });
  await save(page).click();
  await expect(page).toHaveURL(/edit-deck/);
  await expect(saved(page)).toBeVisible();
  const phone = await arrive({ as: 'learner5', gateway: 2 });
  await phone.goto(new URL(page.url()).pathname);
  await expect(field(phone, 'deck_name')).toHaveValue('Sounds');

  await field(phone, 'deck_name').fill('Sounds of the lung');
  await field(page, 'deck_name').fill('Sounds of the heart');
  await save(page).click();
  const conflict = phone.getByRole('alert').filter({ hasText: 'Sounds of the heart' });
  await expect(conflict).toBeVisible();
  await expect(field(phone, 'deck_name')).toHaveValue('Sounds of the lung');
  await conflict.getByRole('button', { name: en(`${D}conflict.keep-mine`), exact: true }).click();
  await save(phone).click();
  await expect(conflict).toBeHidden();
  await expect(saved(phone)).toBeVisible();
  await page.reload();
  await expect(field(page, 'deck_name')).toHaveValue('Sounds of the lung');
});

test('a talk with a virtual patient goes on in two tabs, and so do its marks', async ({ arrive }) => {
  const page = await arrive({ as: 'learner2' });
  await beginConsultation(page);
  const tab = await secondTab(page);
  await expect(box(tab)).toBeVisible();
  await ask(page, 'Does your jaw hurt when you chew?', /dentures|jaw aches/);
  await expect(transcript(tab).getByText('Does your jaw hurt when you chew?')).toBeVisible();
  await say(page, 'Have you lost weight?');
  await expect(transcript(tab).getByText('Have you lost weight?')).toBeVisible();
  await say(tab, 'Is your scalp tender, for example when you comb your hair?');
  for (const one of [page, tab])
    for (const words of ['Have you lost weight?', /^Is your scalp tender/])
      await expect(transcript(one).getByText(words)).toHaveCount(1);
  await expect(page.getByText(en('consultations.turn.waiting'))).toBeHidden();

  await finish(page);
  const [first, second] = ['Head injury or falls', 'Jaw pain on chewing'];
  await tab.getByRole('button', { name: en('consultations.to-marks') }).click();
  await expect(item(tab, first!)).toBeVisible();
  const marked = [page, tab].map((one) => answered(one, '"data_request":"mark"'));
  await item(page, first!).check();
  await item(tab, second!).uncheck();
  await Promise.all(marked);
  await page.reload();
  await expect(item(page, first!)).toBeChecked();
  await expect(item(page, second!)).not.toBeChecked();
});

test('a draft of a station that was written in two tabs: nothing is lost until the person has chosen', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'author1' });
  const field = (of: Page, name: string): Locator =>
    main(of).getByLabel(new RegExp(`^${en(`stations.editor.field.${name}`)}`));
  const saved = (of: Page): Locator => of.getByText(en('drafts.state.saved'), { exact: true });
  await page.goto(href(stationCreate, { base: 'osce-stations' }));
  await field(page, 'name').fill('A sore throat');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\?draft=\d+$/);
  const tab = await secondTab(page);
  await expect(field(tab, 'name')).toHaveValue('A sore throat');
  const stored = answered(page, 'two days');
  await field(page, 'name').fill('A sore throat for two days');
  await stored;
  await field(tab, 'name').fill('A sore throat and a rash');
  await tab.getByRole('button', { name: en('drafts.choose') }).click();
  const dialog = tab.getByRole('dialog', { name: en('stations.editor.conflict.draft.title') });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: en('stations.editor.conflict.draft.keep-mine') }).click();
  await expect(saved(tab)).toBeVisible();
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('A sore throat and a rash');
});

test('short forms with a button: of two tabs the last press counts, and both tabs show what counts', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner6' });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const press = async (of: Page, path: string, button: string) => {
    const done = of.waitForResponse(
      (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === path && answer.ok(),
    );
    await of.getByRole('button', { name: en(button), exact: true }).click();
    await done;
  };

  await test.step('the exam plan', async () => {
    await page.goto(examPlan.path);
    const tab = await secondTab(page);
    for (const [of, days] of [
      [page, 30],
      [tab, 40],
    ] as const) {
      await of.getByLabel(en('flashcard-plan.exam.date')).fill(day(days));
      await main(of).getByRole('checkbox').first().check();
    }
    for (const of of [page, tab]) await press(of, examPlan.path, 'flashcard-plan.exam.save');
    await page.reload();
    await page.getByRole('button', { name: en('flashcard-plan.change') }).click();
    await expect(page.getByLabel(en('flashcard-plan.exam.date'))).toHaveValue(day(40));
    await tab.close();
  });

  await test.step('the settings of the memory', async () => {
    await page.goto(memoryProgress.path);
    const tab = await secondTab(page);
    const sunday = (of: Page) => of.getByLabel('Sunday');
    await sunday(page).fill('0');
    await tab.getByLabel('Monday').fill('0');
    for (const of of [page, tab]) await press(of, memoryProgress.path, 'flashcard-progress.settings.save');
    await page.reload();
    await expect(page.getByLabel('Monday')).toHaveValue('0');
    await expect(sunday(page)).not.toHaveValue('0');
    await tab.close();
  });

  await test.step('the time of an event', async () => {
    const { next_url } = (await post(page, newEventPage.path, {
      data_request: 'submit',
      submission_id: randomUUID(),
      kind: 'practice',
      title: 'Chest pain together',
      language: 'en',
      starts: `${day(9)}T19:00`,
      zone: 'Europe/London',
      minutes: 60,
      places: 4,
      station: CHEST_PAIN.slug,
      confirm_adult: true,
    })) as { next_url: string };
    await page.goto(next_url);
    const tab = await secondTab(page);
    const time = (of: Page) => of.getByRole('dialog').locator('[type=time]');
    for (const [of, starts] of [
      [page, '18:00'],
      [tab, '20:30'],
    ] as const) {
      await of.getByRole('button', { name: en('events.move'), exact: true }).click();
      await time(of).fill(starts);
    }
    for (const of of [page, tab]) await press(of, new URL(next_url, page.url()).pathname, 'events.move.confirm');
    for (const of of [page, tab]) await expect(main(of).locator('time').first()).toContainText('20:30');
  });
});
