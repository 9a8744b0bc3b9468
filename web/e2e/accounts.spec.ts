import { boxes, tick, endStation } from './examiner';
import { CHEST_PAIN, giveRole, joinAsGuest, openGroup, startButton, SUMMARY } from './group';
import { expect, test } from './people';
import { fillAbout, fillSignIn, fillTraining, NEW_PASSWORD, nextButton, usernameField } from './registration';
import { en, es } from './words';

// rules: 2.2.8
test('somebody new registers in Spanish, signs out and signs in again @decides', async ({ arrive }) => {
  const page = await arrive({ locale: 'es-ES' });
  await page.goto('/register/');
  await fillSignIn(page, es, 'lucia');
  await nextButton(page, es).click();

  await usernameField(page, es).fill('learner1');
  await expect(page.getByText(es('accounts.register.username-taken'))).toBeVisible();
  await usernameField(page, es).fill('lu cía');
  await expect(page.getByText(es('accounts.register.username-invalid'))).toBeVisible();
  await fillAbout(page, es, { first: 'Lucía', last: 'Ferrer', username: 'lucia' });
  await nextButton(page, es).click();
  const signUp = await fillTraining(page, es);
  await signUp.click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  await page.getByRole('button', { name: es('app.profile.label', { name: 'Lucía F.' }) }).click();
  await page.getByRole('menuitem', { name: es('app.sign-out') }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: es('app.sign-in') })
    .click();
  const submit = page.getByRole('main').getByRole('button', { name: es('accounts.login.submit') });
  await page.getByLabel(es('accounts.login.username')).fill('lucia');
  await page.getByLabel(es('accounts.login.password'), { exact: true }).fill('otra-cosa-1');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(es('problem.sign-in-failed'));
  await page.getByLabel(es('accounts.login.password'), { exact: true }).fill(NEW_PASSWORD);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía');
});

test('a guest registers after a session and keeps the result', async ({ arrive }) => {
  const host = await arrive({ as: 'learner8' });
  const guest = await arrive();
  const pin = await openGroup(host, CHEST_PAIN);
  await joinAsGuest(guest, `/join/${pin}/`, 'Wren');
  await giveRole(host, 'Wren', 'student');
  await giveRole(host, 'Samuel T.', 'examiner');
  await startButton(host).click();
  await expect(guest).toHaveURL(/\/student\/\?pin=/);
  await tick(host, 0, 1, 2);
  const total = await boxes(host).count();
  await endStation(host);
  await expect(guest).toHaveURL(SUMMARY);
  const result = new URL(guest.url()).pathname;

  await guest
    .getByRole('main')
    .getByRole('link', { name: en('stations.summary.register') })
    .click();
  await expect(guest.getByText(en('accounts.register.guest-lead', { name: 'Wren' }))).toBeVisible();
  await fillSignIn(guest, en, 'wren');
  await nextButton(guest, en).click();
  await fillAbout(guest, en, { first: 'Wren', last: 'Abara', username: 'wren' });
  await nextButton(guest, en).click();
  const signUp = await fillTraining(guest, en);
  await signUp.click();

  await expect(guest).toHaveURL(SUMMARY);
  await expect(guest.getByText(`3/${total}`, { exact: true }).first()).toBeVisible();
  await expect(guest.getByRole('button', { name: en('app.profile.label', { name: 'Wren A.' }) })).toBeVisible();
  await expect(guest.getByText(en('stations.summary.guest'))).toBeHidden();
  await guest.goto(`/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/`);
  await expect(
    guest
      .getByRole('region', { name: en('stations.attempts.title') })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', result);
});
