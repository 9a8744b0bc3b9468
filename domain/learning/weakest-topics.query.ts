import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { ANSWERS_MIN, type Today, WEAK_BELOW, WEAK_TOPICS } from './contract';
import { QUESTIONS, QUESTION_STATES, TOPICS } from '~/domain/questions/views';

/** So many of the questions that were answered last are looked at: what was weak a year ago may be learnt by now. */
const LATELY = 150;

interface Row {
  topic_id: number;
  specialty_id: number;
  name: string;
  name_es: string;
  answers: number;
  score: number;
}

// Each question is looked up by its id: OFFSET keeps Postgres from reading the whole bank instead.
const weakest = statement<Row, [number]>(
  'learning.weakest-topics',
  `SELECT weak.topic_id, topic.specialty_id, topic.name, topic.name_es, weak.answers, weak.score
     FROM (SELECT question.topic_id, sum(lately.times_answered)::int AS answers, round(100.0 * count(*) FILTER (WHERE lately.last_correct) / count(*))::int AS score
             FROM (SELECT known.question_id, known.last_correct, known.times_answered FROM ${QUESTION_STATES} known
                    WHERE known.account_id = $1 ORDER BY known.last_answered_at DESC LIMIT ${LATELY}) lately
             CROSS JOIN LATERAL (SELECT topic_id FROM ${QUESTIONS} questions WHERE id = lately.question_id AND status = 'published' AND deleted_at IS NULL OFFSET 0) question
            GROUP BY question.topic_id HAVING sum(lately.times_answered) >= ${ANSWERS_MIN}) weak
     JOIN ${TOPICS} topic ON topic.id = weak.topic_id
    WHERE weak.score < ${WEAK_BELOW}
    ORDER BY weak.score, weak.answers DESC, weak.topic_id LIMIT ${WEAK_TOPICS}`,
);

/** The topics of the bank that somebody answers worst; of each question the last answer says whether it is known. */
export async function findWeakestTopics(read: Reader, person: Person): Promise<Today['weakest']> {
  const rows = await read.sql.all(weakest, [person.id]);
  return rows.map(({ name, name_es, ...row }) => ({ ...row, name: person.language === 'es' ? name_es : name }));
}
