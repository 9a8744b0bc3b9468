const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&', '&nbsp;': ' ' };

/**
 * The first words of HTML as one line of plain text, to name a question by in a list. Text, never to be shown as HTML.
 * @param html may be cut anywhere, even within a tag
 * @param max characters; with more it ends in `…`, between two words where it can
 */
export function firstWords(html: string, max = 120): string {
  const text = html
    .replaceAll(/<\/?(?:strong|em|u|s|sub|sup|mark|a)\b[^>]*(?:>|$)/g, '')
    .replaceAll(/<[^>]*(?:>|$)/g, ' ')
    .replaceAll(/&(lt|gt|quot|#39|amp|nbsp);/g, (entity) => ENTITIES[entity]!)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut.slice(0, max)}…`;
}
