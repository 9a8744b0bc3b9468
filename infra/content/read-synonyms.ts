import { z } from 'zod';
import { wordsOf } from '~/domain/search/query-words';
import { CONTENT, readYaml } from './read-yaml';

/** Rows of terms that mean the same, in any language. The first term of a row names it. */
export const synonymsFile = z.array(z.array(z.string().trim().min(2).max(80)).min(2).max(20)).min(1);

/** @throws Error that names the file, the line and what is wrong there */
export function readSynonyms(folder = CONTENT): z.output<typeof synonymsFile> {
  const { data, refuse } = readYaml(folder, 'synonyms.yaml', synonymsFile);
  const rowOf = new Map<string, number>();
  for (const [row, terms] of data.entries())
    for (const [place, term] of terms.entries()) {
      const folded = wordsOf(term).join(' ');
      if (folded === '') refuse([row, place], `${term} has no letters or digits`);
      if (rowOf.has(folded)) refuse([row, place], `${term} is there twice`);
      rowOf.set(folded, row);
    }
  return data;
}
