import { z } from 'zod';
import { goTo, LANGUAGES } from '~/domain/accounts/contract';
import { action, done, id, listOf, page, pageNumber } from '~/domain/kit/contract';
import { safeHtml } from '~/domain/kit/html/safe-html';
import { sectionForm } from '../section-body';

/**
 * What becomes of a text: a draft is its author's alone, a proposed one waits for a second person, a returned one is its author's
 * again with a reason. Readers see what is published.
 */
export const PROPOSAL_STATES = ['draft', 'proposed', 'returned', 'published', 'discarded'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Proposals and sections on one page of a list (spec 2 §9). */
export const WRITING_PAGE = 10;
/** Texts that one author may have open. */
export const OPEN_MAX = 100;
export const REASON_MAX = 2_000;

/** A text as its editor shows it. */
const shownBody = z.object({
  title: z.string(),
  focus_id: z.number().int(),
  section_colour: z.string(),
  section_icon: z.string(),
  text: safeHtml(),
  sources: z.array(z.object({ title: z.string(), publisher: z.string(), year: z.number().int(), url: z.string() })),
});

const shownProposal = z.object({
  id: z.number().int(),
  section_id: z.number().int().nullable(),
  language: z.enum(LANGUAGES),
  state: z.enum(PROPOSAL_STATES),
  body: shownBody,
  /** Grows with every save. */
  version: z.number().int(),
  /** The published text that it was begun on; null for a new section. */
  base_revision: z.number().int().nullable(),
  /** Why it was returned. */
  reason: z.string(),
  author: z.string(),
  own: z.boolean(),
  saved_at: z.string(),
});

const published = z.object({
  id: z.number().int(),
  revision: z.number().int(),
  body: shownBody,
  checked_on: z.string(),
  checked_by: z.string(),
});

const version = z.coerce.number().int().positive();
const submissionId = z.uuid();

export const topicEditor = page({
  path: '/notebook/:topic_slug/edit/',
  access: 'registered',
  summary: "The editor of a topic's sections: `section` is the id of one, none begins a new one. For authors.",
  spec: 'spec 2 §2, §3, §7',
  params: z.object({ topic_slug: z.string().min(1).max(120) }),
  query: z.object({ section: id().optional(), language: z.enum(LANGUAGES).optional() }),
  data: z.object({
    topic: z.object({ id: z.number().int(), slug: z.string(), topic_name: z.string(), specialty_id: z.number().int() }),
    language: z.enum(LANGUAGES),
    sections: z.array(z.object({ id: z.number().int(), title: z.string(), language: z.enum(LANGUAGES) })),
    published: published.nullable(),
    /** One's own text of this section that is open. */
    proposal: shownProposal.nullable(),
    /** Others who have an open text of this section, by name. */
    others: z.array(z.string()),
  }),
  actions: {
    submit: action({
      summary:
        "Propose a text to be published, after saving it. Answers where the topic's texts are. 422 `section-flawed` names what is missing, 409 `proposal-changed` a newer save.",
      spec: 'spec 2 §7',
      input: sectionForm.extend({
        section_id: id().optional(),
        language: z.enum(LANGUAGES).default('en'),
        submission_id: submissionId,
        version: version.optional(),
      }),
      output: goTo,
    }),
    autosave: action({
      summary: 'Keep a text as a draft. The first save names none; each answers the version that the next one sends.',
      spec: 'spec 2 §7',
      input: sectionForm.extend({
        section_id: id().optional(),
        language: z.enum(LANGUAGES).default('en'),
        submission_id: submissionId,
        version: version.optional(),
      }),
      output: z.object({ proposal: shownProposal }),
    }),
    discard: action({
      summary: 'Throw away an open text of one’s own.',
      input: z.object({ proposal_id: id() }),
      output: done,
    }),
  },
});

const listed = z.object({
  id: z.number().int(),
  title: z.string(),
  page_name: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(PROPOSAL_STATES),
  author: z.string(),
  reason: z.string(),
  saved_at: z.string(),
  url: z.string(),
});

export const writingList = page({
  path: '/notebook/writing/',
  access: 'registered',
  summary:
    'Texts of the notebook: `mine` those that one writes, `waiting` those that wait for a second person (moderators), oldest first.',
  spec: 'spec 2 §2',
  query: z.object({ list: z.enum(['mine', 'waiting']).default('mine'), page: pageNumber }),
  data: listOf(listed).extend({ may_decide: z.boolean() }),
});

export const proposalPage = page({
  path: '/notebook/writing/:proposal_id/',
  access: 'registered',
  summary: 'A proposed text beside the published one, for its author and whoever may publish it.',
  params: z.object({ proposal_id: id() }),
  data: z.object({
    proposal: shownProposal,
    published: published.nullable(),
    page_name: z.string(),
    page_url: z.string(),
    may_decide: z.boolean(),
  }),
  actions: {
    publish: action({
      summary:
        'Publish it, as it is or as far as it is taken: what is sent replaces its text. 409 `section-changed` when another text was published since it was begun.',
      input: z.object({ version, body: sectionForm.optional() }),
      output: z.object({ section_id: z.number().int(), revision: z.number().int(), url: z.string() }),
    }),
    send_back: action({
      summary: 'Send it back to its author with a reason.',
      input: z.object({ version, reason: z.string().trim().min(1).max(REASON_MAX) }),
      output: done,
    }),
    withdraw: action({
      summary: 'Make one’s own proposed text a draft again.',
      input: z.object({ version }),
      output: done,
    }),
    rebase: action({
      summary: 'Say that one has compared one’s own text with what was published since it was begun.',
      input: z.object({ version, revision: z.coerce.number().int().positive() }),
      output: done,
    }),
  },
});

export const sectionHistory = page({
  path: '/notebook/sections/:section_id/history/',
  access: 'registered',
  summary: 'Every text of a section that was published, the newest first. For authors.',
  params: z.object({ section_id: id() }),
  query: z.object({ page: pageNumber }),
  data: listOf(
    z.object({
      revision: z.number().int(),
      body: shownBody,
      author: z.string(),
      checked_by: z.string(),
      checked_on: z.string(),
      published_at: z.string(),
    }),
  ).extend({ page_name: z.string(), page_url: z.string() }),
  actions: {
    restore: action({
      summary: 'Propose an earlier text again: a second person publishes it.',
      input: z.object({ revision: z.coerce.number().int().positive(), submission_id: submissionId }),
      output: goTo,
    }),
  },
});
