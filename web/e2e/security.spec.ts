import type { Page } from '@playwright/test';
import { login, logout, register } from '~/domain/accounts/contract';
import { profileSecurity } from '~/domain/accounts/profile/contract';
import { secondStep } from '~/domain/accounts/security/contract';
import { expectAccessible } from './axe';
import { ageConfirmation, giveRoles } from './database';
import { expect, post, signInByCall, signInThroughForm, test } from './people';
import { fillAbout, fillSignIn, fillTraining, NEW_PASSWORD, nextButton } from './registration';
import { byName, codeOf, keepCodes, registerByCall, secondStepWith, setUpApp } from './second-factor';
import { en } from './words';

const AT_SECOND_STEP = new RegExp(secondStep.path);
const card = (page: Page, title: string) => page.getByRole('region', { name: en(title) });
const signOut = (page: Page) => post(page, logout.path, {});
const isSignedIn = (page: Page) =>
  expect(page.getByRole('button', { name: en('app.profile.label', { name: 'Nadia B.' }) })).toBeVisible();

/** A phone or computer that keeps passkeys and says yes. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, signs in by itself and as second step, and is removed', async ({ arrive, startProduct }) => {
  await startProduct();
  const page = await arrive({ baseURL: byName() });
  await withAuthenticator(page);
  await registerByCall(page, 'nadia.key');
  await page.goto(profileSecurity.path);
  await page.getByRole('button', { name: en('security.passkey.add') }).click();
  const dialog = page.getByRole('dialog', { name: en('security.passkey.add') });
  await dialog.getByLabel(en('security.passkey.name')).fill('My laptop');
  await dialog.getByRole('button', { name: en('security.confirm.submit') }).click();
  await keepCodes(page);
  const factors = card(page, 'security.factors');
  await expect(factors.getByText('My laptop', { exact: true })).toBeVisible();

  await signOut(page);
  await page.goto(login.path);
  await page.getByRole('button', { name: en('accounts.login.passkey') }).click();
  await isSignedIn(page);

  await signOut(page);
  await page.goto(login.path);
  await signInThroughForm(page, 'nadia.key', NEW_PASSWORD);
  await expect(page).toHaveURL(AT_SECOND_STEP);
  await page.getByRole('button', { name: en('security.passkey.use') }).click();
  await isSignedIn(page);

  await page.goto(profileSecurity.path);
  await factors.getByRole('button', { name: en('security.passkey.rename.of', { name: 'My laptop' }) }).click();
  const renaming = page.getByRole('dialog', { name: en('security.passkey.rename.of', { name: 'My laptop' }) });
  await renaming.getByLabel(en('security.passkey.name')).fill('Ward computer');
  await renaming.getByRole('button', { name: en('security.passkey.rename'), exact: true }).click();
  await expect(factors.getByText('Ward computer', { exact: true })).toBeVisible();
  await factors.getByRole('button', { name: en('security.passkey.remove', { name: 'Ward computer' }) }).click();
  const question = page.getByRole('dialog', { name: en('security.passkey.remove', { name: 'Ward computer' }) });
  await expect(question).toContainText(en('security.remove.last'));
  await question.getByRole('button', { name: en('security.remove') }).click();
  await expect(factors.getByText('Ward computer', { exact: true })).toBeHidden();
});

test('an app is set up; its code signs in, a recovery code does once, and removing it asks again @decides', async ({
  arrive,
}) => {
  const page = await arrive();
  await registerByCall(page, 'nadia.app');
  const { secret, codes } = await setUpApp(page);
  await expectAccessible(page, 'security page');

  await signOut(page);
  await page.goto(`${login.path}?next=${profileSecurity.path}`);
  await signInThroughForm(page, 'nadia.app', NEW_PASSWORD);
  await expect(page).toHaveURL(AT_SECOND_STEP);
  await expectAccessible(page, 'second step');
  await secondStepWith(page, '000000');
  await expect(page.getByRole('alert')).toHaveText(en('problem.code-wrong'));
  await secondStepWith(page, codeOf(secret, { later: true }));
  await expect(page).toHaveURL(profileSecurity.path);
  await isSignedIn(page);

  for (const works of [true, false]) {
    await signOut(page);
    await page.goto(login.path);
    await signInThroughForm(page, 'nadia.app', NEW_PASSWORD);
    await page.getByRole('button', { name: en('security.step.recovery') }).click();
    await secondStepWith(page, codes[0]!, 'security.step.recovery-code');
    if (works) await isSignedIn(page);
    else await expect(page.getByRole('alert')).toHaveText(en('problem.code-wrong'));
  }
  await secondStepWith(page, codes[1]!, 'security.step.recovery-code');
  await isSignedIn(page);

  await ageConfirmation('nadia.app');
  await page.goto(profileSecurity.path);
  const factors = card(page, 'security.factors');
  await expect(factors.getByText(en('security.codes.left', { left: 8 }))).toBeVisible();
  await factors.getByRole('button', { name: en('security.app.remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('security.remove') })
    .click();
  const again = page.getByRole('dialog', { name: en('security.confirm.title') });
  const password = again.getByLabel(en('security.confirm.password'), { exact: true });
  await password.fill('not-the-one-1');
  await again.getByRole('button', { name: en('security.confirm.submit') }).click();
  await expect(again.getByRole('alert')).toHaveText(en('problem.password-wrong'));
  await expectAccessible(page, 'confirmation');
  await password.fill(NEW_PASSWORD);
  await again.getByRole('button', { name: en('security.confirm.submit') }).click();
  await expect(again).toBeHidden();
  await expect(factors.getByRole('button', { name: en('security.app.set-up') })).toBeVisible();
});

test('a device is signed out from another browser, and notices at once @decides', async ({ arrive }) => {
  const [here, there] = [await arrive({ gateway: 1 }), await arrive({ gateway: 2 })];
  await registerByCall(here, 'nadia.devices');
  await signInByCall(there, 'nadia.devices', NEW_PASSWORD);
  await there.goto('/');
  await isSignedIn(there);
  await here.goto(profileSecurity.path);
  const devices = card(here, 'security.devices');
  await expect(devices.getByText(en('security.devices.this'))).toHaveCount(1);
  await devices.getByRole('button', { name: /^Sign out / }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(
    there
      .getByRole('banner')
      .getByRole('link', { name: en('app.sign-in') })
      .first(),
  ).toBeVisible();
  await isSignedIn(here);
});

test('a sign-in on another device is one line on the start page of the first, until it is read', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'signed.in.twice');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: en('app.home.today.begin') })).toBeVisible();
  const line = page.getByRole('main').getByRole('link', { name: /^New sign-in: / });
  await expect(line).toBeHidden();
  const other = await arrive();
  await signInByCall(other, 'signed.in.twice', NEW_PASSWORD);
  await expect(line).toBeVisible();
  await line.click();
  await expect(page).toHaveURL(profileSecurity.path);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: en('app.home.today.begin') })).toBeVisible();
  await expect(line).toBeHidden();
});

test('a moderator without a second factor is led to set one up, and then has the role', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'nadia.moderator');
  await signOut(page);
  await giveRoles('nadia.moderator', ['learner', 'moderator']);
  await page.goto(login.path);
  await signInThroughForm(page, 'nadia.moderator', NEW_PASSWORD);
  await expect(page).toHaveURL(profileSecurity.path);
  const strip = page.getByText(en('security.roles-off'));
  await expect(strip).toBeVisible();
  await expect(page.getByText(en('security.factors.required'))).toBeVisible();
  await expectAccessible(page, 'a role that is off');
  await setUpApp(page);
  await expect(strip).toBeHidden();
  await expect(page.getByText(en('security.factors.required'))).toBeHidden();
});

test('a password is rated while it is typed, and a common one is refused', async ({ arrive }) => {
  const page = await arrive();
  await page.goto(register.path);
  await fillSignIn(page, en, 'nadia.common');
  await expect(page.getByText(en('accounts.register.password.strength.4'))).toBeVisible();
  for (const key of ['password', 'password-confirm'])
    await page.getByLabel(en(`accounts.register.${key}`), { exact: true }).fill('password1');
  await expect(page.getByText(en('accounts.register.password.strength.0'))).toBeVisible();
  await expectAccessible(page, 'strength of a password');
  await nextButton(page, en).click();
  await fillAbout(page, en, { first: 'Nadia', last: 'Belmonte', username: 'nadia.common' });
  await nextButton(page, en).click();
  await (await fillTraining(page, en)).click();
  await expect(page.getByText(en('accounts.register.password-common'))).toBeVisible();
});
