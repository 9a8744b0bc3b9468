-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE shared_results (
  attempt_id integer NOT NULL,
  account_id integer NOT NULL,
  key text NOT NULL,
  opened integer DEFAULT 0 NOT NULL,
  agreed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT shared_results_pkey PRIMARY KEY (attempt_id),
  CONSTRAINT shared_results_key_key UNIQUE (key),
  CONSTRAINT shared_results_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT shared_results_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES station_attempts(id) ON DELETE CASCADE,
  CONSTRAINT shared_results_check CHECK ((ends_at > created_at)),
  CONSTRAINT shared_results_key_check CHECK ((key ~ '^[A-Za-z0-9_-]{22}$'::text)),
  CONSTRAINT shared_results_opened_check CHECK ((opened >= 0))
);
CREATE INDEX shared_results_account ON shared_results (account_id, attempt_id);
CREATE INDEX shared_results_end ON shared_results (ends_at);
