import { z } from 'zod';
import { LANGUAGES } from '~/domain/accounts/contract';
import { SPECIALTY_KEYS } from '~/domain/questions/specialties';
import { html, slug, sources } from './question-content';

const line = z.string().trim().min(3).max(300);

const step = z.strictObject({
  /** Stable within the guide and the same in every language. */
  key: slug,
  title: z.string().trim().min(3).max(80),
  /** HTML of p, ul, ol, li, strong, em, sub, sup, table, mark. */
  text: html,
  /** A file of `infra/content/guides/drawings`, without `.svg`. */
  drawing: slug.optional(),
});

/** A guide to a clinical skill in one language, step by step, as its author writes it down. */
export const guideContent = z.strictObject({
  /** Never changes. The file is called `<slug>.<language>.yaml`. */
  slug,
  language: z.enum(LANGUAGES),
  title: z.string().trim().min(3).max(80),
  /** One or two plain sentences, shown in lists. */
  description: z.string().trim().min(20).max(300),
  specialty: z.enum(SPECIALTY_KEYS),
  /** Topics of the bank that belong to it. */
  topics: z.array(slug).default([]),
  /** Starter stations that practise it. */
  stations: z.array(slug).default([]),
  /** See `notebookContent`. */
  checked: z.iso.date(),
  reviewed_by_clinician: z.boolean().default(false),
  /** What to have ready. Plain text. */
  equipment: z.array(line).max(20).default([]),
  steps: z.array(step).min(3).max(15),
  /** When to stop, or to call for help. Plain text. */
  stop: z.array(line).min(1).max(10),
  sources,
});

export type GuideContent = z.input<typeof guideContent>;
export type ParsedGuide = z.output<typeof guideContent>;
