-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE account_sanctions (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  until timestamp with time zone,
  given_by integer,
  created_at timestamp with time zone NOT NULL,
  lifted_at timestamp with time zone,
  lifted_by integer,
  lift_reason text DEFAULT ''::text NOT NULL,
  asked_at timestamp with time zone,
  asked_words text DEFAULT ''::text NOT NULL,
  answered_at timestamp with time zone,
  CONSTRAINT account_sanctions_pkey PRIMARY KEY (id),
  CONSTRAINT account_sanctions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT account_sanctions_given_by_fkey FOREIGN KEY (given_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT account_sanctions_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT account_sanctions_asked_words_check CHECK ((length(asked_words) <= 1000)),
  CONSTRAINT account_sanctions_kind_check CHECK ((kind = ANY (ARRAY['warn'::text, 'mute'::text, 'suspend'::text]))),
  CONSTRAINT account_sanctions_lift_reason_check CHECK ((length(lift_reason) <= 1000)),
  CONSTRAINT account_sanctions_mute_ends CHECK (((kind <> 'mute'::text) OR (until IS NOT NULL))),
  CONSTRAINT account_sanctions_not_oneself CHECK ((given_by <> account_id)),
  CONSTRAINT account_sanctions_reason_check CHECK (((length(reason) >= 10) AND (length(reason) <= 1000)))
);
CREATE INDEX account_sanctions_by_given_by ON account_sanctions (given_by) WHERE (given_by IS NOT NULL);
CREATE INDEX account_sanctions_by_lifted_by ON account_sanctions (lifted_by) WHERE (lifted_by IS NOT NULL);
CREATE INDEX account_sanctions_of_account ON account_sanctions (account_id, id DESC);

CREATE TABLE author_applications (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  question_id integer NOT NULL,
  revision integer NOT NULL,
  words text NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  decided_by integer,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT author_applications_pkey PRIMARY KEY (id),
  CONSTRAINT author_applications_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT author_applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT author_applications_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT author_applications_check CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  CONSTRAINT author_applications_check1 CHECK (((state = ANY (ARRAY['accepted'::text, 'refused'::text])) OR (decided_by IS NULL))),
  CONSTRAINT author_applications_check2 CHECK (((state <> 'refused'::text) OR (length(btrim(reason)) >= 10))),
  CONSTRAINT author_applications_not_own CHECK ((decided_by <> account_id)),
  CONSTRAINT author_applications_reason_check CHECK ((length(reason) <= 500)),
  CONSTRAINT author_applications_revision_check CHECK ((revision > 0)),
  CONSTRAINT author_applications_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text]))),
  CONSTRAINT author_applications_words_check CHECK (((length(words) >= 20) AND (length(words) <= 1000)))
);
CREATE INDEX author_applications_account ON author_applications (account_id, id DESC);
CREATE INDEX author_applications_decided ON author_applications (id) WHERE (state = ANY (ARRAY['accepted'::text, 'refused'::text]));
CREATE INDEX author_applications_decider ON author_applications (decided_by);
CREATE UNIQUE INDEX author_applications_open ON author_applications (account_id) WHERE (state = 'open'::text);
CREATE INDEX author_applications_question ON author_applications (question_id);
CREATE INDEX author_applications_waiting ON author_applications (id) WHERE (state = 'open'::text);

CREATE TABLE moderation_acts (
  id integer GENERATED ALWAYS AS IDENTITY,
  case_id integer NOT NULL,
  account_id integer,
  act text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  standing_before text NOT NULL,
  standing_after text NOT NULL,
  asked_before timestamp with time zone,
  alone boolean DEFAULT false NOT NULL,
  undone_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  changes jsonb DEFAULT '[]'::jsonb NOT NULL,
  took_seconds integer,
  reading_seconds integer,
  was_wrong boolean DEFAULT false NOT NULL,
  CONSTRAINT moderation_acts_pkey PRIMARY KEY (id),
  CONSTRAINT moderation_acts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT moderation_acts_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_cases(id),
  CONSTRAINT moderation_acts_act_check CHECK ((act = ANY (ARRAY['keep'::text, 'hide'::text, 'send_back'::text, 'take_down'::text, 'restore'::text, 'undo'::text, 'ask'::text, 'change'::text]))),
  CONSTRAINT moderation_acts_reason_check CHECK ((length(reason) <= 1000))
);
CREATE INDEX moderation_acts_of_account ON moderation_acts (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX moderation_acts_of_case ON moderation_acts (case_id, id);

CREATE TABLE moderation_readings (
  case_id integer NOT NULL,
  account_id integer NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  CONSTRAINT moderation_readings_pkey PRIMARY KEY (case_id, account_id),
  CONSTRAINT moderation_readings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT moderation_readings_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_cases(id)
);
CREATE INDEX moderation_readings_of_account ON moderation_readings (account_id);

CREATE TABLE moderation_told (
  act_id integer NOT NULL,
  account_id integer NOT NULL,
  told_at timestamp with time zone NOT NULL,
  CONSTRAINT moderation_told_pkey PRIMARY KEY (act_id, account_id),
  CONSTRAINT moderation_told_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT moderation_told_act_id_fkey FOREIGN KEY (act_id) REFERENCES moderation_acts(id)
);
CREATE INDEX moderation_told_of_account ON moderation_told (account_id);

CREATE TABLE moderation_viewers (
  case_id integer NOT NULL,
  account_id integer NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT moderation_viewers_pkey PRIMARY KEY (case_id, account_id),
  CONSTRAINT moderation_viewers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT moderation_viewers_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_cases(id)
);
CREATE INDEX moderation_viewers_of_account ON moderation_viewers (account_id);

CREATE TABLE report_acts (
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  report_id integer NOT NULL,
  act text NOT NULL,
  account_id integer,
  account_name text NOT NULL,
  note text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT report_acts_pkey PRIMARY KEY (id),
  CONSTRAINT report_acts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT report_acts_account_name_check CHECK ((account_name <> ''::text)),
  CONSTRAINT report_acts_act_check CHECK ((act = ANY (ARRAY['resolve'::text, 'reopen'::text]))),
  CONSTRAINT report_acts_note_check CHECK ((length(note) <= 1000))
);
CREATE INDEX report_acts_by_account_id ON report_acts (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX report_acts_of_report ON report_acts (kind, report_id, id DESC);
