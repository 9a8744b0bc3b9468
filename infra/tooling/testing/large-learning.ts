import { type Size, personOf } from './large';

/** Who has done much more than everybody else. */
export const LEARNER = personOf(7);

/** What everybody has done once, and one person 80 times and more: quizzes, answers, bookmarks, comments, stations, flashcards. */
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
  `INSERT INTO decks (kind, owner_id, slug, deck_name, deck_description, language, deck_colour, deck_icon, created_at, changed_at)
   SELECT CASE WHEN n < 100 THEN 'pack' ELSE 'own' END, CASE WHEN n >= 100 THEN CASE WHEN n < 180 THEN ${LEARNER} ELSE ${personOf(0)} + n END END, CASE WHEN n < 100 THEN 'large-' || n END,
          'Deck ' || n, 'About it', 'en', 'teal', 'heart', now(), now() FROM generate_series(0, 4999) AS n`,
  // As the database has it that is in use: it counts its rows by itself.
  `ANALYZE decks`,
  `INSERT INTO flashcards (deck_id, position, front, back, topic_id, created_at, changed_at)
   SELECT first.id + n % 100, n, 'Front', 'Back', topic.id, now(), now()
     FROM (SELECT min(id) AS id FROM decks WHERE slug LIKE 'large-%') first, generate_series(0, ${questions - 1}) AS n JOIN topics topic ON topic.slug = 'large-topic-' || n % 64`,
  `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
   SELECT CASE WHEN n < 800 THEN ${LEARNER} ELSE ${personOf(0)} + n END, first.id + n, n % 5, 1, 0, now(), n % 3 > 0, 1, 5, now() + (n % 20) * interval '1 day' - interval '1 hour'
     FROM (SELECT min(id) AS id FROM flashcards WHERE front = 'Front') first, generate_series(0, ${Math.min(accounts, questions) - 1}) AS n`,
  `INSERT INTO flashcard_bookmarks (account_id, flashcard_id)
   SELECT CASE WHEN n < 80 THEN ${LEARNER} ELSE ${personOf(0)} + n END, first.id + n
     FROM (SELECT min(id) AS id FROM flashcards WHERE front = 'Front') first, generate_series(0, ${Math.min(accounts, questions) - 1}) AS n`,
  `INSERT INTO flashcard_quizzes (account_id, quiz_type, length, answered, created_at, finished_at)
   SELECT CASE WHEN n < 80 THEN ${LEARNER} ELSE ${personOf(0)} + n END, 1, 10, 10, now(), CASE WHEN n % 40 > 0 THEN now() END FROM generate_series(0, ${accounts - 1}) AS n`,
  `INSERT INTO flashcard_quiz_cards (quiz_id, flashcard_id, position, answered, last_correct)
   SELECT quiz.id, first.id + (quiz.id * 10 + place) % ${questions}, place, 1, place % 3 > 0
     FROM flashcard_quizzes quiz, (SELECT min(id) AS id FROM flashcards WHERE front = 'Front') first, generate_series(0, 9) AS place WHERE quiz.account_id = ${LEARNER} OR place = 0`,
];
