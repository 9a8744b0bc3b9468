-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE account_blocks (
  blocker_id integer NOT NULL,
  blocked_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT account_blocks_pkey PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT account_blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT account_blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT account_blocks_check CHECK ((blocker_id <> blocked_id))
);
CREATE INDEX account_blocks_blocked ON account_blocks (blocked_id);

CREATE TABLE pairing_members (
  pairing_id integer NOT NULL,
  account_id integer NOT NULL,
  seat smallint NOT NULL,
  waiting_since timestamp with time zone NOT NULL,
  came_at timestamp with time zone,
  left_at timestamp with time zone,
  attended boolean,
  verdict text,
  CONSTRAINT pairing_members_pkey PRIMARY KEY (pairing_id, account_id),
  CONSTRAINT pairing_members_pairing_id_seat_key UNIQUE (pairing_id, seat),
  CONSTRAINT pairing_members_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT pairing_members_pairing_id_fkey FOREIGN KEY (pairing_id) REFERENCES pairings(id) ON DELETE CASCADE,
  CONSTRAINT pairing_members_seat_check CHECK ((seat = ANY (ARRAY[1, 2]))),
  CONSTRAINT pairing_members_verdict_check CHECK ((verdict = ANY (ARRAY['well'::text, 'badly'::text])))
);
CREATE UNIQUE INDEX pairing_members_active ON pairing_members (account_id) WHERE (left_at IS NULL);
CREATE INDEX pairing_members_history ON pairing_members (account_id, pairing_id DESC);

CREATE TABLE pairing_reports (
  id integer GENERATED ALWAYS AS IDENTITY,
  pairing_id integer NOT NULL,
  reporter_id integer NOT NULL,
  reported_id integer NOT NULL,
  reason text NOT NULL,
  details text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  resolved_at timestamp with time zone,
  resolved_by integer,
  case_id integer,
  upheld boolean,
  decided_in integer,
  CONSTRAINT pairing_reports_pkey PRIMARY KEY (id),
  CONSTRAINT pairing_reports_pairing_id_reporter_id_key UNIQUE (pairing_id, reporter_id),
  CONSTRAINT pairing_reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_cases(id),
  CONSTRAINT pairing_reports_decided_in_fkey FOREIGN KEY (decided_in) REFERENCES moderation_acts(id),
  CONSTRAINT pairing_reports_pairing_id_fkey FOREIGN KEY (pairing_id) REFERENCES pairings(id) ON DELETE CASCADE,
  CONSTRAINT pairing_reports_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT pairing_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT pairing_reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT pairing_reports_check CHECK ((reporter_id <> reported_id)),
  CONSTRAINT pairing_reports_details_check CHECK ((length(details) <= 1000)),
  CONSTRAINT pairing_reports_reason_check CHECK ((reason = ANY (ARRAY['harassment'::text, 'not-practising'::text, 'spam'::text, 'other'::text])))
);
CREATE INDEX pairing_reports_by_reporter_id ON pairing_reports (reporter_id) WHERE (reporter_id IS NOT NULL);
CREATE INDEX pairing_reports_by_resolved_by ON pairing_reports (resolved_by) WHERE (resolved_by IS NOT NULL);
CREATE INDEX pairing_reports_decided_in ON pairing_reports (decided_in) WHERE (decided_in IS NOT NULL);
CREATE INDEX pairing_reports_of_case ON pairing_reports (case_id, id) WHERE (case_id IS NOT NULL);
CREATE INDEX pairing_reports_open ON pairing_reports (id DESC) WHERE (resolved_at IS NULL);
CREATE INDEX pairing_reports_reported ON pairing_reports (reported_id, created_at DESC);

CREATE TABLE pairing_searches (
  account_id integer NOT NULL,
  state text NOT NULL,
  waiting_since timestamp with time zone,
  away_since timestamp with time zone,
  pairing_id integer,
  style smallint,
  stage text NOT NULL,
  language text,
  notice text,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT pairing_searches_pkey PRIMARY KEY (account_id),
  CONSTRAINT pairing_searches_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT pairing_searches_pairing_id_fkey FOREIGN KEY (pairing_id) REFERENCES pairings(id),
  CONSTRAINT pairing_searches_check CHECK (((state = 'searching'::text) = (waiting_since IS NOT NULL))),
  CONSTRAINT pairing_searches_check1 CHECK (((state = 'matched'::text) = (pairing_id IS NOT NULL))),
  CONSTRAINT pairing_searches_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT pairing_searches_notice_check CHECK ((notice = ANY (ARRAY['partner-did-not-come'::text, 'partner-left'::text, 'did-not-come'::text]))),
  CONSTRAINT pairing_searches_stage_check CHECK ((stage = ANY (ARRAY['near'::text, 'any'::text]))),
  CONSTRAINT pairing_searches_state_check CHECK ((state = ANY (ARRAY['idle'::text, 'searching'::text, 'matched'::text]))),
  CONSTRAINT pairing_searches_style_check CHECK (((style >= 1) AND (style <= 4)))
);
CREATE INDEX pairing_searches_away ON pairing_searches (away_since) WHERE ((state = 'searching'::text) AND (away_since IS NOT NULL));
CREATE INDEX pairing_searches_here ON pairing_searches (account_id) WHERE ((state <> 'idle'::text) AND (away_since IS NULL));
CREATE INDEX pairing_searches_pairing ON pairing_searches (pairing_id) WHERE (pairing_id IS NOT NULL);
CREATE INDEX pairing_searches_queue ON pairing_searches (waiting_since, account_id) WHERE ((state = 'searching'::text) AND (away_since IS NULL));

CREATE TABLE pairings (
  id integer GENERATED ALWAYS AS IDENTITY,
  session_id integer NOT NULL,
  matched_at timestamp with time zone NOT NULL,
  check_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT pairings_pkey PRIMARY KEY (id),
  CONSTRAINT pairings_session_id_key UNIQUE (session_id),
  CONSTRAINT pairings_session_id_fkey FOREIGN KEY (session_id) REFERENCES group_sessions(id) ON DELETE CASCADE,
  CONSTRAINT pairings_check CHECK (((ended_at IS NULL) OR (check_at IS NULL)))
);
CREATE INDEX pairings_active ON pairings (session_id) WHERE (ended_at IS NULL);
CREATE INDEX pairings_due ON pairings (check_at) WHERE (check_at IS NOT NULL);
