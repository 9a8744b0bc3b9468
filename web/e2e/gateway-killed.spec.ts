import { boxes, clockState, expectSameSeconds, kept, tick, ticked, endStation } from './examiner';
import {
  CHEST_PAIN,
  connection,
  giveRole,
  joinAsGuest,
  joinByPin,
  openGroup,
  people,
  startButton,
  SUMMARY,
} from './group';
import { expect, gatewayUrl, test } from './people';
import { frontOf } from './two-gateways';
import { en } from './words';

test('a gateway is killed in mid-session, and everyone carries on through the other one @decides', async ({
  arrive,
  startProduct,
}) => {
  const spare = await (await startProduct()).startGateway();
  const front = await frontOf([spare.url, gatewayUrl(1)]);
  try {
    const baseURL = front.url;
    const examiner = await arrive({ as: 'learner6', baseURL });
    const candidate = await arrive({ as: 'learner7', baseURL });
    const guest = await arrive({ baseURL });
    const all = [examiner, candidate, guest];

    const pin = await openGroup(examiner, CHEST_PAIN);
    await joinByPin(candidate, pin);
    await joinAsGuest(guest, `/join/${pin}/`, 'Iris');
    await expect(people(examiner)).toHaveCount(3);
    await giveRole(examiner, 'Piotr Z.', 'examiner');
    await giveRole(examiner, 'Nerea I.', 'student');
    await giveRole(examiner, 'Iris', 'patient');
    await startButton(examiner).click();
    for (const page of all) await expect(connection(page, 'live')).toBeVisible();
    await tick(examiner, 0, 1);
    await expect(kept(examiner, 'saved')).toBeVisible();

    // As a crash would end it: no goodbye to anybody.
    const lost = all.map((page) => page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/')));
    process.kill(spare.pid, 'SIGKILL');
    await tick(examiner, 2);

    // A new socket each, through the gateway that is left.
    await Promise.all(lost);
    for (const page of all) await expect(connection(page, 'live')).toBeVisible();
    await expect(ticked(examiner)).toHaveCount(3);
    await expect(kept(examiner, 'saved')).toBeVisible();
    for (const page of all) await expect(clockState(page, 'running')).toBeVisible();
    await expectSameSeconds(...all);
    await examiner.getByRole('button', { name: en('stations.timer.pause') }).click();
    for (const page of all) await expect(clockState(page, 'paused')).toBeVisible();

    await examiner.reload();
    await expect(ticked(examiner)).toHaveCount(3);
    await expect(boxes(examiner).nth(2)).toBeChecked();
    await endStation(examiner);
    for (const page of all) await expect(page).toHaveURL(SUMMARY);
  } finally {
    await front.close();
  }
});
