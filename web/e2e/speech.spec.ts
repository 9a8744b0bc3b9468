import type { Page } from '@playwright/test';
import { type LocalSpeechServer, startSpeechServer, streamedWav, toneOf } from '~/infra/tooling/testing/speech-server';
import { setLanguage } from '~/domain/accounts/contract';
import { launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { startOwnProduct } from './a-product';
import { expectAccessible, PHONE } from './axe';
import { beginAt, HEADACHE, LAUNCHPAD, say, transcript } from './consultation';
import { expect, post, test } from './people';
import { registerByCall } from './second-factor';
import { speak, voiceOf, withVoice } from './voice';
import { en, es } from './words';

// One product and one speech server for all of them.
test.describe.configure({ mode: 'default' });
let server: LocalSpeechServer;
let product: Awaited<ReturnType<typeof startOwnProduct>>;
test.beforeAll(async () => {
  server = await startSpeechServer();
  product = await startOwnProduct({ SPEECH_BASE_URL: server.baseUrl, SPEECH_API_KEY: 'key' });
});
test.afterAll(async () => {
  await product?.stop();
  await server.close();
});

/** By the keyboard: a press of the mouse that lasts would be push to talk. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

/** One turn by voice: heard, ended by the silence after it. */
async function sayAloud(page: Page, words: string): Promise<void> {
  server.hears(words);
  await speak(page, true);
  await expect(page.getByText(en('consultations.talk.hands-free.speaks.about'))).toBeVisible();
  await speak(page, false);
}

test('a talk by voice on a phone: agreed to, hands-free, interrupted, offline and back, always with captions', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner2', baseURL: product.url, viewport: PHONE });
  await withVoice(page);
  await beginAt(page, en, LAUNCHPAD, HEADACHE.name);

  await test.step('the service is named before anything goes there', async () => {
    await page.getByRole('button', { name: en('consultations.sound'), exact: true }).click();
    await page.getByRole('switch', { name: en('consultations.sound.aloud') }).click();
    const dialog = page.getByRole('dialog', { name: en('consultations.consent.server') });
    await expect(dialog).toContainText(new URL(server.baseUrl).host);
    await expectAccessible(page, 'the consent to the speech server');
    await page.setViewportSize(PHONE);
    expect([server.heard.length, server.spoken.length]).toEqual([0, 0]);
    await dialog.getByRole('button', { name: en('consultations.consent.server.yes') }).click();
    await page.getByRole('button', { name: en('consultations.sound'), exact: true }).click();
    await page.getByRole('switch', { name: en('consultations.sound.hands-free') }).click();
    await page.keyboard.press('Escape');
  });

  await test.step('a pause sends what was said; the answer is written and spoken', async () => {
    await press(page, en('consultations.talk.idle'));
    await expect(page.getByText(en('consultations.talk.hands-free.about'))).toBeVisible();
    await sayAloud(page, 'Does your jaw hurt when you chew?');
    await expect(transcript(page).getByText('Does your jaw hurt when you chew?')).toBeVisible();
    await expect(transcript(page).getByText(/dentures|jaw aches/)).toBeVisible();
    await expect.poll(async () => (await voiceOf(page)).played).toBeGreaterThan(0);
    const { file, fields } = server.heard.at(-1)!;
    expect(fields.language).toBe('en');
    // About as long as was spoken, and not the whole silence before.
    expect(file.bytes.length).toBeGreaterThan(16_000);
    const answer = await transcript(page).getByRole('listitem').last().textContent();
    for (const { body } of server.spoken) expect(answer).toContain(body.input);
  });

  await test.step('who begins to speak interrupts the patient, and is answered', async () => {
    server.speaks(() => ({ body: [streamedWav(toneOf(60))] }));
    const before = await voiceOf(page);
    await sayAloud(page, 'Has anything happened to your eyesight?');
    await expect(transcript(page).getByText(/grey curtain/)).toBeVisible();
    await expect.poll(async () => (await voiceOf(page)).played).toBeGreaterThan(before.played);
    await sayAloud(page, 'Is your scalp tender, for example when you comb your hair?');
    await expect.poll(async () => (await voiceOf(page)).stopped).toBeGreaterThan(before.stopped);
    await expect(transcript(page).getByText(/hurts to comb my hair/)).toBeVisible();
    server.speaks(() => ({ body: [streamedWav(toneOf(0.2))] }));
  });

  await test.step('what is said offline waits on the page, and is answered when the network is back', async () => {
    await page.context().setOffline(true);
    await sayAloud(page, 'Do you have a fever?');
    await expect(page.getByText(en('consultations.talk.offline.about'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(transcript(page).getByText('Do you have a fever?')).toHaveCount(1);
    await expect(page.getByText(en('consultations.talk.offline.about'))).toBeHidden();
    await expect(page.getByText(en('consultations.turn.waiting'))).toBeHidden();
  });

  await test.step('if the server is away, the person sees it and types', async () => {
    server.hears({ status: 503 });
    server.speaks(() => ({ status: 503 }));
    await speak(page, true);
    await expect(page.getByText(en('consultations.talk.hands-free.speaks.about'))).toBeVisible();
    await speak(page, false);
    await expect(page.getByText(en('consultations.talk.problem.server'))).toBeVisible();
    await press(page, en('consultations.talk.listening'));
    await say(page, 'Do you take any medicines?');
    await expect(page.getByText(en('consultations.sound.away'))).toBeVisible();
    await expect(page.getByText(en('consultations.turn.waiting'))).toBeHidden();
    await expectAccessible(page, 'a talk without its speech server');
  });
});

test('in Spanish: no is no, a change of mind is asked for, and what was said fills the box', async ({ arrive }) => {
  const page = await arrive({ baseURL: product.url, locale: 'es-ES', viewport: PHONE });
  await withVoice(page);
  await registerByCall(page, `voz${process.pid}`);
  await post(page, setLanguage.path, { language: 'es' });
  await beginAt(page, es, href(launchpad, { base: 'ecoe-stations' }), 'Vértigo');
  server.speaks(() => ({ body: [streamedWav(toneOf(0.2))] }));
  const [heard, spoken] = [server.heard.length, server.spoken.length];
  const field = page.getByRole('textbox', { name: es('consultations.say') });

  await test.step('who says no is heard by nobody', async () => {
    await press(page, es('consultations.talk.idle'));
    const dialog = page.getByRole('dialog', { name: es('consultations.consent.server') });
    await expect(dialog).toContainText(new URL(server.baseUrl).host);
    await dialog.getByRole('button', { name: es('consultations.consent.server.no') }).click();
    await expect(dialog).toBeHidden();
    await field.fill('Hola, ¿qué le pasa?');
    await field.press('Enter');
    await expect(page.getByText(es('consultations.turn.waiting'))).toBeHidden();
    expect([server.heard.length, server.spoken.length]).toEqual([heard, spoken]);
  });

  await test.step('who says yes later speaks from one press to the next', async () => {
    await page.getByRole('button', { name: es('consultations.sound'), exact: true }).click();
    await page.getByRole('button', { name: es('consultations.consent.server.change') }).click();
    await page
      .getByRole('dialog', { name: es('consultations.consent.server') })
      .getByRole('button', { name: es('consultations.consent.server.yes') })
      .click();
    await press(page, es('consultations.talk.idle'));
    await expect(page.getByText(es('consultations.talk.listening.about'))).toBeVisible();
    server.hears('¿Cuánto le dura el mareo?');
    const before = server.heard.length;
    await speak(page, true);
    await expect(page.locator('[data-speaks]')).toBeVisible();
    await press(page, es('consultations.talk.listening'));
    await expect(field).toHaveValue('¿Cuánto le dura el mareo?');
    expect(server.heard.slice(before).map(({ fields }) => fields.language)).toEqual(['es']);
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect(page.getByText(es('consultations.turn.waiting'))).toBeHidden();
  });
});
