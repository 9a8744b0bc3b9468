import { z } from 'zod';

const named = { key: z.string().regex(/^[a-z-]+$/), name: z.string().trim().min(1).max(80) };

const text = z.strictObject({
  ...named,
  /**
   * HTML of the OSCE toolbar. What its author fills in stands in square brackets. Line breaks between two tags are left
   * out.
   */
  content: z
    .string()
    .min(1)
    .transform((html) => html.trim().replace(/>\s*\n\s*</g, '><')),
});

/** What a station can be begun from in one language: `station-templates/<language>.yaml`. */
export const stationTemplatesFile = z.strictObject({
  checklist: z.array(
    z.strictObject({
      ...named,
      /** Answered beside the sections; an import ignores it (spec 3 §7). */
      category: z.string().min(1),
      /** Titles of sections with their items. */
      sections: z.record(z.string(), z.array(z.string().min(1)).min(1)),
    }),
  ),
  candidate_instructions: z.array(text),
  patient_instructions: z.array(text),
  examiner_instructions: z.array(text),
  walkthrough: z.array(text),
});

export type StationTemplates = z.output<typeof stationTemplatesFile>;

export type TextKind = Exclude<keyof StationTemplates, 'checklist'>;
