import type { Language } from '~/domain/accounts/contract';
import type { Output } from '~/domain/kit/contract';
import type { referenceRanges as ranges } from '~/domain/questions/contract';
import { referenceRanges as schema } from './fact-content';
import { referenceRanges } from './reference-ranges';

type Groups = Output<typeof ranges>['groups'];

/** The reference ranges in each language of the product (spec 1 §3). @throws Error that names the file and what is wrong in it */
export function readReferenceRanges(content: unknown = referenceRanges): Record<Language, Groups> {
  const parsed = schema.safeParse(content);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`infra/content/reference-ranges.ts: ${issues.join('; ')}`);
  }
  const inLanguage = (spanish: boolean): Groups =>
    parsed.data.map(({ group, group_es, subheadings }) => ({
      group: spanish ? group_es : group,
      subheadings: subheadings.map(({ heading, heading_es, keywords, items }) => ({ heading: spanish ? heading_es : heading, keywords, items })),
    }));
  return { en: inLanguage(false), es: inLanguage(true) };
}
