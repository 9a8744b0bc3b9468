import { z } from 'zod';
import { bookmarkCall } from '../kit/acts/contract';
import { call, done, formInt, id, page } from '../kit/contract';
import { safeHtml } from '../kit/html/safe-html';
import { summaryCheck } from '../questions/contract';

const shownSource = z.object({ title: z.string(), publisher: z.string(), year: z.number().int(), url: z.string() });

/** Where a term in a text begins, in UTF-16 units of its text content, how it is written there, and the topic that it leads to. */
const linkedTerm = z.object({ at: z.number().int(), written: z.string(), topic_id: z.number().int() });
/** A topic that terms lead to: what the preview shows of it. Nothing of it but what everybody may read. */
const linkedTopic = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  /** The beginning of its text, plain; may be empty. */
  lead: z.string(),
  /** Of the lead. */
  language: z.enum(['en', 'es']),
});

export const shownSection = z.object({
  id: z.number().int(),
  /** The anchor on the page. */
  key: z.string(),
  language: z.enum(['en', 'es']),
  title: z.string(),
  focus_id: z.number().int(),
  section_colour: z.string(),
  section_icon: z.string(),
  text: safeHtml(),
  /** Terms of `text` that lead to other topics, in its order. */
  terms: z.array(linkedTerm),
  /** Whether the text is whole. A guide and the first section of a topic are; of the others, who may not read them gets the beginning. */
  whole: z.boolean(),
  /** Shown with the text. `svg` has plain shapes and nothing else. */
  drawing: z.object({ svg: z.string(), title: z.string(), description: z.string() }).nullable(),
  sources: z.array(shownSource),
  revision: z.number().int(),
  /** The day on which the text was compared with its sources, as `2026-11-23`. */
  checked_on: z.string(),
  /** Who checked it; empty if nobody has yet. */
  checked_by: z.string(),
  /** It is of the starter content, which was written with AI. */
  with_ai: z.boolean(),
  /** Whether the person may say that they have checked it. */
  may_check: z.boolean(),
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
    specialty: formInt().min(0).max(99).default(0),
  }),
  data: z.object({
    topics: z.array(
      z.object({
        slug: z.string(),
        topic_name: z.string(),
        specialty_id: z.number().int(),
        /** Sections that the person is shown, and how many of them they have read. */
        sections: z.number().int(),
        read: z.number().int(),
        /** Questions of the topic that a quiz can ask the person, how many of them they have answered, and how many were right the last time. */
        questions: z.number().int(),
        answered: z.number().int(),
        right: z.number().int(),
      }),
    ),
    /** Slug of the topic that the person read last; empty before they have read one. */
    read_last: z.string(),
    guides: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        description: z.string(),
        specialty_id: z.number().int(),
        /** What to have ready and when to stop count too. */
        sections: z.number().int(),
      }),
    ),
    /** Sections that the person has bookmarked, the newest first; at most 50. */
    bookmarks: z.array(
      z.object({ section_id: z.number().int(), title: z.string(), page_name: z.string(), url: z.string() }),
    ),
  }),
});

export const topicPage = page({
  path: '/notebook/:topic_slug/',
  example: 'topic',
  access: 'registered',
  summary: 'What the notebook says of a topic. Who is no supporter gets the beginning of each text.',
  spec: 'spec 1 §6, spec 2 §2',
  params: z.object({ topic_slug: z.string().min(1).max(120) }),
  /** Where the person comes from: the passage on it is found. */
  query: z.object({ question: id().optional(), card: id().optional(), station: id().optional() }),
  data: z.object({
    id: z.number().int(),
    /** A moderator hides the texts. */
    hidden: z.boolean(),
    slug: z.string(),
    topic_name: z.string(),
    specialty_id: z.number().int(),
    /** In brief; the rest is in the sections. */
    text: safeHtml(),
    /** Terms of `text` that lead to other topics. */
    terms: z.array(linkedTerm),
    /** How `text` came about, whether the person may say that they have checked it, and which text it is. */
    check: summaryCheck,
    may_check: z.boolean(),
    text_version: z.string(),
    sources: z.array(shownSource),
    sections: z.array(shownSection),
    /** Those that terms of the texts lead to. */
    linked_topics: z.array(linkedTopic),
    /** The key of the section that says most of what the query names; empty without one. */
    passage: z.string(),
    /** Where the person sees the question of the query again; else empty. */
    back_url: z.string(),
    user_is_supporter: z.boolean(),
    /** May write sections. */
    may_write: z.boolean(),
    /** Questions of the topic that a quiz can ask the person. */
    questions: z.number().int(),
  }),
});

export const guidePage = page({
  path: '/guides/:slug/',
  example: 'guide',
  access: 'registered',
  summary: 'A step-by-step text of a clinical skill, with the stations that practise it.',
  params: z.object({ slug: z.string().min(1).max(120) }),
  data: z.object({
    id: z.number().int(),
    /** A moderator hides the texts. */
    hidden: z.boolean(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    specialty_id: z.number().int(),
    sections: z.array(shownSection),
    /** Those that terms of the texts lead to. */
    linked_topics: z.array(linkedTopic),
    may_write: z.boolean(),
    topics: z.array(z.object({ name: z.string(), url: z.string() })),
    stations: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});

export const bookmarkSection = bookmarkCall({
  path: '/api/notebook/bookmark/',
  summary: 'Put a bookmark on a section, or take it off.',
  spec: 'spec 2 §4, §7',
  idField: 'section_id',
});

export const checkSection = call({
  method: 'POST',
  path: '/api/notebook/check/',
  access: 'registered',
  summary:
    'Say that one is a clinician and has compared a section with its sources today. For moderators; 409 `section-changed` when it is not that text any more.',
  input: z.object({ section_id: id(), revision: formInt().positive() }),
  output: z.object({ checked_by: z.string(), checked_on: z.string() }),
});

export const checkSummary = call({
  method: 'POST',
  path: '/api/notebook/check-summary/',
  access: 'registered',
  summary:
    'The same for the summary of a topic: 409 `section-not-that-text` when `text_version` is not that of the text of now.',
  input: z.object({ topic_id: id(), text_version: z.string().max(64) }),
  output: summaryCheck,
});

export const readSection = call({
  method: 'POST',
  path: '/api/notebook/read/',
  access: 'registered',
  summary: 'Say that one has read a section, for the progress on the first page of the notebook.',
  input: z.object({ section_id: id(), revision: formInt().positive() }),
  output: done,
});
