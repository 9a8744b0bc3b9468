import { stationConsultation } from '~/domain/consultations/contract';
import {
  ask,
  beginConsultation,
  box,
  CONSULTATION,
  finish,
  HEADACHE,
  item,
  LAUNCHPAD,
  say,
  transcript,
} from './consultation';
import { connection } from './group';
import { expect, test } from './people';
import { needlessPolls } from './polls';
import { withoutSockets } from './without-sockets';
import { en } from './words';

test('a learner talks to a virtual patient, goes offline and back, overrules a mark and sees score and feedback @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner2' });
  const polls = needlessPolls(
    page,
    (request) =>
      request.method() === 'POST' && CONSULTATION.test(request.url()) && (request.postData() ?? '').includes('"check"'),
  );

  await test.step('one tap leads from the launchpad to the instructions, and the clock starts with the person', async () => {
    await page.goto(LAUNCHPAD);
    await page.getByRole('button', { name: en('consultations.start.with', { name: HEADACHE.name }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: HEADACHE.name })).toBeVisible();
    await expect(page.getByText('Mrs Margaret Osei')).toBeVisible();
    await expect(page.getByText(en('consultations.speaker.offline'))).toBeVisible();
    await page.getByRole('button', { name: en('consultations.ready.start') }).click();
    // The door opens by itself.
    await expect(page.getByRole('dialog', { name: en('consultations.intro') })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^7:\d\d$/);
    await expect(box(page)).toBeVisible();
  });

  await test.step('answers arrive by push', async () => {
    await expect(connection(page, 'live', 2)).toBeVisible();
    await ask(page, 'Good morning, I am Dr Lee. What has brought you in today?', /three weeks now/i);
    await ask(page, 'Does your jaw hurt when you chew?', /dentures|jaw aches/);
    expect(polls()).toEqual([]);
  });

  await test.step('what is said offline is kept, and answered when the network is back', async () => {
    await page.context().setOffline(true);
    await say(page, 'Is your scalp tender, for example when you comb your hair?');
    await expect(page.getByText(en('consultations.turn.unsent'))).toBeVisible();
    await expect(box(page)).toHaveValue('');
    await page.context().setOffline(false);
    await expect(transcript(page).getByText(/hurts to comb my hair/)).toBeVisible();
    await expect(page.getByText(en('consultations.turn.unsent'))).toBeHidden();
    await expect(transcript(page).getByText(/^Is your scalp tender/)).toHaveCount(1);
  });

  await test.step('the launchpad leads back into it', async () => {
    await box(page).fill('Half a sent');
    await page.goto(LAUNCHPAD);
    await page
      .getByRole('region', { name: en('consultations.open') })
      .getByRole('link', { name: new RegExp(HEADACHE.name) })
      .first()
      .click();
    await expect(box(page)).toHaveValue('Half a sent');
    await expect(transcript(page).getByText(/hurts to comb my hair/)).toBeVisible();
  });

  await test.step('the marks stand on the words that were said', async () => {
    await finish(page);
    await expect(item(page, 'Jaw pain on chewing')).toBeChecked();
    await expect(item(page, 'Scalp tenderness (pain when combing the hair)')).toBeChecked();
    await expect(item(page, 'Head injury or falls')).not.toBeChecked();
    await page
      .getByRole('button', { name: /You said, turn 2:/ })
      .first()
      .click();
    await expect(page.locator('#turn-2')).toBeFocused();
    await expect(page.locator('#turn-2 mark').first()).toBeVisible();
    await page.getByRole('button', { name: en('consultations.marks.back') }).click();
  });

  const score = page.getByRole('status').filter({ hasText: /\d+\/24/ });
  await test.step('one tap overrules, another takes it back', async () => {
    const before = (await score.textContent())!;
    await item(page, 'Head injury or falls').check();
    await expect(page.getByText(en('consultations.marks.yours'), { exact: true })).toBeVisible();
    await expect(score).not.toHaveText(before);
    await page.getByRole('button', { name: en('stations.checklist.undo'), exact: true }).click();
    await expect(score).toHaveText(before);
    await item(page, 'Head injury or falls').check();
    await expect(page.getByRole('button', { name: en('consultations.marks.submit'), exact: true })).toBeEnabled();
    await page.reload();
    await expect(item(page, 'Head injury or falls')).toBeChecked();
  });

  await test.step('submitting leads to the summary, with the feedback', async () => {
    await page.getByRole('button', { name: en('consultations.marks.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/summary\/\d+$/);
    await expect(page.getByText(/^\d+%$/).first()).toBeVisible();
    await expect(page.getByText(en('stations.feedback.automatic'))).toBeVisible();
  });

  await test.step('and back to the transcript, where nothing changes any more', async () => {
    await page.getByRole('link', { name: en('stations.talk.read') }).click();
    await expect(item(page, 'Head injury or falls')).toBeDisabled();
    await expect(transcript(page).getByText(/hurts to comb my hair/)).toBeVisible();
  });
});

test('without sockets the patient answers all the same, asked for every two seconds', async ({ arrive }) => {
  const page = await withoutSockets(await arrive({ as: 'learner7' }));
  await beginConsultation(page);
  await expect(connection(page, 'polling', stationConsultation.poll.every / 1000)).toBeVisible();
  await ask(page, 'What has brought you in today?', /three weeks now/i);
  await ask(page, 'Has anything happened to your eyesight?', /grey curtain/);
  await finish(page);
  await expect(item(page, 'Asks about vision (transient loss of sight)')).toBeChecked();
});
