import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { cutText } from '~/domain/kit/cut-text';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { installSanitiser } from '~/domain/kit/html/safe-html';
import { attributeNames, cleanAttributes, NEEDED, RENAMED, TAGS, WORDLESS } from '~/domain/kit/html/vocabulary';
import { isPlainMarkup } from './plain-markup';

/** Longer HTML is cut before it is read, so that nobody can keep the process busy with it. In characters. */
export const HTML_MAX = 200_000;
/** What is nested deeper loses its tags and keeps its words. */
const NESTING_MAX = 24;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS],
  allowedAttributes: Object.fromEntries(TAGS.map((tag) => [tag, attributeNames(tag)])),
  nonTextTags: [...WORDLESS],
  nestingLimit: NESTING_MAX,
  transformTags: {
    '*': (name, given) => {
      const tagName = RENAMED[name] ?? name;
      return { tagName, attribs: cleanAttributes(tagName, given) };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag in NEEDED && !attribs[NEEDED[tag]!],
};

const PASSES_MAX = 6;

/** Takes everything out of HTML that is not in the vocabulary of rich text. The only maker of `CleanHtml`. */
export const sanitise = (html: string): CleanHtml =>
  html.length <= HTML_MAX && isPlainMarkup(html) ? (html as CleanHtml) : sanitiseFully(html);

/**
 * What is left after a tag is taken out can read differently when it is read again, as the browser will. So it is done
 * until nothing changes; what never settles nobody wrote in good faith, and only its words are kept.
 */
export function sanitiseFully(html: string): CleanHtml {
  let before = cutText(html, HTML_MAX);
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const after = sanitizeHtml(before, OPTIONS);
    if (after === before) return after as CleanHtml;
    before = after;
  }
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} }) as CleanHtml;
}

const AGAIN_MAX = 500;
const again = new LRUCache<string, CleanHtml>({ max: AGAIN_MAX });

/** `sanitise` for older texts that are read: the same ones are read over and over, so the last 500 are remembered. */
export function sanitiseAgain(html: string): CleanHtml {
  const known = again.get(html);
  if (known !== undefined) return known;
  const clean = sanitise(html);
  again.set(html, clean);
  return clean;
}
installSanitiser(sanitiseAgain);

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** The words of HTML, a line for each block; the cells of a table are set apart. */
export function toPlainText(html: string): string {
  const lines = sanitise(html)
    .replaceAll(/<li>/g, '- ')
    .replaceAll(
      /<\/(p|h2|h3|h4|div|li|dt|dd|tr|blockquote|pre|caption|figcaption|ul|ol|dl|table)>|<br \/>|<hr \/>/g,
      '\n',
    )
    .replaceAll(/<\/t[hd]>(?=\s*<t[hd])/g, ' · ');
  return sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** Text as HTML that shows exactly that text. */
export const escapeHtml = (text: string): CleanHtml =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;') as CleanHtml;
