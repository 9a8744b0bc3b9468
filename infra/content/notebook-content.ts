import { z } from 'zod';
import { LANGUAGES } from '~/domain/accounts/contract';
import { DECK_COLOURS, DECK_ICONS } from '~/domain/flashcards/decks/contract';
import { FOCUS_KEYS } from '~/domain/questions/specialties';
import { html, slug, sources } from './question-content';

const section = z.strictObject({
  /** Stable within the topic and the same in every language: bookmarks and notes refer to it. */
  key: slug,
  title: z.string().trim().min(3).max(80),
  /** What the section is about, as questions have it (spec 2 §4, notebook). */
  focus: z.enum(FOCUS_KEYS),
  colour: z.enum(DECK_COLOURS),
  icon: z.enum(DECK_ICONS),
  /** Shown to readers who are not supporters. Only the first section has it. */
  free: z.literal(true).optional(),
  /** HTML of p, h4, ul, ol, li, strong, em, sub, sup, table, mark. */
  text: html,
});

/** The notebook's text on one topic in one language, as its author writes it down. */
export const notebookContent = z.strictObject({
  /** A topic of `infra/content/topics`. The file is called `<topic>.<language>.yaml`. */
  topic: slug,
  language: z.enum(LANGUAGES),
  /**
   * The day on which the text was last compared with the guidance under `sources`. For texts that a clinician has not
   * reviewed, that comparison was made by the AI that wrote them, from what it knows of the guidance.
   */
  checked: z.iso.date(),
  /** Whether a clinician has checked the text. */
  reviewed_by_clinician: z.boolean().default(false),
  /** Keys of English sections that this translation does not have yet. */
  missing: z.array(slug).default([]),
  sections: z.array(section).min(1).max(12),
  sources,
});

export type NotebookContent = z.input<typeof notebookContent>;
export type ParsedNotebookText = z.output<typeof notebookContent>;
