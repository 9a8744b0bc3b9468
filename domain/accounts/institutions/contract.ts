import { z } from 'zod';
import { action, done, id, listOf, page, pageNumber } from '../../kit/contract';

export const INSTITUTIONS_PER_PAGE = 10;
export const INSTITUTION_ACTS = ['verify', 'unverify', 'rename', 'merge'] as const;

const institution = z.object({
  id: z.number().int(),
  name: z.string(),
  country: z.string().nullable(),
  is_verified: z.boolean(),
  user_count: z.number().int(),
  /** Names that lead to it, too. */
  aliases: z.array(z.string()),
});
export type Institution = z.output<typeof institution>;

export const institutionsPage = page({
  path: '/ops/institutions/',
  access: 'staff',
  summary: 'Institutions that people named, those that nobody has verified first, then the larger ones.',
  spec: 'spec 2 §3, §9',
  query: z.object({
    page: pageNumber,
    search: z.string().trim().max(100).default(''),
    /** All, or those that nobody has verified. */
    show: z.enum(['all', 'unverified']).default('all'),
  }),
  data: listOf(institution).extend({
    /** What was done last. `into_name`: the new name, or the institution that is left. */
    acts: z.array(
      z.object({
        id: z.number().int(),
        act: z.enum(INSTITUTION_ACTS),
        name: z.string(),
        into_name: z.string(),
        /** That followed a merge. */
        accounts: z.number().int(),
        who: z.string(),
        at: z.string(),
      }),
    ),
  }),
  actions: {
    verify: action({
      summary: 'Say that an institution exists, or take that back.',
      input: z.object({ institution_id: id(), is_verified: z.stringbool().or(z.boolean()) }),
      output: done,
    }),
    rename: action({
      summary:
        'Give it another name; the old one leads to it. 409 `institution-name-taken` where another has it: merge them.',
      input: z.object({ institution_id: id(), name: z.string().trim().min(2).max(200) }),
      output: done,
    }),
    merge: action({
      summary: 'Put one into another by its name: its accounts follow, its name leads there, and it is gone.',
      input: z.object({ institution_id: id(), into_name: z.string().trim().min(2).max(200) }),
      output: done,
    }),
  },
});
