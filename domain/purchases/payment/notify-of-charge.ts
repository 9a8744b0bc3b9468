import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { Language } from '~/domain/kit/person';
import { day, money } from '../money';
import { confirmPaymentMail, failedPaymentMail, receiptMail, renewalMail } from './mails';
import type { ChargeState, SubscriptionState } from './provider';
import { sendMoneyMail } from './send-money-mail';
import { PEOPLE } from '~/domain/accounts/views';

/** What is older, in milliseconds, is no news. */
const NEWS = 7 * 86_400_000;

const about = statement<{ language: Language; name: string }, [number, string]>(
  'payments.mail-about',
  `SELECT a.language, CASE a.language WHEN 'es' THEN p.name_es ELSE p.name END AS name FROM ${PEOPLE} a JOIN products p ON p.slug = $2 WHERE a.id = $1`,
);

/** In which language somebody reads, and what a product is called in it. */
export const mailWords = (tx: Transaction, accountId: number, product: string) =>
  tx.sql.one(about, [accountId, product]);

const consent = statement<{ terms_version: number; consented_at: Date }, [number]>(
  'payments.consent-of-order',
  'SELECT terms_version, consented_at FROM payment_orders WHERE id = $1',
);

/** A receipt for what was paid; a mail about a renewal that failed. A buyer who was there when a card was declined has seen it. */
export async function notifyOfCharge(
  tx: Transaction,
  accountId: number,
  charge: ChargeState,
  subscriptions: readonly SubscriptionState[],
): Promise<void> {
  if (tx.clock.now().getTime() - charge.at.getTime() > NEWS) return;
  if (charge.state === 'failed' && charge.first) return;
  const words = await mailWords(tx, accountId, charge.product);
  if (!words) return;
  const { language, name } = words;
  const amount = money(charge.amount, charge.currency, language);
  if (charge.state === 'failed') {
    const template = charge.failure === 'authentication_required' ? confirmPaymentMail : failedPaymentMail;
    await sendMoneyMail(tx, accountId, template, { product: name, amount });
    return;
  }
  const of = subscriptions.find(({ id, status }) => id === charge.subscription && status !== 'ended');
  // What costs nothing today and renews for money has its receipt, too; what credit pays was shown with the change of plan.
  if (charge.amount === 0 && (!charge.first || !of || of.ends)) return;
  const agreed = charge.order_id === null ? null : await tx.sql.one(consent, [charge.order_id]);
  const renewal = of && !of.ends ? `${day(of.period_end, language)} (${money(of.amount, of.currency, language)})` : '–';
  await sendMoneyMail(tx, accountId, receiptMail, {
    product: name,
    amount,
    date: day(charge.at, language),
    number: charge.id,
    renewal,
    ...consentIn(agreed, language),
  });
}

const consentIn = (agreed: { terms_version: number; consented_at: Date } | null, language: Language) =>
  agreed ? { terms: String(agreed.terms_version), consented: day(agreed.consented_at, language) } : {};

const due = statement<
  { subscription: string; account_id: number; product: string; amount: number; currency: string; period_end: Date },
  [Date, number]
>(
  'payments.remind',
  `UPDATE payment_subscriptions s SET reminded_for = s.period_end FROM payment_customers c JOIN ${PEOPLE} a ON a.id = c.account_id
    WHERE c.customer = s.customer AND s.subscription IN (
      SELECT subscription FROM payment_subscriptions WHERE status = 'active' AND NOT ends AND period_end > $1
         AND period_end <= $1 + CASE plan WHEN 'yearly' THEN interval '14 days' ELSE interval '3 days' END
         AND reminded_for IS DISTINCT FROM period_end ORDER BY period_end LIMIT $2)
   RETURNING s.subscription, a.id AS account_id, s.product, s.amount, s.currency, s.period_end`,
);

/** Reminds people of their next renewal, 14 days before that of a year and 3 days before that of a month. @returns how many */
export async function remindOfRenewals(tx: Transaction, most: number): Promise<number> {
  const all = await tx.sql.all(due, [tx.clock.now(), most]);
  for (const { account_id, product, amount, currency, period_end } of all) {
    const words = await tx.sql.one(about, [account_id, product]);
    if (!words) continue;
    const values = {
      product: words.name,
      amount: money(amount, currency, words.language),
      date: day(period_end, words.language),
    };
    await sendMoneyMail(tx, account_id, renewalMail, values);
  }
  return all.length;
}
