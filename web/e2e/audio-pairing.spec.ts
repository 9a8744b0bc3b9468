import { expectAccessible } from './axe';
import { boxes, tick } from './examiner';
import { connection, giveRole, startButton } from './group';
import {
  callStatus,
  dock,
  findButton,
  goAndTalk,
  GP_PAIRING,
  leaveTheQueue,
  matchedWith,
  PAIRING,
  search,
  stopButton,
  stopSearching,
  two,
} from './partners';
import { expect, test } from './people';
import { needlessPolls } from './polls';
import { expectToHear, heardBy, withMicrophone } from './sound';
import { en } from './words';

test.use({ launchOptions: withMicrophone() });
// Everybody who searches is in one queue: one test after the other.
test.describe.configure({ mode: 'default' });

// rules: 3.1.7
test('two strangers are matched by push, hear each other, and practise @decides', async ({ arrive }) => {
  const [ada, ben] = await two(arrive, ['Ada', 'Ben']);
  const polls = needlessPolls(
    ada,
    (request) =>
      request.method() === 'POST' &&
      new URL(request.url()).pathname === PAIRING &&
      !(request.postData() ?? '').includes('search'),
  );

  await test.step('one searches, the other comes, and both are told', async () => {
    await search(ada);
    await expect(ada.getByRole('heading', { level: 1, name: en('audio-pairing.searching.title') })).toBeVisible();
    await expect(ada.getByText(en('audio-pairing.others-searching', { count: 0 }))).toBeVisible();
    await expect(connection(ada, 'live')).toBeVisible();
    await search(ben);
    await Promise.all([expect(matchedWith(ada, 'Ben')).toBeVisible(), expect(matchedWith(ben, 'Ada')).toBeVisible()]);
    await expect(ada).toHaveTitle(new RegExp(en('audio-pairing.matched.title', { name: 'Ben' })));
    await expect(ada.getByText(en('accounts.stage.1'), { exact: true })).toBeVisible();
    await expect(ada.getByText(en('audio-pairing.reliability.new'))).toBeVisible();
    await expect(ada.getByText('Pairwise')).toHaveCount(0);
    expect(polls()).toEqual([]);
  });

  await test.step('both come, try their microphones, and hear each other', async () => {
    await Promise.all([goAndTalk(ada), goAndTalk(ben)]);
    await Promise.all([
      expect(callStatus(ada, 'connected')).toBeVisible(),
      expect(callStatus(ben, 'connected')).toBeVisible(),
    ]);
    await expectToHear(ada, ben);
    await expect(
      dock(ada)
        .getByRole('listitem')
        .filter({ hasText: en('call.is-speaking') }),
    ).not.toHaveCount(0);
  });

  await test.step('one is muted, and the other sees it', async () => {
    await dock(ben)
      .getByRole('button', { name: en('call.mute') })
      .click();
    await expect(
      dock(ada)
        .getByRole('listitem')
        .filter({ hasText: en('call.is-muted') }),
    ).toHaveCount(1);
    await dock(ben)
      .getByRole('button', { name: en('call.unmute') })
      .click();
    await expect(
      dock(ada)
        .getByRole('listitem')
        .filter({ hasText: en('call.is-muted') }),
    ).toHaveCount(0);
  });

  await test.step('one reloads, and is back in the call', async () => {
    await ben.reload();
    await expect(callStatus(ben, 'connected')).toBeVisible();
    await expect(callStatus(ada, 'connected')).toBeVisible();
    await expectToHear(ada, ben);
  });

  await test.step('they write to each other', async () => {
    await dock(ben)
      .getByRole('button', { name: en('call.chat.button', { unread: 0 }) })
      .click();
    await ben.getByRole('textbox', { name: en('call.chat.write') }).fill('Shall I be the candidate?');
    await ben.keyboard.press('Enter');
    await expect(ben.getByRole('log', { name: en('call.chat.title') })).toContainText('Shall I be the candidate?');
    await dock(ada)
      .getByRole('button', { name: en('call.chat.button', { unread: 1 }) })
      .click();
    await expect(ada.getByRole('log', { name: en('call.chat.title') })).toContainText('Shall I be the candidate?');
    for (const page of [ada, ben]) await page.keyboard.press('Escape');
  });

  await test.step('the call goes on in the views of a station', async () => {
    const host = (await startButton(ada).count()) > 0 ? ada : ben;
    const other = host === ada ? ben : ada;
    const before = await heardBy(other);
    await giveRole(host, host === ada ? 'Ada P.' : 'Ben P.', 'examiner');
    await giveRole(host, host === ada ? 'Ben P.' : 'Ada P.', 'student');
    await startButton(host).click();
    await expect(host).toHaveURL(/\/checklist\/\?pin=/);
    await expect(other).toHaveURL(/\/student\/\?pin=/);
    await tick(host, 0);
    await expect(boxes(host).first()).toBeChecked();
    await expect(callStatus(other, 'connected')).toBeVisible();
    expect((await heardBy(other)).packets).toBeGreaterThan(before.packets);
    await expectAccessible(host, 'the examiner in a call');
    await expectAccessible(other, 'the candidate in a call');
  });
  await leaveTheQueue(ada, ben);
});

test('a partner who leaves in the first minute puts the other back at the front', async ({ arrive }) => {
  const [cleo, dan] = await two(arrive, ['Cleo', 'Dan']);
  await search(cleo);
  await search(dan);
  await Promise.all([goAndTalk(cleo), goAndTalk(dan)]);
  await expectToHear(cleo);
  await dan.getByRole('button', { name: en('group-practice.leave'), exact: true }).click();
  await expect(cleo).toHaveURL(PAIRING);
  await expect(cleo.getByText(en('audio-pairing.notice.partner-left'))).toBeVisible();
  await expect(cleo.getByText(en('audio-pairing.notice.at-the-front'))).toBeVisible();
  await expect(dock(cleo)).toHaveCount(0);
  await expectAccessible(cleo, 'searching again');
  await stopSearching(cleo);
  await expect(cleo.getByRole('heading', { name: en('audio-pairing.after.question', { name: 'Dan' }) })).toBeVisible();
  await cleo.getByRole('button', { name: en('audio-pairing.after.badly') }).click();
  await expect(cleo.getByRole('heading', { name: en('audio-pairing.after.question', { name: 'Dan' }) })).toBeHidden();
});

test('a partner who opens the room too late reads why, and can search again', async ({ arrive }) => {
  const [hal, ida] = await two(arrive, ['Hal', 'Ida']);
  await search(hal);
  await search(ida);
  await ida.getByRole('button', { name: en('audio-pairing.matched.wait') }).click();
  const room = (await ida.getByRole('link', { name: en('audio-pairing.matched.go') }).getAttribute('href'))!;
  await hal.getByRole('link', { name: en('audio-pairing.matched.go') }).click();
  await expect(hal.getByText(en('audio-pairing.notice.partner-did-not-come'))).toBeVisible();
  await ida.goto(room);
  await expect(ida).toHaveURL(PAIRING);
  await expect(ida.getByText(en('audio-pairing.notice.did-not-come'))).toBeVisible();
  await expect(findButton(ida)).toBeVisible();
  await stopSearching(hal);
});

test('without sockets in the lobby, the same by asking every four seconds', async ({ arrive }) => {
  const [eve, finn] = await two(arrive, ['Eve', 'Finn']);
  // Held back in the lobby only: the room has them again.
  const blocked = new Set([eve, finn]);
  for (const page of blocked) {
    await page.routeWebSocket(
      /\/socket\.io\//,
      (socket) => void (blocked.has(page) ? socket.close() : socket.connectToServer()),
    );
    await page.route('**/socket.io/**', (route) => (blocked.has(page) ? route.abort() : route.continue()));
  }
  await search(eve);
  await expect(connection(eve, 'polling', 4)).toBeVisible();
  await search(finn);
  await Promise.all([expect(matchedWith(eve, 'Finn')).toBeVisible(), expect(matchedWith(finn, 'Eve')).toBeVisible()]);
  await expect(connection(eve, 'polling', 4)).toBeVisible();
  blocked.clear();
  await Promise.all([goAndTalk(eve), goAndTalk(finn)]);
  await expectToHear(eve, finn);
  await leaveTheQueue(eve, finn);
});

test('the pairing pages have no serious violation', async ({ arrive }) => {
  const visitor = await arrive();
  await visitor.goto(PAIRING);
  await expect(findButton(visitor)).toBeVisible();
  await expectAccessible(visitor, 'pairing for everybody');
  const [pat, quin] = await two(arrive, ['Pat', 'Quin']);
  // People left by the previous test may still be searching among the others.
  await pat.goto(GP_PAIRING);
  await expect(findButton(pat)).toBeVisible();
  await expectAccessible(pat, 'before the search', 4);
  await findButton(pat).click();
  await expect(stopButton(pat)).toBeVisible();
  await expectAccessible(pat, 'searching', 4);
  await search(quin, GP_PAIRING);
  await expect(matchedWith(pat, 'Quin')).toBeVisible();
  for (const page of [pat, quin]) await page.getByRole('button', { name: en('audio-pairing.matched.wait') }).click();
  await expectAccessible(pat, 'matched', 2);
  await pat.getByRole('button', { name: en('audio-pairing.matched.cancel') }).click();
  await expect(findButton(pat)).toBeVisible();
});
