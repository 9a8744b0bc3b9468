-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE browser_error_minutes (
  minute timestamp with time zone NOT NULL,
  count integer NOT NULL,
  CONSTRAINT browser_error_minutes_pkey PRIMARY KEY (minute),
  CONSTRAINT browser_error_minutes_count_check CHECK ((count > 0))
);

CREATE TABLE browser_errors (
  id integer GENERATED ALWAYS AS IDENTITY,
  fingerprint text NOT NULL,
  name text NOT NULL,
  message text NOT NULL,
  component text,
  route text NOT NULL,
  build text NOT NULL,
  browser text NOT NULL,
  stack text[] NOT NULL,
  count integer NOT NULL,
  first_seen timestamp with time zone NOT NULL,
  last_seen timestamp with time zone NOT NULL,
  CONSTRAINT browser_errors_pkey PRIMARY KEY (id),
  CONSTRAINT browser_errors_fingerprint_key UNIQUE (fingerprint),
  CONSTRAINT browser_errors_browser_check CHECK (((length(browser) >= 1) AND (length(browser) <= 25))),
  CONSTRAINT browser_errors_build_check CHECK (((length(build) >= 1) AND (length(build) <= 60))),
  CONSTRAINT browser_errors_check CHECK ((first_seen <= last_seen)),
  CONSTRAINT browser_errors_component_check CHECK (((length(component) >= 1) AND (length(component) <= 60))),
  CONSTRAINT browser_errors_count_check CHECK ((count > 0)),
  CONSTRAINT browser_errors_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT browser_errors_message_check CHECK ((length(message) <= 300)),
  CONSTRAINT browser_errors_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CONSTRAINT browser_errors_route_check CHECK (((length(route) >= 1) AND (length(route) <= 151))),
  CONSTRAINT browser_errors_stack_check CHECK ((cardinality(stack) <= 12))
);
CREATE INDEX browser_errors_last_seen ON browser_errors (last_seen DESC, id DESC);

CREATE TABLE ops_audit (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer,
  account_name text NOT NULL,
  act text NOT NULL,
  queue text NOT NULL,
  jobs integer,
  job_id bigint,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT ops_audit_pkey PRIMARY KEY (id),
  CONSTRAINT ops_audit_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT ops_audit_account_name_check CHECK ((account_name <> ''::text)),
  CONSTRAINT ops_audit_act_check CHECK ((act = ANY (ARRAY['retry'::text, 'promote'::text, 'pause'::text, 'resume'::text, 'drain'::text, 'refund'::text, 'end-subscription'::text]))),
  CONSTRAINT ops_audit_jobs_check CHECK ((jobs >= 0)),
  CONSTRAINT ops_audit_queue_check CHECK (((length(queue) >= 1) AND (length(queue) <= 100))),
  CONSTRAINT ops_audit_reason_check CHECK ((length(reason) <= 500)),
  CONSTRAINT ops_audit_refund_reason CHECK (((act <> 'refund'::text) OR (length(btrim(reason)) >= 3))),
  CONSTRAINT ops_audit_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX ops_audit_by_account_id ON ops_audit (account_id) WHERE (account_id IS NOT NULL);
