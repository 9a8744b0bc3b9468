import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { ASTHMA, CHEST_PAIN, giveRole, joinByPin, LOBBY, member, openGroup, startButton } from './group';
import { joinRun, openCircuit, openRun, viewOf } from './circuit';
import { knockAt } from './database';
import { boxes, clock } from './examiner';
import { expect, test } from './people';
import { en, es } from './words';

test('somebody who knocks waits, the host lets them in, and they are in the lobby @decides', async ({ arrive }) => {
  const host = await arrive({ as: 'supporter1' });
  const pin = await openGroup(host, CHEST_PAIN);
  for (const name of ['Noor', 'Blanca']) await knockAt(pin, name, `token-of-${name}`);
  await host.reload();
  await expect(host.getByRole('heading', { name: en('group-practice.knocks.title', { count: 2 }) })).toBeVisible();

  const guest = await arrive({ locale: 'es-ES' });
  await guest.goto(href(joinGroup, { pin }, { knock: 'token-of-Noor' }));
  await expect(guest.getByRole('heading', { level: 1, name: es('group-practice.knock.title') })).toBeVisible();
  await host.getByRole('button', { name: en('group-practice.knocks.let-in-whom', { name: 'Noor' }) }).click();
  await expect(guest).toHaveURL(LOBBY);
  await expect(member(host, 'Noor')).toBeVisible();

  await host.getByRole('button', { name: en('group-practice.knocks.send-away-whom', { name: 'Blanca' }) }).click();
  await expect(host.getByRole('heading', { name: /to come in/ })).toHaveCount(0);
  const sentAway = await arrive();
  await sentAway.goto(href(joinGroup, { pin }, { knock: 'token-of-Blanca' }));
  await expect(sentAway.getByRole('heading', { level: 1, name: en('group-practice.knock.title') })).toBeVisible();
});

test('a host who examines sees who knocks, beside the clock and the checklist, and lets them in', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'supporter1', viewport: { width: 390, height: 844 } });
  const candidate = await arrive({ as: 'learner8' });
  const guest = await arrive();
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(candidate, pin);
  await giveRole(host, 'Samuel T.', 'student');
  await host.getByRole('combobox', { name: en('group-practice.role.choose-mine') }).selectOption('examiner');
  await startButton(host).click();
  await expect(boxes(host).first()).toBeVisible();
  for (const name of ['Nadia', 'Bruno']) await knockAt(pin, name, `knock-of-${name}`);
  await host.reload();
  const notice = host.getByRole('region', { name: en('group-practice.knocks.title', { count: 2 }) });
  await expect(notice).toBeVisible();
  await expect(candidate.getByRole('region', { name: /to come in/ })).toHaveCount(0);

  await test.step('it stays in view and covers nothing', async () => {
    await boxes(host).last().scrollIntoViewIfNeeded();
    await expect(notice).toBeInViewport();
    const [seen, face] = [(await notice.boundingBox())!, (await clock(host).boundingBox())!];
    expect(seen.y).toBeGreaterThanOrEqual(face.y + face.height);
    // A click on the first box that is in view below it meets that box.
    await boxes(host).last().check();
    // One at a time: less than a fifth of the screen.
    expect(seen.height).toBeLessThan(844 / 5);
  });

  await guest.goto(href(joinGroup, { pin }, { knock: 'knock-of-Nadia' }));
  await notice.getByRole('button', { name: en('group-practice.knocks.let-in-whom', { name: 'Nadia' }) }).click();
  await expect(guest.getByRole('heading', { name: en('group-practice.late.title') })).toBeVisible();
  await host.getByRole('button', { name: en('group-practice.knocks.send-away-whom', { name: 'Bruno' }) }).click();
  await expect(host.getByRole('region', { name: /to come in/ })).toHaveCount(0);
});

test('a host in a circuit that runs sees who knocks in the bar of the run', async ({ arrive }) => {
  const host = await arrive({ as: 'staff1' });
  const other = await arrive({ as: 'moderator1' });
  await openCircuit(host, 'Late shift', CHEST_PAIN, ASTHMA);
  const pin = await openRun(host, 2);
  await joinRun(other, pin);
  await host.getByRole('button', { name: en('circuit-runs.begin') }).click();
  await expect.poll(() => viewOf(host)).not.toBe('');
  await knockAt(pin, 'Odile', 'knock-of-Odile');
  await host.reload();
  const bar = host.getByRole('region', { name: en('circuit-runs.bar', { label: 'Late shift' }), exact: true });
  await expect(
    bar.getByRole('button', { name: en('group-practice.knocks.let-in-whom', { name: 'Odile' }) }),
  ).toBeVisible();
  await bar.getByRole('button', { name: en('group-practice.knocks.send-away-whom', { name: 'Odile' }) }).click();
  await expect(bar.getByText(/asks to come in/)).toHaveCount(0);
});
