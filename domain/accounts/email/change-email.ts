import { invalid, notFound } from '../../kit/errors';
import type { Person } from '../../kit/person';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { sendMail } from '../../mails/send-mail';
import { isEmail } from '../credentials';
import { isTaken } from '../is-taken.query';
import { REGISTRATION_MESSAGES } from '../registration';
import { UNDO_DAYS } from './contract';
import { addLink } from './links';
import { confirmEmailMail, emailChangeMail } from './mails';
import { CONFIRM_LASTS, lockEmail, mailsLimited } from './send-confirmation';

export const UNDO_LASTS = UNDO_DAYS * 86_400_000;

const endOpen = statement<{ id: number }, [number, Date]>(
  'accounts.end-open-email-change',
  `UPDATE email_changes SET ended_at = $2 WHERE account_id = $1 AND confirmed_at IS NULL AND ended_at IS NULL RETURNING id`,
);
const begin = statement<{ id: number }, [number, string, string, Date]>(
  'accounts.begin-email-change',
  'INSERT INTO email_changes (account_id, old_email, new_email, asked_at) VALUES ($1, $2, $3, $4) RETURNING id',
);

const { emailInvalid, emailTaken } = REGISTRATION_MESSAGES;
const SAME = 'This is the address of your account.';
const about = (message: string) => [{ path: 'email', message }];

/**
 * Asks for another address. Nothing changes before a link in a mail to it is followed. A change that was asked for before and that
 * nobody confirmed is given up.
 * @throws Problem `email-invalid`, `email-taken`, `email-same`, `mails-limited`
 */
export async function changeEmail(tx: Transaction, person: Person, email: string): Promise<void> {
  const account = await lockEmail(tx, person.id);
  if (!account) throw notFound();
  if (!isEmail(email)) throw invalid('email-invalid', emailInvalid, about(emailInvalid));
  if (email.toLowerCase() === account.email.toLowerCase()) throw invalid('email-same', SAME, about(SAME));
  if (await isTaken(tx, email, person.id)) throw invalid('email-taken', emailTaken, about(emailTaken));
  const now = tx.clock.now();
  await tx.sql.all(endOpen, [person.id, now]);
  const change = await tx.sql.one(begin, [person.id, account.email, email, now]);
  if (!change) throw new Error('a change of address was not written');
  const link = { accountId: person.id, changeId: change.id };
  const confirm = await addLink(tx, { ...link, purpose: 'change', email, lasts: CONFIRM_LASTS });
  const undo = await addLink(tx, { ...link, purpose: 'undo', email: account.email, lasts: UNDO_LASTS });
  const outcome = await sendMail(tx, {
    accountId: person.id,
    to: email,
    template: confirmEmailMail,
    values: { link_id: confirm },
  });
  if (outcome === 'limited') throw mailsLimited();
  await sendMail(tx, { accountId: person.id, template: emailChangeMail, values: { link_id: undo, new_email: email } });
}

/** Gives up a change that nobody has confirmed; nothing happens if there is none. */
export async function cancelEmailChange(tx: Transaction, person: Person): Promise<void> {
  await lockEmail(tx, person.id);
  await tx.sql.all(endOpen, [person.id, tx.clock.now()]);
}
