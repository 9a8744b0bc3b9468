import { z } from 'zod';
import { goTo, LANGUAGES } from '~/domain/accounts/contract';
import { action, call, done, formInt, id, listOf, live, page, pageNumber } from '~/domain/kit/contract';
import { safeHtml } from '~/domain/kit/html/safe-html';
import { hurry } from '~/domain/review/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { sectionForm } from '../section-body';
import { CHANGE_NAME } from './change-name';

/**
 * What becomes of a text: a draft is its author's alone, a proposed one waits for a second person, a returned one is its author's
 * again with a reason. Readers see what is published.
 */
export const PROPOSAL_STATES = ['draft', 'proposed', 'returned', 'published', 'discarded'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Who wrote the beginning of a draft, if no person did. */
export const WRITERS = ['model', 'offline'] as const;

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
  /** Who wrote its beginning, if no person did. */
  written_by: z.enum(WRITERS).nullable(),
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

const version = formInt().positive();
const submissionId = z.uuid();

/** What is sent with each save. */
const written = sectionForm.extend({
  section_id: id().optional(),
  /** None on the first save. */
  draft_id: id().optional(),
  language: z.enum(LANGUAGES).default('en'),
  /** Without it and a `version`, the present state is changed unseen. */
  submission_id: submissionId.optional(),
  version: version.optional(),
  /** The published text that one has before one, if one has compared with it. */
  revision: version.optional(),
  /**
   * The topic that a new section is filed under, by its name in either language, and its specialty. Left out, it is that of the
   * address. Of a section that is published it is the topic that it has. A guide has neither.
   */
  topic_name: z.string().trim().min(1).max(120).optional(),
  specialty_id: id().optional(),
});

/** A term of a section that leads to a topic, or would if it were not left out there. */
export const sectionTerm = z.object({
  id: z.number().int(),
  /** As the section writes it. */
  written: z.string(),
  topic_name: z.string(),
  linked: z.boolean(),
});

/** The editor of the sections of a page: the same for a topic and for a guide. */
const editor = {
  access: 'registered' as const,
  spec: 'spec 2 §2, §3, §7',
  query: z.object({ section: id().optional(), draft: id().optional(), language: z.enum(LANGUAGES).optional() }),
  data: z.object({
    page: z.object({ slug: z.string(), name: z.string(), specialty_id: z.number().int(), url: z.string() }),
    language: z.enum(LANGUAGES),
    sections: z.array(z.object({ id: z.number().int(), title: z.string(), language: z.enum(LANGUAGES) })),
    /** One's own drafts of new sections of this page. */
    drafts: z.array(z.object({ id: z.number().int(), title: z.string(), language: z.enum(LANGUAGES) })),
    published: published.nullable(),
    /** Terms of the published text that lead to topics, or are left out there. Older gateways leave it out. */
    terms: z.array(sectionTerm).optional(),
    /** One's own open text: of the section, or the draft that was asked for. */
    proposal: shownProposal.nullable(),
    /** Others who have an open text of this section, by name. */
    others: z.array(z.string()),
    /** Where a new section of a topic can be filed; empty if it stays. */
    topics: z.array(z.object({ slug: z.string(), name: z.string(), specialty_id: z.number().int() })),
    /** Whether a draft can be generated for this page. */
    may_generate: z.boolean(),
  }),
  actions: {
    submit: action({
      summary:
        'Propose a text to be published, after saving it. Answers where the text is. 422 `section-flawed` names what is missing, `unknown-topic` a name of none, 409 `section-stays` that it cannot move, 409 `proposal-changed` a newer save.',
      spec: 'spec 2 §7',
      input: written,
      output: goTo,
    }),
    autosave: action({
      summary: 'Keep a text as a draft. The first save names none; each answers the version that the next one sends.',
      spec: 'spec 2 §7',
      input: written,
      output: z.object({ proposal: shownProposal }),
    }),
    discard: action({
      summary: 'Throw away an open text of one’s own.',
      input: z.object({ proposal_id: id() }),
      output: done,
    }),
    generate: action({
      summary:
        'Have a draft of a new section written, by the model or from the structured facts. Always a draft of one’s own. Answers where its editor is. 409 `nothing-to-draft`.',
      input: z.object({
        language: z.enum(LANGUAGES),
        focus_id: sectionForm.shape.focus_id.optional(),
        submission_id: submissionId,
      }),
      output: goTo,
    }),
  },
};

export const topicEditor = page({
  path: '/notebook/:topic_slug/edit/',
  example: 'topic',
  summary:
    "The editor of a topic's sections, for authors: `section` is the id of one, `draft` of one's own new one; neither begins a new one.",
  params: z.object({ topic_slug: z.string().min(1).max(120) }),
  ...editor,
});

export const guideEditor = page({
  path: '/guides/:slug/edit/',
  example: 'guide',
  summary: "The editor of a guide's sections, as that of a topic's.",
  params: z.object({ slug: z.string().min(1).max(120) }),
  ...editor,
});

/** Guides without a published section that one author may have. */
export const GUIDES_BEGUN_MAX = 10;
const guideName = z.string().trim().max(120);
const guideDescription = z.string().trim().max(300);

export const guideCreate = page({
  path: '/guides/create/',
  access: 'registered',
  summary:
    'Where an author begins a guide to a clinical skill. Its sections are written and proposed as any; readers see it once the first is published.',
  data: z.object({
    topics: z.array(z.object({ id: z.number().int(), name: z.string(), specialty_id: z.number().int() })),
  }),
  actions: {
    submit: action({
      summary:
        'Begin it. Answers where its first section is written. 409 `too-many-open` with ten guides that have no published section.',
      input: z.object({
        name: guideName.min(3),
        /** Left out, they are as those in the other language. */
        name_es: guideName.default(''),
        description: guideDescription.min(20),
        description_es: guideDescription.default(''),
        specialty_id: formInt().refine((specialty) => specialtyKey(specialty) !== null),
        topics: z.array(id()).max(8).default([]),
        submission_id: submissionId,
      }),
      output: goTo,
    }),
  },
});

const listed = z.object({
  /** Of the proposal; in the list of published texts, of the section. */
  id: z.number().int(),
  title: z.string(),
  page_name: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(PROPOSAL_STATES),
  author: z.string(),
  reason: z.string(),
  written_by: z.enum(WRITERS).nullable(),
  /** Of a published text; empty if nobody has checked it. */
  checked_by: z.string(),
  /** When it was saved; of a published text, when it was published. */
  saved_at: z.string(),
  url: z.string(),
});

export const WRITING_LISTS = ['mine', 'waiting', 'published'] as const;

export const writingList = page({
  path: '/notebook/writing/',
  access: 'registered',
  summary:
    'Texts of the notebook, for authors: `mine` those that one writes, `waiting` those that wait for a second person (moderators; oldest first), `published` those that readers see, those that nobody has checked first.',
  spec: 'spec 2 §2',
  query: z.object({
    list: z.enum(WRITING_LISTS).default('mine'),
    search: z.string().trim().max(100).default(''),
    specialty: formInt().min(0).max(99).default(0),
    /** Of `published`: only those that somebody has checked, or that nobody has. */
    checked: z.enum(['', 'yes', 'no']).default(''),
    page: pageNumber,
  }),
  data: listOf(listed).extend({
    may_decide: z.boolean(),
    /** How many wait for this person's decision. */
    waiting: z.number().int(),
  }),
});

export const proposalPage = page({
  path: '/notebook/writing/:proposal_id/',
  example: 'section proposal',
  access: 'registered',
  summary: 'A proposed text beside the published one, for its author and for reviewers.',
  params: z.object({ proposal_id: id() }),
  data: z.object({
    proposal: shownProposal,
    published: published.nullable(),
    page_name: z.string(),
    page_url: z.string(),
    /** Where its author writes on; empty if its section was taken out of the notebook. */
    edit_url: z.string(),
    may_decide: z.boolean(),
  }),
  actions: {
    publish: action({
      summary:
        'Publish it, all of it or without the changes that are named. 409 `section-changed` when another text was published since it was begun, `change-not-found` for a change that is none.',
      input: z.object({
        version,
        left_out: z.array(z.string().regex(CHANGE_NAME)).max(5_000).default([]),
      }),
      output: z.object({
        section_id: z.number().int(),
        revision: z.number().int(),
        url: z.string(),
        hurry: hurry.optional(),
      }),
    }),
    send_back: action({
      summary: 'Send it back to its author with a reason.',
      input: z.object({ version, reason: z.string().trim().min(1).max(REASON_MAX) }),
      output: done.extend({ hurry: hurry.optional() }),
    }),
    withdraw: action({
      summary: 'Make one’s own proposed text a draft again.',
      input: z.object({ version }),
      output: done,
    }),
    discard: action({
      summary: 'Throw away an open text of one’s own.',
      input: z.object({}),
      output: done,
    }),
    rebase: action({
      summary: 'Say that one has compared one’s own text with what was published since it was begun.',
      input: z.object({ version, revision: version }),
      output: done,
    }),
  },
});

const kept = z.object({
  revision: z.number().int(),
  title: z.string(),
  author: z.string(),
  checked_by: z.string(),
  checked_on: z.string(),
  published_at: z.string(),
});
const keptText = kept.extend({ body: shownBody });

export const sectionHistory = page({
  path: '/notebook/sections/:section_id/history/',
  example: 'section',
  access: 'registered',
  summary:
    'Every text of a section that was published, the one of now first. `revision` opens one, `against` another to compare it with: the one of now without it. For authors.',
  params: z.object({ section_id: id() }),
  query: z.object({ page: pageNumber, revision: version.optional(), against: version.optional() }),
  data: listOf(kept).extend({
    page_name: z.string(),
    page_url: z.string(),
    /** The revision that readers see. */
    current: z.number().int(),
    /** Where one’s own open text of the section is; empty without one. Nobody has two of them. */
    own_url: z.string(),
    opened: keptText.nullable(),
    against: keptText.nullable(),
  }),
  actions: {
    restore: action({
      summary:
        'Propose an earlier text again: a second person publishes it. 409 `own-text-open` while one has an open text of the section.',
      input: z.object({ revision: version, submission_id: submissionId }),
      output: goTo,
    }),
  },
});

export const editingSection = z.object({
  version: z.number().int(),
  /** The text that is published now, who checked it, and when it was published. */
  revision: z.number().int(),
  checked_by: z.string(),
  published_at: z.string(),
  /** Taken out of the notebook. */
  retired: z.boolean(),
  /** Who has the editor open, in the order in which they came. */
  editors: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type EditingSection = z.output<typeof editingSection>;

export const checkEditingSection = call({
  method: 'POST',
  path: '/api/notebook/editing/',
  access: 'registered',
  summary: 'Who has the editor of a section open, and what is published; polled every 4 s while the socket is down.',
  input: z.object({ section_id: id() }),
  output: editingSection,
});

export const sectionEditing = live({
  name: 'notebook.editing',
  key: id(),
  snapshot: editingSection,
  poll: { every: 4_000, path: () => checkEditingSection.path, body: (key) => ({ section_id: Number(key) }) },
  summary: "Who has the editor of a section open, and what is published, for authors; the key is the section's id.",
});
