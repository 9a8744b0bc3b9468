import { z } from 'zod';
import { call, formInt, id } from '../kit/contract';

/** The longest report, in characters. */
export const REPORT_MAX = 4_000;

/** What can be reported, by the name in addresses and rows. The rooms declare how each thing is moderated (`domain/kit/target.ts`). */
const THINGS = {
  question_report: 'question',
  notebook_report: 'topic',
  station_report: 'station',
  guide_report: 'guide',
  // A virtual patient is its station.
  virtual_patient_report: 'station',
  flashcard_report: 'flashcard',
  comment_report: 'comment',
  deck_report: 'deck',
  profile_report: 'person',
  section_report: 'section',
  event_report: 'event',
  class_report: 'class',
} as const;
export type ReportKind = keyof typeof THINGS;
export const REPORT_KINDS = Object.keys(THINGS) as [ReportKind, ...ReportKind[]];
/** What moderators look at. */
export type ReportedThing = (typeof THINGS)[ReportKind];
export const REPORTED_THINGS = [...new Set(Object.values(THINGS))] as [ReportedThing, ...ReportedThing[]];
export const reportedThing = (kind: ReportKind): ReportedThing => THINGS[kind];

/** What is wrong. 1 is the heart of the matter, which is another thing for each kind. Named by `reasonKey`. */
export const REPORT_REASONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** A moderator sees these first: what may harm a patient, and what shows one. */
export const URGENT_REASONS: readonly number[] = [7, 8];
/** The reasons in the order in which they are offered. */
export const OFFERED_REASONS = [
  ...URGENT_REASONS,
  ...REPORT_REASONS.filter((reason) => !URGENT_REASONS.includes(reason)),
];
/** Kinds whose first reason is said in the words of another. */
const SAID_AS: Partial<Record<ReportKind, ReportKind>> = {
  section_report: 'notebook_report',
  event_report: 'deck_report',
  class_report: 'deck_report',
};
/** The message key of a reason: the correct answer of a question, the text of a notebook page, the checklist of a station. */
export const reasonKey = (kind: ReportKind, reason: number): string =>
  reason === REPORT_REASONS[0] ? `discussion.reason.${SAID_AS[kind] ?? kind}` : `discussion.reason.${reason}`;

export const sendReport = call({
  method: 'POST',
  path: '/content/quiz/discussion/',
  access: 'guest',
  summary:
    'Report what is wrong with a question, a notebook summary, a station, a guide, a virtual patient, a card, a comment, a deck, a profile, a section of the notebook, an event or a class.',
  spec: 'spec 1 §5, §7',
  input: z.object({
    data_request: z.enum(REPORT_KINDS),
    entity_id: id(),
    report_select: formInt().min(1).max(REPORT_REASONS.length),
    report_text: z.string().trim().max(REPORT_MAX),
  }),
  output: z.object({ ok: z.literal(true) }),
});
