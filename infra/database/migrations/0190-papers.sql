-- Questions of a mock paper are held out: they are not in the bank, and nobody meets them but in their paper.
ALTER TABLE questions ADD COLUMN paper text, ADD COLUMN paper_position smallint;
ALTER TABLE questions
  DROP CONSTRAINT questions_status_check,
  ADD CONSTRAINT questions_status_check CHECK (status IN ('published', 'generated', 'private', 'draft', 'held-out')) NOT VALID,
  ADD CONSTRAINT questions_paper_check CHECK ((status = 'held-out') = (paper IS NOT NULL AND paper_position IS NOT NULL)) NOT VALID;
ALTER TABLE questions VALIDATE CONSTRAINT questions_status_check;
ALTER TABLE questions VALIDATE CONSTRAINT questions_paper_check;
CREATE INDEX questions_of_paper ON questions (paper, paper_position) WHERE deleted_at IS NULL AND paper IS NOT NULL;
ALTER TABLE quizzes ADD COLUMN paper text;
ALTER TABLE quizzes ADD CONSTRAINT quizzes_paper_check CHECK (paper IS NULL OR mode = 2);
