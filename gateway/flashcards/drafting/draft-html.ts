import type { DraftBlock } from '~/domain/flashcards/drafting/draft';
import { cutText } from '~/domain/kit/cut-text';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { plainAsHtml } from '~/infra/ai/question-html';
import { escapeHtml, sanitise, toPlainText } from '~/infra/html/sanitise';

/** The first paragraphs of a text that have at most so many characters together; of a longer first one its beginning, by words. */
function beginning(text: string, most: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const paragraph of text.split('\n')) {
    length += paragraph.length;
    if (length > most) break;
    kept.push(paragraph);
  }
  return kept.length > 0 ? kept.join('\n') : `${cutText(text, most).replace(/\s+\S*$/, '')} …`;
}

function htmlOf(block: DraftBlock): string {
  switch (block.kind) {
    case 'text':
      return plainAsHtml(block.text);
    case 'strong':
      return `<p><strong>${escapeHtml(block.text)}</strong></p>`;
    case 'list':
      return `<ul>${block.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
    case 'html': {
      const html = String(block.html);
      const text = toPlainText(html);
      return text.length <= block.most ? html : plainAsHtml(beginning(text, block.most));
    }
  }
}

/** A side of a drafted card as it is stored. */
export const sideAsHtml = (blocks: readonly DraftBlock[]): CleanHtml => sanitise(blocks.map(htmlOf).join(''));
