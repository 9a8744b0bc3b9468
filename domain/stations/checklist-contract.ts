import { z } from 'zod';
import { action, formInt, int, page, type PageData } from '../kit/contract';
import { GRADE_GROUPS, GRADES } from './marking';
import { examinerQuestion, html, inGroup, pin, stationAddress, stationHead } from './contract-parts';

export const checklistSection = z.object({
  id: z.number().int(),
  order: z.number().int(),
  title: z.string(),
  items: z.array(z.object({ id: z.number().int(), title: z.string(), order: z.number().int() })),
});

export const grades = z.object(
  Object.fromEntries(GRADE_GROUPS.map((group) => [group, z.enum(GRADES).nullable()])) as Record<
    (typeof GRADE_GROUPS)[number],
    z.ZodNullable<z.ZodEnum<{ [G in (typeof GRADES)[number]]: G }>>
  >,
);

/** Marks before they are submitted: kept on the device and on the server, so that no tick is ever lost. */
export const marks = z.object({
  /** Ids of the items ticked. */
  ticked: z.array(int()).max(500),
  grades,
  /** The examiner's written feedback; HTML of the OSCE toolbar. */
  comments: z.string().max(20_000),
  /** Made by the browser when the view is first opened; the marks are submitted once under it. */
  submission_id: z.uuid(),
  /** Counts up with each change. In a whole sheet, the page's own count. */
  revision: z.number().int().min(0).max(2_147_483_647),
  /** In a group: the examiner's turn that the sheet was read in (`group.status`). Marks of a turn that is over become suggestions. */
  turn: z.number().int().min(0).max(2_147_483_647).optional(),
  /** In a group: the round that the sheet was read in. Marks of an earlier round are kept beside its result; older clients do not say. */
  round: z.number().int().min(1).max(2_147_483_647).optional(),
});
export type Marks = z.output<typeof marks>;

const place = { by: z.uuid(), order: int().min(1) };
/** What was done to one thing on the sheet (`mark-changes.ts`). `by` is the page, which counts its changes as `order` from 1. */
export const markChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['tick', 'untick']), item_id: int().positive(), ...place }),
  z.object({ kind: z.literal('grade'), group: z.enum(GRADE_GROUPS), grade: z.enum(GRADES).nullable(), ...place }),
  z.object({ kind: z.literal('comments'), html: z.string().max(20_000), base: z.string().max(100_000), ...place }),
]);
const changes = z.array(markChange).max(1_000);

/** A change that a former examiner made on their device after somebody had taken over. */
export const suggestion = z.object({
  turn: z.number().int(),
  key: z.string(),
  /** Whose it is. */
  author: z.string(),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['tick', 'untick']), item_id: z.number().int() }),
    z.object({ kind: z.literal('grade'), group: z.enum(GRADE_GROUPS), grade: z.enum(GRADES) }),
    z.object({ kind: z.literal('comments'), html }),
  ]),
});
export type OpenSuggestion = z.output<typeof suggestion>;

export const checklistView = page({
  path: '/:base/:slug/checklist/',
  example: 'station',
  access: 'guest',
  summary: "The examiner's view: instructions, checklist, grades, questions.",
  spec: 'spec 3 §2–7',
  params: stationAddress,
  query: inGroup,
  data: z.object({
    station: stationHead.extend({
      examiner_instructions: html,
      student_instructions: html,
      patient_instructions: html,
      walkthrough: html,
      useful_links: html,
      video_id: z.string().nullable(),
    }),
    sections: z.array(checklistSection),
    questions: z.array(examinerQuestion),
    /** Empty but for GP cases. */
    grade_groups: z.array(z.enum(GRADE_GROUPS)),
    /** What was marked before the tab was closed, if it was not submitted. */
    draft: marks.extend({ comments: html }).nullable(),
    /** Null outside a group. */
    group: z
      .object({
        pin: z.string(),
        is_host: z.boolean(),
        candidate_name: z.string(),
        /** How often the examiner of the round has changed. */
        turn: z.number().int().optional(),
        /** Which round of the session this is, from 1. */
        round: z.number().int().optional(),
        /** Who ticked what, apart from the reader. */
        ticked_by: z.array(z.object({ name: z.string(), items: z.array(z.number().int()) })).optional(),
        suggestions: z.array(suggestion).optional(),
      })
      .nullable(),
  }),
  actions: {
    submit: action({
      summary:
        'Submit the marks, once. Ticked boxes are fields named c-{item id}; a repeated submit answers what the first one did.',
      spec: 'spec 3 §3, §7',
      input: z.looseObject({
        /** Seconds used: starting seconds minus seconds remaining. */
        timer: formInt().min(0).max(86_400).default(0),
        dgd_grade: z.enum(GRADES).nullish(),
        cmc_grade: z.enum(GRADES).nullish(),
        rto_grade: z.enum(GRADES).nullish(),
        overall_score: z.enum(GRADES).nullish(),
        comments: z.string().max(20_000).default(''),
        submission_id: z.uuid().optional(),
        /** In a group, those of the marks (`save_marks`). */
        turn: formInt().min(0).optional(),
        round: formInt().min(1).optional(),
        revision: formInt().min(0).optional(),
        /** What this device has not sent yet: then the marks that the server has count, with these changes. */
        changes: changes.optional(),
        pin,
      }),
      output: z.object({ quizlog_id: z.number().int(), next_url: z.string() }),
    }),
    save_marks: action({
      summary: 'Keep the marks so far, as a whole. What was changed by `change_marks` meanwhile stays.',
      input: marks.extend({ pin }),
      output: z.object({
        revision: z.number().int(),
        /** If another member examines by now: the marks were saved, and so many changes are suggested to them. */
        suggested: z.number().int().optional(),
      }),
    }),
    change_marks: action({
      summary:
        'Change the marks. The server merges what several devices of the examiner send; the change that arrives last counts, and one that is sent again is not applied again.',
      input: z.object({
        changes,
        submission_id: marks.shape.submission_id,
        turn: marks.shape.turn,
        round: marks.shape.round,
        pin,
      }),
      output: z.object({
        /** The merged sheet; null if the marks came late. */
        marks: marks.extend({ comments: html }).nullable(),
        suggested: z.number().int().optional(),
      }),
    }),
    suggestions: action({
      summary: 'What devices of former examiners brought after their turn; for the present examiner.',
      input: z.object({ pin }),
      output: z.array(suggestion),
    }),
    settle_suggestions: action({
      summary: 'Suggestions were accepted or dismissed: they are not shown again. Answers those that are still open.',
      input: z.object({
        pin,
        settled: z.array(z.object({ turn: int(), key: z.string().max(100) })).max(1_000),
      }),
      output: z.array(suggestion),
    }),
  },
});
export type ChecklistData = PageData<typeof checklistView>;
