/** What search engines and shared links show of a page before it is opened. Plain text. */
export interface PagePreview {
  title: string;
  /** Cut at 200 characters. */
  description: string;
}

/** Where it stands in `web/index.html`. */
const TITLE = '__PAGE_TITLE__';
const DESCRIPTION = '__PAGE_DESCRIPTION__';
const DESCRIPTION_MAX = 200;

const PRODUCT: PagePreview = {
  title: 'Wardmates',
  description: 'Practise clinical stations together, live: candidate, examiner and patient on one clock.',
};

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_MAX ? line : `${line.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…`;
};

/** Writes a preview into the page; that of the product where a page has none. */
export function withPreview(html: string, preview: PagePreview | null = null): string {
  const title = preview ? `${cut(preview.title)} · Wardmates` : PRODUCT.title;
  const description = cut(preview?.description || PRODUCT.description);
  return html.replaceAll(TITLE, () => escape(title)).replaceAll(DESCRIPTION, () => escape(description));
}
