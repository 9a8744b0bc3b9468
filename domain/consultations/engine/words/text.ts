/** Rich text as the plain text that it says, in its blocks, and plain text in its sentences. Pure. */

export interface Block {
  /** Whether it stands over what follows. */
  heading: boolean;
  /** Of a heading: from 1 to 6, and 7 if only its type or a colon makes it one. */
  level?: number;
  /** Its beginning in bold, without the colon: `Allergies`; empty if it begins otherwise. */
  label: string;
  /** Without the label. */
  text: string;
}

/** A block with its label, as its author wrote it. */
export const wholeLine = ({ label, text }: Pick<Block, 'label' | 'text'>): string =>
  label === '' ? text : `${label}: ${text}`;

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const uncapitalised = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const BLOCK_TAGS = new Set('p li ul ol tr table tbody thead div blockquote br h1 h2 h3 h4 h5 h6'.split(' '));
/** Longest block in bold that is read as a heading, in characters. */
const BOLD_HEADING_MAX = 80;
const BOLD = 7;

const codePoint = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return codePoint(Number.parseInt(hex, 16));
      if (decimal) return codePoint(Number(decimal));
      return ENTITIES[(name ?? '').toLowerCase()] ?? whole;
    },
  );

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

interface Piece {
  text: string;
  bold: boolean;
}

function blockOf(pieces: readonly Piece[], heading: number): Block | null {
  const whole = tidy(pieces.map((piece) => piece.text).join(''));
  if (whole === '') return null;
  const said = pieces.filter((piece) => piece.text.trim() !== '');
  const isBold = said.every((piece) => piece.bold);
  if (
    heading > 0 ||
    (isBold && whole.length <= BOLD_HEADING_MAX) ||
    (whole.length <= BOLD_HEADING_MAX && /^[^.!?]+:$/.test(whole))
  ) {
    return { heading: true, level: heading || BOLD, label: '', text: whole.replace(/:$/, '') };
  }
  let bold = '';
  for (const piece of said) {
    if (!piece.bold) break;
    bold += piece.text;
  }
  const label = tidy(bold);
  const rest = tidy(whole.slice(label.length));
  // In bold and with a colon it names what follows; in bold alone it is only said with stress.
  if (label !== '' && (label.endsWith(':') || rest.startsWith(':')))
    return { heading: false, label: label.replace(/:$/, ''), text: tidy(rest.replace(/^:/, '')) };
  const plainLabel = /^([\p{L}][^.:!?“«"]{1,50}):\s+(\S.*)$/u.exec(whole);
  return plainLabel && !CLAUSE.test(plainLabel[1]!)
    ? { heading: false, label: plainLabel[1]!, text: plainLabel[2]! }
    : { heading: false, label: '', text: whole };
}

/** `You are allergic to penicillin: it gave you a rash` is a sentence, and no label. */
const CLAUSE = /^(?:you|your|he|she|it|they|there|if|when|tu|te|le|se|eres|tienes|has|hay|si|cuando)\b/i;

/** `Allergies: none. Bleeding: none.` in one paragraph, with both labels in bold, is two blocks. */
function atLabels(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [];
  let before = '';
  for (const piece of pieces) {
    const begins = piece.bold && /:\s*$/.test(piece.text) && /[.!?”»]\s*$/.test(before);
    if (begins || parts.length === 0) parts.push([]);
    parts.at(-1)!.push(piece);
    before += piece.text;
  }
  return parts;
}

/** The blocks of sanitised HTML that say something, in their order. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let pieces: Piece[] = [];
  let bold = 0;
  let heading = 0;
  const end = () => {
    for (const some of atLabels(pieces)) {
      const block = blockOf(some, heading);
      if (block) blocks.push(block);
    }
    pieces = [];
  };
  for (const part of html.split(/(<[^>]*>)/)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part);
    if (!tag) {
      if (!part.startsWith('<')) pieces.push({ text: decoded(part), bold: bold > 0 });
      continue;
    }
    const closes = tag[1] === '/';
    const name = tag[2]!.toLowerCase();
    if (name === 'strong' || name === 'b') bold = Math.max(0, bold + (closes ? -1 : 1));
    else if (name === 'td' || name === 'th') pieces.push({ text: ' ', bold: false });
    else if (BLOCK_TAGS.has(name)) {
      end();
      if (/^h[1-6]$/.test(name)) heading = closes ? 0 : Number(name[1]);
    }
  }
  end();
  return blocks;
}

const OPENING_QUOTES = '“«';
const CLOSING_QUOTES = '”»';
const ABBREVIATIONS = /(?:^|[\s(“«])(?:dr|dra|mr|mrs|ms|sr|sra|st|prof|e\.g|i\.e|approx|aprox|etc|no|vs|p\.ej)\.$/i;

/** The sentences of a text. None ends inside a quotation, a number or an abbreviation. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (OPENING_QUOTES.includes(sign)) depth += 1;
    else if (CLOSING_QUOTES.includes(sign)) depth = Math.max(0, depth - 1);
    const ends =
      depth === 0 && ('.!?…'.includes(sign) || (CLOSING_QUOTES.includes(sign) && '.!?…'.includes(text[at - 1] ?? '')));
    if (!ends) continue;
    const next = text.slice(at + 1);
    const before = text.slice(from, at + 1);
    if (
      !/^[”»"')\]]*(?:\s|$)/.test(next) ||
      (sign === '.' && ABBREVIATIONS.test(before.slice(-12))) ||
      (sign !== '?' && /^[”»"')\]]*\s+\p{Ll}/u.test(next))
    )
      continue;
    const closing = /^["')\]”»]*/.exec(next)![0].length;
    sentences.push(text.slice(from, at + 1 + closing).trim());
    at += closing;
    from = at + 1;
  }
  const rest = text.slice(from).trim();
  return (rest === '' ? sentences : [...sentences, rest]).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** A table that is written as `tome:tomar, llame:llamar`. */
export const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(', ').map((pair) => pair.split(':') as [string, string]));

/** Lower case, without accents, so that `Alergía` and `alergia` are one; as long as the text, sign by sign. */
export const folded = (text: string): string =>
  [...text]
    .map((sign) => {
      if (sign < '\u0080') return sign.toLowerCase();
      const plain = sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      return plain.length === sign.length ? plain : sign;
    })
    .join('')
    .replaceAll(/[’‘`´]/g, "'");
