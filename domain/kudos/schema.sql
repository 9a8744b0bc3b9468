-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE kudos (
  attempt_id integer NOT NULL,
  giver_id integer NOT NULL,
  receiver_id integer NOT NULL,
  kinds text[] NOT NULL,
  given_at timestamp with time zone NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  CONSTRAINT kudos_pkey PRIMARY KEY (attempt_id, giver_id, receiver_id),
  CONSTRAINT kudos_attempt_id_closes_at_fkey FOREIGN KEY (attempt_id, closes_at) REFERENCES kudos_rounds(attempt_id, closes_at) ON DELETE CASCADE,
  CONSTRAINT kudos_attempt_id_giver_id_fkey FOREIGN KEY (attempt_id, giver_id) REFERENCES attempt_participants(attempt_id, account_id) ON DELETE CASCADE,
  CONSTRAINT kudos_attempt_id_receiver_id_fkey FOREIGN KEY (attempt_id, receiver_id) REFERENCES attempt_participants(attempt_id, account_id) ON DELETE CASCADE,
  CONSTRAINT kudos_in_time CHECK ((given_at <= closes_at)),
  CONSTRAINT kudos_kinds CHECK ((kinds <@ ARRAY['clear-explanations'::text, 'kind-manner'::text, 'good-questions'::text, 'convincing-patient'::text, 'useful-feedback'::text])),
  CONSTRAINT kudos_not_to_oneself CHECK ((giver_id <> receiver_id)),
  CONSTRAINT kudos_one_or_two CHECK ((((cardinality(kinds) >= 1) AND (cardinality(kinds) <= 2)) AND (array_lower(kinds, 1) = 1) AND (kinds[1] IS DISTINCT FROM kinds[2])))
);
CREATE INDEX kudos_received ON kudos (receiver_id, attempt_id);

CREATE TABLE kudos_rounds (
  attempt_id integer NOT NULL,
  session_id integer NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  version integer NOT NULL,
  CONSTRAINT kudos_rounds_pkey PRIMARY KEY (attempt_id),
  CONSTRAINT kudos_rounds_attempt_id_closes_at_key UNIQUE (attempt_id, closes_at),
  CONSTRAINT kudos_rounds_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES station_attempts(id) ON DELETE CASCADE,
  CONSTRAINT kudos_rounds_session_id_fkey FOREIGN KEY (session_id) REFERENCES group_sessions(id) ON DELETE CASCADE,
  CONSTRAINT kudos_rounds_version_check CHECK ((version > 0))
);
CREATE INDEX kudos_rounds_session ON kudos_rounds (session_id);
