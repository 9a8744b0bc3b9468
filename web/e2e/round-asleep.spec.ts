import type { Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { openDeployments } from '~/infra/tooling/testing/deployments';
import { boxes, clockState, endStation, tick } from './examiner';
import { ASTHMA, CHEST_PAIN, connection, giveRole, joinByPin, LOBBY, openGroup, startButton, SUMMARY } from './group';
import { expect, gatewayUrl, post, test } from './people';
import { SLEEPS, withSleeper } from './sleeping-page';
import { en } from './words';

const clipboard = (page: Page, ticked: number) =>
  page.getByRole('img', { name: en('app.round.ticked', { ticked, items: 30 }) });
const sections = (page: Page) => page.getByRole('region', { name: en('stations.summary.missed') });
/** The page, once it is of a later build than the first. */
const ofLaterBuild = (page: Page) => page.locator('html[data-build="later"]');
const places = (page: Page) => page.locator('li').filter({ has: page.getByRole('button', { name: /^Make a card: / }) });

/** The host examines, one is the candidate, another observes. */
async function startRound(host: Page): Promise<void> {
  await giveRole(host, 'Maya O.', 'examiner');
  await giveRole(host, 'Tomás V.', 'student');
  await giveRole(host, 'Aisling F.', 'observer');
  await startButton(host).click();
  await expect(boxes(host).first()).toBeVisible();
}

for (const sleep of SLEEPS)
  test(`an observer on a ${sleep} sees all the ticks when it wakes, then the result, then the next lobby`, async ({
    arrive,
  }) => {
    const host = await arrive({ as: 'learner1' });
    const candidate = await arrive({ as: 'learner2', gateway: 2 });
    await withSleeper(await arrive({ as: 'learner3' }), sleep, async (page, sleepUntil) => {
      const pin = await openGroup(host, CHEST_PAIN);
      for (const one of [candidate, page]) await joinByPin(one, pin);
      await startRound(host);
      await tick(host, 0);
      await expect(clipboard(page, 1)).toBeVisible();

      await test.step('ticks', async () => {
        await sleepUntil(async () => {
          await tick(host, 1, 2);
          await expect(clipboard(host, 3)).toBeVisible();
        });
        await expect(clipboard(page, 3)).toBeVisible();
      });

      await test.step('a tick while the network is away', async () => {
        await page.context().setOffline(true);
        await expect(connection(page, 'offline')).toBeVisible();
        await tick(host, 3);
        await expect(clipboard(host, 4)).toBeVisible();
        await page.context().setOffline(false);
        await expect(clipboard(page, 4)).toBeVisible();
      });

      await test.step('the end of the round', async () => {
        await sleepUntil(async () => {
          await endStation(host);
          await expect(host).toHaveURL(SUMMARY);
        });
        await expect(page).toHaveURL(SUMMARY);
        await expect(sections(page)).toBeVisible();
      });

      await test.step('the result while the network is away', async () => {
        await page.context().setOffline(true);
        await expect(connection(page, 'offline')).toBeVisible();
        await page.context().setOffline(false);
        await expect(connection(page, 'live')).toBeVisible();
        await expect(sections(page)).toBeVisible();
        // Said once, although the kudos say it as well.
        await expect(page.getByText(en('app.connection.live'), { exact: true })).toHaveCount(2);
        await expect(page.getByRole('status').filter({ hasText: en('app.connection.live') })).toHaveCount(1);
      });

      await test.step('the next station', async () => {
        await sleepUntil(async () => {
          await post(host, href(lobbyPage, { pin }), { data_request: 'next_station', slug: ASTHMA.slug });
          await expect(host).toHaveURL(LOBBY);
        });
        await expect(page).toHaveURL(LOBBY);
        await expect(connection(page, 'live')).toBeVisible();
      });
    });
  });

test('a page of an earlier build goes from the strip to the result, and goes on there, after its build is gone @decides', async ({
  arrive,
  startProduct,
}) => {
  await startProduct();
  const deployments = await openDeployments(gatewayUrl(1));
  try {
    const host = await arrive({ as: 'learner1', baseURL: deployments.url });
    const candidate = await arrive({ as: 'learner2', gateway: 2 });
    const page = await arrive({ as: 'learner3', baseURL: deployments.url });
    // Nothing is fetched ahead, so that every part has to come from the build that the page was opened with.
    for (const one of [host, page])
      await one.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    const pin = await openGroup(host, CHEST_PAIN);
    for (const one of [candidate, page]) await joinByPin(one, pin);
    await startRound(host);
    await tick(host, 0);
    await expect(clipboard(page, 1)).toBeVisible();

    await test.step('the first build is gone: the strip goes on, and the result opens', async () => {
      for (let times = 0; times < 3; times += 1) await deployments.deploy();
      await tick(host, 1);
      await expect(clipboard(page, 2)).toBeVisible();
      await endStation(host);
      for (const one of [host, page]) {
        await expect(one).toHaveURL(SUMMARY);
        await expect(ofLaterBuild(one)).toBeAttached();
        await expect(sections(one)).toBeVisible();
      }
    });
  } finally {
    await deployments.close();
  }
});

test('a page whose build is gone goes from the lobby into the round, and to its result', async ({
  arrive,
  startProduct,
}) => {
  await startProduct();
  const deployments = await openDeployments(gatewayUrl(1));
  try {
    const host = await arrive({ as: 'learner1' });
    const candidate = await arrive({ as: 'learner2', baseURL: deployments.url });
    const page = await arrive({ as: 'learner3', baseURL: deployments.url });
    for (const one of [candidate, page])
      await one.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    const pin = await openGroup(host, CHEST_PAIN);
    for (const one of [candidate, page]) await joinByPin(one, pin);
    for (let times = 0; times < 3; times += 1) await deployments.deploy();
    await startRound(host);
    await tick(host, 0);
    await expect(clipboard(page, 1)).toBeVisible();
    await expect(clockState(candidate, 'running')).toBeVisible();
    await endStation(host);
    for (const one of [candidate, page]) {
      await expect(one).toHaveURL(SUMMARY);
      await expect(ofLaterBuild(one)).toBeAttached();
      await expect(sections(one)).toBeVisible();
    }
  } finally {
    await deployments.close();
  }
});

test('a result of a build that is gone becomes cards and a picture, and leads on', async ({ arrive, startProduct }) => {
  await startProduct();
  const deployments = await openDeployments(gatewayUrl(1));
  try {
    const host = await arrive({ as: 'learner1', baseURL: deployments.url });
    const candidate = await arrive({ as: 'learner2', gateway: 2 });
    const third = await arrive({ as: 'learner3', gateway: 2 });
    await host.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const pin = await openGroup(host, CHEST_PAIN);
    for (const one of [candidate, third]) await joinByPin(one, pin);
    await startRound(host);
    await tick(host, 0);
    await endStation(host);
    await expect(places(host).first()).toBeVisible();
    let loads = 0;
    host.on('domcontentloaded', () => (loads += 1));
    for (let times = 0; times < 3; times += 1) await deployments.deploy();

    await test.step('a card', async () => {
      await places(host)
        .first()
        .click({ position: { x: 40, y: 30 } });
      await expect(host.locator('li [data-made]')).toHaveCount(1);
    });

    await test.step('a picture, whose script is gone: the page reloads once, with the card, and without the curtain', async () => {
      const picture = host.getByRole('button', { name: en('stations.picture') });
      await picture.click();
      await expect(host.locator('li[data-carded]')).toHaveCount(1);
      await expect(ofLaterBuild(host)).toBeAttached();
      await expect(host.locator('[data-opens]')).toHaveCount(0);
      await picture.click();
      await expect(host.getByRole('button', { name: en('stations.picture.save') })).toBeVisible();
      await host.keyboard.press('Escape');
      expect(loads).toBe(1);
    });

    await test.step('the next station', async () => {
      await host.getByRole('button', { name: en('stations.summary.go-next') }).click();
      for (const one of [host, third]) await expect(one).toHaveURL(LOBBY);
    });
  } finally {
    await deployments.close();
  }
});
