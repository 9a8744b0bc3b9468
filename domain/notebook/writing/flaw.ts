import type { FieldError } from '~/domain/kit/errors';

/** What can be wrong with a section that is proposed; named `notebook.flaw.<code>`. */
export const SECTION_FLAWS = [
  'title-missing',
  'text-missing',
  'text-too-long',
  'sources-missing',
  'source-incomplete',
] as const;
export type SectionFlaw = (typeof SECTION_FLAWS)[number];
export interface Flaw extends FieldError {
  message: SectionFlaw;
}
