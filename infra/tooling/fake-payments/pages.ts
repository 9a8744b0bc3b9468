import type Stripe from 'stripe';
import { LOCALES } from '~/domain/kit/person';
import { inWords } from '~/domain/purchases/money';

/** Text that stands in HTML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
  :root { color-scheme: light dark; --ink: #22201c; --back: #f3f1ec; --sheet: #fff; --line: #d8d3c8; --accent: #11665d; --bad: #a3261c }
  @media (prefers-color-scheme: dark) { :root { --ink: #eee9e0; --back: #181715; --sheet: #24221f; --line: #454139; --accent: #5cc4b6; --bad: #ff9b90 } }
  * { box-sizing: border-box } body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--back) }
  main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 4rem } h1 { font-size: 1.4rem; margin: 0 0 1rem }
  .sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin-bottom: 1rem }
  .money { padding: .75rem 1rem; background: #f2c94c; color: #22201c; font-weight: 600; text-align: center }
  label { display: block; margin-bottom: .75rem } label span { display: block; font-weight: 600; margin-bottom: .25rem }
  input, select { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 8px }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
  button { min-height: 44px; width: 100%; padding: .6rem 1rem; font: inherit; font-weight: 600; border: 1px solid var(--accent); border-radius: 8px; background: var(--accent); color: var(--sheet); cursor: pointer }
  button.quiet { background: transparent; color: var(--accent) } .bad { color: var(--bad); font-weight: 600 }
  dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 0 } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums } .total { font-weight: 700 }
  form + form { margin-top: .75rem } a { color: var(--accent) } table { width: 100%; border-collapse: collapse } td { padding: .25rem 0; vertical-align: top } code { font-size: .9rem }
`;

/** A page of the embedded provider. Each says that no money moves. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${STYLE}</style></head>
<body><div class="money" role="note">Demonstration: no money moves here</div><main><h1>${escape(title)}</h1>${body}</main></body></html>`;

/** The locale of the person who looks at a page, as the session or the customer says it. */
export const localeOf = (said: string | null | undefined): string =>
  said?.startsWith('es') ? LOCALES.es : said === 'en-US' ? said : LOCALES.en;

/** An amount in the smallest unit, as people write it. */
export const money = (amount: number, currency: string, locale: string): string =>
  inWords(amount, currency.toUpperCase(), locale);

export const day = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at * 1_000);

export const each = ({ recurring }: Stripe.Price): string =>
  recurring
    ? `every ${recurring.interval_count === 1 ? '' : `${recurring.interval_count} `}${recurring.interval}${recurring.interval_count === 1 ? '' : 's'}`
    : '';

export const field = (name: string, label: string, more = '', value = ''): string =>
  `<label><span>${escape(label)}</span><input name="${name}" required maxlength="200" value="${escape(value)}" ${more}></label>`;
