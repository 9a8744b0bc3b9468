import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { day, money } from '../money';
import { LOCALES } from '~/domain/kit/person';
import { reduced } from '../prices/coupon.query';
import { confirmPaymentMail, endedMail, refundMail, returnedMail, withdrawnMail } from './mails';
import { findOrder } from './orders';
import type { CustomerState } from './provider';
import { mailWords } from './notify-of-charge';
import { sendMoneyMail } from './send-money-mail';

interface Previous {
  /** Of charges, in the smallest unit. */
  refunded: ReadonlyMap<string, number>;
  /** Subscriptions that renewed, and whether they were paid. */
  renewing: ReadonlyMap<string, boolean>;
}

const refunds = statement<{ charge: string; refunded: number }, [string]>(
  'payments.known-refunds',
  'SELECT charge, refunded FROM payment_charges WHERE customer = $1',
);
const renewing = statement<{ subscription: string; paid: boolean }, [string]>(
  'payments.known-renewals',
  `SELECT s.subscription, s.status = 'active' AS paid FROM payment_subscriptions s LEFT JOIN payment_orders o ON o.id = s.order_id
    WHERE s.customer = $1 AND s.status <> 'ended' AND NOT s.ends AND s.withdrawn_at IS NULL AND o.returned_at IS NULL`,
);

/** What was stored of a customer before a sync. */
export async function previousState(tx: Transaction, customer: string): Promise<Previous> {
  return {
    refunded: new Map((await tx.sql.all(refunds, [customer])).map((one) => [one.charge, one.refunded])),
    renewing: new Map((await tx.sql.all(renewing, [customer])).map((one) => [one.subscription, one.paid])),
  };
}

/**
 * Mails about refunds, about renewals that have ended, and about a renewal that waits for a confirmation, for which the provider may
 * not have tried the card.
 *
 * @param tried new charges, which have mails of their own
 */
export async function notifyOfChanges(
  tx: Transaction,
  accountId: number,
  before: Previous,
  state: CustomerState,
  tried: ReadonlySet<string>,
): Promise<void> {
  for (const { id, refunded, disputed, currency, product } of state.charges) {
    const given = refunded - (before.refunded.get(id) ?? refunded);
    const words = given > 0 && !disputed && (await mailWords(tx, accountId, product));
    if (!words) continue;
    const values = { product: words.name, amount: money(given, currency, words.language), number: id };
    await sendMoneyMail(tx, accountId, refundMail, values);
  }
  for (const { id, status, product, invoice_url, amount, currency } of state.subscriptions) {
    const waits = before.renewing.get(id) === true && status === 'past_due' && invoice_url !== '';
    if (!waits || state.charges.some((one) => one.subscription === id && tried.has(one.id))) continue;
    const words = await mailWords(tx, accountId, product);
    if (!words) continue;
    const values = { product: words.name, amount: money(amount, currency, words.language) };
    await sendMoneyMail(tx, accountId, confirmPaymentMail, values);
  }
  for (const { id, ends, status, product, period_end } of state.subscriptions) {
    const words = before.renewing.has(id) && (ends || status === 'ended') && (await mailWords(tx, accountId, product));
    if (!words) continue;
    const values = { product: words.name, date: day(period_end, words.language) };
    await sendMoneyMail(tx, accountId, endedMail, values);
  }
}

/** Says why a payment goes back that was less than the price of its billing address, and what that price is. */
export async function notifyOfReturn(tx: Transaction, accountId: number, orderId: number): Promise<void> {
  const order = await findOrder(tx, orderId);
  const words = order && (await mailWords(tx, accountId, order.product));
  if (!words || !order.billed_country) return;
  const { language, name } = words;
  const { billed_country: country, right_amount, right_currency } = order;
  await sendMoneyMail(tx, accountId, returnedMail, {
    product: name,
    slug: order.product,
    plan: order.plan,
    country,
    country_name: new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(country) ?? country,
    amount: money(reduced(order.amount, order.percent_off), order.currency, language),
    price: right_amount && right_currency ? money(right_amount, right_currency, language) : '–',
  });
}

/** Acknowledges a withdrawal on a lasting medium, as the law asks for. */
export async function notifyOfWithdrawal(
  tx: Transaction,
  accountId: number,
  { product, amount, currency }: { product: string; amount: number; currency: string },
): Promise<void> {
  const words = await mailWords(tx, accountId, product);
  if (!words) return;
  const { language, name } = words;
  const values = { product: name, date: day(tx.clock.now(), language), amount: money(amount, currency, language) };
  await sendMoneyMail(tx, accountId, withdrawnMail, values);
}
