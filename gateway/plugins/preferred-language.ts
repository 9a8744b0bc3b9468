import { type Language, LANGUAGES } from '~/domain/accounts/contract';

const isLanguage = (value: string | undefined): value is Language =>
  (LANGUAGES as readonly (string | undefined)[]).includes(value);

/** Those of an `Accept-Language` that the product speaks, the dearest first. */
function accepted(header: string): Language[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { language: range.split('-')[0], quality: Number(quality ?? 1) };
    })
    .filter((one): one is { language: Language; quality: number } => isLanguage(one.language) && one.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}

/** The language a visitor is spoken to in: what they chose here, else what their browser asks for, else English. */
export const preferredLanguage = (chosen: string | undefined, acceptLanguage: string | undefined): Language =>
  isLanguage(chosen) ? chosen : (accepted(acceptLanguage ?? '')[0] ?? 'en');
