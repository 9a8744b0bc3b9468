import { type Size, personOf } from './large';

/** Who has done much more than everybody else. */
export const LEARNER = personOf(7);

/** What everybody has done once, and one person 80 times and more: quizzes, answers, bookmarks, comments, stations. */
export const learningFills = ({ accounts, questions }: Size): string[] => [
  `INSERT INTO quizzes (account_id, kind, mode, state, language, specialty_id, length, answered, current_score, created_at, finished_at, folded_at, premium)
   SELECT CASE WHEN n < 80 THEN ${LEARNER} ELSE ${personOf(0)} + n END, 'bank', 1, 'finished', 'en', n % 16 + 1, 10, 10, n % 11, now() - n * interval '1 minute', now() - n * interval '1 minute', now(), n % 9 = 0
     FROM generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO quiz_questions (quiz_id, position, question_id, revision, state, mark, counts_as_correct, answered_at)
   SELECT quiz.id, place, first.id + (quiz.id * 10 + place) % ${questions}, 1, 'answered', 1, true, now()
     FROM quizzes quiz, (SELECT min(id) AS id FROM questions) first, generate_series(0, 9) AS place WHERE quiz.account_id = ${LEARNER} OR place = 0`,
  `INSERT INTO question_states (account_id, question_id, last_correct, last_answered_at)
   SELECT CASE WHEN n < 800 THEN ${LEARNER} ELSE ${personOf(0)} + n END, first.id + n % ${questions}, n % 3 > 0, now() - n * interval '1 minute'
     FROM (SELECT min(id) AS id FROM questions) first, generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO question_bookmarks (account_id, question_id, created_at)
   SELECT CASE WHEN n < 80 THEN ${LEARNER} ELSE ${personOf(0)} + n END, first.id + n % ${questions}, now() - n * interval '1 minute'
     FROM (SELECT min(id) AS id FROM questions) first, generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO comments (question_id, account_id, comment_type, text, created_at)
   SELECT first.id + n % ${questions}, CASE WHEN n < 80 THEN ${LEARNER} ELSE ${personOf(0)} + n END, 'standard', 'A comment', now()
     FROM (SELECT min(id) AS id FROM questions) first, generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO personal_quizzes (account_id, title, icon, colour, created_at, changed_at)
   SELECT CASE WHEN n < 80 THEN ${LEARNER} ELSE ${personOf(0)} + n END, 'Quiz ' || n, 'book', 'teal', now(), now() FROM generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO station_attempts (station_id, candidate_id, candidate_name, examiner_name, ticked_count, total_count, ticked, sections, seconds_used, submission_id, submitted_at)
   SELECT first.id + n % 1000, CASE WHEN n < 80 THEN ${LEARNER} ELSE ${personOf(0)} + n END, 'C', 'E', 0, 4, '{}', '[]', 60, gen_random_uuid(), now()
     FROM (SELECT min(id) AS id FROM stations) first, generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO attempt_participants (attempt_id, account_id, role) SELECT id, candidate_id, 'student' FROM station_attempts WHERE candidate_id >= ${personOf(0)}`,
  `INSERT INTO learner_weeks (account_id, specialty_id, pack, week, answers, correct)
   SELECT ${personOf(0)} + n, n % 17, '', date_trunc('week', now() AT TIME ZONE 'UTC')::date - 7 * (n % 50), 10, n % 11 FROM generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO learner_scores (account_id, specialty_id, pack, answers, correct)
   SELECT ${personOf(0)} + n, n % 17, '', 10, n % 11 FROM generate_series(0, ${accounts - 1}) AS n`,
];
