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

/** What there is to choose from: every specialty that has topics, with how many questions the bank has on it. */
export async function aiChoices(read: Pick<Reader, 'sql'>, language: Language) {
  const [specialties, topics] = await Promise.all([read.sql.all(counted, []), read.sql.all(named, [language])]);
  return { specialties, topics };
}

const draw = statement<{ id: number }, [person: number, language: Language, specialty: number, topic: number, focus: number, count: number]>(
  'quizzes.draw-for-ai',
  `SELECT question.id FROM questions question LEFT JOIN question_states state ON state.question_id = question.id AND state.account_id = $1
    WHERE question.status = 'published' AND question.deleted_at IS NULL AND question.specialty_id = $3 AND question.language IN ($2, 'en')
      AND ($4::int = 0 OR question.topic_id = $4) AND ($5::int = 0 OR question.focus_id = $5)
    ORDER BY question.language = $2 DESC, CASE WHEN NOT state.last_correct THEN 0 WHEN state.question_id IS NULL THEN 1 ELSE 2 END, random()
    LIMIT $6`,
);

/**
 * Questions of the bank for an AI quiz: those in the person's language before English ones, and among them what they got
 * wrong, then what is new to them, then the rest; which of these, and in what order, is left to chance.
 */
export async function drawForAi(read: Pick<Reader, 'sql'>, person: { id: number; language: Language }, { specialty, topic, focus }: AiChoice, count: number): Promise<number[]> {
  return (await read.sql.all(draw, [person.id, person.language, specialty, topic, focus, count])).map(({ id }) => id);
}
