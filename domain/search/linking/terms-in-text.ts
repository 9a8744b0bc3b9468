import { type HtmlNode, parseHtml } from '../../kit/html/tree';
import { fold, wordsOf } from '../query-words';
import { isAbbreviation, keyOf, type TermRow } from '../terms';

/** A row of terms, as it counts in texts. */
export interface LinkableRow extends TermRow {
  readonly id: number;
  /** Its terms become links to its topic. A row that does not still covers its words: no shorter term within them is linked. */
  readonly linked: boolean;
}

/** A term in a text that leads to its topic. */
export interface LinkedTerm {
  /** Where it begins in the text content of the HTML, in UTF-16 units. */
  at: number;
  /** As it is written there. */
  written: string;
  topic_id: number;
  /** Of the row that it belongs to. */
  term_id: number;
}

/** Within these no term is linked: what is a link or heading already, what is marked, and what is no prose. */
const SKIPPED = new Set('a h2 h3 h4 th caption figcaption mark code pre kbd sub sup'.split(' '));
/** What a formula begins with: its letters are no words. */
const FORMULA = /\\[([]|\[(?:\$|latex)/;
/** A word with the possessive s that may follow it. */
const WORD = /([\p{L}\p{M}\p{N}]+)(?:['’]s(?![\p{L}\p{M}]))?/gu;
/** What may stand between the words of one term. */
const BETWEEN = /^[\s\u00a0‐‑'’-]+$/u;
/** Beside a hyphen a word is part of a longer one, such as `non-small`. */
const HYPHEN = /[‐‑-]/;
/** A word of so many letters has no other end than a plural s. */
const SHORT = 4;

interface Word {
  written: string;
  /** Folded, without the end of a plural. */
  key: string;
  from: number;
  to: number;
}

interface Term {
  row: LinkableRow;
  keys: readonly string[];
  /** The one word as it must be written; null if another case or end of it counts too. */
  only: RegExp | null;
}

/** How a term of one word must be written: an abbreviation in its case, a name with its capital and end, a short word with its end. */
function onlyAs(term: string): RegExp | null {
  if (!/^[\p{L}\p{N}]+$/u.test(term)) return null;
  if (isAbbreviation(term) || /^\p{Lu}/u.test(term)) return new RegExp(`^${term}$`, 'u');
  return term.length <= SHORT ? new RegExp(`^${term}s?$`, 'iu') : null;
}

/** Reading the terms of a page is most of what its links cost, and most pages have the same: so many are remembered. */
const KEPT = 20_000;
const known = new Map<string, Pick<Term, 'keys' | 'only'>>();

function readTerm(written: string): Pick<Term, 'keys' | 'only'> {
  const before = known.get(written);
  if (before) return before;
  if (known.size >= KEPT) known.clear();
  const read = { keys: wordsOf(written).map(keyOf), only: onlyAs(written) };
  known.set(written, read);
  return read;
}

/** Terms by the key of their first word. */
type Terms = ReadonlyMap<string, Term[]>;

/** What `termsInText` looks for, made once for all texts of a page. */
export function termsOf(rows: readonly LinkableRow[]): Terms {
  const terms = new Map<string, Term[]>();
  for (const row of rows)
    for (const written of row.terms) {
      const read = readTerm(written);
      const [first] = read.keys;
      if (first === undefined) continue;
      const term = { row, ...read };
      const same = terms.get(first);
      if (same) same.push(term);
      else terms.set(first, [term]);
    }
  return terms;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 1: written = '', index }) => ({
    written,
    key: keyOf(fold(written)),
    from: index,
    to: index + written.length,
  }));
}

/** The words from a place on are those of a term, and stand together. */
function isThere({ keys, only }: Term, words: readonly Word[], at: number, text: string): boolean {
  if (only !== null) return only.test(words[at]!.written);
  return keys.every((key, index) => {
    const word = words[at + index];
    return word?.key === key && (index === 0 || BETWEEN.test(text.slice(words[at + index - 1]!.to, word.from)));
  });
}

/** The row by which terms that stand at one place lead to a topic; null if they are about several, or none of them is linked. */
function rowOf(terms: readonly Term[]): LinkableRow | null {
  const topics = new Set(terms.map(({ row }) => row.topic_id));
  return (topics.size === 1 && terms.find(({ row }) => row.linked)?.row) || null;
}

/**
 * The terms that lead from a text to their topics: of each row the first that is written there, as whole words. The longest term
 * at a place counts. What could mean two topics leads nowhere, and nothing leads to the topic that the text is of.
 *
 * @param own the topic of the text; null for none
 */
export function termsInText(html: string, terms: Terms, own: number | null): LinkedTerm[] {
  const links: LinkedTerm[] = [];
  const used = new Set<LinkableRow>();
  let offset = 0;
  const read = (text: string): void => {
    const words = wordsIn(text);
    for (let at = 0; at < words.length;) {
      const { key, from } = words[at]!;
      const there = (terms.get(key) ?? []).filter((term) => isThere(term, words, at, text));
      const length = Math.max(0, ...there.map(({ keys }) => keys.length));
      const longest = there.filter(({ keys }) => keys.length === length);
      at += Math.max(1, length);
      const { id: term_id, topic_id = null } = rowOf(longest) ?? {};
      if (term_id === undefined || topic_id === null || topic_id === own || longest.some(({ row }) => used.has(row)))
        continue;
      const { to } = words[at - 1]!;
      if (HYPHEN.test(text[from - 1] ?? '') || HYPHEN.test(text[to] ?? '')) continue;
      for (const { row } of longest) used.add(row);
      links.push({ at: offset + from, written: text.slice(from, to), topic_id, term_id });
    }
  };
  const walk = (nodes: readonly HtmlNode[], skipped: boolean): void => {
    for (const node of nodes)
      if (typeof node === 'string') {
        if (!skipped && !FORMULA.test(node)) read(node);
        offset += node.length;
      } else walk(node.children, skipped || SKIPPED.has(node.tag));
  };
  walk(parseHtml(html), false);
  return links;
}
