import { z } from 'zod';
import { REPORT_REASONS as PAIR_REASONS } from '../audio-pairing/contract';
import { action, done, id, listOf, page, pageNumber } from '../kit/contract';
import { REPORT_KINDS } from '../reports/contract';

/** What can be reported: the kinds of the specification (spec 1 §7), and a practice partner. */
export const REPORTED_KINDS = [...REPORT_KINDS, 'pairing_report'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];
export const REPORT_STATES = ['open', 'resolved'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
export const REPORT_ORDERS = ['oldest', 'newest'] as const;
export type ReportOrder = (typeof REPORT_ORDERS)[number];
/** What operators do about a report. */
export const REPORT_ACTS = ['resolve', 'reopen'] as const;
export type ReportAct = (typeof REPORT_ACTS)[number];
/** Spec 2 §9. */
export const REPORTS_PER_PAGE = 10;
/** The longest note, in characters. */
export const REPORT_NOTE_MAX = 1_000;

const listedReport = z.object({
  kind: z.enum(REPORTED_KINDS),
  /** Unique within its kind. */
  id: z.number().int(),
  /** The reported thing: a name or the first words, and where it is; without an address if staff cannot open it, or it is gone. */
  title: z.string(),
  url: z.string().nullable(),
  /** Where moderators decide on it; null if there is no case. */
  case_id: z.number().int().nullable(),
  /** Of a person: how many people have ever reported them. */
  reported_by: z.number().int().nullable(),
  /** Of `REPORT_REASONS` if it is a number (`reasonKey`), else `audio-pairing.report.reason.<word>`. */
  reason: z.union([z.number().int(), z.enum(PAIR_REASONS)]),
  /** Plain text. */
  text: z.string(),
  reporter: z.string(),
  reporter_username: z.string().nullable(),
  created_at: z.string(),
  /** Null while it is open. */
  resolved: z.object({ who: z.string(), at: z.string(), note: z.string() }).nullable(),
});
export type ListedReport = z.output<typeof listedReport>;

const which = z.object({ kind: z.enum(REPORTED_KINDS), report_id: id() });

export const reportsPage = page({
  path: '/ops/reports/',
  access: 'staff',
  summary: 'Everything that people have reported, but for reports of what one wrote and of oneself; 10 a page.',
  spec: 'spec 1 §7, spec 2 §6',
  query: z.object({
    page: pageNumber,
    kind: z.enum(['', ...REPORTED_KINDS]).default(''),
    state: z.enum(REPORT_STATES).default('open'),
    order: z.enum(REPORT_ORDERS).default('oldest'),
  }),
  data: listOf(listedReport).extend({
    /** How many reports of each kind are in this state; kinds without any are left out. */
    kinds: z.partialRecord(z.enum(REPORTED_KINDS), z.number().int()),
  }),
  actions: {
    resolve: action({
      summary: 'A report has been dealt with. 403 `own-case` for the author of the thing.',
      spec: 'spec 2 §7',
      input: which.extend({ note: z.string().trim().max(REPORT_NOTE_MAX).default('') }),
      output: done,
    }),
    reopen: action({ summary: 'Undo that: the report is open again.', input: which, output: done }),
  },
});

const oneReport = z.object({ id: z.number().int(), case_id: z.number().int().nullable(), resolved: z.boolean() });

export const reportAddress = page({
  path: '/api/moderation/reports/:report_id/',
  example: 'moderation case',
  access: 'registered',
  summary:
    'One report; POST resolves it. For moderators; not there for others. 403 `own-case` for the author of the thing.',
  spec: 'spec 2 §6, §7',
  params: z.object({ report_id: id() }),
  data: oneReport,
  actions: {
    submit: action({
      summary:
        'The report has been dealt with, and its reporter is told; the thing stays as it is. 409 `report-resolved`.',
      spec: 'spec 2 §7',
      input: z.object({ note: z.string().trim().max(REPORT_NOTE_MAX).default('') }),
      output: oneReport,
    }),
  },
});
