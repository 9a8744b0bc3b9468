import type { BaseEditor, Descendant } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type { ImageWidth, Marker } from '~/domain/kit/html/vocabulary';

/** Marks that are on or off, with the tag of each; the first stands outermost in HTML. */
export const MARKS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const;
export type Mark = keyof typeof MARKS;
export const markNames = Object.keys(MARKS) as Mark[];
/** A highlight; `plain` is a `mark` of no colour, which the editor keeps but does not make. */
export type Highlight = Marker | 'plain';
export type Marks = Partial<Record<Mark, true>> & { marker?: Highlight };

/** Blocks that hold words. A `line` has no tag of its own: it is the words of a list item, a cell or a quote. */
export const TEXT_BLOCKS = {
  paragraph: 'p',
  'main-heading': 'h2',
  heading: 'h3',
  subheading: 'h4',
  line: null,
} as const;
export type TextBlock = keyof typeof TEXT_BLOCKS;
/** Blocks that hold blocks, and their tags. */
export const CONTAINERS = {
  'bulleted-list': 'ul',
  'numbered-list': 'ol',
  'list-item': 'li',
  quote: 'blockquote',
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td',
} as const;
export type List = 'bulleted-list' | 'numbered-list';

interface Holder<T extends string> {
  type: T;
  children: Descendant[];
}

export interface ListElement extends Holder<List> {
  /** Where a numbered list begins, when not at 1. */
  start?: number;
}
export interface RowElement extends Holder<'table-row'> {
  /** Whether it is one of the table's header rows. */
  head?: true;
}
export interface CellElement extends Holder<'table-cell'> {
  header?: true;
  scope?: string;
  colspan?: number;
  rowspan?: number;
}
export interface LinkElement extends Holder<'link'> {
  href: string;
}
export interface ImageElement extends Holder<'image'> {
  src: string;
  alt: string;
  /** Its own size in pixels, if known. */
  width?: number;
  height?: number;
  /** In per cent of the text's width; its own size when absent. */
  size?: ImageWidth;
}
/** What the editor cannot edit: shown as it is, and written back unchanged. Sanitised before it gets here. */
export interface KeptElement extends Holder<'kept' | 'kept-inline'> {
  html: string;
}
type HolderOf<T extends string> = T extends string ? Holder<T> : never;

export type RichElement =
  | HolderOf<TextBlock | 'list-item' | 'quote' | 'table'>
  | ListElement
  | RowElement
  | CellElement
  | LinkElement
  | ImageElement
  | KeptElement;
export type ElementType = RichElement['type'];
export type RichLeaf = { text: string } & Marks;

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: RichElement;
    Text: RichLeaf;
  }
}

const INLINE: readonly ElementType[] = ['link', 'image', 'kept-inline'];
const VOID: readonly ElementType[] = ['image', 'kept', 'kept-inline'];

export const isTextBlock = (type: ElementType): type is TextBlock => type in TEXT_BLOCKS;
export const isList = (type: ElementType): type is List => type === 'bulleted-list' || type === 'numbered-list';
export const isInlineType = (type: ElementType): boolean => INLINE.includes(type);
export const isVoidType = (type: ElementType): boolean => VOID.includes(type);
export const emptyText = (): RichElement[] => [{ type: 'paragraph', children: [{ text: '' }] }];
