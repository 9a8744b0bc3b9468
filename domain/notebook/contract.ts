import { z } from 'zod';
import { bookmarkCall } from '../kit/acts/contract';
import { call, done, id, page } from '../kit/contract';
import { safeHtml } from '../kit/html/safe-html';

const shownSource = z.object({ title: z.string(), publisher: z.string(), year: z.number().int(), url: z.string() });

export const shownSection = z.object({
  id: z.number().int(),
  /** The anchor on the page. */
  key: z.string(),
  language: z.enum(['en', 'es']),
  title: z.string(),
  focus_id: z.number().int(),
  section_colour: z.string(),
  section_icon: z.string(),
  /** Whole for supporters; for others its beginning. */
  text: safeHtml(),
  sources: z.array(shownSource),
  revision: z.number().int(),
  /** The day on which the text was compared with its sources, as `2026-11-23`. */
  checked_on: z.string(),
  /** Who checked it; empty where nobody has yet: it was written with AI and not reviewed by a clinician. */
  checked_by: z.string(),
  bookmarked: z.boolean(),
  /** Whether the person has read this text. */
  read: z.boolean(),
});

export const notebookHome = page({
  path: '/notebook/',
  access: 'registered',
  summary:
    "The specialties and their topics, with the person's own progress; only topics whose name has the words of `search`.",
  spec: 'spec 2 §2',
  query: z.object({
    search: z.string().trim().max(100).default(''),
    specialty: z.coerce.number().int().min(0).max(99).default(0),
  }),
  data: z.object({
    topics: z.array(
      z.object({
        slug: z.string(),
        topic_name: z.string(),
        specialty_id: z.number().int(),
        /** Sections in the person's language, or in English where there are none; and how many of them they have read. */
        sections: z.number().int(),
        read: z.number().int(),
        /** Questions of the topic, how many of them the person has answered, and how many were right the last time. */
        questions: z.number().int(),
        answered: z.number().int(),
        right: z.number().int(),
      }),
    ),
    guides: z.array(
      z.object({ slug: z.string(), name: z.string(), specialty_id: z.number().int(), sections: z.number().int() }),
    ),
    /** Sections that the person has bookmarked, the newest first; at most 50. */
    bookmarks: z.array(
      z.object({ section_id: z.number().int(), title: z.string(), page_name: z.string(), url: z.string() }),
    ),
  }),
});

export const topicPage = page({
  path: '/notebook/:topic_slug/',
  access: 'registered',
  summary: 'What the notebook says of a topic. Who is no supporter gets the beginning of each text.',
  spec: 'spec 1 §6, spec 2 §2',
  params: z.object({ topic_slug: z.string().min(1).max(120) }),
  data: z.object({
    id: z.number().int(),
    slug: z.string(),
    topic_name: z.string(),
    specialty_id: z.number().int(),
    /** In brief; the rest is in the sections. */
    text: safeHtml(),
    sources: z.array(shownSource),
    sections: z.array(shownSection),
    user_is_supporter: z.boolean(),
    /** May write sections. */
    may_write: z.boolean(),
    /** Questions of the topic in the bank. */
    questions: z.number().int(),
  }),
});

export const guidePage = page({
  path: '/guides/:slug/',
  access: 'registered',
  summary: 'A step-by-step text of a clinical skill, with the stations that practise it.',
  params: z.object({ slug: z.string().min(1).max(120) }),
  data: z.object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    specialty_id: z.number().int(),
    sections: z.array(shownSection),
    user_is_supporter: z.boolean(),
    may_write: z.boolean(),
    stations: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});

export const bookmarkSection = bookmarkCall({
  path: '/api/notebook/bookmark/',
  summary: 'Put a bookmark on a section, or take it off.',
  spec: 'spec 2 §4, §7',
  idField: 'section_id',
});

export const readSection = call({
  method: 'POST',
  path: '/api/notebook/read/',
  access: 'registered',
  summary: 'Say that one has read a section, for the progress on the first page of the notebook.',
  input: z.object({ section_id: id(), revision: z.coerce.number().int().positive() }),
  output: done,
});
