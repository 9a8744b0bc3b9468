-- One link for a result, of its candidate. The examiner may agree that their name and words are shown.
CREATE TABLE shared_results (
  attempt_id int PRIMARY KEY REFERENCES station_attempts (id) ON DELETE CASCADE,
  account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  key text NOT NULL UNIQUE CHECK (key ~ '^[A-Za-z0-9_-]{22}$'),
  opened int NOT NULL DEFAULT 0 CHECK (opened >= 0),
  agreed_at timestamptz,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > created_at)
);
CREATE INDEX shared_results_account ON shared_results (account_id, attempt_id);
CREATE INDEX shared_results_end ON shared_results (ends_at);
