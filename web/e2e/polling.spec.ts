import { boxes, clockState, expectSameSeconds, tick, endStation } from './examiner';
import {
  CHEST_PAIN,
  connection,
  giveRole,
  joinAsGuest,
  joinByPin,
  member,
  openGroup,
  people,
  startButton,
  SUMMARY,
} from './group';
import { expect, test } from './people';
import { withoutSockets } from './without-sockets';
import { en } from './words';

const ticked = (count: number): string => en('app.round.ticked', { ticked: count, items: 30 });
const [KENJI, LEILA, SAM] = ['Kenji A.', 'Leila H.', 'Sam'] as const;

test('without sockets the same session is lived by asking every few seconds, and the page says so @decides', async ({
  arrive,
}) => {
  const host = await withoutSockets(await arrive({ as: 'learner4' }));
  const examiner = await withoutSockets(await arrive({ as: 'learner5', gateway: 2 }));
  const guest = await withoutSockets(await arrive());
  const all = [host, examiner, guest];

  const pin = await test.step('the lobby says that it checks every four seconds, and people appear', async () => {
    const pin = await openGroup(host, CHEST_PAIN);
    await expect(connection(host, 'polling', 4)).toBeVisible();
    await Promise.all([joinByPin(examiner, pin), joinAsGuest(guest, `/join/${pin}/`, SAM)]);
    for (const page of all) {
      await expect(people(page)).toHaveCount(3);
      for (const name of [KENJI, LEILA, SAM]) await expect(member(page, name)).toBeVisible();
      await expect(connection(page, 'polling', 4)).toBeVisible();
    }
    return pin;
  });

  await test.step('the start leads everyone to their view', async () => {
    await giveRole(host, LEILA, 'examiner');
    await giveRole(host, KENJI, 'student');
    await giveRole(host, SAM, 'observer');
    await startButton(host).click();
    await expect(host).toHaveURL(/\/student\/\?pin=/);
    await Promise.all([
      expect(examiner).toHaveURL(/\/checklist\/\?pin=/),
      expect(guest).toHaveURL(/\/student\/\?pin=/),
    ]);
    for (const page of all) await expect(connection(page, 'polling', 4)).toBeVisible();
  });

  await test.step('the first tick starts the clock on every screen', async () => {
    await tick(examiner, 0);
    await Promise.all(all.map((page) => expect(clockState(page, 'running')).toBeVisible()));
    await expectSameSeconds(...all);
  });

  await test.step('the observer follows the ticks, and the candidate, who hosts, does not', async () => {
    await expect(guest.getByRole('img', { name: ticked(1) })).toBeVisible();
    await expect(host.getByRole('img', { name: ticked(1) })).toHaveCount(0);
  });

  await test.step('submitting leads everyone to the summary', async () => {
    await tick(examiner, 1);
    await expect(boxes(examiner).nth(1)).toBeChecked();
    await endStation(examiner);
    await Promise.all(all.map((page) => expect(page).toHaveURL(SUMMARY)));
    expect(new Set(all.map((page) => new URL(page.url()).searchParams.get('pin')))).toEqual(new Set([pin]));
  });

  await test.step('the feedback is there, and nobody polls for it any more', async () => {
    await Promise.all(all.map((page) => expect(page.getByText(en('stations.feedback.automatic'))).toBeVisible()));
    // The group's news is polled on every 4 s; two of those polls are time for several of the feedback's.
    const polls: string[] = [];
    guest.on(
      'request',
      (request) =>
        void (
          request.method() === 'POST' &&
          polls.push(request.postDataJSON()?.data_request ?? new URL(request.url()).pathname)
        ),
    );
    for (let seen = 0; seen < 2; seen += 1)
      await guest.waitForResponse((response) => response.url().endsWith('/api/group-study/status/'));
    expect(polls).not.toContain('ai_feedback');
  });
});
