import type { Locator, Page } from '@playwright/test';
import { setLanguage } from '~/domain/accounts/contract';
import { INTRO_MS, launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { checklistView } from '~/domain/stations/checklist-contract';
import { expectAccessible, PHONE } from './axe';
import { ask, beginAt, box, chooseAt, finish, item, say, transcript } from './consultation';
import { clock } from './examiner';
import { connection } from './group';
import { expect, post, test } from './people';
import { registerByCall } from './second-factor';
import { en, es } from './words';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('on a phone, in Spanish and by text: the door opens by itself, offline and back, a mark overruled and submitted', async ({
  arrive,
}) => {
  const page = await arrive({ locale: 'es-ES', viewport: PHONE, hasTouch: true });
  await registerByCall(page, `telefono${process.pid}`);
  await post(page, setLanguage.path, { language: 'es' });
  await chooseAt(page, href(launchpad, { base: 'ecoe-stations' }), 'Vértigo');

  await test.step('the talk begins about three seconds after Start, with eight minutes on the clock', async () => {
    await expect(page.getByText(es('consultations.ready.lead', { minutes: 8 }))).toBeVisible();
    const begun = page.waitForRequest((request) => request.postData()?.includes('"begin"') ?? false);
    const pressed = Date.now();
    await button(page, es('consultations.ready.start')).click();
    await expect(page.getByRole('dialog', { name: es('consultations.intro') })).toBeVisible();
    await begun;
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(INTRO_MS);
    await expect(box(page, es)).toBeVisible();
    await expect(clock(page)).toHaveText(/^(8:00|7:\d\d)$/);
  });

  await test.step('the answer and the box are both in sight', async () => {
    await ask(page, 'Hola, soy la doctora Gil. ¿Qué le pasa?', /Me mareo/, es);
    await expect(transcript(page, es).getByText(/Me mareo/)).toBeInViewport();
    await expect(box(page, es)).toBeInViewport();
    await expect(clock(page)).toBeInViewport();
  });

  await test.step('what is said offline is kept, and answered once when the network is back', async () => {
    await page.context().setOffline(true);
    await say(page, '¿Cuánto le dura cada vez?', es);
    await expect(page.getByText(es('consultations.unsent'))).toBeVisible();
    await expectAccessible(page, 'a talk offline on a phone');
    // A little wider than a phone, where the words beside the clock once pushed it off the screen.
    await page.setViewportSize({ ...PHONE, width: 490 });
    await expect(button(page, es('consultations.finish'))).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(PHONE);
    await page.context().setOffline(false);
    await expect(transcript(page, es).getByText(/menos de un minuto/i)).toBeVisible();
    await expect(page.getByText(es('consultations.unsent'))).toBeHidden();
    await expect(transcript(page, es).getByText('¿Cuánto le dura cada vez?')).toHaveCount(1);
  });

  await test.step('the instructions are one tap away', async () => {
    await button(page, es('consultations.instructions')).click();
    await expect(page.getByRole('dialog')).toContainText('Pilar Arroyo');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  const score = page.getByRole('status').filter({ hasText: '%' });
  await test.step('a mark is overruled by a tap, taken back, and overruled again', async () => {
    await finish(page, 'Se presenta', es);
    await expectAccessible(page, 'the marks on a phone');
    await page.setViewportSize(PHONE);
    await expect(item(page, 'Cuánto dura cada crisis')).toBeChecked();
    await expect(item(page, 'Visión doble')).not.toBeChecked();
    const before = (await score.textContent())!;
    await item(page, 'Visión doble').tap();
    await expect(page.getByText(es('consultations.marks.yours'), { exact: true })).toBeVisible();
    await expect(score).not.toHaveText(before);
    await button(page, es('stations.checklist.undo')).tap();
    await expect(score).toHaveText(before);
    await item(page, 'Visión doble').tap();
    await expect(score).toBeInViewport();
  });

  await test.step('the words that a mark stands on are one tap away, and back', async () => {
    await page.getByRole('button', { name: /turno 2: «¿Cuánto le dura cada vez\?»/ }).tap();
    await expect(page.locator('#turn-2 mark').first()).toBeInViewport();
    await page.getByRole('button', { name: es('consultations.marks.back') }).tap();
    await expect(item(page, 'Cuánto dura cada crisis')).toBeInViewport();
  });

  await test.step('submitting leads to the summary', async () => {
    await button(page, es('consultations.marks.submit')).tap();
    await expect(page).toHaveURL(/\/ecoe-stations\/summary\/\d+$/);
    await expect(page.getByText(es('stations.feedback.automatic'))).toBeVisible();
    await expectAccessible(page, 'the summary of a talk on a phone');
  });
});

test('who skips the door is in at once; the author’s minutes count, and a station practised alone keeps its own', async ({
  arrive,
}) => {
  const page = await arrive({});
  await registerByCall(page, `minutes${process.pid}`);
  await chooseAt(page, href(launchpad, { base: 'sca-cases' }), 'Back pain on the telephone');
  await expect(page.getByText(en('consultations.ready.lead', { minutes: 12 }))).toBeVisible();

  await test.step('who cancels stays outside', async () => {
    await button(page, en('consultations.ready.start')).click();
    await page
      .getByRole('dialog', { name: en('consultations.intro') })
      .getByRole('button', { name: en('app.cancel') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, en('consultations.ready.start'))).toBeEnabled();
  });

  await test.step('twelve minutes are on the clock', async () => {
    await beginAt(page, en, href(launchpad, { base: 'sca-cases' }), 'Back pain on the telephone');
    await expect(clock(page)).toHaveText(/^(12:00|11:\d\d)$/);
    await expect(connection(page, 'live', 2)).toBeVisible();
  });

  await test.step('alone without the patient it is ten minutes, and seventeen for a long case', async () => {
    for (const [slug, face] of [
      ['acute-chest-pain-history', '10:00'],
      ['long-case-copd-blood-gas', '17:00'],
    ] as const) {
      await page.goto(href(checklistView, { base: 'osce-stations', slug }, { alone: true }));
      await expect(clock(page)).toHaveText(face);
    }
  });
});
