import DOMPurify from 'dompurify';
import { trustedPolicy } from '../core/trusted-types';

/** Passes everything, so it stays in this file: what it makes is only parsed into documents of no window. */
const inert = trustedPolicy('wardmates-inert', { createHTML: (html) => html });

/** HTML as a document in which no script runs and nothing is loaded. Its nodes are not to be moved into the page. */
export const parseInert = (html: string): Document =>
  new DOMParser().parseFromString(inert.createHTML(html), 'text/html');

export interface Vocabulary {
  tags: string[];
  attributes: string[];
}

/** HTML as nodes of such a document, of nothing but these tags and attributes. */
export function purify(html: string, { tags, attributes }: Vocabulary): HTMLElement {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
    // For parsing, too. By itself the library makes a policy of its own.
    TRUSTED_TYPES_POLICY: inert as never,
  }) as HTMLElement;
}
