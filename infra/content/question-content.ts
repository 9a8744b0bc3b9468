import { z } from 'zod';
import { hasTag, PACK_KEYS } from '~/domain/questions/authoring/packs';
import { FOCUS_KEYS, SPECIALTY_KEYS } from '~/domain/questions/specialties';

export const html = z.string().trim().min(1);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
export const source = z.strictObject({
  title: z.string().min(3),
  publisher: z.string().min(2),
  year: z.number().int().min(1990).max(2026),
  url: z.url(),
});
export const sources = z.array(source).min(1);

/** A topic of the bank and of the notebook: one page of what is worth knowing. */
export const topicContent = z.strictObject({
  slug,
  /** Slugs that it had before, and those of topics that were merged into it: their addresses lead here. */
  formerly: z.array(slug).min(1).optional(),
  specialty: z.enum(SPECIALTY_KEYS),
  name: z.string().trim().min(3).max(80),
  /** The same in Spanish. */
  name_es: z.string().trim().min(3).max(80),
  /** The notebook's summary, 120 to 350 words; HTML of p, h3, ul, ol, li, strong, em, sub, sup, table, mark. */
  summary: html,
  sources,
});

export type TopicContent = z.input<typeof topicContent>;
export type ParsedTopic = z.output<typeof topicContent>;

const answer = z.strictObject({
  /** Multiple choice: left out. Free text: what the box is for, such as 'Most likely diagnosis'. */
  label: z.string().trim().max(80).default(''),
  /** An option, or the model answer of a box. Plain text. */
  text: z.string().trim().min(1).max(300),
  /** Free text: always true. */
  correct: z.boolean().default(false),
  /** Why a wrong option is wrong; becomes a line of the explanation. Plain text. */
  why: z.string().trim().min(10).max(400).optional(),
});

/** How the right option of a calculation follows from the numbers of its stem; `npm run content:check` computes it again. */
const calculation = z.strictObject({
  /** Each occurs in the stem. */
  numbers: z.record(z.string().regex(/^[a-z_]+$/), z.number()),
  /** Over those names and constants of units: `weight * dose / 40`. */
  formula: z.string().min(3),
});

/**
 * One question of the starter content, as its author writes it down. Rich-text fields are HTML of p, h3, ul, ol, li,
 * strong, em, sub, sup, table; they are sanitised when the question is stored, like everybody's.
 */
export const questionContent = z
  .strictObject({
    /** Never changes; loading finds the question again by it. */
    slug,
    topic: slug,
    focus: z.enum(FOCUS_KEYS),
    /** 1 easy, 2 medium, 3 hard. */
    difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    language: z.enum(['en', 'es']).default('en'),
    /** 1 multiple choice, 4 free text (spec 1 §9). */
    question_type: z.union([z.literal(1), z.literal(4)]).default(1),
    question_text: html,
    answers: z.array(answer).min(1).max(9),
    /** Why the key is right and each distractor is not; teaches by itself. */
    explanation_text: html,
    /** The sentence to remember; becomes the end of the explanation. HTML without tags of blocks. */
    take_home: z.string().trim().min(10).max(300).optional(),
    calculation: calculation.optional(),
    /** A link worth following, or empty. */
    further_reading: z.union([z.url(), z.literal('')]).default(''),
    /** A vote on the explanation is asked for before the next question (spec 1 §4). */
    moderate: z.boolean().default(false),
    /** Only what was opened and read. Without one the page says that the source was not checked. */
    sources: z.array(source).default([]),
    /** The pack that it is filed under; in `packs/` the name of its file says it. */
    pack: z.enum(PACK_KEYS).optional(),
    /** By what the pack sorts its questions. */
    tag: z.string().optional(),
    /** Of a pack: everybody may practise it. Others of a pack are premium. */
    free: z.boolean().optional(),
    /** Whether a clinician has checked it. It is not stored: the pages say of all starter questions together that none has. */
    reviewed_by_clinician: z.boolean().default(false),
  })
  .superRefine((question, context) => {
    const right = question.answers.filter((one) => one.correct).length;
    const say = (message: string) => context.addIssue({ code: 'custom', message, path: ['answers'] });
    if (question.question_type === 4 && right !== question.answers.length)
      say('every box of a free-text question has its right answer');
    if (question.question_type === 4 && question.answers.length > 4) say('a free-text question has at most 4 boxes');
    if (question.question_type === 1 && question.answers.length < 4)
      say('a multiple-choice question has 4 to 9 options');
    if (question.question_type === 1 && (right < 1 || right >= question.answers.length))
      say('some options are right, not all');
    if (question.pack && (!question.tag || !hasTag(question.pack, question.tag)))
      context.addIssue({
        code: 'custom',
        message: `the pack ${question.pack} has no tag ${question.tag}`,
        path: ['tag'],
      });
    if (
      question.sources.length === 0 &&
      question.question_type === 1 &&
      question.answers.some((one) => !one.correct && !one.why)
    )
      say('without a source, each wrong option says why it is wrong');
    const texts = question.answers.map((one) => one.text.toLowerCase());
    if (question.question_type === 1 && new Set(texts).size !== texts.length) say('two options are the same');
  });

export type QuestionContent = z.input<typeof questionContent>;
export type ParsedQuestion = z.output<typeof questionContent>;
