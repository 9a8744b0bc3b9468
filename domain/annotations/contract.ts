import { z } from 'zod';
import { call, formInt, id, listOf, page, pageNumber } from '../kit/contract';
import { safeHtml } from '../kit/html/safe-html';

/** What a note can stand at. */
export const ANNOTATED = ['question', 'station', 'topic', 'guide'] as const;
export type Annotated = (typeof ANNOTATED)[number];

/** Characters of HTML in a note. */
export const NOTE_MAX = 20_000;
/** Notes on one page of the list. */
export const NOTES_PAGE = 10;

const place = z.object({ entity_id: id(), entity_type: z.enum(ANNOTATED) });
/** HTML of the `annotation` toolbar; empty when there is no note. */
const text = safeHtml();
/** Grows with every save; 0 before the first. */
const revision = z.number().int();

export const readAnnotation = call({
  method: 'GET',
  path: '/content/annotation/api/',
  access: 'registered',
  summary: "The person's own note on a question, a station, a topic or a guide; empty when there is none.",
  spec: 'spec 3 §2, §3',
  input: place,
  output: z.object({ text, revision }),
});

export const saveAnnotation = call({
  method: 'POST',
  path: '/content/annotation/api/',
  access: 'registered',
  summary:
    "Keep the person's note on something; without words in it, the note is deleted. One note for each person and thing.",
  spec: 'spec 3 §3, §7',
  input: place.extend({
    text: z.string().max(NOTE_MAX).default(''),
    /**
     * Which editor saves, and the revision that this save will have: saves of one editor apply in order of revision, in any
     * order of arrival. Left out, the save is the newest there is.
     */
    writer: z.uuid().optional(),
    revision: formInt().min(1).optional(),
    /** The newest revision that this editor knows of: another's that is newer is not replaced. */
    base: formInt().min(0).optional(),
  }),
  output: z.object({
    /** Whether there is no note now. */
    deleted: z.boolean(),
    /** What is kept now, and its revision. */
    text,
    revision,
    /** Another editor has written meanwhile: its text stays, and what was sent is not kept. */
    conflict: z.boolean(),
  }),
});

export const notesPage = page({
  path: '/notes/',
  access: 'registered',
  summary: "The person's own notes, the newest first.",
  spec: 'spec 3 §2',
  query: z.object({ page: pageNumber, search: z.string().trim().max(100).default('') }),
  data: listOf(
    z.object({
      entity_id: z.number().int(),
      entity_type: z.enum(ANNOTATED),
      title: z.string(),
      /** The path of the thing; null if it cannot be seen any more. */
      url: z.string().nullable(),
      text,
      updated_at: z.string(),
    }),
  ),
});
