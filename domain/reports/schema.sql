-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE moderation_cases (
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  entity_id integer NOT NULL,
  standing text DEFAULT 'shown'::text NOT NULL,
  held jsonb DEFAULT '{}'::jsonb NOT NULL,
  asked_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT moderation_cases_pkey PRIMARY KEY (id),
  CONSTRAINT moderation_cases_kind_entity_id_key UNIQUE (kind, entity_id),
  CONSTRAINT moderation_cases_standing_check CHECK ((standing = ANY (ARRAY['shown'::text, 'hidden'::text, 'returned'::text, 'removing'::text, 'taken_down'::text])))
);
CREATE INDEX moderation_cases_waiting ON moderation_cases (id) WHERE ((asked_at IS NOT NULL) OR (standing = 'removing'::text));

CREATE TABLE moderation_queue (
  id boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT moderation_queue_pkey PRIMARY KEY (id),
  CONSTRAINT moderation_queue_id_check CHECK (id)
);

CREATE TABLE reports (
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  entity_id integer NOT NULL,
  account_id integer NOT NULL,
  reason smallint NOT NULL,
  text text NOT NULL,
  resolved_at timestamp with time zone,
  resolved_by integer,
  created_at timestamp with time zone NOT NULL,
  weighs boolean DEFAULT true NOT NULL,
  case_id integer,
  upheld boolean,
  decided_in integer,
  CONSTRAINT reports_pkey PRIMARY KEY (id),
  CONSTRAINT reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_cases(id),
  CONSTRAINT reports_decided_in_fkey FOREIGN KEY (decided_in) REFERENCES moderation_acts(id),
  CONSTRAINT reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT reports_reason_check CHECK (((reason >= 1) AND (reason <= 8))),
  CONSTRAINT reports_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)))
);
CREATE INDEX reports_by_account_id ON reports (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX reports_by_resolved_by ON reports (resolved_by) WHERE (resolved_by IS NOT NULL);
CREATE INDEX reports_decided_in ON reports (decided_in) WHERE (decided_in IS NOT NULL);
CREATE INDEX reports_of_case ON reports (case_id, id);
CREATE INDEX reports_of_thing ON reports (kind, entity_id);
CREATE UNIQUE INDEX reports_open ON reports (kind, entity_id, account_id) WHERE (resolved_at IS NULL);
CREATE INDEX reports_unresolved ON reports (created_at) WHERE (resolved_at IS NULL);
CREATE INDEX reports_weightless ON reports (account_id) WHERE (NOT weighs);
