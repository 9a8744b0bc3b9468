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
  /** `[instant in epoch milliseconds, 1 for right or 0 for wrong, milliseconds it took, button 1 to 4]`; older files have no button. */
  reviews: [number, number, number, number?][];
  /** Null, or left out by an older version, for a new card. */
  schedule?: ImportedSchedule | null;
  suspended?: boolean;
  buried?: boolean;
  /** 0 for none, to 7. */
  flag?: number;
  /** What it was made of, if that is a cloze text. */
  cloze?: ImportedCloze | null;
}

/** When a card is asked again where it comes from, and what is known of its memory. */
export interface ImportedSchedule {
  /** Whether it was right the last time: it is in review, and not learnt (again). */
  correct: boolean;
  /** In epoch milliseconds, or null for a whole day. */
  due_at: number | null;
  /** The day on which it is due, such as `2026-11-23`; null for an instant. */
  due_on: string | null;
  /** The last answer, in epoch milliseconds; null if only the log knows it. */
  answered_at: number | null;
  memory: { stability: number; difficulty: number } | null;
  reviews: number;
  lapses: number;
}

/** A cloze text, sanitised, and what stands below its answer. */
export interface ImportedCloze {
  text: string;
  extra: string;
  /** Of a picture with masks, which the text says. */
  occlusion?: OcclusionPicture | null;
}

export interface OcclusionPicture {
  /** The address of the picture without masks, one of ours. */
  picture: string;
  /** For those who cannot see it. */
  description: string;
  /** Above the picture, sanitised HTML. */
  header: string;
  /** What is behind each mask, in the order of the text. */
  labels: string[];
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
