import { type SaxesTagPlain, SaxesParser } from 'saxes';
import { QUESTION_CHARS_MAX } from '~/domain/questions/exchange/exchanged-question';
import { textOf } from '../text';
import { type Bytes, Unreadable } from '../unreadable';

/** An element of a question, with everything in it. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** One `<question>`; `tooLarge` when it was not kept. */
export interface Found {
  line: number;
  question: Element;
  tooLarge: boolean;
}

/** Elements that one question may have, and how deep. */
const ELEMENTS_MAX = 5_000;
const DEPTH_MAX = 12;
/** What is read in one go, in characters. */
const SLICE = 32 * 1024;

/** Builds the elements of one question after another, and drops each once it is emitted. */
class Collector {
  readonly found: Found[] = [];
  readonly parser = new SaxesParser({ xmlns: false, fragment: false, position: true });
  /** Since it began, in characters. */
  chars = 0;
  private open: { element: Element; parts: string[] }[] = [];
  private elements = 0;
  private depth = 0;
  private line = 0;
  private tooLarge = false;
  /** The line of the last markup outside of the quiz. */
  private outside = 1;

  constructor() {
    const { parser } = this;
    // Of text where none may be the parser tells when it ends, or at the end of a piece: its line is that of what is before it.
    parser.on('error', ({ message }) =>
      this.fail('broken-file', /text data outside of root/.test(message) ? this.outside : parser.line),
    );
    for (const event of ['xmldecl', 'comment', 'processinginstruction'] as const) parser.on(event, () => this.passed());
    // A document type can define entities that grow without end or read other files; no export has one.
    parser.on('doctype', () => this.fail('hostile-file'));
    parser.on('opentag', (tag) => this.opened(tag));
    parser.on('text', (text) => this.said(text));
    parser.on('cdata', (text) => this.said(text));
    parser.on('closetag', () => this.closed());
  }

  fail(failure: 'broken-file' | 'hostile-file', line = this.parser.line): never {
    throw new Unreadable(failure, line);
  }

  private passed(): void {
    if (this.depth === 0) this.outside = this.parser.line;
  }

  private opened(tag: SaxesTagPlain): void {
    this.depth += 1;
    if (this.depth === 1 && tag.name !== 'quiz') this.fail('broken-file');
    if (this.depth < 2) return;
    if (this.depth === 2) {
      this.line = this.parser.line;
      this.chars = 0;
      this.elements = 0;
      this.tooLarge = false;
    }
    this.elements += 1;
    if (this.elements > ELEMENTS_MAX || this.depth > DEPTH_MAX) this.tooLarge = true;
    if (this.tooLarge && this.depth > 2) return;
    this.open.push({ element: { name: tag.name, attributes: tag.attributes, text: '', children: [] }, parts: [] });
  }

  private said(text: string): void {
    const top = this.open.at(-1);
    if (!top || this.tooLarge) return;
    top.parts.push(text);
  }

  private closed(): void {
    this.depth -= 1;
    if (this.depth === 0) return this.passed();
    if (this.tooLarge && this.depth > 1) return;
    const { element, parts } = this.tooLarge ? this.open[0]! : this.open.pop()!;
    element.text = parts.join('');
    if (this.depth > 1) {
      this.open.at(-1)!.element.children.push(element);
      return;
    }
    this.open = [];
    this.chars = 0;
    if (element.name === 'question') this.found.push({ line: this.line, question: element, tooLarge: this.tooLarge });
  }

  /** What is too large is passed over, as far as that can be done. */
  overflow(): void {
    if (this.depth < 2) this.fail('broken-file');
    this.tooLarge = true;
    this.open = this.open.slice(0, 1);
    for (const { element, parts } of this.open) {
      element.children = [];
      parts.length = 0;
    }
  }
}

/**
 * The questions of a Moodle XML file, one by one; of what is behind and before them nothing is kept.
 * @throws Unreadable `broken-file` if it is not well-formed or not a `<quiz>`, `hostile-file` for a document type
 */
export async function* elementsOf(bytes: Bytes): AsyncGenerator<Found> {
  const collector = new Collector();
  let begun = false;
  for await (const piece of textOf(bytes, { xml: true })) {
    // An empty line before the declaration is what people have in their files.
    const text: string = begun ? piece : piece.trimStart();
    begun ||= text !== '';
    for (let from = 0; from < text.length; from += SLICE) {
      const slice = text.slice(from, from + SLICE);
      collector.parser.write(slice);
      collector.chars += slice.length;
      // The parser keeps a text until it ends: one that does not is given up.
      if (collector.chars > 2 * QUESTION_CHARS_MAX) throw new Unreadable('broken-file', collector.parser.line);
      if (collector.chars > QUESTION_CHARS_MAX) collector.overflow();
      yield* collector.found.splice(0);
    }
  }
  collector.parser.close();
  yield* collector.found.splice(0);
}

export const child = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((one) => one.name === name);
export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((one) => one.name === name) ?? [];
