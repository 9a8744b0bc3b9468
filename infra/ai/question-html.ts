import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { escapeHtml, sanitise } from '../html/sanitise';

const ITEM = /^- /;

/** Paragraphs and lists of plain text as HTML that shows exactly that text. */
export function plainAsHtml(text: string): CleanHtml {
  const blocks = text.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n');
    const firstItem = lines.findIndex((line) => ITEM.test(line));
    const isList = firstItem >= 0 && lines.slice(firstItem).every((line) => ITEM.test(line));
    const before = isList ? lines.slice(0, firstItem) : lines;
    const items = isList ? lines.slice(firstItem) : [];
    return [
      before.length > 0 ? `<p>${before.map(escapeHtml).join('<br />')}</p>` : '',
      items.length > 0
        ? `<ul>${items.map((line) => `<li>${escapeHtml(line.replace(ITEM, ''))}</li>`).join('')}</ul>`
        : '',
    ].join('');
  });
  return sanitise(blocks.join(''));
}
