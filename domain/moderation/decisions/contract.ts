import { z } from 'zod';
import { action, id, int, live, page } from '../../kit/contract';
import { safeHtml } from '../../kit/html/safe-html';
import { STANDINGS } from '../queue/contract';
import { TARGET_PARTS } from '../../kit/target-parts';
import { REPORTED_THINGS } from '../../reports/contract';

/** The shortest reason that an author is given, and the longest, in characters. */
export const REASON_MIN = 10;
export const REASON_MAX = 1_000;
/** Milliseconds after which one moderator may take a thing down alone. */
export const ALONE_AFTER = 24 * 60 * 60 * 1_000;
/** Texts that one change corrects, and the longest of them, in characters. */
export const TEXTS_MAX = 60;
export const TEXT_MAX = 100_000;
/** Acts that are shown, the last first. */
export const ACTS_SHOWN = 100;

/** What a moderator does. `keep` leaves the thing as it stands. */
export const DECISIONS = ['keep', 'hide', 'send_back', 'take_down', 'restore', 'undo', 'change'] as const;
export type Decision = (typeof DECISIONS)[number];
/** `ask`: the author asks for another decision. */
export const CASE_ACTS = [...DECISIONS, 'ask'] as const;
export type CaseAct = (typeof CASE_ACTS)[number];
/** The author reads why. */
export const NEEDS_REASON: readonly Decision[] = ['hide', 'send_back', 'take_down', 'change'];

const who = z.object({ id: z.number().int(), name: z.string(), avatar: z.string() });

const target = z.object({
  kind: z.enum(REPORTED_THINGS),
  title: z.string(),
  language: z.string(),
  revision: z.number().int(),
  gone: z.boolean(),
  /** `field` names the text in a change; empty if it cannot be changed. */
  html: z.array(z.object({ part: z.enum(TARGET_PARTS), field: z.string(), title: z.string(), html: safeHtml() })),
  lines: z.array(z.object({ field: z.string(), text: z.string(), correct: z.boolean() })),
  pictures: z.array(z.string()),
});

/** One text that a moderator corrected, before and after. */
const change = z.object({
  field: z.string(),
  part: z.string(),
  title: z.string(),
  /** Rich text, else plain text. */
  rich: z.boolean(),
  before: z.string(),
  after: z.string(),
});
export type TextCorrection = z.output<typeof change>;

export const caseSnapshot = z.object({
  version: z.number().int(),
  id: z.number().int(),
  standing: z.enum(STANDINGS),
  /** It is in the list of what waits. */
  waiting: z.boolean(),
  /** Its author asks for another decision, in these words. */
  asked: z.string().nullable(),
  target: target.extend({
    url: z.string(),
    author: who.nullable(),
    hideable: z.boolean(),
    correctable: z.boolean(),
    /** Its author has a place where they mend it, so it can be sent back. */
    mendable: z.boolean(),
  }),
  /** Open ones first, then the last first. Its author never sees this page. */
  reports: z.array(
    z.object({
      id: z.number().int(),
      who,
      reason: z.number().int(),
      reason_kind: z.string(),
      text: z.string(),
      at: z.string(),
      open: z.boolean(),
      upheld: z.boolean().nullable(),
    }),
  ),
  /** Moderators who look at it now. */
  viewers: z.array(who),
  /** The last first. */
  acts: z.array(
    z.object({
      id: z.number().int(),
      act: z.enum(CASE_ACTS),
      /** Null if that account is deleted. */
      who: who.nullable(),
      reason: z.string(),
      standing: z.enum(STANDINGS),
      alone: z.boolean(),
      undone: z.boolean(),
      /** What a change made of the texts. */
      changes: z.array(change),
      /** Whether it was decided in less time than reading takes; seconds. */
      hurry: z.object({ took: z.number().int(), reading: z.number().int() }).nullable(),
      /** People who had met the thing are notified that it was wrong: at once, or once it is published again or taken down. */
      was_wrong: z.boolean(),
      at: z.string(),
    }),
  ),
  /** A decision since it was shown last says that a fact was wrong, and those who met it wait to be notified. */
  was_wrong: z.boolean(),
  /** The act that can be undone; null if there is none. */
  undoable: z.number().int().nullable(),
});
export type CaseSnapshot = z.output<typeof caseSnapshot>;

export const casePage = page({
  path: '/moderation/cases/:case_id/',
  example: 'moderation case',
  access: 'registered',
  summary:
    'One case with the thing as it is now, all its reports and decisions. For moderators; 403 `own-case` for its author.',
  params: z.object({ case_id: id() }),
  data: caseSnapshot,
  actions: {
    decide: action({
      summary:
        'Decide. 422 `reason-missing`; 409 `case-decided`, `target-changed`, `target-gone`, `cannot-hide`, `no-author`, `second-person-needed`, `other-moderator-needed`, `nothing-changed`, `correction-not-possible`, `not-possible-now`.',
      input: z.object({
        decision: z.enum(DECISIONS),
        /** Of `change`: the new texts by their fields, HTML or plain text as the text is; `key` names the correct option. */
        texts: z
          .array(z.object({ field: z.string().max(60), text: z.string().max(TEXT_MAX) }))
          .max(TEXTS_MAX)
          .default([]),
        /**
         * What it said was wrong: people who met it are notified. At once with `change` and `take_down`; `hide` and `send_back` keep it until
         * the thing is restored or taken down, where leaving it out says the same as before.
         */
        was_wrong: z.coerce.boolean().optional(),
        reason: z.string().trim().max(REASON_MAX).default(''),
        /** What the moderator has seen: the last act (0 for none), the last report and the state of the thing. */
        seen_act: int().min(0),
        seen_report: int().min(0),
        seen_revision: int().min(0),
        /** Of a person: the last report of a practice partner; 0 for none. */
        seen_partner_report: int().min(0).default(0),
      }),
      output: caseSnapshot,
    }),
    open_section: action({
      summary:
        'Of a page of the notebook: open the case of one of its sections, to decide on it alone. 404 `case-not-found`.',
      input: z.object({ section_id: id() }),
      output: z.object({ next_url: z.string() }),
    }),
    check_case: action({ summary: 'Poll.', input: z.object({}), output: caseSnapshot }),
  },
});

export const moderationCase = live({
  name: 'moderation.case',
  key: id(),
  snapshot: caseSnapshot,
  poll: { every: 4_000, path: (key) => `/moderation/cases/${key}/`, body: () => ({ data_request: 'check_case' }) },
  summary: 'One case, who looks at it and what was decided; the key is its id.',
});

export const ownCaseSnapshot = z.object({
  id: z.number().int(),
  standing: z.enum(STANDINGS),
  /** Of the last decision; empty if none was given. */
  reason: z.string(),
  decided_at: z.string().nullable(),
  target,
  /** Of the last decision, if it was a correction. */
  changes: z.array(change),
  /** Where one mends it; empty if one cannot. */
  edit_url: z.string(),
  /** One has asked for another decision, and nobody has made it yet. */
  asked: z.boolean(),
  /** One may ask for another decision: it is not shown, or a moderator corrected it. */
  may_ask: z.boolean(),
});

export const ownCasePage = page({
  path: '/moderated/:case_id/',
  example: 'decided case',
  access: 'registered',
  summary: 'What moderators decided on a thing of one’s own, and why. Not there for others.',
  params: z.object({ case_id: id() }),
  data: ownCaseSnapshot,
  actions: {
    ask: action({
      summary: 'Ask for another decision, as the author. 422 `reason-missing`; 409 `not-possible-now`.',
      input: z.object({ words: z.string().trim().max(REASON_MAX) }),
      output: ownCaseSnapshot,
    }),
  },
});
