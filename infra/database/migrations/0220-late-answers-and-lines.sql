-- When an answer to an exam came that no longer counts: the summary says how many did.
ALTER TABLE quiz_questions ADD COLUMN late_at timestamptz;
-- The line of a file at which its import failed, if it is known: that of a quote that is never closed.
ALTER TABLE flashcard_imports ADD COLUMN failed_line integer CHECK (failed_line > 0);
