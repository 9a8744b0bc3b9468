import type { ReactNode } from 'react';

/** A text with some of its own words pointed out. */
export function MarkedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  const spans = quotes
    .map((quote) => ({ start: quote === '' ? -1 : text.indexOf(quote), length: quote.length }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, length } of spans) {
    if (start < at) continue;
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, start + length)}</mark>);
    at = start + length;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
