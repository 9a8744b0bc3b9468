import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '~/domain/accounts/contract';

/** A drawing of a guide: SVG of few shapes in the colour of the text around it. */
export interface Drawing {
  /** The name of its file without `.svg`. */
  name: string;
  svg: string;
  title: Record<Language, string>;
  /** What it shows, for those who do not see it. */
  description: Record<Language, string>;
}

const ELEMENTS = 'svg title desc g path circle ellipse line rect polyline polygon text'.split(' ');
const WORDS = ['title', 'desc', 'text'];
const NUMBERS = 'x y x1 y1 x2 y2 cx cy r rx ry width height font-size stroke-width fill-opacity stroke-opacity'.split(
  ' ',
);
const VALUES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    ...Object.fromEntries(NUMBERS.map((name) => [name, /^-?\d+(\.\d+)?$/])),
    xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
    viewBox: /^0 0 \d+ \d+$/,
    lang: new RegExp(`^(${LANGUAGES.join('|')})$`),
    d: /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/,
    points: /^[\d\s.,-]+$/,
    transform: /^[a-z]+\([\d\s.,-]+\)( [a-z]+\([\d\s.,-]+\))*$/,
    'stroke-dasharray': /^[\d\s.]+$/,
    'stroke-linecap': /^round$/,
    'stroke-linejoin': /^round$/,
    'text-anchor': /^(start|middle|end)$/,
    'font-family': /^sans-serif$/,
    'font-weight': /^bold$/,
    // A drawing is seen on light and on dark paper.
    fill: /^(none|currentColor)$/,
    stroke: /^(none|currentColor)$/,
  }),
);

const PIECE = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>|([^<>]+)|[<>]/g;

type Refuse = (at: number, message: string) => never;

function requireAttributes(name: string, text: string, refuse: (message: string) => never): string | null {
  let lang: string | null = null;
  for (const [, attribute, value] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (!VALUES.get(attribute!)?.test(value!)) refuse(`<${name}> may not have ${attribute}="${value}"`);
    if (attribute === 'lang') lang = value!;
  }
  return lang;
}

/** The words of `title` and `desc` by element and language. Refuses a file that is not a plain drawing. */
function parse(svg: string, refuse: Refuse): Map<string, string> {
  const words = new Map<string, string>();
  const open: { name: string; lang: string | null }[] = [];
  let begun = false;
  for (const piece of svg.trimEnd().matchAll(PIECE)) {
    const [whole, closing, name, attributes, empty, text] = piece;
    const say = (message: string): never => refuse(piece.index, message);
    const inside = open.at(-1);
    if (text !== undefined) {
      if (text.trim() === '') continue;
      if (!inside || !WORDS.includes(inside.name)) say(`words outside of ${WORDS.join(', ')}: ${text.trim()}`);
      else if (text.includes('&')) say(`there is an & in: ${text.trim()}`);
      else if (inside.name !== 'text') words.set(`${inside.name} ${inside.lang}`, text.trim());
    } else if (name === undefined) say(`${whole} is not where a tag begins or ends`);
    else if (closing) {
      if (inside?.name !== name) say(`</${name}> closes nothing`);
      open.pop();
    } else {
      if (!ELEMENTS.includes(name)) say(`<${name}> may not be used`);
      if (name === 'svg' ? begun : open.length === 0) say('a drawing is one <svg>');
      begun = true;
      const lang = requireAttributes(name, attributes ?? '', say);
      if (!empty) open.push({ name, lang });
    }
  }
  if (open.length > 0) refuse(svg.length, `<${open.at(-1)!.name}> is not closed`);
  return words;
}

/**
 * The drawings of a folder, in the order of their file names. Each has a title and a description in every language.
 * @throws Error that names the file, the line and what is wrong there
 */
export const readDrawings = (folder: string): Drawing[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((file) => {
      const svg = readFileSync(join(folder, file), 'utf8');
      const refuse: Refuse = (at, message) => {
        throw new Error(`infra/content/guides/drawings/${file}:${svg.slice(0, at).split('\n').length}: ${message}`);
      };
      const words = parse(svg, refuse);
      const inLanguages = (element: string) =>
        Object.fromEntries(
          LANGUAGES.map((language) => [
            language,
            words.get(`${element} ${language}`) ?? refuse(0, `there is no <${element} lang="${language}">`),
          ]),
        ) as Record<Language, string>;
      return {
        name: file.slice(0, -'.svg'.length),
        svg,
        title: inLanguages('title'),
        description: inLanguages('desc'),
      };
    });
