/**
 * Pictures of the ways by mail, of the mails themselves and of the mailbox, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-mail.ts [folder]
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { login, register } from '~/domain/accounts/contract';
import { forgottenPasswordPage } from '~/domain/accounts/email/contract';
import { confirmEmailMail, emailChangeMail, resetPasswordMail } from '~/domain/accounts/email/mails';
import type { Language } from '~/domain/accounts/contract';
import { profileSecurity } from '~/domain/accounts/profile/contract';
import { mailboxPage } from '~/domain/mails/contract';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { linkInMail } from './mail';
import { gatewayUrl, post, signInByCall } from './people';
import { NEW_PASSWORD } from './registration';

const [folder = '.data/shots'] = process.argv.slice(2);

async function shoot(page: Page, name: string, looks = LOOKS.slice(0, 2)): Promise<void> {
  for (const look of looks) {
    await wear(page, look);
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
}

async function inLanguage(browser: Browser, language: Language): Promise<void> {
  const arrive = async () =>
    (
      await browser.newContext({
        baseURL: gatewayUrl(1),
        locale: language,
        extraHTTPHeaders: { 'accept-language': language },
      })
    ).newPage();
  const [staff, page] = [await arrive(), await arrive()];
  await signInByCall(staff, 'staff1');
  const name = `shot-${language}`;
  const email = `${name}@example.org`;
  const next = `new-${name}@example.org`;
  const open = async (path: string, picture: string) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await shoot(page, `${language}-${picture}`);
  };
  await open(login.path, 'login');
  await open(forgottenPasswordPage.path, 'forgotten');
  await post(page, register.path, {
    email,
    email_confirm: email,
    password: NEW_PASSWORD,
    password_confirm: NEW_PASSWORD,
    first_name: 'Noor',
    last_name: 'Haan',
    username: name,
    country: 'GB',
    training_stage: 3,
    accept_terms: true,
    confirm_age: true,
  });
  await open(profileSecurity.path, 'security-unconfirmed');
  const confirm = await linkInMail(staff, email, confirmEmailMail.words[language].subject);
  await open(confirm, 'confirm');
  await post(page, confirm, {});
  await open(confirm, 'confirmed');
  await post(page, '/api/account/email/', { email: next });
  await open(profileSecurity.path, 'security-pending');
  await post(page, forgottenPasswordPage.path, { username: email });
  await open(await linkInMail(staff, email, resetPasswordMail.words[language].subject), 'reset');
  await open(await linkInMail(staff, email, emailChangeMail.words[language].subject), 'undo');
  await staff.goto(mailboxPage.path);
  await staff.getByRole('article').first().waitFor();
  await shoot(staff, `${language}-mailbox`);
  const answer = await staff.request.get(mailboxPage.path, {
    params: { to: email },
    headers: { accept: 'application/json' },
  });
  const { mails } = (await answer.json()) as { mails: { html: string }[] };
  const reader = await (await browser.newContext()).newPage();
  for (const [index, { html }] of mails.entries()) {
    await reader.setContent(html);
    for (const width of [390, 1280]) {
      await reader.setViewportSize({ width, height: 800 });
      await reader.screenshot({ path: join(folder, `${language}-mail-${index}.${width}.png`) });
    }
  }
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({ executablePath: process.env.E2E_CHROMIUM });
  try {
    for (const language of ['en', 'es'] as const) await inLanguage(browser, language);
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
