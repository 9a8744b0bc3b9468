import { z } from 'zod';
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
} from '~/domain/stations/patient-facts';

const html = z.string().trim().min(1);
const patientFact = z.strictObject({
  about: z.string().trim().max(FACT_ABOUT_MAX).default(''),
  /** Keys after a `#`, and free words. */
  answers: z.array(z.string().trim().min(1).max(ANSWER_MAX)).max(ANSWERS_MAX).default([]),
  said: z.string().trim().min(1).max(FACT_SAID_MAX),
  told: z.enum(FACT_TELLINGS).default('if-asked'),
  /** A sign of the fact before the patient tells it; picking it up earns the fact. */
  cue: z.string().trim().max(FACT_CUE_MAX).optional(),
  /** Questions that earn it as they stand. */
  wordings: z.array(z.string().trim().min(1).max(WORDING_MAX)).max(WORDINGS_MAX).optional(),
});

/**
 * One station of the starter content, as its author writes it down.
 *
 * Rich-text fields are HTML of the OSCE toolbar: p, h3, h4, ul, ol, li, strong, em, u, sub, sup, table, a. They are
 * sanitised when the station is stored, like everybody's. `label` is the kind of skill (`domain/stations/labels.ts`).
 */
export const stationContent = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  /** 1 osce-stations, 2 sca-cases, 3 nursing-toc, 4 ecoe-stations (spec 3 §1). */
  style: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  language: z.enum(['en', 'es']),
  /** 1 history, 2 examination, 3 communication, 4 procedure, 5 data interpretation, 6 acute care, 7 prescribing. */
  label: z.number().int().min(1).max(7),
  /** A long case starts at 15 minutes for the examiner instead of 8 (spec 3 §9). */
  long_case: z.boolean().default(false),
  /** Written for a virtual patient: the patient instructions say which facts the patient tells freely, and which only if asked. */
  virtual_patient: z.literal(true).optional(),
  /** An ordinary station whose patient can be talked to as well. */
  talks: z.literal(true).optional(),
  name: z.string().trim().min(3).max(120),
  /** One or two plain sentences, shown on the station's card. */
  description: z.string().trim().min(20).max(300),
  candidate_minutes: z.number().int().min(1).max(60).nullable().default(null),
  examiner_minutes: z.number().int().min(1).max(60).nullable().default(null),
  student_instructions: html,
  patient_instructions: html,
  examiner_instructions: html,
  extra_candidate_resources: z.string().default(''),
  /** What the patient tells, if the instructions, which are written for an actor, do not say it well enough. */
  patient_facts: z.array(patientFact).max(FACTS_MAX).default([]),
  walkthrough: html,
  useful_links: z.string().default(''),
  checklist: z
    .array(
      z.strictObject({
        title: z.string().trim().min(2).max(120),
        items: z.array(z.string().trim().min(3).max(300)).min(1),
      }),
    )
    .min(3)
    .refine((sections) => {
      const items = sections.reduce((sum, section) => sum + section.items.length, 0);
      return items >= 15 && items <= 30;
    }, 'a checklist has 15 to 30 items'),
  /** What covers an item in a talk, by its title, if the title does not say it well enough. */
  covers: z
    .record(
      z.string(),
      z.strictObject({
        how: z.enum(COVERED_BY),
        of: z.array(z.string().trim().min(1).max(ANSWER_MAX)).max(ANSWERS_MAX),
        all: z.boolean().default(false),
      }),
    )
    .default({}),
  examiner_questions: z
    .array(z.strictObject({ question_text: z.string().trim().min(5), explanation_text: html }))
    .min(2)
    .max(6),
  /** The sources of the medical content that were opened and read; shown under the walkthrough. */
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(3),
        publisher: z.string().min(2),
        year: z.number().int().min(1990).max(2026),
        url: z.url(),
      }),
    )
    .default([]),
});

export type ParsedStation = z.output<typeof stationContent>;
