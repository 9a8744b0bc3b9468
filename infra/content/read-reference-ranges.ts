import type { Language } from '~/domain/accounts/contract';
import type { Output } from '~/domain/kit/contract';
import type { referenceRanges as ranges } from '~/domain/questions/contract';
import { referenceRanges } from './fact-content';
import { CONTENT, readYaml } from './read-yaml';

type Groups = Output<typeof ranges>['groups'];

/** The reference ranges in each language of the product (spec 1 §3). @throws Error that names the file, the line and what is wrong there */
export function readReferenceRanges(folder = CONTENT): Record<Language, Groups> {
  const { data } = readYaml(folder, 'reference-ranges.yaml', referenceRanges);
  const inLanguage = (spanish: boolean): Groups =>
    data.map(({ group, group_es, subheadings }) => ({
      group: spanish ? group_es : group,
      subheadings: subheadings.map(({ heading, heading_es, keywords, items }) => ({
        heading: spanish ? heading_es : heading,
        keywords,
        items,
      })),
    }));
  return { en: inLanguage(false), es: inLanguage(true) };
}
