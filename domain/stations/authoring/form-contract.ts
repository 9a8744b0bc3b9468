import { z } from 'zod';
import { formInt } from '~/domain/kit/contract';
import { LANGUAGES } from '~/domain/accounts/contract';
import { ITEM_TITLE_MAX, ITEMS_MAX, SECTION_TITLE_MAX, SECTIONS_MAX } from './checklist-rows';
import { DESCRIPTION_MAX, MINUTES_MAX, NAME_MAX } from './station-rules';
import {
  ANSWER_MAX,
  ANSWERS_MAX,
  COVERED_BY,
  FACT_ABOUT_MAX,
  FACT_SAID_MAX,
  FACT_CUE_MAX,
  FACT_TELLINGS,
  FACTS_MAX,
  WORDING_MAX,
  WORDINGS_MAX,
} from '../patient-facts';

/** Longest HTML of one text, in characters. */
export const TEXT_MAX = 50_000;
export const QUESTIONS_MAX = 50;
export const QUESTION_MAX = 2_000;

/** The rich-text fields of the form: hidden fields of the same name (spec 3 §7). */
export const TEXT_FIELDS = [
  'student_instructions',
  'patient_instructions',
  'examiner_instructions',
  'useful_links',
  'walkthrough',
  'extra_candidate_resources',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Form text holds JSON if a JSON body holds the value itself. */
const listField = <T extends z.ZodType>(list: T) =>
  z.union([
    list,
    z.string().transform((text, context): z.output<T> => {
      try {
        const parsed = list.safeParse(text.trim() === '' ? [] : JSON.parse(text));
        if (parsed.success) return parsed.data;
        for (const issue of parsed.error.issues.slice(0, 20))
          context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not JSON.' });
      }
      return z.NEVER;
    }),
  ]);

const text = z.string().max(TEXT_MAX).default('');
/** Minutes; empty for the default of the style (spec 3 §9). */
const minutes = z
  .union([z.literal('').transform(() => null), z.null(), formInt().min(0).max(MINUTES_MAX)])
  .default(null);
const rowId = z.number().int().positive().max(2_147_483_647).optional();
const order = z.number().int().min(0).max(1_000_000).default(0);

const answers = z.array(z.string().trim().min(1).max(ANSWER_MAX)).max(ANSWERS_MAX);
/** What covers an item in a talk with the patient. */
const cover = z.object({ how: z.enum(COVERED_BY), of: answers, all: z.boolean() });
const fact = z.object({
  about: z.string().trim().max(FACT_ABOUT_MAX),
  answers,
  said: z.string().trim().min(1).max(FACT_SAID_MAX),
  told: z.enum(FACT_TELLINGS),
  cue: z.string().trim().max(FACT_CUE_MAX).optional(),
  wordings: z.array(z.string().trim().min(1).max(WORDING_MAX)).max(WORDINGS_MAX).optional(),
});

const section = z.object({
  id: rowId,
  title: z.string().max(SECTION_TITLE_MAX),
  order,
  items: z
    .array(z.object({ id: rowId, title: z.string().max(ITEM_TITLE_MAX), order, covered_by: cover.optional() }))
    .max(ITEMS_MAX),
});
/** A question of the examiner. */
export const question = z.object({
  id: rowId,
  question_text: z.string().max(QUESTION_MAX).default(''),
  explanation_text: text,
  order,
});

/** The form of a station (spec 3 §3), filled in as far as it is: what a draft holds. Saving asks for more. */
export const stationForm = z.object({
  name: z.string().max(NAME_MAX).default(''),
  description: z.string().max(DESCRIPTION_MAX).default(''),
  /** 0 means none. */
  label: formInt().min(0).max(99).default(0),
  long_case: z.union([z.boolean(), z.stringbool()]).default(false),
  language: z.enum(LANGUAGES).default('en'),
  student_instructions: text,
  patient_instructions: text,
  examiner_instructions: text,
  useful_links: text,
  walkthrough: text,
  extra_candidate_resources: text,
  /** What the patient tells, as its author corrected it; empty for what the patient instructions say. */
  patient_facts: listField(z.array(fact).max(FACTS_MAX)).default([]),
  /** As it was typed; embedded only if it holds an id of 11 characters (spec 3 §5). */
  video_link: z.string().max(500).default(''),
  candidate_minutes: minutes,
  examiner_minutes: minutes,
  /** In the order of the list. */
  checklist: listField(z.array(section).max(SECTIONS_MAX)).default([]),
  examiner_questions: listField(z.array(question).max(QUESTIONS_MAX)).default([]),
});
export type StationForm = z.output<typeof stationForm>;

/** Those of the wizard say so: a station that is not made yet has no row that could. */
export type DraftBody = StationForm & { virtual_patient?: true };
