/** A link as it may be shown: `http`, `https`, or a path of ours. Any other becomes empty (spec 1 §5). */
export function safeLink(link: string): string {
  const trimmed = link.trim();
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed;
  if (!/^https?:\/\//i.test(trimmed)) return '';
  return URL.canParse(trimmed) ? trimmed : '';
}
