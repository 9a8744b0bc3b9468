-- Today's cards, reviewed with learning steps.
ALTER TABLE flashcard_quizzes DROP CONSTRAINT flashcard_quizzes_quiz_type_check;
ALTER TABLE flashcard_quizzes ADD CONSTRAINT flashcard_quizzes_quiz_type_check CHECK (quiz_type BETWEEN 1 AND 13);

-- In how many seconds an answer let its card come again, by the learning steps of that moment. Null if its memory says when.
ALTER TABLE flashcard_reviews ADD COLUMN again_in integer CHECK (again_in BETWEEN 1 AND 86400);
ALTER TABLE flashcard_undone_reviews ADD COLUMN again_in integer;
ALTER TABLE flashcard_states ADD COLUMN again_in integer;
-- Whether the last answer of the review left the card at a learning step.
ALTER TABLE flashcard_quiz_cards ADD COLUMN waits boolean NOT NULL DEFAULT false;

-- Learning steps in minutes, new cards a day, and reviews a day; without a number of reviews all that are due.
ALTER TABLE flashcard_settings ADD COLUMN steps smallint[] NOT NULL DEFAULT '{1,10}' CHECK (cardinality(steps) BETWEEN 1 AND 5 AND 1 <= ALL (steps) AND 1440 >= ALL (steps));
ALTER TABLE flashcard_settings ADD COLUMN new_a_day smallint NOT NULL DEFAULT 10 CHECK (new_a_day BETWEEN 0 AND 999);
ALTER TABLE flashcard_settings ADD COLUMN reviews_a_day smallint CHECK (reviews_a_day BETWEEN 0 AND 9999);
