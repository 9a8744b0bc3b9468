import { z } from 'zod';
import { action, done, id, int, listOf, page, pageNumber } from '../../kit/contract';

/** Terms of a row, and characters of a term. */
export const TERMS_MIN = 2;
export const TERMS_MAX = 20;
export const TERM_MAX = 80;
export const SYNONYMS_PER_PAGE = 50;
/** Changes that are listed, the last first. */
export const CHANGES_SHOWN = 20;

export const SYNONYM_STATES = ['used', 'removed'] as const;
export type SynonymState = (typeof SYNONYM_STATES)[number];
export const SYNONYM_ACTS = ['added', 'changed', 'removed', 'restored'] as const;
export type SynonymAct = (typeof SYNONYM_ACTS)[number];

const row = z.object({
  id: z.number().int(),
  terms: z.array(z.string()),
  /** The topic that they are about, which a search for them finds first; null for none. */
  topic_id: z.number().int().nullable(),
  /** They become links to their topic in the texts of the notebook. */
  in_texts: z.boolean(),
  revision: z.number().int(),
  /** The starter content has it as it is here. */
  starter: z.boolean(),
  changed_at: z.string(),
  /** Null if nobody has changed it, and if that account is deleted. */
  changed_by: z.string().nullable(),
});
export type SynonymRow = z.output<typeof row>;

const change = z.object({
  id: z.number().int(),
  act: z.enum(SYNONYM_ACTS),
  /** The terms that it had; empty for a new row. */
  before: z.array(z.string()),
  /** The terms that it has since; empty for a removed row. */
  after: z.array(z.string()),
  who: z.string().nullable(),
  at: z.string(),
});
export type SynonymChange = z.output<typeof change>;

const terms = z.array(z.string().trim().max(TERM_MAX)).max(TERMS_MAX);
/** Absent for terms that are about no topic. */
const topic_id = id().optional();
const in_texts = z.stringbool().or(z.boolean()).default(true);
/** `revision`: the one that the moderator has seen. */
const which = z.object({ synonym_id: id(), revision: int().positive() });

export const synonymsPage = page({
  path: '/moderation/synonyms/',
  access: 'registered',
  summary: 'Terms that the search takes for one another, for moderators. Not there for others.',
  query: z.object({
    page: pageNumber,
    q: z.string().max(10_000).default(''),
    state: z.enum(SYNONYM_STATES).default('used'),
  }),
  data: listOf(row).extend({
    changes: z.array(change),
    topics: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
  actions: {
    add: action({
      summary:
        'Add a row. 422 `too-few-terms`, `term-without-letters`; 409 `synonyms-exist` where another row has the same terms. 404 `topic-not-found`.',
      input: z.object({ terms, topic_id, in_texts }),
      output: done,
    }),
    change: action({
      summary: 'Change the terms of a row. The same refusals; 409 `synonyms-changed` where somebody has changed it.',
      input: which.extend({ terms, topic_id, in_texts }),
      output: done,
    }),
    remove: action({ summary: 'Use a row no more. 409 `synonyms-changed`.', input: which, output: done }),
    restore: action({ summary: 'Use a removed row again. 409 `synonyms-changed`.', input: which, output: done }),
  },
});
