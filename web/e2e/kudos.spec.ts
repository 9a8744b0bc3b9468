import type { Locator, Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { receivedKudos } from '~/domain/kudos/contract';
import { expectAccessible } from './axe';
import { endStation, tick } from './examiner';
import { CHEST_PAIN, connection, giveRole, joinAsGuest, joinByPin, openGroup, startButton, SUMMARY } from './group';
import { tabTo } from './keyboard';
import { expect, test } from './people';
import { en, es } from './words';

const KIND = { manner: en('kudos.kind.kind-manner'), questions: en('kudos.kind.good-questions') };
const section = (page: Page): Locator => page.getByRole('region', { name: en('kudos.title'), exact: true });
/** The row of the kudos, which is folded at first. */
const openKudos = (page: Page): Promise<void> =>
  section(page)
    .getByRole('heading', { level: 2, name: en('kudos.title') })
    .click();
const personOf = (page: Page, name: string): Locator =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const kind = (page: Page, name: string, of: string): Locator =>
  page.getByRole('group', { name: en('kudos.thank', { name: of }) }).getByRole('button', { name, exact: true });
const from = (name: string, ...kinds: string[]): string => en('kudos.from', { name, kinds: kinds.join(', ') });
/** What somebody of the round is thanked for by another, and for nothing more. */
const thanks = (page: Page, name: string, giver: string, ...kinds: string[]): Locator =>
  personOf(page, name).getByText(from(giver, ...kinds), { exact: true });

/** A round that two people with accounts and a guest have ended; all see its result. */
async function endRound(host: Page, examiner: Page, guest: Page): Promise<void> {
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(examiner, pin);
  await joinAsGuest(guest, `/join/${pin}/`, 'Noor');
  for (const [name, role] of [
    ['Leila H.', 'patient'],
    ['Nerea I.', 'examiner'],
    ['Noor', 'student'],
  ] as const)
    await giveRole(host, name, role);
  await startButton(host).click();
  await expect(examiner).toHaveURL(/checklist/);
  await tick(examiner, 0, 1);
  await endStation(examiner);
  for (const one of [host, examiner, guest]) {
    await expect(one).toHaveURL(SUMMARY);
    await openKudos(one);
  }
}

test('the people of a round thank each other, and it appears on every screen at once, also what was given offline @decides', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'learner5' });
  const examiner = await arrive({ as: 'learner7', gateway: 2 });
  const guest = await arrive();
  await endRound(host, examiner, guest);
  for (const one of [host, examiner, guest]) await expect(connection(one, 'live')).toBeVisible();

  await test.step('by keyboard, for two kinds', async () => {
    await tabTo(host, kind(host, KIND.manner, 'Nerea I.'));
    await host.keyboard.press('Space');
    await host.keyboard.press('Tab');
    await host.keyboard.press('Enter');
    for (const each of Object.values(KIND))
      await expect(kind(host, each, 'Nerea I.')).toHaveAttribute('aria-pressed', 'true');
    await expect(kind(host, en('kudos.kind.useful-feedback'), 'Nerea I.')).toBeDisabled();
    await expect(thanks(examiner, en('kudos.you'), 'Leila H.', KIND.manner, KIND.questions)).toBeVisible();
    await expect(thanks(guest, 'Nerea I.', 'Leila H.', KIND.manner, KIND.questions)).toBeVisible();
    for (const one of [host, examiner, guest]) await expect(one.locator('[data-thanked="examiner"]')).toBeVisible();
  });

  await test.step('taken back, it is gone from every screen', async () => {
    await kind(host, KIND.questions, 'Nerea I.').click();
    await expect(thanks(examiner, en('kudos.you'), 'Leila H.', KIND.manner)).toBeVisible();
    await expect(thanks(guest, 'Nerea I.', 'Leila H.', KIND.manner)).toBeVisible();
  });

  await test.step('given without a network, it is kept and sent once', async () => {
    const gifts: unknown[] = [];
    // What begins as the network comes back may fail and be sent again.
    examiner.on('response', (response) => {
      const request = response.request();
      if (request.method() === 'POST' && request.postData()?.includes('"give"')) gifts.push(request.postDataJSON());
    });
    await examiner.context().setOffline(true);
    for (const each of [KIND.questions, KIND.manner, KIND.questions]) await kind(examiner, each, 'Noor').click();
    await expect(kind(examiner, KIND.manner, 'Noor')).toHaveAttribute('aria-pressed', 'true');
    await expect(examiner.getByText(en('app.acts.waiting', { count: 1 }))).toBeVisible();
    await examiner.context().setOffline(false);
    await expect(thanks(guest, en('kudos.you'), 'Nerea I.', KIND.manner)).toBeVisible();
    await expect(examiner.getByText(en('app.acts.waiting', { count: 1 }))).toBeHidden();
    expect(gifts).toEqual([{ data_request: 'give', to: expect.any(Number), kinds: ['kind-manner'] }]);
    await examiner.reload();
    await openKudos(examiner);
    await expect(kind(examiner, KIND.manner, 'Noor')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('what one has received has a page of one’s own, by way of the menu', async () => {
    await examiner.getByRole('button', { name: en('app.profile.label', { name: 'Nerea I.' }) }).click();
    await examiner.getByRole('menuitem', { name: en('kudos.title') }).click();
    await expect(examiner).toHaveURL(href(receivedKudos));
    await expect(examiner.getByText(from('Leila H.', KIND.manner), { exact: true })).toBeVisible();
    await expectAccessible(examiner, 'kudos received', 4);
    await examiner.getByRole('main').getByRole('link', { name: CHEST_PAIN.name, exact: true }).click();
    await expect(section(examiner)).toBeVisible();
  });

  await test.step('accessible on the result, also in Spanish', async () => {
    await expectAccessible(host, 'kudos of a round', 4);
    // The guest's language is theirs alone: an account keeps it for the tests that follow.
    await guest.getByText('ES', { exact: true }).click();
    await expect(guest.getByRole('heading', { name: es('kudos.title') })).toBeVisible();
  });
});
