-- What made the guest: a visitor whose answer was lost sends the same id again.
ALTER TABLE trials ADD COLUMN submission_id uuid;
CREATE UNIQUE INDEX trials_by_submission ON trials (submission_id) WHERE submission_id IS NOT NULL;
