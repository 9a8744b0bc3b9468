import type Stripe from 'stripe';
import { TEST_CARDS } from './cards';
import { completeSession, priceOfSession } from './checkout';
import type { Params } from './form';
import { asksConfirmation, type TypedCard, wrongWith } from './methods';
import { idOf } from './objects';
import { day, each, escape, field, localeOf, money, page } from './pages';
import { nextPeriodEnd } from './periods';
import type { Provider } from './provider';
import { cancelNow, describe, periodOf, retryInvoice, setRenewal } from './subscriptions';

/** What a hosted page answers: HTML, or where the browser goes next. */
export type Hosted = { html: string } | { redirect: string } | null;

const cardsList = () =>
  `<div class="sheet"><p>Test cards, with any later date and any three digits:</p><table>${TEST_CARDS.map(
    ({ number, about }) =>
      `<tr><td><code>${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></td><td>${escape(about)}</td></tr>`,
  ).join('')}</table></div>`;

/** What was typed stays there after a declined card: no number of a real card is ever taken. */
const cardFields = (country: string, typed: Partial<TypedCard>) =>
  `${field('number', 'Card number', 'inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242"', typed.number)}
   <div class="pair">${field('expiry', 'Expiry (month / year)', 'autocomplete="off" placeholder="12 / 34"', typed.expiry)}${field('cvc', 'Security code', 'inputmode="numeric" autocomplete="off" placeholder="123"', typed.cvc)}</div>
   ${field('name', 'Name on card', 'autocomplete="off"', typed.name)}
   <label><span>Country of the billing address (two letters)</span><input name="country" required pattern="[A-Za-z]{2}" maxlength="2" value="${escape(typed.country ?? country)}"></label>`;

function summary(provider: Provider, session: Stripe.Checkout.Session): string {
  const price = priceOfSession(provider, session);
  const locale = localeOf(session.locale);
  if (!price) return '<p>The new card is used for the next renewal.</p>';
  const total = money(session.amount_total ?? 0, price.currency, locale);
  const off = session.total_details?.amount_discount ?? 0;
  const now = provider.now(idOf(session.customer));
  const renewal = price.recurring
    ? `<dt>Renews on</dt><dd>${day(nextPeriodEnd(now, now, periodOf(price).interval, periodOf(price).every), locale)}</dd><dt>Then ${each(price)}</dt><dd>${money(price.unit_amount ?? 0, price.currency, locale)}</dd>`
    : '';
  return `<dl><dt>${escape(describe(provider, price))}</dt><dd>${money(session.amount_subtotal ?? 0, price.currency, locale)}</dd>${
    off > 0 ? `<dt>Discount</dt><dd>−${money(off, price.currency, locale)}</dd>` : ''
  }<dt class="total">Total today, tax included</dt><dd class="total">${total}</dd>${renewal}</dl>`;
}

const confirmPage = (typed: TypedCard) =>
  page(
    'Confirm the payment',
    `<div class="sheet"><p>The bank of this test card asks whether it is you.</p>
     <form method="post">${Object.entries(typed)
       .filter(([name]) => name !== 'email')
       .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(String(value))}">`)
       .join('')}<button name="confirmed" value="yes">Complete</button></form>
     <form method="post"><button class="quiet" name="confirmed" value="no">Fail</button></form></div>`,
  );

export function checkoutPage(provider: Provider, id: string, sent: Params | null): Hosted {
  const session = provider.store.find('checkout.session', id);
  if (!session) return null;
  if (session.status !== 'open') {
    if (session.status === 'complete') return { redirect: session.success_url! };
    return {
      html: page(
        'This page has expired',
        `<p>Nothing was charged.</p><p><a href="${escape(session.cancel_url ?? '/')}">Back</a></p>`,
      ),
    };
  }
  const country = provider.store.get('customer', idOf(session.customer)!).address?.country ?? '';
  let wrong: string | null = null;
  let kept: Partial<TypedCard> = {};
  if (sent?.text('confirmed') === 'no') wrong = 'The payment was not confirmed. Nothing was charged.';
  else if (sent) {
    const typed: TypedCard = {
      number: sent.text('number') ?? '',
      expiry: sent.text('expiry') ?? '',
      cvc: sent.text('cvc') ?? '',
      name: sent.text('name') ?? '',
      country: (sent.text('country') ?? '').toUpperCase(),
      email: provider.store.get('customer', idOf(session.customer)!).email,
    };
    kept = typed;
    wrong = wrongWith(typed, provider.now(idOf(session.customer)));
    if (!wrong && asksConfirmation(typed.number) && !sent.has('confirmed')) return { html: confirmPage(typed) };
    wrong ??= completeSession(provider, session, typed);
    if (!wrong) return { redirect: session.success_url! };
  }
  const button =
    session.mode === 'setup'
      ? 'Save this card'
      : `Pay ${money(session.amount_total ?? 0, session.currency ?? 'gbp', localeOf(session.locale))}`;
  return {
    html: page(
      session.mode === 'setup' ? 'Change the card' : 'Checkout',
      `<div class="sheet">${summary(provider, session)}</div>
       ${wrong ? `<p class="bad" role="alert">${escape(wrong)}</p>` : ''}
       <form method="post" class="sheet" onsubmit="setTimeout(() => this.querySelector('button').disabled = true)">${cardFields(country, kept)}<button>${button}</button></form>
       ${session.cancel_url ? `<p><a href="${escape(session.cancel_url)}">Back without paying</a></p>` : ''}${cardsList()}`,
    ),
  };
}

export function portalPage(provider: Provider, id: string, sent: Params | null): Hosted {
  const session = provider.store.find('billing_portal.session', id);
  if (!session) return null;
  const { store } = provider;
  const at = provider.now(session.customer);
  const locale = localeOf(store.find('customer', session.customer)?.preferred_locales?.[0]);
  const subscriptions = store
    .owned('subscription', session.customer)
    .filter(({ status }) => ['active', 'past_due'].includes(status));
  if (sent) {
    const subscription = subscriptions.find((one) => one.id === sent.text('subscription'));
    const act = sent.text('act');
    if (subscription && act === 'end') setRenewal(provider, subscription, true, at);
    if (subscription && act === 'go-on') setRenewal(provider, subscription, false, at);
    if (subscription && act === 'end-now') cancelNow(provider, subscription, at, 'cancellation_requested');
    const invoice = store.owned('invoice', session.customer).find((one) => one.id === sent.text('invoice'));
    if (invoice?.status === 'open' && act === 'pay') retryInvoice(provider, invoice, at, true);
    return { redirect: `${provider.url}/portal/${id}` };
  }
  const act = (name: string, label: string, value: string, what: 'subscription' | 'invoice') =>
    `<form method="post"><input type="hidden" name="${what}" value="${value}"><button class="quiet" name="act" value="${name}">${label}</button></form>`;
  const shown = subscriptions.map((subscription) => {
    const item = subscription.items.data[0]!;
    const { id: key, cancel_at_period_end: ends, status } = subscription;
    return `<div class="sheet"><dl><dt>${escape(describe(provider, item.price))}</dt><dd>${money(item.price.unit_amount ?? 0, item.price.currency, locale)} ${each(item.price)}</dd>
      <dt>${ends ? 'Ends on' : 'Renews on'}</dt><dd>${day(item.current_period_end, locale)}</dd>${status === 'past_due' ? '<dt class="bad">The last renewal was not paid</dt><dd></dd>' : ''}</dl>
      ${ends ? act('go-on', 'Keep renewing', key, 'subscription') : act('end', 'End at the end of the period', key, 'subscription')}</div>`;
  });
  const invoices = store
    .owned('invoice', session.customer)
    .toReversed()
    .map(
      (invoice) =>
        `<tr><td>${day(invoice.created, locale)}</td><td>${escape(invoice.number ?? '')}</td><td>${money(invoice.total, invoice.currency, locale)}</td><td>${invoice.status}${invoice.status === 'open' ? act('pay', 'Pay now', invoice.id, 'invoice') : ''}</td></tr>`,
    );
  return {
    html: page(
      'Subscriptions and invoices',
      `${shown.join('') || '<p>There is no subscription.</p>'}<div class="sheet"><table>${invoices.join('') || '<tr><td>There are no invoices.</td></tr>'}</table></div>
       <p><a href="${escape(session.return_url ?? '/')}">Back</a></p>`,
    ),
  };
}

/** The page of one invoice or receipt. An open invoice is paid there, which confirms the payment. */
export function invoicePage(provider: Provider, id: string, sent: Params | null): Hosted {
  const invoice = provider.store.find('invoice', id);
  if (sent && invoice?.status === 'open') {
    retryInvoice(provider, invoice, provider.now(idOf(invoice.customer)), true);
    return { redirect: `${provider.url}/invoices/${id}` };
  }
  const charge = provider.store.find('charge', id);
  const found = invoice
    ? ([invoice.number ?? id, invoice.total, invoice.currency, invoice.status ?? '', invoice.created] as const)
    : charge && ([charge.description ?? id, charge.amount, charge.currency, charge.status, charge.created] as const);
  if (!found) return null;
  const [name, amount, currency, status, created] = found;
  const owner = provider.store.find('customer', idOf((invoice ?? charge)!.customer));
  const locale = localeOf(owner?.preferred_locales?.[0]);
  return {
    html: page(
      invoice ? 'Invoice' : 'Receipt',
      `<div class="sheet"><dl><dt>${escape(name)}</dt><dd>${money(amount, currency, locale)}</dd><dt>${day(created, locale)}</dt><dd>${escape(status)}</dd></dl></div>${status === 'open' ? '<form method="post"><button>Confirm and pay</button></form>' : ''}`,
    ),
  };
}
