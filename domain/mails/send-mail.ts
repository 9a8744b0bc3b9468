import { sendMailJob } from './jobs';
import type { Language } from '../kit/person';
import type { Mail, ValuesOf } from '../kit/mail';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

const HOUR = 3_600_000;

interface Recipient {
  email: string;
  language: Language;
  confirmed: boolean;
  marketing: boolean;
  following: boolean;
}

const find = statement<Recipient, [number]>(
  'mails.recipient',
  `SELECT email, language, email_confirmed_at IS NOT NULL AS confirmed,
          receive_marketing_emails AS marketing, receive_following_emails AS following
     FROM accounts WHERE id = $1 AND NOT guest`,
);
const lockAddress = statement<never, [string]>(
  'mails.lock-address',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates mails'), hashtext(lower($1)))`,
);
const countSince = statement<{ count: number }, [string, string, Date]>(
  'mails.count-since',
  'SELECT count(*)::int AS count FROM mails WHERE lower(to_address) = lower($1) AND template = $2 AND created_at > $3',
);
const add = statement<{ id: string }, [number | null, string, Language, string, string, Date]>(
  'mails.add',
  `INSERT INTO mails (account_id, to_address, language, template, body, created_at)
   VALUES ($1, $2, $3, $4, $5::jsonb, $6) RETURNING id`,
);

/** Somebody with an account, at the address of the account; with `to`, at another address of theirs. Or an address alone. */
type To = { accountId: number; to?: string } | { accountId?: undefined; to: string; language: Language };

/**
 * `queued`: it will be sent. `unconfirmed`: nobody has confirmed the address, and only a confirmation may be sent there. `limited`:
 * the address got as many in this hour as `hourly` of the mail says. `unwanted`: the person has not asked for such mails, or there is
 * no such account.
 */
export type MailOutcome = 'queued' | 'unconfirmed' | 'limited' | 'unwanted';

async function recipientOf(tx: Transaction, to: To): Promise<Recipient | null> {
  if (to.accountId === undefined)
    return { email: to.to, language: to.language, confirmed: false, marketing: false, following: false };
  const account = await tx.sql.one(find, [to.accountId]);
  return account && to.to !== undefined ? { ...account, email: to.to, confirmed: false } : account;
}

/**
 * Sends a mail once the transaction has committed. The address is that of this moment: a change of it that comes later does not
 * redirect the mail.
 */
export async function sendMail<M extends Mail>(
  tx: Transaction,
  { template, values, ...to }: To & { template: M; values: ValuesOf<M> },
): Promise<MailOutcome> {
  const recipient = await recipientOf(tx, to);
  if (!recipient || (template.optional && !recipient[template.optional])) return 'unwanted';
  if (!recipient.confirmed && !template.toUnconfirmed) return 'unconfirmed';
  const now = tx.clock.now();
  if (template.hourly !== undefined) {
    await tx.sql.all(lockAddress, [recipient.email]);
    const lately = await tx.sql.one(countSince, [recipient.email, template.name, new Date(now.getTime() - HOUR)]);
    if ((lately?.count ?? 0) >= template.hourly) return 'limited';
  }
  const body = JSON.stringify(template.values.parse(values));
  const row = await tx.sql.one(add, [
    to.accountId ?? null,
    recipient.email,
    recipient.language,
    template.name,
    body,
    now,
  ]);
  if (!row) throw new Error(`the mail ${template.name} was not written`);
  tx.enqueue(sendMailJob, { mail_id: row.id });
  return 'queued';
}
