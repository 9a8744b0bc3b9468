import type { WebSocketRoute } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { expectAccessible } from './axe';
import { LOBBY } from './group';
import {
  callStatus,
  checkAndJoin,
  dock,
  goAndTalk,
  matchedWith,
  NURSING_PAIRING,
  search,
  stopSearching,
  two,
} from './partners';
import { expect, test } from './people';
import { expectToHear, heardBy, serversOf, withMicrophone } from './sound';
import { en } from './words';

test.use({ launchOptions: withMicrophone() });
// Everybody who searches is in one queue: one test after the other.
test.describe.configure({ mode: 'default' });

test('a host switches a call on for a group, and everyone in it may join @decides', async ({ arrive }) => {
  const [nia, oli] = await two(arrive, ['Nia', 'Oli']);
  await nia.goto('/osce-stations/acute-chest-pain-history/');
  await nia.getByRole('button', { name: en('stations.entry.group.open') }).click();
  await expect(nia).toHaveURL(LOBBY);
  const pin = /\d{9}/.exec(nia.url())![0];
  await oli.goto(`/join/${pin}/`);
  await oli.getByRole('main').getByRole('button').first().click();
  await expect(oli).toHaveURL(href(lobbyPage, { pin }));
  await expect(oli.getByRole('link', { name: en('group-practice.chat') })).toBeVisible();
  await nia.getByRole('switch', { name: en('call.talk-here') }).check();
  await expect(oli.getByRole('link', { name: en('group-practice.chat') })).toHaveCount(0);
  for (const page of [nia, oli]) {
    await dock(page)
      .getByRole('button', { name: en('call.join') })
      .click();
    await checkAndJoin(page);
  }
  await expectToHear(nia, oli);
  await expectAccessible(nia, 'the lobby in a call');

  await test.step('browsers are given the TURN server of the configuration, and none without one', async () => {
    const turn = process.env.E2E_TURN;
    const credentials = {
      username: expect.stringMatching(/^\d{10}:\d+$/),
      credential: expect.stringMatching(/^[\w+/]{27}=$/),
    };
    expect(await serversOf(nia)).toEqual(turn ? [{ urls: [turn], ...credentials }] : []);
  });
  await nia.getByRole('switch', { name: en('call.talk-here') }).uncheck();
  await expect(dock(oli)).toHaveCount(0);
});

test('who loses the way to the gateway is heard on, and finds it again under the sound', async ({ arrive }) => {
  const [uma, vic] = await two(arrive, ['Uma', 'Vic']);
  let lost = false;
  const lines = new Set<WebSocketRoute>();
  await vic.route('**/socket.io/**', (request) => (lost ? request.abort() : request.continue()));
  await vic.routeWebSocket(/\/socket\.io\//, (line) => {
    if (lost) return void line.close();
    lines.add(line);
    lines.add(line.connectToServer());
  });
  await uma.goto('/osce-stations/acute-chest-pain-history/');
  await uma.getByRole('button', { name: en('stations.entry.group.open') }).click();
  await expect(uma).toHaveURL(LOBBY);
  const pin = /\d{9}/.exec(uma.url())![0];
  await vic.goto(`/join/${pin}/`);
  await vic.getByRole('main').getByRole('button').first().click();
  await expect(vic).toHaveURL(href(lobbyPage, { pin }));
  await uma.getByRole('switch', { name: en('call.talk-here') }).check();
  for (const page of [uma, vic]) {
    await dock(page)
      .getByRole('button', { name: en('call.join') })
      .click();
    await checkAndJoin(page);
  }
  await expectToHear(uma, vic);

  lost = true;
  for (const line of lines) await line.close();
  const vicInCall = dock(uma).getByRole('listitem').filter({ hasText: 'Vic' });
  await expect(vicInCall).toHaveCount(0);
  for (const page of [uma, vic]) {
    const { packets } = await heardBy(page);
    await expect.poll(async () => (await heardBy(page)).packets).toBeGreaterThan(packets + 100);
  }
  lost = false;
  await expect(vicInCall).toHaveCount(1);
  await expectToHear(uma, vic);
  for (const page of [uma, vic])
    expect(await page.evaluate(() => (window as unknown as { connections: unknown[] }).connections.length)).toBe(1);
});

test('through a TURN server alone, as between two strict networks', async ({ arrive }) => {
  test.skip(
    !process.env.E2E_TURN,
    'coturn is not on this machine and could not be installed: a call through it was not tested',
  );
  const [gus, hana] = await two(arrive, ['Gus', 'Hana'], { relayOnly: true });
  await search(gus, NURSING_PAIRING);
  await search(hana, NURSING_PAIRING);
  await Promise.all([goAndTalk(gus), goAndTalk(hana)]);
  await expectToHear(gus, hana);
  for (const page of [gus, hana]) expect(await heardBy(page)).toMatchObject({ local: 'relay' });
});

test('without a microphone one listens and writes', async ({ arrive }) => {
  const [lea, max] = await two(arrive, ['Lea', 'Max']);
  await max.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('denied', 'NotAllowedError');
    };
  });
  await search(lea, NURSING_PAIRING);
  await search(max, NURSING_PAIRING);
  await max.getByRole('link', { name: en('audio-pairing.matched.go') }).click();
  const check = max.getByRole('dialog', { name: en('call.check.title-join') });
  await expect(check.getByRole('alert')).toContainText(en('call.microphone.refused'));
  await check.getByRole('button', { name: en('call.check.listen-only') }).click();
  await goAndTalk(lea);
  await expectToHear(max);
  await max.getByRole('button', { name: en('call.microphone.use') }).click();
  await expect(max.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectAccessible(max, 'a refused microphone');
  await max.keyboard.press('Escape');
  await expect(callStatus(max, 'connected')).toBeVisible();
  await expect(
    dock(lea)
      .getByRole('listitem')
      .filter({ hasText: en('call.is-muted') }),
  ).toHaveCount(1);
});

test('nobody comes: said after twenty seconds, and searching again', async ({ arrive }) => {
  const [jo, kim] = await two(arrive, ['Jo', 'Kim']);
  await search(jo, NURSING_PAIRING);
  await search(kim, NURSING_PAIRING);
  await expect(matchedWith(kim, 'Jo')).toBeVisible();
  await kim.getByRole('button', { name: en('audio-pairing.matched.wait') }).click();
  await goAndTalk(jo);
  await expect(jo.getByText(en('audio-pairing.room.waiting', { name: 'Kim' }))).toBeVisible();
  await expect(jo.getByText(en('audio-pairing.notice.partner-did-not-come'))).toBeVisible();
  await expect(jo).toHaveURL(NURSING_PAIRING);
  await expect(kim.getByText(en('audio-pairing.notice.did-not-come'))).toBeVisible();
  await stopSearching(jo);
});
