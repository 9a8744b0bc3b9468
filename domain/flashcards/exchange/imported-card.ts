import type { CleanHtml } from '~/domain/kit/html/clean-html';
import type { Note, Reason } from './contract';

/** A card of a file as it can be stored: sanitised, its pictures kept. */
export interface ImportedCard {
  guid: string;
  ord: number;
  front: CleanHtml;
  back: CleanHtml;
  tags: string[];
  /** When it was last changed where it comes from, in epoch milliseconds. */
  changed_at: number;
  /** `[instant in epoch milliseconds, 1 for right or 0 for wrong, milliseconds it took]` */
  reviews: [number, number, number][];
}

/** What was read of one card, in the order of the file. */
export interface ReadItem {
  /** From 1. */
  number: number;
  title: string;
  /** The name of its deck in the file. */
  deck: string;
  body: ImportedCard | null;
  reason: Reason | '';
  notes: Note[];
}
