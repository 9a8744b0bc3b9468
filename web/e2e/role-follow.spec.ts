import type { Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { boxes, endStation, tick } from './examiner';
import {
  ASTHMA,
  CHEST_PAIN,
  connection,
  giveRole,
  joinByPin,
  LOBBY,
  openGroup,
  startButton,
  SUMMARY,
  type Station,
} from './group';
import { expect, post, test } from './people';

const view = ({ base, slug }: Station, role: 'student' | 'checklist', pin: string) =>
  `/${base}/${slug}/${role}/?pin=${pin}`;

/** The host examines, the other one is the candidate; both are in their role views afterwards. */
async function startRound(host: Page, candidate: Page, station: Station, pin: string): Promise<void> {
  await host.goto(href(lobbyPage, { pin }));
  await giveRole(host, 'Helen M.', 'examiner');
  await giveRole(host, 'Nerea I.', 'student');
  await startButton(host).click();
  await expect(host).toHaveURL(view(station, 'checklist', pin));
  await expect(candidate).toHaveURL(view(station, 'student', pin));
  await expect(boxes(host).first()).toBeVisible();
}

test('an old role view leads to where the group is: the summary, the lobby, the next round', async ({ arrive }) => {
  const host = await arrive({ as: 'author1' });
  const phone = await arrive({ as: 'learner7' });
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(phone, pin);
  await startRound(host, phone, CHEST_PAIN, pin);
  const old = view(CHEST_PAIN, 'student', pin);

  await test.step('the round is over: the summary', async () => {
    await phone.goto('about:blank');
    await tick(host, 0);
    await endStation(host);
    await expect(host).toHaveURL(SUMMARY);
    await phone.goto(old);
    await expect(phone).toHaveURL(host.url());
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone.getByRole('alert')).toBeHidden();
  });

  await test.step('the group is in the lobby of another station: there', async () => {
    await phone.goto('about:blank');
    await post(host, href(lobbyPage, { pin }), { data_request: 'next_station', slug: ASTHMA.slug });
    await phone.goto(old);
    await expect(phone).toHaveURL(LOBBY);
  });

  await test.step('the next station runs: the role view of that', async () => {
    await startRound(host, phone, ASTHMA, pin);
    await phone.goto('about:blank');
    await phone.goto(old);
    await expect(phone).toHaveURL(view(ASTHMA, 'student', pin));
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a page without a network while all of this happened: as soon as it is back', async () => {
    await expect(connection(phone, 'live')).toBeVisible();
    await phone.context().setOffline(true);
    await tick(host, 0);
    await endStation(host);
    await expect(host).toHaveURL(SUMMARY);
    await post(host, href(lobbyPage, { pin }), { data_request: 'next_station', slug: ASTHMA.slug });
    await phone.context().setOffline(false);
    await expect(phone).toHaveURL(LOBBY);
  });

  await test.step('the session has ended: the result', async () => {
    await startRound(host, phone, ASTHMA, pin);
    await phone.goto('about:blank');
    await tick(host, 0);
    await endStation(host);
    await expect(host).toHaveURL(SUMMARY);
    const result = host.url();
    await post(host, href(lobbyPage, { pin }), { data_request: 'end_session' });
    await phone.goto(view(ASTHMA, 'student', pin));
    await expect(phone).toHaveURL(result);
  });
});
