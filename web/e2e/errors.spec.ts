import { boxes, submitButton, tick, confirmEnd, endStation } from './examiner';
import { CHEST_PAIN, giveRole, joinAsGuest, LOBBY, openGroup, people, startButton, SUMMARY } from './group';
import { expect, test } from './people';
import { en, es } from './words';

const LANGUAGES = [
  { language: 'English', locale: 'en-GB', say: en },
  { language: 'Spanish', locale: 'es-ES', say: es },
];
const station = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/`;

for (const { language, locale, say } of LANGUAGES) {
  test(`in ${language}: a wrong PIN says so and asks for another`, async ({ arrive }) => {
    const page = await arrive({ locale });
    await page.goto('/join/');
    await page.getByLabel(say('app.pin.label')).fill('12');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('group-practice.join.continue'), exact: true })
      .click();
    await expect(page.getByText(say('group-practice.join.pin-incomplete', { missing: 7 }))).toBeVisible();

    await page.getByLabel(say('app.pin.label')).fill('000000000');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('group-practice.join.continue'), exact: true })
      .click();
    await page.getByLabel(say('group-practice.join.name')).fill('Ada');
    await page.getByRole('button', { name: say('group-practice.join.as-guest'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(say('problem.pin-wrong'));
    await page.getByRole('link', { name: say('group-practice.join.other-pin') }).click();
    await expect(page.getByLabel(say('app.pin.label'))).toHaveValue('');
  });

  test(`in ${language}: an address without a page, and a station that is not there, lead on`, async ({ arrive }) => {
    const page = await arrive({ locale });
    await page.goto('/nowhere/');
    await expect(page.getByRole('heading', { level: 1, name: say('app.not-found.title') })).toBeVisible();
    await page.goto('/osce-stations/no-such-station/');
    await expect(page.getByRole('alert')).toContainText(say('problem.station-not-found'));
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.goto(`${station}checklist/`);
    await expect(page.getByRole('alert')).toContainText(say('problem.not-signed-in'));
    await page
      .getByRole('alert')
      .getByRole('link', { name: say('app.sign-in') })
      .click();
    await expect(page.getByLabel(say('accounts.login.username'))).toBeVisible();
  });
}

test('in both languages: a view of another role, a session one was sent out of and one that ended each say what they are', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'author1' });
  const pin = await openGroup(host, CHEST_PAIN);
  const visitors = await Promise.all(
    (['student', 'patient'] as const).map(async (role, index) => {
      const { locale, say } = LANGUAGES[index]!;
      return {
        role,
        say,
        name: ['Bea', 'Blanca'][index]!,
        guest: await arrive({ locale }),
        late: await arrive({ locale }),
      };
    }),
  );
  for (const { guest, say, name } of visitors) {
    await guest.goto(`/join/${pin}/`);
    await guest.getByLabel(say('group-practice.join.name')).fill(name);
    await guest.getByRole('button', { name: say('group-practice.join.as-guest'), exact: true }).click();
    await expect(guest).toHaveURL(LOBBY);
  }
  await giveRole(host, 'Helen M.', 'examiner');
  for (const { name, role } of visitors) await giveRole(host, name, role);
  await startButton(host).click();

  for (const { guest, late, say, role } of visitors) {
    await expect(guest).toHaveURL(`${station}${role}/?pin=${pin}`);
    await guest.goto(`${station}checklist/?pin=${pin}`);
    await expect(guest.getByRole('alert')).toContainText(say('problem.not-your-role'));
    await guest.getByRole('link', { name: say('stations.group.to-lobby') }).click();
    await expect(guest).toHaveURL(`${station}${role}/?pin=${pin}`);

    await late.goto(station);
    await late.goto(`/group-study/${pin}/`);
    await expect(late).toHaveURL(`/join/${pin}/`);
  }

  await host.goto(`/group-study/${pin}/?stay=1`);
  for (const { guest, say, name } of visitors) {
    await host.getByRole('button', { name: en('group-practice.remove.label', { name }) }).click();
    await host.getByRole('button', { name: en('group-practice.remove.confirm'), exact: true }).click();
    await expect(guest.getByRole('alert')).toContainText(say('stations.group.lost.title'));
    await guest.goto(`/join/${pin}/`);
    await guest.getByRole('button', { name: say('group-practice.join.as', { name }) }).click();
    await expect(guest.getByRole('alert')).toContainText(say('problem.group-removed'));
  }

  await host.getByRole('button', { name: en('group-practice.end') }).click();
  await host
    .getByRole('dialog')
    .getByRole('button', { name: en('group-practice.end') })
    .click();
  for (const { late, say } of visitors) {
    await late.getByLabel(say('group-practice.join.name')).fill('Cleo');
    await late.getByRole('button', { name: say('group-practice.join.as-guest'), exact: true }).click();
    await expect(late.getByRole('alert')).toContainText(say('problem.group-ended'));
    await expect(late.getByRole('link', { name: say('group-practice.to-stations') })).toBeVisible();
  }
});

test('a station is submitted once: a second device that slept is notified, and follows the group', async ({
  arrive,
}) => {
  const phone = await arrive({ as: 'moderator1' });
  const tablet = await arrive({ as: 'moderator1' });
  const guest = await arrive();
  const pin = await openGroup(phone, CHEST_PAIN);
  await joinAsGuest(guest, `/join/${pin}/`, 'Dan');
  await giveRole(phone, 'Diego S.', 'examiner');
  await giveRole(phone, 'Dan', 'student');
  await startButton(phone).click();
  await expect(boxes(phone).first()).toBeVisible();

  // The tablet opens the checklist and hears nothing from then on, as if it slept.
  await tablet.routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
  await tablet.route(/\/(socket\.io|api\/group-study)\//, (route) => route.abort());
  await tablet.route(/\/checklist\//, (route) =>
    route.request().postData()?.includes('change_marks') ? route.abort() : route.continue(),
  );
  await tablet.goto(`${station}checklist/?pin=${pin}`);
  await expect(boxes(tablet).first()).toBeVisible();

  let submissions = 0;
  phone.on('request', (request) => {
    if (request.postData()?.includes('"c-')) submissions += 1;
  });
  await tick(phone, 0, 1);
  await submitButton(phone).click();
  await confirmEnd(phone).dblclick();
  await expect(phone).toHaveURL(SUMMARY);
  expect(submissions).toBe(1);

  await tick(tablet, 0);
  // It has never heard of the clock, so it asks first.
  await endStation(tablet);
  await expect(tablet.getByRole('alert')).toContainText(en('problem.already-submitted'));
  await tablet.unroute(/\/(socket\.io|api\/group-study)\//);
  await expect(tablet).toHaveURL(phone.url());
});

test('without a network a join says so, and trying again works once it is back', async ({ arrive }) => {
  const host = await arrive({ as: 'supporter1' });
  const page = await arrive({ as: 'staff1' });
  const pin = await openGroup(host, CHEST_PAIN);
  await page.goto(`/join/${pin}/`);
  const join = page.getByRole('button', { name: en('group-practice.join.as', { name: 'Ruth E.' }) });
  await expect(join).toBeVisible();
  await page.context().setOffline(true);
  await join.click();
  await expect(page.getByRole('alert')).toContainText(en('problem.offline'));
  await page.context().setOffline(false);
  await page.getByRole('button', { name: en('group-practice.join.again'), exact: true }).click();
  await join.click();
  await expect(people(page)).toHaveCount(2);
});
