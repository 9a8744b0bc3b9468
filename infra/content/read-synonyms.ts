import { z } from 'zod';
import { wordsOf } from '~/domain/search/query-words';
import { slug } from './question-content';
import { CONTENT, readYaml } from './read-yaml';

/** Under this key are the terms that are about no topic. */
const NO_TOPIC = 'other';
const sameTerms = z.array(z.string().trim().min(2).max(80)).min(2).max(20);
/** `search-only`: no links in texts. */
const listedRow = sameTerms.or(z.strictObject({ 'search-only': sameTerms }));
/** Rows of terms that mean the same, in any language, by the slug of their topic. The first term of a row names it. */
export const synonymsFile = z.record(slug, z.array(listedRow).min(1));

export interface ListedTerms {
  terms: readonly string[];
  /** A slug. */
  topic: string | null;
  /** They become links to their topic in texts. */
  in_texts: boolean;
}

const termsOf = (row: z.output<typeof listedRow>) => (Array.isArray(row) ? row : row['search-only']);

/** @throws Error that names the file, the line and what is wrong there */
export function readSynonyms(topics: readonly { slug: string }[], folder = CONTENT): ListedTerms[] {
  const { data, refuse } = readYaml(folder, 'synonyms.yaml', synonymsFile);
  const names = new Set<string>();
  for (const [topic, rows] of Object.entries(data)) {
    if (topic !== NO_TOPIC && !topics.some((one) => one.slug === topic)) refuse([topic], `there is no topic ${topic}`);
    for (const [row, listed] of rows.entries()) {
      const terms = termsOf(listed);
      const folded = terms.map((term) => wordsOf(term).join(' '));
      for (const [place, term] of terms.entries()) {
        if (folded[place] === '') refuse([topic, row, place], `${term} has no letters or digits`);
        if (folded.indexOf(folded[place]!) !== place) refuse([topic, row, place], `${term} is there twice`);
      }
      if (names.has(folded[0]!)) refuse([topic, row, 0], `another row begins with ${terms[0]}`);
      names.add(folded[0]!);
    }
  }
  return Object.entries(data).flatMap(([topic, rows]) =>
    rows.map((row) => ({
      terms: termsOf(row),
      topic: topic === NO_TOPIC ? null : topic,
      in_texts: Array.isArray(row),
    })),
  );
}
