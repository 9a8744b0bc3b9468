import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { ANSWERS_MIN, type Today, WEAK_BELOW, WEAK_TOPICS } from './contract';

/** So many of the questions that were answered last are looked at: what was weak a year ago may be learnt by now. */
const LATELY = 500;

interface Row {
  topic_id: number;
  specialty_id: number;
  name: string;
  name_es: string;
  answers: number;
  score: number;
}

const weakest = statement<Row, [number]>(
  'learning.weakest-topics',
  `SELECT weak.topic_id, topic.specialty_id, topic.name, topic.name_es, weak.answers, weak.score
     FROM (SELECT question.topic_id, count(*)::int AS answers, round(100.0 * count(*) FILTER (WHERE lately.last_correct) / count(*))::int AS score
             FROM (SELECT known.question_id, known.last_correct FROM question_states known
                    WHERE known.account_id = $1 ORDER BY known.last_answered_at DESC LIMIT ${LATELY}) lately
             JOIN questions question ON question.id = lately.question_id AND question.status = 'published' AND question.deleted_at IS NULL
            GROUP BY question.topic_id HAVING count(*) >= ${ANSWERS_MIN}) weak
     JOIN topics topic ON topic.id = weak.topic_id
    WHERE weak.score < ${WEAK_BELOW}
    ORDER BY weak.score, weak.answers DESC, weak.topic_id LIMIT ${WEAK_TOPICS}`,
);

/** The topics of the bank that somebody answers worst; of each question the last answer counts. */
export async function findWeakestTopics(read: Reader, person: Person): Promise<Today['weakest']> {
  const rows = await read.sql.all(weakest, [person.id]);
  return rows.map(({ name, name_es, ...row }) => ({ ...row, name: person.language === 'es' ? name_es : name }));
}
