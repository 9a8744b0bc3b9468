import { boxes, endStation, submitButton, tick } from './examiner';
import { endAbruptly } from './flat-battery';
import { CHEST_PAIN, connection, giveRole, joinByPin, openGroup, startButton, SUMMARY } from './group';
import { expect, test } from './people';
import { en } from './words';

const station = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/`;

test('marks submitted without a network are sent by themselves when it is back @decides', async ({ arrive }) => {
  const page = await arrive({ as: 'learner3' });
  await page.goto(`${station}checklist/`);
  await tick(page, 0, 1);
  await page.context().setOffline(true);
  await submitButton(page).click();
  await expect(page.getByText(en('stations.submit.waits'))).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/summary\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('in a group they are sent once, from another page and after the browser was closed', async ({ arrive }) => {
  const host = await arrive({ as: 'author1' });
  const candidate = await arrive({ as: 'learner8' });
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(candidate, pin);
  await giveRole(host, 'Helen M.', 'examiner');
  await host
    .getByRole('list', { name: en('group-practice.people.list') })
    .getByRole('combobox')
    .last()
    .selectOption('student');
  await startButton(host).click();
  await expect(boxes(host).first()).toBeVisible();
  await expect(connection(candidate, 'live')).toBeVisible();
  await tick(host, 0);
  await host.context().setOffline(true);
  await endStation(host);
  await expect(host.getByText(en('stations.submit.waits'))).toBeVisible();

  // The page goes, and with it all that it had in memory.
  const context = host.context();
  await endAbruptly(host);
  await context.setOffline(false);
  const again = await context.newPage();
  const sent: string[] = [];
  again.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('"c-')) sent.push(request.url());
  });
  // It is said for five seconds: from the first of which one can look.
  await again.goto('/', { waitUntil: 'commit' });
  await expect(again.getByText(en('stations.submit.kept.sent', { name: CHEST_PAIN.name }))).toBeVisible();
  await expect(candidate).toHaveURL(SUMMARY);
  await again.reload();
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toHaveLength(1);
});
