import { cutText } from '~/domain/kit/cut-text';
const MOST_TEXT = 300;
const MOST_FRAMES = 12;

/**
 * An error's message without what people wrote. Texts in quotation marks, addresses, numbers and long words may come from
 * a page's contents, so they are left out; errors that the product does not throw itself say enough without.
 */
export function plainMessage(error: unknown): string {
  const said = error instanceof Error ? error.message : 'not an error';
  return cutText(
    said
      .replace(/\s+/g, ' ')
      .replace(/\b\w+:\/\/\S+/g, '<address>')
      .replace(/(["'`“‘«]).*?["'`”’»]/g, '<text>')
      .replace(/assets\/([\w~.-]+?)(?:-[\w-]{8})?\.(?:js|css)/g, '$1')
      .replace(/\S{40,}/g, '<long>')
      .replace(/\d{3,}/g, '<number>'),
    MOST_TEXT,
  );
}

/** Where in our own chunks it happened, the innermost first: `run-page-1a2b.js:12:345`. Frames of extensions and of anything else are left out. */
export function chunkPositions(stack: string): string[] {
  return [...stack.matchAll(/\/assets\/([\w~.-]+\.js):(\d+):(\d+)/g)]
    .slice(0, MOST_FRAMES)
    .map(([, file, line, column]) => `${file}:${line}:${column}`);
}

export const BROWSERS = ['Edge', 'Opera', 'Samsung', 'Firefox', 'Chrome', 'Safari'] as const;
const SIGNS: Record<(typeof BROWSERS)[number], RegExp> = {
  Edge: /Edg/,
  Opera: /OPR\//,
  Samsung: /SamsungBrowser/,
  Firefox: /Firefox|FxiOS/,
  Chrome: /Chrome|CriOS/,
  Safari: /Safari/,
};

/** Family and main version, as `Chrome 141`; `other` if neither is plain. */
export function browserFamily(userAgent: string): string {
  const family = BROWSERS.find((name) => SIGNS[name].test(userAgent));
  if (!family) return 'other';
  const version = /(?:Edg\w*|OPR|SamsungBrowser|Firefox|FxiOS|Chrome|CriOS|Version)\/(\d+)/;
  const own =
    family === 'Chrome' || family === 'Safari' || family === 'Firefox'
      ? version
      : new RegExp(`${SIGNS[family].source.replace('\\/', '')}\\w*\\/(\\d+)`);
  const [, main] = own.exec(userAgent) ?? [];
  return main ? `${family} ${main}` : family;
}
