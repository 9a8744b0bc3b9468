import { z } from 'zod';
import { FOCUS_KEYS } from '~/domain/questions/specialties';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

/**
 * One family of structured clinical facts: things of one kind that are learned against each other, such as the murmurs,
 * or the antidotes. The offline writer makes a question of any member, with the answers of its siblings as distractors.
 * So, for every two members, the answer of one must be plainly wrong for the subject of the other.
 */
export const factFamily = z
  .strictObject({
    slug,
    /** The topic the questions are filed under (`infra/content/topics`). */
    topic: slug,
    focus: z.enum(FOCUS_KEYS),
    difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    language: z.enum(['en', 'es']).default('en'),
    /** From subject to answer: a whole question with `{subject}` in it, such as 'Which valve lesion causes {subject}?' */
    ask: z.string().includes('{subject}').max(300),
    /** From answer to subject: a whole question with `{answer}` in it; null if subjects would not do as options. */
    ask_back: z.string().includes('{answer}').max(300).nullable(),
    members: z
      .array(
        z.strictObject({
          /** As it stands in the question; if there is an `ask_back`, of like length and form in the whole family. */
          subject: z.string().trim().min(2).max(240),
          /** As it stands as an option: of like kind, form and length in the whole family. */
          answer: z.string().trim().min(2).max(160),
          /** One or two sentences: why this answer belongs to this subject. Plain text. */
          because: z.string().trim().min(20).max(500),
        }),
      )
      .min(5)
      .max(12),
    source: z.strictObject({
      title: z.string().min(3),
      publisher: z.string().min(2),
      year: z.number().int().min(1990).max(2026),
      url: z.url(),
    }),
    /** Whether a clinician has checked every member against the source. */
    reviewed_by_clinician: z.boolean().default(false),
  })
  .superRefine((family, context) => {
    for (const field of ['subject', 'answer'] as const) {
      const seen = new Set(family.members.map((member) => member[field].toLowerCase()));
      if (seen.size !== family.members.length)
        context.addIssue({ code: 'custom', message: `two members have the same ${field}`, path: ['members'] });
    }
  });

export type FactFamily = z.input<typeof factFamily>;
export type ParsedFactFamily = z.output<typeof factFamily>;

/** Adult reference ranges unless a line says otherwise (spec 1 §3). */
export const referenceRanges = z.array(
  z.strictObject({
    group: z.string().min(2).max(60),
    group_es: z.string().min(2).max(60),
    subheadings: z
      .array(
        z.strictObject({
          heading: z.string().min(2).max(80),
          heading_es: z.string().min(2).max(80),
          /** What somebody might type, in both languages and as abbreviations, in lower case. */
          keywords: z.array(z.string().min(1).max(40)).min(1),
          items: z
            .array(
              z.strictObject({ title: z.string().min(1).max(80), values: z.array(z.string().min(1).max(80)).min(1) }),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
);
