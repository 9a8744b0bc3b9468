import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { classChanged, lockClass } from './class-row';
import { GROUP_MIN } from './contract';
import { QUESTIONS } from '~/domain/questions/views';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

// Each topic in batches: the quizzes that were finished after the last batch, once they are of five people and more. No quiz is in two
// batches, so that the difference of two says nothing of fewer people than are behind each. Who is behind a batch is kept beside it.
const batch = statement<never, [number]>(
  'classes.batch-topics',
  `WITH fresh AS MATERIALIZED (
     SELECT question.topic_id, m.account_id, q.finished_at, place.mark
       FROM class_members m
       JOIN class_assignments a ON a.class_id = m.class_id AND a.personal_quiz_id IS NOT NULL
       JOIN ${QUIZZES} q ON q.personal_quiz_id = a.personal_quiz_id AND q.account_id = m.account_id AND q.state = 'finished' AND q.finished_at >= greatest(a.created_at, m.joined_at)
       JOIN ${QUIZ_QUESTIONS} place ON place.quiz_id = q.id AND place.state = 'answered' AND place.mark IS NOT NULL
       JOIN ${QUESTIONS} question ON question.id = place.question_id AND question.topic_id IS NOT NULL
       LEFT JOIN class_topics before ON before.class_id = m.class_id AND before.topic_id = question.topic_id
      WHERE m.class_id = $1::int AND (before.until IS NULL OR q.finished_at > before.until)
   ), made AS (
     INSERT INTO class_topics AS known (class_id, topic_id, until, people, percent)
     SELECT $1::int, topic_id, max(finished_at), count(DISTINCT account_id), (round(avg(mark)::numeric * 10) * 10)::smallint
       FROM fresh GROUP BY topic_id HAVING count(DISTINCT account_id) >= ${GROUP_MIN}
     ON CONFLICT (class_id, topic_id) DO UPDATE SET until = excluded.until, people = excluded.people, percent = excluded.percent
     RETURNING topic_id, until
   ), past AS (
     DELETE FROM class_topic_people p USING made WHERE p.class_id = $1::int AND p.topic_id = made.topic_id
   )
   INSERT INTO class_topic_people (class_id, topic_id, until, account_id)
   SELECT DISTINCT $1::int, made.topic_id, made.until, fresh.account_id FROM made JOIN fresh ON fresh.topic_id = made.topic_id`,
);

/** Somebody has done assigned work: the tutor sees it, and the topics of the group. */
async function settle(tx: Transaction, classId: number): Promise<void> {
  if (!(await lockClass(tx, classId))) return;
  await tx.sql.all(batch, [classId]);
  await classChanged(tx, classId);
}

const ofQuizzes = statement<{ class_id: number }, [number[]]>(
  'classes.of-counted-quizzes',
  `SELECT DISTINCT m.class_id FROM ${QUIZZES} q
     JOIN class_assignments a ON a.personal_quiz_id = q.personal_quiz_id
     JOIN class_members m ON m.class_id = a.class_id AND m.account_id = q.account_id
    WHERE q.id = ANY ($1::int[]) AND q.personal_quiz_id IS NOT NULL AND q.state = 'finished' ORDER BY m.class_id`,
);
/** The answers of these finished quizzes were counted. */
export async function quizzesFinished(tx: Transaction, quizIds: readonly number[]): Promise<void> {
  for (const { class_id } of await tx.sql.all(ofQuizzes, [[...quizIds]])) await settle(tx, class_id);
}

const ofStation = statement<{ class_id: number }, [number, number]>(
  'classes.of-station',
  `SELECT m.class_id FROM class_members m JOIN class_assignments a ON a.class_id = m.class_id
    WHERE m.account_id = $1 AND a.station_id = $2 ORDER BY m.class_id`,
);
/** A station was submitted. @param accountId the candidate, or who practised alone */
export async function stationDone(tx: Transaction, accountId: number, stationId: number): Promise<void> {
  for (const { class_id } of await tx.sql.all(ofStation, [accountId, stationId])) await settle(tx, class_id);
}

const ofDecks = statement<{ class_id: number }, [number, number[]]>(
  'classes.of-decks',
  `SELECT DISTINCT m.class_id FROM flashcard_quizzes r
     JOIN class_assignments a ON a.deck_id = r.deck_id
     JOIN class_members m ON m.class_id = a.class_id AND m.account_id = r.account_id
    WHERE r.account_id = $1 AND r.id = ANY ($2::int[]) ORDER BY m.class_id`,
);
/** Updates classes after reviews ended. Reviews of decks that were not assigned are private: the tutor does not even see that they took place. */
export async function reviewsOver(tx: Transaction, accountId: number, reviewIds: readonly number[]): Promise<void> {
  for (const { class_id } of await tx.sql.all(ofDecks, [accountId, [...reviewIds]])) await settle(tx, class_id);
}
