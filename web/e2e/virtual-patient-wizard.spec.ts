import type { Locator, Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { personalStations, stationEdit } from '~/domain/stations/authoring/contract';
import { stationEntry } from '~/domain/stations/contract';
import { virtualPatientCreate, virtualPatientEdit } from '~/domain/stations/wizard/contract';
import { expectAccessible } from './axe';
import { ask, beginConsultation, finish, item } from './consultation';
import { tabTo } from './keyboard';
import { expect, post, test } from './people';
import { en } from './words';

const BASE = 'osce-stations';
const NEW = href(virtualPatientCreate, { base: BASE });
/** Of which as many characters are taken as are wanted. */
const STORY =
  'You are Maria Okafor, 58, a school cook. The pain began two hours ago while you carried shopping: a heavy pressure behind the breastbone, into the left arm. '.repeat(
    10,
  );

const main = (page: Page): Locator => page.getByRole('main');
const button = (page: Page, id: string): Locator => main(page).getByRole('button', { name: en(id), exact: true });
const link = (page: Page, id: string, values?: Record<string, number>): Locator =>
  main(page).getByRole('link', { name: en(id, values), exact: true });
const field = (page: Page, id: string): Locator => page.getByRole('textbox', { name: en(id), exact: true });
const text = (page: Page, name: string): Locator => field(page, `stations.editor.field.${name}`);
const kept = (page: Page): Locator => page.getByText(en('drafts.state.saved'), { exact: true });
const step = (page: Page, number: number, name: string): Locator =>
  page.getByRole('heading', {
    level: 2,
    name: en('stations.wizard.step.title', { number, count: 6, name: en(`stations.wizard.title.${name}`) }),
  });
/** The line of a step in the list of all. */
const standing = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: en('stations.wizard.steps') })
    .getByRole('listitem')
    .filter({ hasText: en(`stations.wizard.step.${name}`) });
const notice = (page: Page): Locator => page.getByRole('dialog', { name: en('stations.virtual-patient') });

async function closeNotice(page: Page, words: string): Promise<void> {
  await expect(notice(page)).toContainText(words);
  await notice(page)
    .getByRole('button')
    .filter({ hasText: en('app.close') })
    .click();
  await expect(notice(page)).toBeHidden();
}

// rules: 3.1.2
test('an author builds a virtual patient in six steps, sees what is missing, enables it, clones it and talks to it @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'author1' });
  const title = `Maria Okafor ${Date.now()}`;
  await page.goto(href(personalStations, { base: BASE }));
  await button(page, 'stations.personal.new-virtual-patient').click();
  await page.getByRole('menuitem', { name: en(`app.style.${BASE}`) }).click();

  await expect(step(page, 1, 'scenario')).toBeVisible();
  await expect(standing(page, 'scenario')).toContainText(en('stations.wizard.is.untouched'));
  await field(page, 'stations.wizard.field.name').fill(title);
  await field(page, 'stations.wizard.field.description').fill('A 58-year-old with chest pain.');
  await page.getByRole('combobox', { name: en('stations.wizard.field.label') }).selectOption('3');
  await expect(page.getByRole('note')).toBeVisible();
  await expect(standing(page, 'scenario')).toContainText(en('stations.wizard.is.valid'));
  await expect(kept(page)).toBeVisible();
  await expect(page).toHaveURL(/\/virtual-patient\/create\/\?draft=\d+$/);

  // By the keyboard alone.
  await tabTo(page, link(page, 'stations.wizard.next'));
  await page.keyboard.press('Enter');
  await expect(step(page, 2, 'candidate')).toBeFocused();
  await expect(page).toHaveURL(/[?&]step=2$/);
  await expect(text(page, 'student_instructions')).toBeVisible();
  await tabTo(page, text(page, 'student_instructions'));
  await page.keyboard.type('Take a focused history from Maria.');
  await expect(standing(page, 'candidate')).toContainText(en('stations.wizard.is.valid'));
  await tabTo(page, link(page, 'stations.wizard.next'));
  await page.keyboard.press('Enter');
  await expect(step(page, 3, 'patient')).toBeFocused();

  const patient = text(page, 'patient_instructions');
  await patient.click();
  let written = 0;
  for (const [length, detail] of [
    [499, 'inadequate'],
    [500, 'minimal'],
    [750, 'good'],
    [1000, 'excellent'],
  ] as const) {
    await page.keyboard.insertText(STORY.slice(written, length).replace(/ $/, '.'));
    written = length;
    await expect(page.getByText(en(`stations.wizard.detail.${detail}`), { exact: true })).toBeVisible();
    await expect(page.getByText(en('stations.wizard.characters', { count: length }), { exact: true })).toBeVisible();
    await expect(standing(page, 'patient')).toContainText(
      en(`stations.wizard.is.${length < 500 ? 'invalid' : 'valid'}`),
    );
  }

  // Back and forth by the browser, and nothing is lost.
  await page.goBack();
  await expect(text(page, 'student_instructions')).toContainText('Take a focused history from Maria.');
  await page.goForward();
  await expect(patient).toContainText('You are Maria Okafor');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(patient).toContainText('You are Maria Okafor');

  // The facts that were made from the instructions, and one of them corrected.
  const facts = page.getByRole('list', { name: en('stations.facts'), exact: true }).getByRole('listitem');
  await expect(facts.nth(1)).toContainText('The pain began two hours ago while I carried shopping');
  await button(page, 'stations.facts.correct').click();
  await facts
    .nth(1)
    .getByRole('button', { name: en('stations.facts.change', { number: 2 }) })
    .click();
  await expect(field(page, 'stations.facts.said')).toBeFocused();
  const corrected =
    'The pain began three hours ago while I carried shopping: a heavy pressure behind the breastbone, into the left arm.';
  await field(page, 'stations.facts.said').fill(corrected);
  await button(page, 'stations.facts.add').press('Enter');
  await page.keyboard.type('I have never had it before.');
  const last = await facts.count();
  const fact = (what: 'change' | 'remove', number: number) =>
    facts.getByRole('button', { name: en(`stations.facts.${what}`, { number }), exact: true });
  await fact('remove', last).press('Enter');
  await expect(fact('change', last - 1)).toBeFocused();
  await expect(kept(page)).toBeVisible();

  await standing(page, 'review').getByRole('link').click();
  await expect(
    main(page).getByText(en('stations.wizard.missing', { missing: en('stations.wizard.missing.checklist') })),
  ).toBeVisible();
  await expect(
    main(page).getByText(en('stations.wizard.missing', { missing: en('stations.wizard.missing.resources') })),
  ).toBeVisible();
  await button(page, 'stations.editor.preview').click();
  const preview = page.getByRole('dialog', { name: en('stations.editor.preview') });
  await preview.getByRole('tab', { name: en('stations.editor.preview.patient') }).click();
  await expect(preview.getByText('You are Maria Okafor').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'stations.editor.save.personal').click();
  await expect(page).toHaveURL(/\/virtual-patient\/maria-okafor-\d+\/edit\/\?step=6$/);
  await button(page, 'stations.wizard.enable').click();
  await closeNotice(page, en('stations.wizard.enabled.failed', { error: en('stations.wizard.unfit.checklist') }));

  await link(page, 'stations.wizard.complete-step', { number: 4 }).click();
  await expect(step(page, 4, 'checklist')).toBeFocused();
  await button(page, 'stations.editor.checklist.add').click();
  await page.keyboard.type('Asks where the pain goes');
  // What covers it, by its title, and corrected.
  const cover = (how: string) =>
    main(page)
      .getByRole('button')
      .filter({ hasText: en(`stations.cover.${how}`) });
  await cover('asked').click();
  await page.getByRole('combobox', { name: en('stations.cover'), exact: true }).selectOption('said');
  await page.keyboard.press('Escape');
  await expect(cover('said')).toBeVisible();
  await link(page, 'stations.wizard.next').click();
  await button(page, 'stations.editor.questions.add').click();
  await page
    .getByRole('textbox', { name: en('stations.editor.questions.question', { number: 1 }), exact: true })
    .fill('What would you do next?');
  await link(page, 'stations.wizard.next').click();
  for (const name of ['scenario', 'candidate', 'patient', 'checklist', 'resources'])
    await expect(standing(page, name)).toContainText(en('stations.wizard.is.valid'));
  await expect(standing(page, 'review')).not.toContainText(en('stations.wizard.is.valid'));
  await button(page, 'stations.wizard.enable').click();
  await closeNotice(page, 'Virtual Patient enabled successfully!');
  await expect(link(page, 'stations.virtual-patient.launchpad')).toBeVisible();
  await page.reload();
  await expect(button(page, 'stations.wizard.disable')).toBeVisible();
  await expectAccessible(page, 'the review of a virtual patient', 4);

  await page.route('**/virtual-patient/*/edit/*', (route) =>
    route.request().postData()?.includes('clone_kit') ? route.abort() : route.fallback(),
  );
  await button(page, 'stations.editor.clone').click();
  await closeNotice(page, 'Failed to clone the virtual patient. Please try again.');
  await page.unroute('**/virtual-patient/*/edit/*');
  await button(page, 'stations.editor.clone').click();
  await expect(page).toHaveURL(/\/virtual-patient\/maria-okafor-\d+-copy\/edit\/$/);
  await expect(field(page, 'stations.wizard.field.name')).toHaveValue(`${title} (copy)`);
  await standing(page, 'review').getByRole('link').click();
  await expect(button(page, 'stations.wizard.enable')).toBeVisible();

  await page.goto(href(personalStations, { base: BASE }));
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: title })
      .filter({ hasText: en('stations.personal.enabled') }),
  ).toContainText(en('stations.virtual-patient'));

  await beginConsultation(page, title);
  await ask(page, 'What has brought you in today?', /The pain began three hours ago/);
  await ask(page, 'Where does the pain go?', /left arm/);
  await finish(page, 'Asks where the pain goes');
  await expect(item(page, 'Asks where the pain goes')).toBeChecked();
  await button(page, 'consultations.marks.submit').click();
  await expect(page).toHaveURL(/\/osce-stations\/summary\/\d+$/);
  await expect(page.getByText('100%').first()).toBeVisible();
});

test('a step that does not exist, the ordinary editor’s address and leaving with changes lead where they should', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'author1' });
  const item = { title: 'Opening', order: 0, items: [{ title: 'Washes hands', order: 0 }] };
  const form = {
    name: 'Tom Hale',
    description: 'A cough.',
    label: 1,
    student_instructions: '<p>Take a history.</p>',
    patient_instructions: `<p>${STORY.slice(0, 520)}</p>`,
    checklist: [item],
  };
  const { slug } = (await post(page, NEW, form)) as { slug: string };
  const wizard = href(virtualPatientEdit, { base: BASE, slug });

  await page.goto(`${wizard}?step=7`);
  await expect(page.getByText(en('stations.wizard.step.unknown', { step: '7', count: 6 }))).toBeVisible();
  await expect(step(page, 1, 'scenario')).toBeVisible();
  await expectAccessible(page, 'the first step of the wizard');
  await page.goto(href(stationEdit, { base: BASE, slug }));
  await expect(page).toHaveURL(wizard);
  await page.goto(`${wizard}?step=3`);
  await expect(page.getByText(en('stations.wizard.detail.minimal'))).toBeVisible();
  await expectAccessible(page, 'the patient instructions');

  await text(page, 'patient_instructions').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' And more.');
  await page
    .getByRole('link', { name: en('stations.personal.title'), exact: true })
    .first()
    .click();
  const leaving = page.getByRole('dialog', { name: en('stations.editor.leave') });
  await leaving.getByRole('button', { name: en('stations.editor.leave.confirm') }).click();
  await expect(page).toHaveURL(href(personalStations, { base: BASE }));
  await page.goto(href(stationEntry, { base: BASE, slug }));
  await expect(main(page).getByText(en('stations.virtual-patient'), { exact: true })).toBeVisible();
});
