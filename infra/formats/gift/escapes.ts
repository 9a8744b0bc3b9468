/** What a backslash takes the meaning from; while a question is taken apart, a noncharacter of Unicode stands for each. */
const SPECIAL = '\\~=#{}:n';
const FIRST = 0xfdd0;
const STANDS_FOR = new Map(
  [...SPECIAL].map((sign, index) => [String.fromCharCode(FIRST + index), sign === 'n' ? '\n' : sign]),
);

/** Text in which every sign that is left means what GIFT says it means. */
export const protect = (text: string): string =>
  text
    .replaceAll(/[\ufdd0-\ufdef]/g, '')
    .replaceAll(/\\([\\~=#{}:n])/g, (_, sign: string) => String.fromCharCode(FIRST + SPECIAL.indexOf(sign)));

/** The text that was meant. */
export const reveal = (text: string): string => text.replaceAll(/[\ufdd0-\ufdd7]/g, (sign) => STANDS_FOR.get(sign)!);

/** Text as GIFT that means just that text, on one line. */
export const escapeGift = (text: string): string =>
  text.replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n');
