import { profileDetails, profileSecurity } from '~/domain/accounts/profile/contract';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { login } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { expectAccessible, PHONE } from './axe';
import { aPersonLike } from './database';
import { CHEST_PAIN, connection, LOBBY, openGroup } from './group';
import { dock } from './partners';
import { expect, gatewayUrl, signInThroughForm, test } from './people';
import config from './playwright.config';
import { en } from './words';

/** An address of a local network, which leads to this machine: to a browser that is no safe place, as 127.0.0.1 is. */
const ADDRESS = '192.168.77.7';

test.use({
  worker: true,
  launchOptions: {
    ...config.use!.launchOptions,
    args: [...config.use!.launchOptions!.args!, `--host-resolver-rules=MAP ${ADDRESS} 127.0.0.1`],
  },
});

test('a phone over http sees what needs https, and can do everything else', async ({ arrive, startProduct }) => {
  await startProduct();
  const phone = await arrive({ viewport: PHONE, baseURL: gatewayUrl(1).replace('127.0.0.1', ADDRESS) });

  await test.step('signing in: without passkeys', async () => {
    await phone.goto(login.path);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await phone.evaluate(() => isSecureContext)).toBe(false);
    await expect(phone.getByRole('button', { name: en('accounts.login.passkey') })).toHaveCount(0);
    await signInThroughForm(phone, await aPersonLike('learner8'));
    await expect(phone).toHaveURL('/');
    await phone.goto(profileSecurity.path);
    await expect(phone.getByText(en('security.passkeys.not-here'))).toBeVisible();
  });

  await test.step('messages, and pages without a network', async () => {
    await phone.goto(profileDetails.path);
    await expect(phone.getByText(en('push.unsupported'))).toBeVisible();
    await phone.goto(href(cardsAway));
    await expect(phone.getByText(en('flashcards.away.no-worker'))).toBeVisible();
  });

  await test.step('the microphone: one listens and writes', async () => {
    const host = await arrive({ as: 'learner6' });
    const pin = await openGroup(host, CHEST_PAIN);
    await host.getByRole('switch', { name: en('call.talk-here') }).check();
    await phone.goto(`/join/${pin}/`);
    await phone.getByRole('main').getByRole('button').first().click();
    await expect(phone).toHaveURL(LOBBY);
    await expect(connection(phone, 'live')).toBeVisible();
    await dock(phone)
      .getByRole('button', { name: en('call.join') })
      .click();
    const check = phone.getByRole('dialog', { name: en('call.check.title-join') });
    await expect(check.getByRole('alert')).toContainText(en('call.microphone.insecure'));
    await expect(check.getByRole('alert')).toContainText(en('call.microphone.insecure.what-to-do'));
    await expectAccessible(phone, 'a microphone that needs https');
    await check.getByRole('button', { name: en('call.check.listen-only') }).click();
    await expect(check).toBeHidden();
    await expect(dock(phone)).toBeVisible();
  });
});
