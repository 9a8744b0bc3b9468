import type { Versioned } from '../kit/html/clean-html';
import type { Marks } from './checklist-contract';

/** Marks as they are stored, with the version of the sanitiser that cleaned the comments. */
export type StoredMarks = Marks & Versioned;
