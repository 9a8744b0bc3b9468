import { z } from 'zod';
import { safeHtml } from '../kit/html/safe-html';
import { STATION_BASES } from './styles';

/** Pieces that several contracts of stations are made of. */
export const base = z.enum(STATION_BASES);
export const slug = z.string().min(1).max(120);
/** A group session's PIN, carried through entry, role views and summary (spec 3 §2). */
export const pin = z.string().max(20).optional();
export const inGroup = z.object({ pin });
export const stationAddress = z.object({ base, slug });
export const html = safeHtml();

export const examinerQuestion = z.object({
  id: z.number().int(),
  question_text: z.string(),
  explanation_text: html,
  order: z.number().int(),
});

/** The part every role sees. */
export const stationHead = z.object({
  id: z.number().int(),
  slug: z.string(),
  style: z.number().int(),
  name: z.string(),
  description: z.string(),
  label: z.number().int(),
  long_case: z.boolean(),
  /** Authored durations in minutes; they override the defaults (spec 3 §9). */
  candidate_minutes: z.number().int().nullable(),
  examiner_minutes: z.number().int().nullable(),
});
