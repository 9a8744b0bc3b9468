import { MARKERS, markerClass, pictureAddress, type Marker } from '~/domain/kit/html/vocabulary';
import { parseInert } from '~/web/ui/inert-html';
import { makeWordLists } from './paste-word-lists';

/** What is on a page but not of its text. */
const NOT_TEXT =
  'script,style,template,meta,link,title,xml,nav,button,input,select,textarea,iframe,object,svg,noscript,[hidden],.Apple-interchange-newline';
/** Comments of Word: their list at the end, and the marks in the text. What is commented on is text. */
const COMMENTS =
  '.MsoCommentReference,.MsoCommentText,.MsoCommentSubject,.msocomanchor,.msocomtxt,.msocomoff,a[href^="#_msocom"],a[name^="_msocom"]';
const OF_COMMENT = /mso-element:\s*comment|mso-special-character:\s*comment|mso-comment-author/i;
const BLOCKS = 'p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,table,blockquote,pre,section,article,figure,hr';

/** Colours that programs highlight with, as the marker that is like them. */
const COLOURS: Record<Marker, RegExp> = {
  yellow: /^(yellow|#ff0|#ffff00|rgb\(255, ?255, ?0\)|#fff2cc|#ffe599)$/,
  pink: /^(fuchsia|magenta|pink|#f0f|#ff00ff|rgb\(255, ?0, ?255\)|#ead1dc|#ea9999)$/,
  green: /^(lime|green|brightgreen|#0f0|#00ff00|rgb\(0, ?255, ?0\)|#d9ead3|#b6d7a8)$/,
};

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, name: string, className?: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  if (className) wrapper.className = className;
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** The style as it is written: a browser forgets what it does not know, such as Word's own. */
function stylesOf(element: Element): Record<string, string> {
  const pairs = (element.getAttribute('style') ?? '').split(';').map((part) => part.split(/:(.*)/s));
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().toLowerCase()]),
  );
}

const isHidden = ({ display, visibility, 'mso-hide': hidden }: Record<string, string>): boolean =>
  display === 'none' || visibility === 'hidden' || hidden === 'all';

/** What a style means, as tags around the words. */
function meanStyle(element: Element, style: Record<string, string>): void {
  const name = element.localName;
  const decoration = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`;
  const isHeading = /^h[1-6]$/.test(name) || name === 'th';
  if (
    /^(bold|bolder|[6-9]00)$/.test(style['font-weight'] ?? '') &&
    !isHeading &&
    !element.closest('h1,h2,h3,h4,h5,h6,th')
  )
    wrapContent(element, 'strong');
  if (/italic|oblique/.test(style['font-style'] ?? '')) wrapContent(element, 'em');
  if (decoration.includes('underline') && !element.closest('a') && !element.querySelector('a'))
    wrapContent(element, 'u');
  if (decoration.includes('line-through')) wrapContent(element, 's');
  if (style['vertical-align'] === 'super') wrapContent(element, 'sup');
  if (style['vertical-align'] === 'sub') wrapContent(element, 'sub');
  const colour = style['mso-highlight'] ?? style['background-color'] ?? style.background ?? '';
  const marker = MARKERS.find((choice) => COLOURS[choice].test(colour));
  if (marker && !element.matches(`${BLOCKS},td,th,tr`)) wrapContent(element, 'mark', markerClass(marker));
}

function cleanStyles(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('[style]')]) {
    const style = stylesOf(element);
    if (isHidden(style)) element.remove();
    // Google Docs wraps all it copies in a bold that is none.
    else if (['b', 'strong'].includes(element.localName) && /^(normal|[1-4]00)$/.test(style['font-weight'] ?? ''))
      unwrap(element);
    else if (['i', 'em'].includes(element.localName) && style['font-style'] === 'normal') unwrap(element);
    else meanStyle(element, style);
  }
}

function cleanSpaces(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE || child.nodeType === Node.PROCESSING_INSTRUCTION_NODE) child.remove();
    else if (child instanceof Text) {
      // A single one between two words was meant; the others are a program's way to make room.
      child.data = child.data.replaceAll(/[ \u00a0]{2,}|^\u00a0|\u00a0$/g, ' ').replaceAll(/[\u200b\ufeff\u00ad]/g, '');
    } else cleanSpaces(child);
  }
}

const holdsNothing = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && !element.querySelector('img,hr,table');

function cleanBlocks(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1,h2,h3,h4,h5,h6,p.MsoTitle'))
    rename(heading, /^h[456]$/.test(heading.localName) ? 'h4' : 'h3');
  for (const block of [...body.querySelectorAll('p,div,h3,h4')]) if (holdsNothing(block)) block.remove();
  for (const br of [...body.querySelectorAll('br')]) {
    const beside = [br.previousElementSibling, br.nextElementSibling];
    const alone = [br.previousSibling, br.nextSibling].every(
      (node) => !(node instanceof Text) || node.data.trim() === '',
    );
    if (alone && beside.some((element) => element?.matches(BLOCKS))) br.remove();
  }
  // One paragraph that is all there is to an item or a cell is that item or cell.
  for (const holder of body.querySelectorAll('li,td,th,dd')) {
    const paragraphs = [...holder.children].filter((child) => child.localName === 'p' || child.localName === 'div');
    const rest = [...holder.childNodes].filter(
      (node) =>
        !(node instanceof Element && (paragraphs.includes(node) || ['ul', 'ol'].includes(node.localName))) &&
        (node.textContent ?? '').trim() !== '',
    );
    if (paragraphs.length === 1 && rest.length === 0 && !paragraphs[0]!.querySelector(BLOCKS)) unwrap(paragraphs[0]!);
  }
}

/** Tables that only place things on a page are no tables. */
function cleanTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const cells = [...table.querySelectorAll('td,th')];
    if (table.getAttribute('role') !== 'presentation' && cells.length !== 1) continue;
    const place = table.ownerDocument.createElement('div');
    for (const cell of cells) {
      const part = table.ownerDocument.createElement('div');
      part.append(...cell.childNodes);
      place.append(part);
    }
    table.replaceWith(place);
  }
}

export interface Pasted {
  /** Still to be sanitised, as everything is that the editor reads. */
  html: string;
  /** How many pictures stayed behind because they are of another site. */
  picturesLeft: number;
}

/** HTML from the clipboard of another program with what it means, and without how that program writes it. */
export function cleanPasted(html: string): Pasted {
  const { body } = parseInert(html);
  for (const element of body.querySelectorAll(`${NOT_TEXT},${COMMENTS}`)) element.remove();
  for (const element of body.querySelectorAll('[style]'))
    if (OF_COMMENT.test(element.getAttribute('style')!)) element.remove();
  makeWordLists(body);
  cleanStyles(body);
  // Word's own elements, such as o:p, have a colon.
  for (const element of [...body.querySelectorAll('*')]) if (element.localName.includes(':')) unwrap(element);
  cleanSpaces(body);
  cleanTables(body);
  const foreign = [...body.querySelectorAll('img')].filter(
    (image) => pictureAddress(image.getAttribute('src') ?? '') === null,
  );
  // What is a pixel wide or less is no picture to look at.
  const seen = foreign.filter((image) => !/^[01]$/.test(image.getAttribute('width') ?? ''));
  for (const image of foreign) image.remove();
  for (const figure of body.querySelectorAll('figure:not(:has(img,table))')) rename(figure, 'div');
  cleanBlocks(body);
  return { html: body.innerHTML, picturesLeft: seen.length };
}
