import type { Language } from '~/domain/accounts/contract';
import {
  EMPTY,
  QUESTION_CHARS_MAX,
  type ExchangedQuestion,
  type Note,
  type Read,
  withTags,
} from '~/domain/questions/exchange/exchanged-question';
import { categoryOf } from '../category';
import { asHtml } from '../markup';
import { linesOf } from '../text';
import { telling } from '../unreadable';
import { Refused } from '../weigh';
import { takeReading } from '../writer';
import { formatted, readAnswers } from './answers';
import { protect, reveal } from './escapes';

const COMMENT = /^\s*\/\//;
const CATEGORY = /^\s*\$CATEGORY:\s*(.*)$/;
/** Longer ones are none: looking for their ends would take its time. */
const TAG = /\[tag:((?:\\.|[^\]\\]){1,300})\]/g;
/** In place of the answers, if words follow them. */
const GAP = '_____';
/** Markdown and options are not read when they are longer; no question may be. */
const LONGEST_MARKDOWN = 100_000;

/** Lines between two empty ones. */
class Block {
  readonly lines: string[] = [];
  readonly tags: string[] = [];
  line = 0;
  chars = 0;

  add(text: string, line: number): void {
    if (COMMENT.test(text)) {
      for (const [, tag] of text.matchAll(TAG)) this.tags.push(tag!.replaceAll(/\\(.)/g, '$1').trim());
      return;
    }
    if (this.lines.length === 0) this.line = line;
    this.chars += text.length + 1;
    // What is too large is not kept; it is only known that it was.
    if (this.chars <= QUESTION_CHARS_MAX) this.lines.push(text);
  }
}

/** @throws Refused */
function questionOf(
  block: Block,
  category: string,
  language: Language,
  notes: Set<Note>,
  titled: (title: string) => void,
): ExchangedQuestion {
  if (block.chars > QUESTION_CHARS_MAX) throw new Refused('too-large');
  let text = protect(block.lines.join('\n'));
  const [named, name] = /^\s*::((?:[^:]|:(?!:))*)::/.exec(text) ?? [];
  if (named !== undefined) {
    text = text.slice(named.length);
    titled(reveal(name!).trim());
  }
  const stem = formatted(text, 'moodle');
  if (stem.format === 'markdown' && stem.text.length > LONGEST_MARKDOWN)
    throw new Refused('text-too-long', String(stem.text.length));
  const open = stem.text.indexOf('{');
  const close = stem.text.indexOf('}');
  const after = close === -1 ? '' : stem.text.slice(close + 1);
  if (open === -1 && close === -1) {
    titled(reveal(stem.text).trim());
    throw new Refused('type-not-supported', 'description');
  }
  const before = stem.text.slice(0, Math.max(0, open));
  titled(reveal(before).trim());
  if (open === -1 || close < open || /[{}]/.test(after) || stem.text.slice(open + 1, close).includes('{'))
    throw new Refused('braces');
  const words = reveal(after.trim() === '' ? before : before + GAP + after);
  const answers = readAnswers(stem.text.slice(open + 1, close), { format: stem.format, language, notes });
  const title = named === undefined ? '' : reveal(name!).trim();
  return withTags(takeReading({ ...EMPTY, ...answers, title, stem: asHtml(words, stem.format), category }), block.tags);
}

function readBlock(block: Block, number: number, category: string, language: Language): Read {
  const notes = new Set<Note>();
  let title = '';
  const placed = { number, line: block.line };
  try {
    const question = questionOf(block, category, language, notes, (found) => void (title ||= found.slice(0, 1_000)));
    return { ...placed, kind: 'question', title, question, pictures: new Map(), notes: [...notes] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...placed, kind: 'refused', title, refusal: error.refusal, about: error.about };
  }
}

/**
 * GIFT (docs.moodle.org, "GIFT format"): questions between empty lines, escapes with a backslash, `::titles::`, formats in
 * brackets, comments with `[tag:…]`, `$CATEGORY`. True or false, multiple choice, short answer, numerical and missing word are
 * read; matching, essay and description are refused.
 */
export const readGift = telling(async function* (bytes, { language }) {
  let block = new Block();
  let category = '';
  let number = 0;
  const finish = (): Read | null => {
    const finished = block;
    block = new Block();
    const [, path] = CATEGORY.exec(finished.lines[0] ?? '') ?? [];
    if (path !== undefined) {
      category = categoryOf(path);
      finished.lines.shift();
      finished.line += 1;
    }
    if (finished.lines.length === 0) return null;
    number += 1;
    return readBlock(finished, number, category, language);
  };
  for await (const { text, line } of linesOf(bytes)) {
    if (text.trim() !== '') {
      block.add(text, line);
      continue;
    }
    const read = finish();
    if (read) yield read;
  }
  const last = finish();
  if (last) yield last;
});
