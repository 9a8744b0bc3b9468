import { z } from 'zod';
import { action, id, job, listOf, page, pageNumber } from '../../kit/contract';
import { ROLES } from '../../kit/person';

/** Roles that somebody is given. Everybody who registers is a learner. */
export const GIVEN_ROLES = ['supporter', 'author', 'moderator', 'staff'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];
/** How a role came about: by a member of staff, at the first start of an installation, or by an application. */
export const ROLE_ORIGINS = ['staff', 'first-link', 'first-email', 'application'] as const;
export const PEOPLE_PER_PAGE = 25;
/** People that one search counts; more are not looked for. */
export const PEOPLE_FOUND_MAX = 1_000;
/** Characters of the reason for a change. */
export const ROLE_REASON_MIN = 3;
export const ROLE_REASON_MAX = 500;
/** Changes that are shown, the newest first. */
export const CHANGES_SHOWN = 100;
export const RECENT_CHANGES_SHOWN = 10;

/** Never an e-mail address: one is searched by, and not shown. */
const listedPerson = z.object({
  id: z.number().int(),
  name: z.string(),
  username: z.string(),
  /** An address of a picture, or empty. */
  avatar: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** When they registered or first came as a guest. */
  since: z.string(),
  /** Without one, roles that need it are off (`security/role-rule.ts`). Demo accounts need none. */
  second_factor: z.boolean(),
});
export type ListedPerson = z.output<typeof listedPerson>;

const roleChange = z.object({
  id: z.number().int(),
  person: z.object({ id: z.number().int(), name: z.string() }),
  role: z.enum(GIVEN_ROLES),
  /** False if it was taken away. */
  given: z.boolean(),
  origin: z.enum(ROLE_ORIGINS),
  reason: z.string(),
  /** The name of the person who did it; null if nobody did, or if that account is deleted. */
  by: z.string().nullable(),
  created_at: z.string(),
});
export type RoleChange = z.output<typeof roleChange>;

export const peoplePage = page({
  path: '/ops/people/',
  access: 'staff',
  summary:
    'People with an account, by a part of their name or username or by their whole e-mail address. Without a text, those with a role.',
  query: z.object({
    q: z.string().trim().max(254).default(''),
    role: z.enum(['', ...GIVEN_ROLES]).default(''),
    page: pageNumber,
  }),
  data: listOf(listedPerson).extend({
    /** Whether more match than are counted. */
    more: z.boolean(),
    /** The newest changes of anybody's roles. */
    changes: z.array(roleChange),
  }),
});

const personData = z.object({
  person: listedPerson,
  /** The only staff account there is: the role cannot be taken from it. */
  only_staff: z.boolean(),
  changes: z.array(roleChange),
  /** Whether they have a second factor; a gateway of the release before does not say. */
  has_factors: z.boolean().optional(),
  /** When operators removed all of them, the newest first. By: null for a command on the machine, and for a deleted account. */
  factor_removals: z
    .array(z.object({ by: z.string().nullable(), reason: z.string(), created_at: z.string() }))
    .optional(),
});
export type PersonData = z.output<typeof personData>;

const change = z.object({
  role: z.enum(GIVEN_ROLES),
  reason: z.string().trim().min(ROLE_REASON_MIN).max(ROLE_REASON_MAX),
});

export const personPage = page({
  path: '/ops/people/:account_id/',
  example: 'person',
  access: 'staff',
  summary: 'The roles of one person, and who gave and took them.',
  params: z.object({ account_id: id() }),
  data: personData,
  actions: {
    give_role: action({
      summary: 'Give a role. A person who has it already keeps it, and nothing is recorded.',
      confirmed: true,
      input: change,
      output: personData,
    }),
    take_role: action({
      summary: 'Take a role away; 409 `last-staff` where no staff account would be left.',
      confirmed: true,
      input: change,
      output: personData,
    }),
    remove_factors: action({
      summary:
        'Remove every second factor of somebody who has lost all of them; they are told. 409 `no-factors`, 403 `own-factors`.',
      confirmed: true,
      input: change.pick({ reason: true }),
      output: personData,
    }),
  },
});

export const applyRolesJob = job({
  name: 'accounts.apply-roles',
  payload: z.object({ account_id: z.number().int() }),
  attempts: 8,
  backoff: 1_000,
  concurrency: 4,
  summary: 'Lets every gateway and every open page of a person know their roles.',
});
