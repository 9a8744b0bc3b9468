import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { notMerged } from '../merged-topics';

export interface ImportTopic {
  id: number;
  specialty_id: number;
  slug: string;
  name: string;
  name_es: string;
}
const all = statement<ImportTopic, []>(
  'questions.import-topics',
  `SELECT id, specialty_id, slug, name, name_es FROM topics WHERE ${notMerged('topics')} ORDER BY id`,
);

/** Everything that questions of a file can be filed under. */
export const importTopics = (read: Reader): Promise<ImportTopic[]> => read.sql.all(all, []);
