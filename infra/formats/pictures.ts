/** A picture's address within HTML. */
interface Found {
  from: number;
  to: number;
  address: string;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };
const plain = (value: string): string => value.replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity]!);

/** Attributes from one place on to the end of the tag, as a browser reads them. Each character is looked at once. */
function tagFrom(html: string, start: number): { end: number; source: Found | null } {
  let source: Found | null = null;
  let at = start;
  while (at < html.length) {
    while (at < html.length && /[\s/]/.test(html[at]!)) at += 1;
    if (at >= html.length || html[at] === '>') return { end: at + 1, source };
    const nameFrom = at;
    while (at < html.length && !/[\s=>/]/.test(html[at]!)) at += 1;
    const name = html.slice(nameFrom, at).toLowerCase();
    if (at === nameFrom) at += 1;
    while (at < html.length && /\s/.test(html[at]!)) at += 1;
    if (html[at] !== '=') continue;
    at += 1;
    while (at < html.length && /\s/.test(html[at]!)) at += 1;
    const quote = html[at];
    let from = at;
    let to: number;
    if (quote === '"' || quote === "'") {
      from = at + 1;
      const close = html.indexOf(quote, from);
      if (close === -1) return { end: html.length, source };
      to = close;
      at = close + 1;
    } else {
      while (at < html.length && !/[\s>]/.test(html[at]!)) at += 1;
      to = at;
    }
    if (name === 'src' && !source) source = { from, to, address: plain(html.slice(from, to)).trim() };
  }
  return { end: html.length, source };
}

/** Where the pictures of HTML are. In time that grows with its length only. */
export function picturesIn(html: string): Found[] {
  const found: Found[] = [];
  const begin = /<img(?=[\s/])/gi;
  for (let match = begin.exec(html); match; match = begin.exec(html)) {
    const { end, source } = tagFrom(html, begin.lastIndex);
    if (source) found.push(source);
    begin.lastIndex = end;
  }
  return found;
}

/** HTML with other addresses for its pictures. */
export function withPictures(html: string, addresses: ReadonlyMap<string, string>): string {
  let result = '';
  let from = 0;
  for (const { from: start, to, address } of picturesIn(html)) {
    const other = addresses.get(address);
    if (other === undefined) continue;
    result += html.slice(from, start) + other.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    from = to;
  }
  return result + html.slice(from);
}
