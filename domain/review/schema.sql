-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE moderated_proposals (
  kind text NOT NULL,
  entity_id integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  application_id integer GENERATED ALWAYS AS (
CASE kind
    WHEN 'application'::text THEN entity_id
    ELSE NULL::integer
END) STORED,
  CONSTRAINT moderated_proposals_pkey PRIMARY KEY (kind, entity_id),
  CONSTRAINT moderated_proposals_application_id_fkey FOREIGN KEY (application_id) REFERENCES author_applications(id) ON DELETE CASCADE,
  CONSTRAINT moderated_proposals_version_check CHECK ((version > 0))
);
CREATE INDEX moderated_proposals_application ON moderated_proposals (application_id) WHERE (application_id IS NOT NULL);

CREATE TABLE proposal_decisions (
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  entity_id integer NOT NULL,
  act text NOT NULL,
  account_id integer,
  reason text DEFAULT ''::text NOT NULL,
  revision integer,
  took_seconds integer,
  reading_seconds integer,
  created_at timestamp with time zone NOT NULL,
  undone_at timestamp with time zone,
  CONSTRAINT proposal_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT proposal_decisions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT proposal_decisions_kind_entity_id_fkey FOREIGN KEY (kind, entity_id) REFERENCES moderated_proposals(kind, entity_id) ON DELETE CASCADE,
  CONSTRAINT proposal_decisions_act_check CHECK ((act = ANY (ARRAY['publish'::text, 'send_back'::text, 'undo'::text]))),
  CONSTRAINT proposal_decisions_check CHECK ((reading_seconds > took_seconds)),
  CONSTRAINT proposal_decisions_check1 CHECK (((took_seconds IS NULL) = (reading_seconds IS NULL))),
  CONSTRAINT proposal_decisions_reason_check CHECK ((length(reason) <= 2000)),
  CONSTRAINT proposal_decisions_took_seconds_check CHECK ((took_seconds >= 0))
);
CREATE INDEX proposal_decisions_of ON proposal_decisions (kind, entity_id, id);
CREATE INDEX proposal_decisions_of_account ON proposal_decisions (account_id) WHERE (account_id IS NOT NULL);

CREATE TABLE proposal_readers (
  kind text NOT NULL,
  entity_id integer NOT NULL,
  account_id integer NOT NULL,
  since timestamp with time zone,
  opened_at timestamp with time zone,
  CONSTRAINT proposal_readers_pkey PRIMARY KEY (kind, entity_id, account_id),
  CONSTRAINT proposal_readers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT proposal_readers_kind_entity_id_fkey FOREIGN KEY (kind, entity_id) REFERENCES moderated_proposals(kind, entity_id) ON DELETE CASCADE
);
CREATE INDEX proposal_readers_here ON proposal_readers (kind, entity_id) WHERE (since IS NOT NULL);
CREATE INDEX proposal_readers_of_account ON proposal_readers (account_id);
