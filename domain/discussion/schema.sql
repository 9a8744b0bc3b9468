-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE comments (
  id integer GENERATED ALWAYS AS IDENTITY,
  question_id integer NOT NULL,
  account_id integer NOT NULL,
  comment_type text NOT NULL,
  text text NOT NULL,
  submission_id uuid,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  hidden_at timestamp with time zone,
  CONSTRAINT comments_pkey PRIMARY KEY (id),
  CONSTRAINT comments_account_id_submission_id_key UNIQUE (account_id, submission_id),
  CONSTRAINT comments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT comments_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT comments_comment_type_check CHECK ((comment_type = ANY (ARRAY['draft'::text, 'standard'::text]))),
  CONSTRAINT comments_hidden_is_deleted CHECK (((hidden_at IS NULL) OR (deleted_at IS NOT NULL))),
  CONSTRAINT comments_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)))
);
CREATE INDEX comments_of_account ON comments (account_id, question_id, id DESC) WHERE ((deleted_at IS NULL) AND (comment_type = 'standard'::text));
CREATE INDEX comments_of_question ON comments (question_id, id);

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
  CONSTRAINT reports_kind_check CHECK ((kind = ANY (ARRAY['question_report'::text, 'notebook_report'::text, 'station_report'::text, 'guide_report'::text, 'virtual_patient_report'::text, 'flashcard_report'::text, 'comment_report'::text, 'deck_report'::text, 'profile_report'::text, 'section_report'::text, 'event_report'::text, 'class_report'::text]))),
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
CREATE TRIGGER reports_change_case AFTER INSERT OR UPDATE OF resolved_at, weighs ON reports FOR EACH ROW EXECUTE FUNCTION count_moderation_change();
CREATE TRIGGER reports_find_case BEFORE INSERT ON reports FOR EACH ROW EXECUTE FUNCTION find_moderation_case();

CREATE OR REPLACE FUNCTION find_moderation_case()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        INSERT INTO moderation_cases (kind, entity_id) VALUES (moderated_kind(NEW.kind), NEW.entity_id)
          ON CONFLICT (kind, entity_id) DO UPDATE SET entity_id = excluded.entity_id RETURNING id INTO NEW.case_id;
        RETURN NEW;
      END $function$;

CREATE OR REPLACE FUNCTION moderated_kind(report_kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
        SELECT CASE report_kind WHEN 'notebook_report' THEN 'topic' WHEN 'virtual_patient_report' THEN 'station' WHEN 'profile_report' THEN 'person' ELSE replace(report_kind, '_report', '') END
      $function$;
