import { z } from 'zod';
import { action, formInt, id, job, page } from '../../kit/contract';
import { REASON_MAX } from '../decisions/contract';

/** What a moderator does about a person. `mute`: no comments and no reports; `suspend`: no signing in. */
export const SANCTIONS = ['warn', 'mute', 'suspend'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];
/** The longest mute or suspension with an end, in days. 0 is a suspension without an end. */
export const DAYS_MAX = 365;

const sanction = z.object({
  id: z.number().int(),
  kind: z.enum(SANCTIONS),
  reason: z.string(),
  at: z.string(),
  /** Null for a warning, and for a suspension without an end. */
  until: z.string().nullable(),
  in_force: z.boolean(),
  /** Null if it was not taken back. */
  lifted: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** What the person asks; empty if they have asked nothing. */
  asked: z.string(),
  answered: z.boolean(),
});
const recorded = sanction.extend({
  /** Null if that account is deleted. */
  by: z.string().nullable(),
  lifted_by: z.string().nullable(),
});
export type RecordedSanction = z.output<typeof recorded>;
export type OwnSanction = z.output<typeof sanction>;

const personSanctions = z.object({
  person: z.object({ id: z.number().int(), name: z.string(), avatar: z.string(), since: z.string() }),
  /** Whether the moderator may decide on this person: nobody on themselves, and on staff and moderators only staff. */
  may_sanction: z.boolean(),
  /** The last first. */
  sanctions: z.array(recorded),
  /** What else moderators have decided on things of this person, by their cases; the last first. */
  case_id: z.number().int().nullable(),
});

export const personPage = page({
  path: '/moderation/people/:account_id/',
  example: 'person',
  access: 'registered',
  summary: 'The sanctions of one person. For moderators; not there for others.',
  spec: 'spec 2 §6',
  params: z.object({ account_id: id() }),
  data: personSanctions,
  actions: {
    sanction: action({
      summary:
        'Warn, mute or suspend. 422 `reason-missing`, `duration-invalid`; 403 `cannot-sanction`; 409 `sanction-in-force`.',
      input: z.object({
        kind: z.enum(SANCTIONS),
        /** 1 to 365 for a mute; 0 to 365 for a suspension; of no meaning for a warning. */
        days: formInt().min(0).max(DAYS_MAX).default(0),
        reason: z.string().trim().max(REASON_MAX),
      }),
      output: personSanctions,
    }),
    lift: action({
      summary: 'Take a sanction back. 404 `sanction-not-found`; 409 `sanction-over`.',
      input: z.object({ sanction_id: id(), reason: z.string().trim().max(REASON_MAX).default('') }),
      output: personSanctions,
    }),
  },
});

const sanctionsShown = {
  data: z.object({ sanctions: z.array(sanction) }),
  actions: {
    ask: action({
      summary: 'Ask another moderator. 422 `reason-missing`; 404 `sanction-not-found`. Twice is once.',
      input: z.object({ sanction_id: id(), words: z.string().trim().max(REASON_MAX) }),
      output: z.object({ sanctions: z.array(sanction) }),
    }),
  },
};

export const ownSanctionsPage = page({
  path: '/sanctions/',
  access: 'registered',
  summary: 'What moderators decided on oneself, why and until when. It never says who reported.',
  ...sanctionsShown,
});

export const suspendedPage = page({
  path: '/suspended/:token/',
  example: 'mailed link',
  access: 'anyone',
  signed: true,
  summary:
    'Why an account is suspended and until when. The address is given to who has proved who they are, for a day.',
  params: z.object({ token: z.string().max(200) }),
  ...sanctionsShown,
});

export const endSessionsJob = job({
  name: 'moderation.end-sessions',
  payload: z.object({ account_id: id() }),
  attempts: 8,
  backoff: 1_000,
  concurrency: 4,
  summary: 'Ends the sessions of a suspended person, with their sockets.',
});
