-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE leaderboard_people (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  alias text NOT NULL,
  alias_key text NOT NULL,
  refused_key text,
  changed boolean DEFAULT false NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  CONSTRAINT leaderboard_people_pkey PRIMARY KEY (id),
  CONSTRAINT leaderboard_people_account_id_key UNIQUE (account_id),
  CONSTRAINT leaderboard_people_alias_key_key UNIQUE (alias_key),
  CONSTRAINT leaderboard_people_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT leaderboard_people_alias_check CHECK (((length(alias) >= 3) AND (length(alias) <= 24))),
  CONSTRAINT leaderboard_people_alias_key_check CHECK ((length(alias_key) >= 3))
);
CREATE INDEX leaderboard_people_changed ON leaderboard_people (account_id) WHERE changed;

CREATE TABLE leaderboard_progress (
  single boolean DEFAULT true NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  due_since timestamp with time zone,
  CONSTRAINT leaderboard_progress_pkey PRIMARY KEY (single),
  CONSTRAINT leaderboard_progress_single_check CHECK (single)
);
