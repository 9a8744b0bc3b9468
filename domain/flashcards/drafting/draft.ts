import type { Language } from '~/domain/accounts/contract';
import type { SafeHtml } from '~/domain/kit/html/safe-html';
import type { SourceKind } from '../contract';

/** A part of a side of a card. Texts are plain; the code that writes the HTML escapes them. */
export type DraftBlock =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'list'; lines: readonly string[] }
  /** Taken as it is while it has at most `most` characters of text; what is longer is cut at a paragraph. */
  | { kind: 'html'; html: SafeHtml; most: number };

/** Both sides of a card that is to be made, and what it is made of. */
export interface Draft {
  front: DraftBlock[];
  back: DraftBlock[];
  language: Language;
  source: DraftSource;
}

export interface DraftSource {
  kind: SourceKind;
  /** Of the question, the station or the topic. */
  id: number;
  /** Which part of it, in words; empty for all of it. */
  part: string;
  /** Where it is, a path of ours. */
  address: string;
  title: string;
}

/** Characters of an explanation that a card takes over. */
export const EXPLANATION_MOST = 700;
export const TITLE_MOST = 200;

export const text = (content: string): DraftBlock => ({ kind: 'text', text: content });
export const strong = (content: string): DraftBlock => ({ kind: 'strong', text: content });
export const list = (lines: readonly string[]): DraftBlock => ({ kind: 'list', lines });
