-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE group_knocks (
  id integer GENERATED ALWAYS AS IDENTITY,
  token_hash text NOT NULL,
  pin text NOT NULL,
  name text NOT NULL,
  language text NOT NULL,
  account_id integer,
  guest_id integer,
  change bigint GENERATED ALWAYS AS IDENTITY,
  knocked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  let_in_at timestamp with time zone,
  sent_away_at timestamp with time zone,
  CONSTRAINT group_knocks_pkey PRIMARY KEY (id),
  CONSTRAINT group_knocks_token_hash_key UNIQUE (token_hash),
  CONSTRAINT group_knocks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT group_knocks_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT group_knocks_check CHECK (((let_in_at IS NULL) OR (sent_away_at IS NULL))),
  CONSTRAINT group_knocks_check1 CHECK (((guest_id IS NULL) OR ((let_in_at IS NOT NULL) AND (account_id IS NULL)))),
  CONSTRAINT group_knocks_name_check CHECK ((name <> ''::text)),
  CONSTRAINT group_knocks_pin_check CHECK ((pin ~ '^[0-9]{9}$'::text))
);
CREATE INDEX group_knocks_account ON group_knocks (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX group_knocks_expiry ON group_knocks (expires_at);
CREATE INDEX group_knocks_guest ON group_knocks (guest_id) WHERE (guest_id IS NOT NULL);
CREATE INDEX group_knocks_pin ON group_knocks (pin);

CREATE TABLE group_members (
  session_id integer NOT NULL,
  account_id integer NOT NULL,
  role text DEFAULT 'none'::text NOT NULL,
  away_since timestamp with time zone,
  joined_at timestamp with time zone NOT NULL,
  left_at timestamp with time zone,
  removed boolean DEFAULT false NOT NULL,
  examines boolean DEFAULT false NOT NULL,
  CONSTRAINT group_members_pkey PRIMARY KEY (session_id, account_id),
  CONSTRAINT group_members_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT group_members_session_id_fkey FOREIGN KEY (session_id) REFERENCES group_sessions(id) ON DELETE CASCADE,
  CONSTRAINT group_members_check CHECK (((NOT removed) OR (left_at IS NOT NULL))),
  CONSTRAINT group_members_role_check CHECK ((role = ANY (ARRAY['none'::text, 'student'::text, 'examiner'::text, 'patient'::text, 'observer'::text])))
);
CREATE INDEX group_members_account ON group_members (account_id) WHERE (left_at IS NULL);
CREATE INDEX group_members_by_account_id ON group_members (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX group_members_of_account ON group_members (account_id);
CREATE UNIQUE INDEX group_members_one_examiner ON group_members (session_id) WHERE ((left_at IS NULL) AND ((role = 'examiner'::text) OR ((role = 'patient'::text) AND examines)));
CREATE INDEX group_members_present ON group_members (session_id) INCLUDE (account_id, away_since) WHERE (left_at IS NULL);
CREATE UNIQUE INDEX group_members_single_role ON group_members (session_id, role) WHERE ((left_at IS NULL) AND (role = ANY (ARRAY['student'::text, 'examiner'::text, 'patient'::text])));

CREATE TABLE group_sessions (
  id integer GENERATED ALWAYS AS IDENTITY,
  pin text NOT NULL,
  host_id integer NOT NULL,
  station_id integer NOT NULL,
  state text NOT NULL,
  round integer DEFAULT 1 NOT NULL,
  chat_link text NOT NULL,
  single_station boolean DEFAULT false NOT NULL,
  attempt_id integer,
  clock_total integer NOT NULL,
  clock_remaining integer NOT NULL,
  clock_started_at timestamp with time zone,
  clock_minutes integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  audio boolean DEFAULT false NOT NULL,
  station_revision integer,
  circuit_run boolean DEFAULT false NOT NULL,
  candidates integer[] DEFAULT '{}'::integer[] NOT NULL,
  paired boolean DEFAULT false NOT NULL,
  ends_at timestamp with time zone,
  starts_at timestamp with time zone,
  CONSTRAINT group_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT group_sessions_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES station_attempts(id),
  CONSTRAINT group_sessions_host_id_fkey FOREIGN KEY (host_id) REFERENCES accounts(id),
  CONSTRAINT group_sessions_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id),
  CONSTRAINT group_sessions_check CHECK (((clock_remaining >= 0) AND (clock_remaining <= clock_total))),
  CONSTRAINT group_sessions_check1 CHECK (((state = 'complete'::text) <= (attempt_id IS NOT NULL))),
  CONSTRAINT group_sessions_clock_minutes_check CHECK (((clock_minutes >= 0) AND (clock_minutes <= 240))),
  CONSTRAINT group_sessions_clock_total_check CHECK ((clock_total >= 0)),
  CONSTRAINT group_sessions_pin_check CHECK ((pin ~ '^[0-9]{9}$'::text)),
  CONSTRAINT group_sessions_round_check CHECK ((round >= 1)),
  CONSTRAINT group_sessions_state_check CHECK ((state = ANY (ARRAY['lobby'::text, 'running'::text, 'complete'::text, 'ended'::text]))),
  CONSTRAINT group_sessions_station_revision_check CHECK ((station_revision > 0))
);
CREATE INDEX group_sessions_by_attempt ON group_sessions (attempt_id) WHERE (attempt_id IS NOT NULL);
CREATE INDEX group_sessions_by_host_id ON group_sessions (host_id) WHERE (host_id IS NOT NULL);
CREATE INDEX group_sessions_expired ON group_sessions (expires_at);
CREATE INDEX group_sessions_expiry ON group_sessions (expires_at) WHERE (state <> 'ended'::text);
CREATE UNIQUE INDEX group_sessions_pin ON group_sessions (pin);

CREATE TABLE observer_sheets (
  session_id integer NOT NULL,
  round integer NOT NULL,
  account_id integer NOT NULL,
  ticked integer[] DEFAULT '{}'::integer[] NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  CONSTRAINT observer_sheets_pkey PRIMARY KEY (session_id, round, account_id),
  CONSTRAINT observer_sheets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT observer_sheets_session_id_fkey FOREIGN KEY (session_id) REFERENCES group_sessions(id) ON DELETE CASCADE,
  CONSTRAINT observer_sheets_round_check CHECK ((round >= 1))
);
CREATE INDEX observer_sheets_account ON observer_sheets (account_id);

CREATE TABLE round_handovers (
  session_id integer NOT NULL,
  round integer NOT NULL,
  turn integer NOT NULL,
  from_id integer,
  to_id integer,
  ended_at timestamp with time zone NOT NULL,
  taken_at timestamp with time zone,
  sheet jsonb,
  late jsonb,
  arrivals integer DEFAULT 0 NOT NULL,
  settled text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT round_handovers_pkey PRIMARY KEY (session_id, round, turn),
  CONSTRAINT round_handovers_from_id_fkey FOREIGN KEY (from_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT round_handovers_session_id_fkey FOREIGN KEY (session_id) REFERENCES group_sessions(id) ON DELETE CASCADE,
  CONSTRAINT round_handovers_to_id_fkey FOREIGN KEY (to_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT round_handovers_arrivals_check CHECK ((arrivals >= 0)),
  CONSTRAINT round_handovers_check CHECK (((to_id IS NULL) OR (taken_at IS NOT NULL))),
  CONSTRAINT round_handovers_check1 CHECK (((late IS NULL) = (arrivals = 0))),
  CONSTRAINT round_handovers_round_check CHECK ((round >= 1)),
  CONSTRAINT round_handovers_turn_check CHECK ((turn >= 0))
);
CREATE INDEX round_handovers_from ON round_handovers (from_id);
CREATE UNIQUE INDEX round_handovers_open ON round_handovers (session_id, round) WHERE (taken_at IS NULL);
CREATE INDEX round_handovers_to ON round_handovers (to_id);

CREATE TABLE round_marks (
  session_id integer NOT NULL,
  round integer NOT NULL,
  station_id integer NOT NULL,
  submission_id uuid NOT NULL,
  grades jsonb NOT NULL,
  comments text NOT NULL,
  revision integer NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  html_version smallint DEFAULT 0 NOT NULL,
  merging jsonb DEFAULT '{"whole": null, "applied": {}}'::jsonb NOT NULL,
  CONSTRAINT round_marks_pkey PRIMARY KEY (session_id, round),
  CONSTRAINT round_marks_session_id_fkey FOREIGN KEY (session_id) REFERENCES group_sessions(id) ON DELETE CASCADE,
  CONSTRAINT round_marks_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE,
  CONSTRAINT round_marks_revision_check CHECK ((revision >= 0)),
  CONSTRAINT round_marks_round_check CHECK ((round >= 1))
);

CREATE TABLE round_ticks (
  session_id integer NOT NULL,
  round integer NOT NULL,
  item_id integer NOT NULL,
  author_id integer,
  ticked_at timestamp with time zone NOT NULL,
  CONSTRAINT round_ticks_pkey PRIMARY KEY (session_id, round, item_id),
  CONSTRAINT round_ticks_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT round_ticks_session_id_round_fkey FOREIGN KEY (session_id, round) REFERENCES round_marks(session_id, round) ON DELETE CASCADE
);
CREATE INDEX round_ticks_author ON round_ticks (author_id);
