import type { ImportedSchedule } from '~/domain/flashcards/exchange/imported-card';
import type { Occlusion } from '~/domain/flashcards/cloze/occlusion-text';

/** Why a card of a package cannot be taken. */
export type PackageRefusal =
  | 'missing-note'
  | 'missing-note-type'
  | 'missing-template'
  | 'no-cards'
  | 'empty-front'
  | 'too-long';

/** A review as `[instant in milliseconds, 1 for right or 0 for wrong, milliseconds it took, button 1 to 4]`. */
export type PackageReview = [number, number, number, number];

/** A picture with masks, and what its note says beside it, as foreign HTML. */
export interface PackageOcclusion extends Occlusion {
  text: string;
  header: string;
  extra: string;
}

/** A card of a package as it was rendered from its note; its HTML is foreign. */
export interface PackageCard {
  guid: string;
  /** Which card of its note, from 0. */
  ord: number;
  title: string;
  /** With `::` between parents. */
  deck: string;
  front: string;
  back: string;
  tags: string[];
  /** When the note was last changed, in milliseconds since the epoch. */
  changedAt: number;
  reviews: PackageReview[];
  schedule: ImportedSchedule | null;
  suspended: boolean;
  buried: boolean;
  flag: number;
  /** The foreign HTML of the field that it asks for parts of; null if it is no cloze card. */
  cloze: string | null;
  occlusion: PackageOcclusion | null;
  refusal: PackageRefusal | null;
}

/** In the HTML of an image occlusion card: where the picture with its masks belongs. */
export const OCCLUDED = 'occluded-picture';
/** What a card has that nothing is known of but its words. */
export const UNKNOWN_SCHEDULE = { schedule: null, suspended: false, buried: false, flag: 0, cloze: null };

/** The note type of our own exports: one note for each card, whose guid ends in the ordinal that it had in its first home. */
export const OUR_NOTE_TYPE = 'Wardmates';
/** The first row of our own CSV; in rows below it that have a guid, the sides are HTML. */
export const OUR_COLUMNS = ['deck', 'front', 'back', 'tags', 'guid'];
/** Those whose cards leave as the note that they were made of. */
export const OUR_CLOZE_TYPE = 'Wardmates Cloze';
export const OUR_OCCLUSION_TYPE = 'Wardmates Image Occlusion';
export const OUR_REVERSED_TYPE = 'Wardmates (and reversed)';
const ORDINAL = /~(\d{1,4})$/;

export const guidOf = (guid: string, ord: number): string => (ord === 0 ? guid : `${guid}~${ord}`);
/** The inverse of `guidOf`. */
export const sourceOf = (guid: string): { guid: string; ord: number } => {
  const ordinal = ORDINAL.exec(guid);
  return ordinal ? { guid: guid.slice(0, ordinal.index), ord: Number(ordinal[1]) } : { guid, ord: 0 };
};

/** Tags as Anki has them: without blanks. */
export const ankiTags = (tags: readonly string[]): string[] => tags.map((tag) => tag.trim().replaceAll(/\s+/g, '_'));
