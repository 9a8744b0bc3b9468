import type { Language } from '../accounts/contract';
import { focusKey, specialtyKey } from '../questions/specialties';
import { statement } from '../statement';
import type { Reader } from '../transaction';
import { unknownChoice } from './generation-refusals';

/** What an AI quiz is to be about; 0 is no choice of topic or focus. */
export interface AiChoice {
  specialty: number;
  topic: number;
  focus: number;
}

const topicsOf = statement<{ id: number }, [number]>('quizzes.topics-of-specialty', 'SELECT id FROM topics WHERE specialty_id = $1');

/** @throws Problem invalid `unknown-choice` that names the field: a specialty without topics, a topic of another one */
export async function requireChoice(read: Pick<Reader, 'sql'>, { specialty, topic, focus }: AiChoice): Promise<void> {
  const topics = specialtyKey(specialty) === null ? [] : await read.sql.all(topicsOf, [specialty]);
  if (topics.length === 0) throw unknownChoice('specialty');
  if (topic !== 0 && !topics.some(({ id }) => id === topic)) throw unknownChoice('topic');
  if (focus !== 0 && focusKey(focus) === null) throw unknownChoice('focus');
}

const counted = statement<{ id: number; questions: number }, []>(
  'quizzes.ai-specialties',
  `SELECT topic.specialty_id AS id, sum((SELECT count(*) FROM questions question WHERE question.topic_id = topic.id AND question.status = 'published' AND question.deleted_at IS NULL))::int AS questions
     FROM topics topic GROUP BY topic.specialty_id ORDER BY topic.specialty_id`,
);
const named = statement<{ id: number; specialty_id: number; name: string }, [Language]>(
  'quizzes.ai-topics',
  `SELECT id, specialty_id, CASE WHEN $1 = 'es' THEN name_es ELSE name END AS name FROM topics ORDER BY specialty_id, 3`,
);

/** Every specialty that has topics, with how many questions the bank has on it. The same for everybody: worth remembering for a while. */
export const aiSpecialties = (read: Pick<Reader, 'sql'>) => read.sql.all(counted, []);
export const aiTopics = (read: Pick<Reader, 'sql'>, language: Language) => read.sql.all(named, [language]);
