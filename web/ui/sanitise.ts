import { attributeNames, cleanAttributes, NEEDED, RENAMED, TAGS } from '~/domain/kit/html/vocabulary';
import { purify } from './inert-html';

const VOCABULARY = { tags: [...TAGS, ...Object.keys(RENAMED)], attributes: [...new Set(TAGS.flatMap(attributeNames))] };

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** HTML as nodes of no page, of nothing but the vocabulary of rich text. */
export function sanitiseToBody(html: string): HTMLElement {
  const body = purify(html, VOCABULARY);
  // The purifier knows tags and attributes; which attribute on which tag, with what value, is in the vocabulary.
  for (const found of body.querySelectorAll('*')) {
    const name = RENAMED[found.localName];
    const element = name ? rename(found, name) : found;
    const clean = cleanAttributes(
      element.localName,
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    );
    for (const attribute of [...element.attributes]) element.removeAttribute(attribute.name);
    for (const [attribute, value] of Object.entries(clean)) element.setAttribute(attribute, value);
    const needed = NEEDED[element.localName];
    if (needed && !(needed in clean)) element.remove();
  }
  return body;
}

/** Sanitised again where it is shown, to the same vocabulary as on the server (`infra/html/sanitise.ts`). */
export const sanitise = (html: string): string => sanitiseToBody(html).innerHTML;
