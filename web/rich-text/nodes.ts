import type { BaseEditor, Descendant } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';

/** Marks of a text, named after what they are in HTML. */
export const MARKS = { bold: 'strong', italic: 'em', underline: 'u', subscript: 'sub', superscript: 'sup' } as const;
export type Mark = keyof typeof MARKS;

/** Blocks, and the HTML element of each. */
export const BLOCKS = { paragraph: 'p', heading: 'h3', subheading: 'h4', 'bulleted-list': 'ul', 'numbered-list': 'ol', 'list-item': 'li' } as const;
export type Block = keyof typeof BLOCKS;
export type List = 'bulleted-list' | 'numbered-list';

export interface RichElement {
  type: Block;
  children: Descendant[];
}

type RichLeaf = { text: string } & Partial<Record<Mark, boolean>>;

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: RichElement;
    Text: RichLeaf;
  }
}

export const isList = (type: Block): type is List => type === 'bulleted-list' || type === 'numbered-list';
export const emptyText = (): RichElement[] => [{ type: 'paragraph', children: [{ text: '' }] }];
