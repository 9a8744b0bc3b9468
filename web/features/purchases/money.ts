/** How many decimals a currency has; some have none. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount of the smallest unit, such as pence, as people read it. Currencies without decimals have none. */
export const inWords = (amount: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** digitsOf(currency));
