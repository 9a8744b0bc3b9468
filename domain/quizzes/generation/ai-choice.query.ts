import type { Language } from '~/domain/accounts/contract';
import { notMerged } from '~/domain/questions/merged-topics';
import { focusKey, specialtyKey } from '~/domain/questions/specialties';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { unknownChoice } from './refusals';
import type { AskedTopic, QuestionChoice } from './question-writer';
import { TOPICS } from '~/domain/questions/views';

/** What an AI quiz is to be about; 0 is no choice of topic or focus. */
export interface AiChoice {
  specialty: number;
  topic: number;
  focus: number;
}

const topicsOf = statement<AskedTopic & { id: number }, [number]>(
  'quizzes.topics-of-specialty',
  `SELECT id, slug, name FROM ${TOPICS} topics WHERE specialty_id = $1 AND ${notMerged('topics')}`,
);

/**
 * A choice with the names that a writer gets.
 * @throws Problem invalid `unknown-choice` that names the field: a specialty without topics, a topic of another one
 */
export async function requireChoice(
  read: Pick<Reader, 'sql'>,
  { specialty, topic, focus }: AiChoice,
): Promise<Omit<QuestionChoice, 'language'>> {
  const key = specialtyKey(specialty);
  const topics = key === null ? [] : await read.sql.all(topicsOf, [specialty]);
  if (key === null || topics.length === 0) throw unknownChoice('specialty');
  const chosen = topics.find(({ id }) => id === topic) ?? null;
  if (topic !== 0 && !chosen) throw unknownChoice('topic');
  if (focus !== 0 && focusKey(focus) === null) throw unknownChoice('focus');
  return { specialty: key, topic: chosen, topics, focus: focusKey(focus) };
}

const named = statement<{ id: number; specialty_id: number; name: string }, [Language]>(
  'quizzes.ai-topics',
  `SELECT id, specialty_id, CASE WHEN $1 = 'es' THEN name_es ELSE name END AS name FROM ${TOPICS} topics WHERE ${notMerged('topics')} ORDER BY specialty_id, 3`,
);

export const aiTopics = (read: Pick<Reader, 'sql'>, language: Language) => read.sql.all(named, [language]);
