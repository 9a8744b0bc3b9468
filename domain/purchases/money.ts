import { type Language, LOCALES } from '../kit/person';

/** How many decimals a currency has; some have none. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Signs that mean one currency everywhere. Others have their long form: `$` is not enough for a dollar. */
const SIGNS = new Set(['GBP', 'EUR', 'INR']);

/** An amount of the smallest unit, such as pence, as people read it. Currencies without decimals have none. */
export const inWords = (amount: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(SIGNS.has(currency) ? { currencyDisplay: 'narrowSymbol' as const } : {}),
  }).format(amount / 10 ** digitsOf(currency));

export const money = (amount: number, currency: string, language: Language): string =>
  inWords(amount, currency, LOCALES[language]);

/** A day in UTC, as people of a language write it. */
export const day = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at);
