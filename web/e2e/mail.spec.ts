import type { Page } from '@playwright/test';
import { login, register } from '~/domain/accounts/contract';
import { forgottenPasswordPage } from '~/domain/accounts/email/contract';
import { confirmEmailMail, emailChangeMail, resetPasswordMail } from '~/domain/accounts/email/mails';
import { profileSecurity } from '~/domain/accounts/profile/contract';
import { mailboxPage } from '~/domain/mails/contract';
import { expectAccessible, PHONE } from './axe';
import { linkInMail } from './mail';
import { expect, post, signInThroughForm, test } from './people';
import { fillAbout, fillSignIn, fillTraining, NEW_PASSWORD, nextButton } from './registration';
import { en, es, type Say } from './words';

/** Registers without the form, if the form is not what is tested. */
async function registered(page: Page, username: string): Promise<string> {
  const email = `${username}@example.org`;
  await post(page, register.path, {
    email,
    email_confirm: email,
    password: NEW_PASSWORD,
    password_confirm: NEW_PASSWORD,
    first_name: 'Noor',
    last_name: 'Haan',
    username,
    country: 'GB',
    training_stage: 3,
    accept_terms: true,
    confirm_age: true,
  });
  return email;
}
const card = (page: Page, say: Say, key: string) => page.getByRole('region', { name: say(key), exact: true });
const press = (page: Page, say: Say, key: string) => page.getByRole('button', { name: say(key), exact: true }).click();
const done = (page: Page) => page.getByRole('main').getByRole('status');

test('somebody registers in Spanish on a phone and confirms the address by the mail', async ({ arrive }) => {
  const staff = await arrive({ as: 'staff1' });
  const page = await arrive({ locale: 'es-ES', viewport: PHONE });
  await page.goto(register.path);
  await fillSignIn(page, es, 'carmela');
  await nextButton(page, es).click();
  await fillAbout(page, es, { first: 'Carmela', last: 'Rius', username: 'carmela' });
  await nextButton(page, es).click();
  await (await fillTraining(page, es)).click();
  await expect(page).toHaveURL('/');

  await page.goto(profileSecurity.path);
  await expect(page.getByText(es('email.card.unconfirmed'))).toBeVisible();
  await expectAccessible(page, 'the security page of somebody who has not confirmed');
  const path = await linkInMail(staff, 'carmela@example.org', confirmEmailMail.words.es.subject);
  await page.goto(path);
  await expect(page.getByText('carmela@example.org')).toBeVisible();
  await expectAccessible(page, 'the page that confirms an address');
  await press(page, es, 'email.confirm.submit');
  await expect(done(page)).toContainText('carmela@example.org');
  await page.goto(profileSecurity.path);
  await expect(card(page, es, 'email.card.title').getByText('carmela@example.org')).toBeVisible();
  await expect(page.getByText(es('email.card.unconfirmed'))).toBeHidden();
});

test('a forgotten password is replaced, and the link works once @decides', async ({ arrive }) => {
  const staff = await arrive({ as: 'staff1' });
  const signedIn = await arrive();
  const email = await registered(signedIn, 'forgetful');
  await post(signedIn, await linkInMail(staff, email, confirmEmailMail.words.en.subject), {});

  const page = await arrive();
  await page.goto(login.path);
  await page.getByRole('link', { name: en('accounts.login.forgotten') }).click();
  await expect(page).toHaveURL(forgottenPasswordPage.path);
  await page.getByLabel(en('accounts.login.username')).fill('forgetful');
  await expectAccessible(page, 'the page of a forgotten password');
  await press(page, en, 'email.forgotten.submit');
  await expect(done(page)).toHaveText(en('email.forgotten.done'));

  const path = await linkInMail(staff, email, resetPasswordMail.words.en.subject);
  await page.goto(path);
  const fields = [en('email.password.new'), en('email.password.repeat')];
  for (const label of fields) await page.getByLabel(label, { exact: true }).fill('nodigits');
  await press(page, en, 'email.reset.submit');
  await expect(page.getByText(en('accounts.register.password-weak'))).toBeVisible();
  await expectAccessible(page, 'the page of a new password');
  for (const label of fields) await page.getByLabel(label, { exact: true }).fill('saffron threads 4712');
  await press(page, en, 'email.reset.submit');
  await expect(done(page)).toHaveText(en('email.reset.done'));

  await page
    .getByRole('main')
    .getByRole('link', { name: en('email.to-sign-in') })
    .click();
  await signInThroughForm(page, 'forgetful', 'saffron threads 4712');
  await expect(page.getByRole('button', { name: en('app.profile.label', { name: 'Noor H.' }) })).toBeVisible();
  await page.goto(path);
  await expect(done(page)).toHaveText(en('problem.link-used'));
  // The earlier session has ended.
  await signedIn.goto(profileSecurity.path);
  await expect(signedIn.getByRole('alert')).toHaveText(new RegExp(en('problem.not-signed-in')));
});

test('an address is changed, and taken back by the old one', async ({ arrive }) => {
  const staff = await arrive({ as: 'staff1' });
  const page = await arrive();
  const email = await registered(page, 'mover');
  await post(page, await linkInMail(staff, email, confirmEmailMail.words.en.subject), {});
  await page.goto(profileSecurity.path);
  const address = card(page, en, 'email.card.title');
  await address.getByLabel(en('email.card.new')).fill('moved@example.org');
  await press(page, en, 'email.card.change');
  await expect(address.getByText('moved@example.org')).toBeVisible();
  await expect(address.getByText(email)).toBeVisible();

  // The new address, on a phone without a session.
  const phone = await arrive({ viewport: PHONE });
  await phone.goto(await linkInMail(staff, 'moved@example.org', confirmEmailMail.words.en.subject));
  await press(phone, en, 'email.confirm.submit');
  await expect(done(phone)).toContainText('moved@example.org');
  await page.reload();
  await expect(address.getByText('moved@example.org')).toBeVisible();
  await expect(address.getByText(email)).toBeHidden();

  await phone.goto(await linkInMail(staff, email, emailChangeMail.words.en.subject));
  await expect(phone.getByText(email).first()).toBeVisible();
  await expectAccessible(phone, 'the page that takes a change of address back');
  await press(phone, en, 'email.undo.submit');
  await expect(done(phone)).toContainText(email);
  await page.goto(login.path);
  await signInThroughForm(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/');
  await page.goto(profileSecurity.path);
  await expect(address.getByText(email)).toBeVisible();
});

test('a password is changed with the old one', async ({ arrive }) => {
  const page = await arrive();
  await registered(page, 'renewer');
  await page.goto(profileSecurity.path);
  const fill = async (old: string) => {
    await page.getByLabel(en('email.password.old'), { exact: true }).fill(old);
    for (const key of ['email.password.new', 'email.password.repeat'])
      await page.getByLabel(en(key), { exact: true }).fill('saffron threads 4712');
    await press(page, en, 'email.password.submit');
  };
  await fill('another-1234');
  await expect(page.getByText(en('problem.password-wrong'))).toBeVisible();
  await fill(NEW_PASSWORD);
  await expect(page.getByText(en('email.password.done'))).toBeVisible();
  await expect(page.getByLabel(en('email.password.old'), { exact: true })).toHaveValue('');
});

test('staff read the mails of a demo; for everybody else there is no mailbox', async ({ arrive }) => {
  const somebody = await arrive();
  const email = await registered(somebody, 'reader');
  const staff = await arrive({ as: 'staff1' });
  await linkInMail(staff, email, confirmEmailMail.words.en.subject);
  await staff.goto(mailboxPage.path);
  const mail = staff.getByRole('article').filter({ hasText: email });
  await expect(mail.getByRole('heading', { name: confirmEmailMail.words.en.subject })).toBeVisible();
  await expectAccessible(staff, 'the mailbox');
  await mail.getByRole('link', { name: en('ops.mailbox.follow') }).click();
  await expect(staff.getByText(email)).toBeVisible();
  expect((await somebody.goto(mailboxPage.path))!.status()).toBe(404);
});
