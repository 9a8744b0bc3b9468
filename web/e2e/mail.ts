import { expect, type Page } from '@playwright/test';
import { mailboxPage } from '~/domain/mails/contract';

/**
 * The path of the link in the newest mail with this subject, read by staff from the mailbox of the demo.
 * @param staff a page where a staff member is signed in
 */
export async function linkInMail(staff: Page, to: string, subject: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const answer = await staff.request.get(mailboxPage.path, {
        params: { to },
        headers: { accept: 'application/json' },
      });
      const { mails } = (await answer.json()) as { mails: { subject: string; path: string }[] };
      path = mails.find((mail) => mail.subject === subject)?.path ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}
