-- The statement that records what somebody did notes it for the statistics (`domain/acts/note-acts.ts`), no longer a trigger.
DROP TRIGGER note_station_taken_in ON station_attempts;
DROP TRIGGER note_account_change ON accounts;
DROP TRIGGER note_registration ON accounts;
DROP TRIGGER note_session ON sessions;
DROP TRIGGER note_found ON pairing_searches;
DROP TRIGGER note_search ON pairing_searches;
DROP TRIGGER note_card_review ON flashcard_quizzes;
DROP TRIGGER note_cards ON flashcard_reviews;
DROP TRIGGER note_members ON group_members;
DROP TRIGGER note_question ON quiz_questions;
DROP TRIGGER note_quiz ON quizzes;
DROP TRIGGER note_taken_in ON quizzes;
DROP TRIGGER note_group_finished ON station_attempts;
DROP TRIGGER note_station ON station_attempts;
DROP FUNCTION note_account_change, note_registration, note_session, note_found, note_search, note_card_review, note_cards,
  note_members, note_question, note_quiz, note_taken_in, note_group_finished, note_station;
