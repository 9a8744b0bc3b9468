import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { GenerationSnapshot } from './contract';
import { generationOf } from './generation.query';
import { quizNotFound } from '../refusals';
import { TOPICS } from '~/domain/questions/views';

const owned = statement<{ title: string }, [number, number, string]>(
  'quizzes.owned-generation',
  `SELECT coalesce(CASE WHEN $3 = 'es' THEN topic.name_es ELSE topic.name END, '') AS title
     FROM quizzes quiz LEFT JOIN ${TOPICS} topic ON topic.id = quiz.topic_id WHERE quiz.id = $1 AND quiz.account_id = $2`,
);

/**
 * How far the writing of one's own AI quiz is; the title is its topic's name, or empty.
 * @throws Problem not-found `quiz-not-found`, also for somebody else's
 */
export async function findGeneration(
  read: Pick<Reader, 'sql'>,
  person: Person,
  quizId: number,
): Promise<{ quizlog_id: number; title: string; generation: GenerationSnapshot }> {
  const [quiz, generation] = await Promise.all([
    read.sql.one(owned, [quizId, person.id, person.language]),
    generationOf(read, quizId),
  ]);
  if (!quiz || !generation) throw quizNotFound();
  return { quizlog_id: quizId, title: quiz.title, generation };
}
