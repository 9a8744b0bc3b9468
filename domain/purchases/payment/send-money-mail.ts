import type { Mail, ValuesOf } from '~/domain/kit/mail';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { sendMail } from '~/domain/mails/send-mail';

const unconfirmed = statement<{ email: string | null }, [number]>(
  'payments.address-at-provider',
  `SELECT c.email FROM accounts a JOIN payment_customers c ON c.account_id = a.id WHERE a.id = $1 AND a.email_confirmed_at IS NULL`,
);

/**
 * Sends a mail about money, which goes out in any case: to the address of the account, or, if nobody has confirmed that, to the one
 * that the payment provider has.
 */
export async function sendMoneyMail<M extends Mail>(
  tx: Transaction,
  accountId: number,
  template: M,
  values: ValuesOf<M>,
): Promise<void> {
  const to = (await tx.sql.one(unconfirmed, [accountId]))?.email;
  await sendMail(tx, { accountId, template, values, ...(to ? { to } : {}) });
}
