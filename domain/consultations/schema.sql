-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE consultation_marks (
  consultation_id integer NOT NULL,
  item_id integer NOT NULL,
  proposed boolean NOT NULL,
  ticked boolean NOT NULL,
  evidence jsonb NOT NULL,
  CONSTRAINT consultation_marks_pkey PRIMARY KEY (consultation_id, item_id),
  CONSTRAINT consultation_marks_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id) ON DELETE CASCADE
);

CREATE TABLE consultation_turns (
  id integer GENERATED ALWAYS AS IDENTITY,
  consultation_id integer NOT NULL,
  number smallint NOT NULL,
  turn_id uuid NOT NULL,
  asked text NOT NULL,
  said text DEFAULT ''::text NOT NULL,
  state text NOT NULL,
  speaker text NOT NULL,
  run integer DEFAULT 0 NOT NULL,
  revealed integer[] DEFAULT '{}'::integer[] NOT NULL,
  failure text,
  asked_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  agreed_model text,
  CONSTRAINT consultation_turns_pkey PRIMARY KEY (id),
  CONSTRAINT consultation_turns_consultation_id_number_key UNIQUE (consultation_id, number),
  CONSTRAINT consultation_turns_consultation_id_turn_id_key UNIQUE (consultation_id, turn_id),
  CONSTRAINT consultation_turns_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id) ON DELETE CASCADE,
  CONSTRAINT consultation_turns_agreed_model_check CHECK (((length(agreed_model) >= 1) AND (length(agreed_model) <= 300))),
  CONSTRAINT consultation_turns_asked_check CHECK (((length(asked) >= 1) AND (length(asked) <= 1000))),
  CONSTRAINT consultation_turns_check CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CONSTRAINT consultation_turns_check1 CHECK (((state <> 'said'::text) OR (said <> ''::text))),
  CONSTRAINT consultation_turns_failure_check CHECK ((failure = ANY (ARRAY['provider-unreachable'::text, 'provider-refused'::text, 'provider-nonsense'::text, 'internal'::text]))),
  CONSTRAINT consultation_turns_number_check CHECK ((number > 0)),
  CONSTRAINT consultation_turns_speaker_check CHECK ((speaker = ANY (ARRAY['model'::text, 'offline'::text]))),
  CONSTRAINT consultation_turns_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'speaking'::text, 'said'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX consultation_turns_pending ON consultation_turns (consultation_id) WHERE (state = ANY (ARRAY['waiting'::text, 'speaking'::text]));

CREATE TABLE consultations (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  station_id integer NOT NULL,
  station_revision integer NOT NULL,
  language text NOT NULL,
  submission_id uuid NOT NULL,
  state text NOT NULL,
  total_ms integer NOT NULL,
  remaining_ms integer NOT NULL,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  grades jsonb,
  attempt_id integer,
  submitted_by_itself boolean DEFAULT false NOT NULL,
  closed_because text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  group_session_id integer,
  group_round integer,
  CONSTRAINT consultations_pkey PRIMARY KEY (id),
  CONSTRAINT consultations_account_id_submission_id_key UNIQUE (account_id, submission_id),
  CONSTRAINT consultations_attempt_id_key UNIQUE (attempt_id),
  CONSTRAINT consultations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT consultations_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES station_attempts(id) ON DELETE SET NULL,
  CONSTRAINT consultations_group_session_id_fkey FOREIGN KEY (group_session_id) REFERENCES group_sessions(id) ON DELETE SET NULL,
  CONSTRAINT consultations_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id),
  CONSTRAINT consultations_check CHECK (((remaining_ms >= 0) AND (remaining_ms <= total_ms))),
  CONSTRAINT consultations_check1 CHECK (((state = 'running'::text) = (started_at IS NOT NULL))),
  CONSTRAINT consultations_check2 CHECK (((state <> ALL (ARRAY['ending'::text, 'marking'::text, 'submitted'::text, 'closed'::text])) OR (ended_at IS NOT NULL))),
  CONSTRAINT consultations_check3 CHECK (((state = 'closed'::text) = (closed_because IS NOT NULL))),
  CONSTRAINT consultations_closed_because_check CHECK ((closed_because = ANY (ARRAY['left'::text, 'station-gone'::text, 'grades-missing'::text, 'nothing-said'::text]))),
  CONSTRAINT consultations_group_round_check CHECK ((group_round > 0)),
  CONSTRAINT consultations_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT consultations_state_check CHECK ((state = ANY (ARRAY['ready'::text, 'running'::text, 'paused'::text, 'ending'::text, 'marking'::text, 'submitted'::text, 'closed'::text]))),
  CONSTRAINT consultations_total_ms_check CHECK ((total_ms > 0)),
  CONSTRAINT consultations_version_check CHECK ((version > 0))
);
CREATE INDEX consultations_group ON consultations (group_session_id, group_round) WHERE (group_session_id IS NOT NULL);
CREATE UNIQUE INDEX consultations_open_in_group ON consultations (group_session_id, group_round, account_id) WHERE ((state <> ALL (ARRAY['submitted'::text, 'closed'::text])) AND (group_round IS NOT NULL));
CREATE UNIQUE INDEX consultations_open_own ON consultations (account_id, station_id) WHERE ((state <> ALL (ARRAY['submitted'::text, 'closed'::text])) AND (group_round IS NULL));
CREATE INDEX consultations_station ON consultations (station_id);
