import { startModelServer, type ModelServer } from '~/infra/tooling/testing/model-server';
import { type LocalSpeechServer, startSpeechServer } from '~/infra/tooling/testing/speech-server';
import { startOwnProduct } from './a-product';
import { expectAccessible, PHONE } from './axe';
import { ask, box, chooseAt, finish, HEADACHE, item, LAUNCHPAD } from './consultation';
import { expect, test } from './people';
import { registerByCall } from './second-factor';
import { withVoice } from './voice';
import { en } from './words';

let model: ModelServer;
let speech: LocalSpeechServer;
let product: Awaited<ReturnType<typeof startOwnProduct>>;
test.beforeAll(async () => {
  [model, speech] = await Promise.all([startModelServer(), startSpeechServer()]);
  product = await startOwnProduct({
    AI_BASE_URL: model.baseUrl,
    AI_API_KEY: 'key',
    AI_MODEL: 'clinic-1',
    SPEECH_BASE_URL: speech.baseUrl,
    SPEECH_API_KEY: 'key',
  });
});
test.afterAll(async () => {
  await product?.stop();
  await Promise.all([model.close(), speech.close()]);
});

test('who says no to the model and to the speech server talks on by text, and neither hears a word before a yes @decides', async ({
  arrive,
}) => {
  const page = await arrive({ baseURL: product.url, viewport: PHONE });
  await withVoice(page);
  await registerByCall(page, `no-thanks${process.pid}`);
  await chooseAt(page, LAUNCHPAD, HEADACHE.name);

  await test.step('the model and who runs it are named before the clock starts', async () => {
    await page.getByRole('button', { name: en('consultations.ready.start') }).click();
    const question = page.getByRole('dialog', { name: en('consultations.consent.model') });
    await expect(question).toContainText('clinic-1');
    await expect(question).toContainText(new URL(model.baseUrl).host);
    await expect(question).toContainText(en('consultations.consent.no-real-patients'));
    await expectAccessible(page, 'the consent to the model');
    await page.setViewportSize(PHONE);
    await question.getByRole('button', { name: en('consultations.consent.model.no') }).click();
    await page.getByRole('button', { name: en('consultations.intro.skip') }).click();
    await expect(box(page)).toBeVisible();
    await expect(page.getByText(en('consultations.speaker.offline'))).toBeVisible();
  });

  await test.step('the speech server is named before the microphone opens', async () => {
    await page.getByRole('button', { name: en('consultations.talk.idle'), exact: true }).press('Enter');
    const question = page.getByRole('dialog', { name: en('consultations.consent.server') });
    await expect(question).toContainText(new URL(speech.baseUrl).host);
    await question.getByRole('button', { name: en('consultations.consent.server.no') }).click();
    await expect(question).toBeHidden();
  });

  await test.step('the scripted patient answers what is typed, also after a reload', async () => {
    await ask(page, 'Good morning, I am Dr Lee. What has brought you in today?', /three weeks now/i);
    await page.reload();
    await expect(page.getByText(en('consultations.speaker.offline'))).toBeVisible();
    await ask(page, 'Does your jaw hurt when you chew?', /dentures|jaw aches/);
    expect([model.requests.length, model.turns.length]).toEqual([0, 0]);
    expect([speech.heard.length, speech.spoken.length]).toEqual([0, 0]);
  });

  await test.step('the model that writes of the marks hears no word of the talk', async () => {
    await finish(page);
    await expect(item(page, 'Jaw pain on chewing')).toBeChecked();
    await page.getByRole('button', { name: en('consultations.marks.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/summary\/\d+$/);
    await expect(page.getByText(en('stations.feedback.by-model'))).toBeVisible();
    expect(JSON.stringify(model.requests)).not.toMatch(/Dr Lee|dentures|when you chew/);
  });

  await test.step('who changes their mind in the next talk says yes, and the model speaks', async () => {
    model.reply({ bits: ['Morning, doctor. ', 'It’s this headache, and I thought somebody ought to look at me.'] });
    await chooseAt(page, LAUNCHPAD, HEADACHE.name);
    await page.getByRole('button', { name: en('consultations.consent.change') }).click();
    await page
      .getByRole('dialog', { name: en('consultations.consent.model') })
      .getByRole('button', { name: en('consultations.consent.model.yes') })
      .click();
    await expect(page.getByText(en('consultations.speaker.model'))).toBeVisible();
    await page.getByRole('button', { name: en('consultations.ready.start') }).click();
    await page.getByRole('button', { name: en('consultations.intro.skip') }).click();
    await ask(page, 'Good morning, what has brought you in today?', /somebody ought to look at me/);
    expect(JSON.stringify(model.requests)).toContain('what has brought you in today');
  });
});
