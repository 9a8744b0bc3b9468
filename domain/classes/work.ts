import { QUIZZES } from '~/domain/quizzes/views';
import { RESULTS } from '~/domain/stations/views';

/**
 * SQL: the assigned work that a member has done: a quiz that is finished, a station that was submitted with them as candidate, or a
 * review of the deck that is over. What was done before it was assigned, or before they joined, is no part of the class.
 * @param work the alias of `class_assignments`
 * @param member the alias of `class_members`
 */
export const isDone = (work: string, member: string): string => {
  const since = `greatest(${work}.created_at, ${member}.joined_at)`;
  return `(CASE ${work}.kind
    WHEN 'quiz' THEN EXISTS (SELECT FROM ${QUIZZES} q WHERE q.personal_quiz_id = ${work}.personal_quiz_id AND q.account_id = ${member}.account_id AND q.state = 'finished' AND q.answered > 0 AND q.finished_at >= ${since})
    WHEN 'station' THEN EXISTS (SELECT FROM ${RESULTS} tried WHERE tried.candidate_id = ${member}.account_id AND tried.station_id = ${work}.station_id AND tried.submitted_at >= ${since})
    ELSE EXISTS (SELECT FROM flashcard_quizzes r WHERE r.account_id = ${member}.account_id AND r.deck_id = ${work}.deck_id AND r.finished_at >= ${since} AND r.answered > 0)
  END)`;
};
