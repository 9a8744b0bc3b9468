import { parseCloze, showCloze } from '~/domain/flashcards/cloze/cloze-text';

export interface Note {
  /** By the names of the note type's fields. */
  fields: ReadonlyMap<string, string>;
  tags: readonly string[];
  deck: string;
  noteType: string;
  /** The template's name. */
  card: string;
  /** Of a cloze note: which deletions the card asks for, from 1. */
  ordinal: number | null;
}

/** Characters of one side; no more are rendered than show that it is longer. */
export const RENDERED_MAX = 400_000;
const TOKEN = /\{\{([^{}]{1,300})\}\}/g;
const TAG = /<[^>]{0,2000}>/g;
const isEmpty = (html: string): boolean =>
  html.replaceAll(/<(?!img)[^>]{0,2000}>|&nbsp;|\s/gi, '') === '' && !/<img/i.test(html);

function fieldValue(name: string, note: Note, side: 'question' | 'answer'): string {
  const parts = name.split(':').map((part) => part.trim());
  const field = parts.pop()!;
  const special: Record<string, string> = {
    // The front stays visible when a card is turned here.
    FrontSide: '',
    Tags: note.tags.join(' '),
    Deck: note.deck,
    Subdeck: note.deck.split('::').at(-1)!,
    Type: note.noteType,
    Card: note.card,
    CardFlag: '',
  };
  let value = note.fields.get(field) ?? special[field] ?? '';
  for (const filter of parts.toReversed()) {
    const [kind] = filter.split(' ');
    if (kind === 'cloze' || kind === 'cloze-only') value = showCloze(parseCloze(value), note.ordinal ?? 1, side);
    else if (kind === 'text') value = value.replaceAll(TAG, '');
    // What is typed in, and a hint, are shown with the answer.
    else if ((kind === 'type' || kind === 'hint') && side === 'question') value = '';
    else if (kind === 'tts') value = '';
  }
  return value;
}

/** Whether the section of this name is shown. */
function holds(name: string, note: Note): boolean {
  const cloze = /^c(\d{1,3})$/.exec(name);
  if (cloze && !note.fields.has(name)) return note.ordinal === Number(cloze[1]);
  if (name === 'Tags') return note.tags.length > 0;
  return !isEmpty(note.fields.get(name) ?? '');
}

/**
 * A side of a card from its template: fields, `{{#Field}}` and `{{^Field}}` sections and the filters `cloze`, `text`, `type`,
 * `hint` and `tts`; other filters leave a field as it is.
 */
export function render(template: string, note: Note, side: 'question' | 'answer'): string {
  const open: { name: string; shown: boolean }[] = [];
  const shown = () => open.every((section) => section.shown);
  let html = '';
  let at = 0;
  const source = template.replaceAll(/<!--[\s\S]*?-->/g, '');
  for (const match of source.matchAll(TOKEN)) {
    if (html.length > RENDERED_MAX) return html;
    if (shown()) html += source.slice(at, match.index);
    at = match.index + match[0].length;
    const name = match[1]!.trim();
    const rest = name.slice(1).trim();
    if (name.startsWith('#')) open.push({ name: rest, shown: holds(rest, note) });
    else if (name.startsWith('^')) open.push({ name: rest, shown: !holds(rest, note) });
    else if (name.startsWith('/')) {
      const index = open.findLastIndex((section) => section.name === rest);
      if (index !== -1) open.splice(index);
    } else if (shown()) html += fieldValue(name, note, side);
  }
  if (shown()) html += source.slice(at);
  return html;
}

/** The rule between question and answer, with which most answers begin. */
const RULE = /^(?:\s|<br\s*\/?>)*<hr\b[^>]{0,200}\bid\s*=\s*["']?answer\b[^>]{0,200}>/i;
/** An answer without the repeated question. */
export const withoutRule = (html: string): string => html.replace(RULE, '').trim();

export { isEmpty };
