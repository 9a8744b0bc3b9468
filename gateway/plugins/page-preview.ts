import { LANGUAGES } from '~/domain/accounts/contract';
import { cutText } from '~/domain/kit/cut-text';
import type { Language } from '~/domain/kit/person';

/** What search engines and shared links show of a page before it is opened. Plain text. */
export interface PagePreview {
  title: string;
  /** Cut at 200 characters. */
  description: string;
  /** That of the product if it says nothing. */
  picture?: SharePicture;
}

/** The pictures that previews of links show, in `web/pictures/share`: 1200 by 630 pixels. */
export const PICTURES = ['wardmates', 'station', 'invitation'] as const;
/** Those, and one for each score of a shared result (`infra/images/score-picture.ts`). */
export type SharePicture = (typeof PICTURES)[number] | `result-${number}`;
export const pictureAddress = (picture: SharePicture): string => `/share/${picture}.png`;

/** Where it stands in `web/index.html`. */
const TITLE = '__PAGE_TITLE__';
const DESCRIPTION = '__PAGE_DESCRIPTION__';
const PICTURE = '__PAGE_PICTURE__';
/** The address of the product, written into the page before. */
const ORIGIN = /<meta name="public-origin" content="(https?:[^"]*)"/;
const DESCRIPTION_MAX = 200;

const PRODUCT = 'Wardmates';
const ABOUT: Record<Language, string> = {
  en: 'Practise clinical stations together, live: candidate, examiner and patient on one clock.',
  es: 'Practica estaciones clínicas en grupo, en vivo: candidato, examinador y paciente con un mismo reloj.',
};

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_MAX ? line : `${cutText(line, DESCRIPTION_MAX - 1).trimEnd()}…`;
};

/** Writes a preview into the page; that of the product, in the language of the page, if a page has none. */
export function withPreview(html: string, preview: PagePreview | null = null, language = 'en'): string {
  const title = preview ? `${cut(preview.title)} · ${PRODUCT}` : PRODUCT;
  const about = ABOUT[LANGUAGES.find((one) => one === language) ?? 'en'];
  const description = cut(preview?.description || about);
  const picture = `${ORIGIN.exec(html)?.[1] ?? ''}${pictureAddress(preview?.picture ?? 'wardmates')}`;
  return html
    .replaceAll(PICTURE, () => picture)
    .replaceAll(TITLE, () => escapeHtml(title))
    .replaceAll(DESCRIPTION, () => escapeHtml(description));
}
