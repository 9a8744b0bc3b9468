import { z } from 'zod';
import { formInt } from '~/domain/kit/contract';
import { FOCUSES } from '../questions/specialties';
import { LOOK_COLOURS, LOOK_ICONS } from '~/domain/kit/looks';
import type { Versioned } from '../kit/html/clean-html';

export const SECTION_TITLE_MAX = 120;
/** The longest text of a section, in characters of HTML. */
export const SECTION_TEXT_MAX = 60_000;
export const SOURCES_MAX = 20;
/** Colours and icons of a section, as of a deck. */
export const SECTION_COLOURS = LOOK_COLOURS;
export const SECTION_ICONS = LOOK_ICONS;

/** Guidance or a book that a text was compared with, as it is typed: `flawsOfSection` says what it lacks. */
const source = z.object({
  title: z.string().trim().max(300),
  publisher: z.string().trim().max(200),
  /** 0 if none is given. */
  year: formInt().min(0).max(9_999),
  url: z.string().trim().max(500),
});

const FOCUS_IDS = new Set<number>(FOCUSES.map(({ id }) => id));

/** What a section says, as it is written (spec 2 §3). A draft may lack everything. */
export const sectionForm = z.object({
  title: z.string().trim().max(SECTION_TITLE_MAX),
  focus_id: formInt().refine((id) => FOCUS_IDS.has(id)),
  section_colour: z.enum(SECTION_COLOURS),
  section_icon: z.enum(SECTION_ICONS),
  text: z.string().max(SECTION_TEXT_MAX),
  sources: z
    .preprocess((value) => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        return value;
      }
    }, z.array(source).max(SOURCES_MAX))
    .default([]),
});
export type SectionForm = z.output<typeof sectionForm>;

/** What a section says, as it is stored: its text cleaned by the sanitiser of `html_version`. */
export type SectionBody = SectionForm & Required<Versioned>;

/** SQL: the body of a row of `notebook_sections`. */
export const SECTION_BODY =
  "jsonb_build_object('title', section.title, 'focus_id', section.focus_id, 'section_colour', section.section_colour, 'section_icon', section.section_icon, 'text', section.text, 'sources', section.sources, 'html_version', section.html_version)";

/**
 * SQL: whether somebody may write on a row of `notebook_sections`: it is published, or it was sent back to them.
 * @param person SQL for the id of the writer
 */
export const writable = (person: string, section = 'section'): string =>
  `(${section}.retired_at IS NULL OR ${section}.hidden_alone AND ${section}.author_id = ${person})`;
