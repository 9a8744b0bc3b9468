-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE attempt_participants (
  attempt_id integer NOT NULL,
  account_id integer NOT NULL,
  role text NOT NULL,
  CONSTRAINT attempt_participants_pkey PRIMARY KEY (attempt_id, account_id),
  CONSTRAINT attempt_participants_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT attempt_participants_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES station_attempts(id) ON DELETE CASCADE,
  CONSTRAINT attempt_participants_role_check CHECK ((role = ANY (ARRAY['none'::text, 'student'::text, 'examiner'::text, 'patient'::text, 'observer'::text])))
);
CREATE INDEX attempt_participants_account ON attempt_participants (account_id);
CREATE INDEX attempt_participants_newest ON attempt_participants (account_id, attempt_id DESC);

CREATE TABLE checklist_items (
  id integer GENERATED ALWAYS AS IDENTITY,
  section_id integer NOT NULL,
  position smallint NOT NULL,
  title text NOT NULL,
  covered_by jsonb,
  CONSTRAINT checklist_items_pkey PRIMARY KEY (id),
  CONSTRAINT checklist_items_section_id_position_key UNIQUE (section_id, "position") DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT checklist_items_section_id_fkey FOREIGN KEY (section_id) REFERENCES checklist_sections(id) ON DELETE CASCADE,
  CONSTRAINT checklist_items_covered_by_check CHECK (((covered_by IS NULL) OR (jsonb_typeof(covered_by) = 'object'::text))),
  CONSTRAINT checklist_items_position_check CHECK (("position" >= 0)),
  CONSTRAINT checklist_items_title_check CHECK (((length(title) >= 1) AND (length(title) <= 500)))
);

CREATE TABLE checklist_sections (
  id integer GENERATED ALWAYS AS IDENTITY,
  station_id integer NOT NULL,
  position smallint NOT NULL,
  title text NOT NULL,
  CONSTRAINT checklist_sections_pkey PRIMARY KEY (id),
  CONSTRAINT checklist_sections_station_id_position_key UNIQUE (station_id, "position") DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT checklist_sections_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE,
  CONSTRAINT checklist_sections_position_check CHECK (("position" >= 0)),
  CONSTRAINT checklist_sections_title_check CHECK (((length(title) >= 1) AND (length(title) <= 300)))
);

CREATE TABLE circuit_stations (
  circuit_id integer NOT NULL,
  station_id integer NOT NULL,
  position integer NOT NULL,
  CONSTRAINT circuit_stations_pkey PRIMARY KEY (circuit_id, station_id),
  CONSTRAINT circuit_stations_circuit_id_fkey FOREIGN KEY (circuit_id) REFERENCES circuits(id) ON DELETE CASCADE,
  CONSTRAINT circuit_stations_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id),
  CONSTRAINT circuit_stations_position_check CHECK (("position" >= 0))
);
CREATE INDEX circuit_stations_of_station ON circuit_stations (station_id);

CREATE TABLE circuits (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  style smallint NOT NULL,
  label text NOT NULL,
  slug text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT circuits_pkey PRIMARY KEY (id),
  CONSTRAINT circuits_account_id_style_slug_key UNIQUE (account_id, style, slug),
  CONSTRAINT circuits_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT circuits_label_check CHECK (((length(label) >= 1) AND (length(label) <= 80))),
  CONSTRAINT circuits_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  CONSTRAINT circuits_style_check CHECK (((style >= 1) AND (style <= 4)))
);
CREATE UNIQUE INDEX circuits_label ON circuits (account_id, style, lower(label));

CREATE TABLE examiner_questions (
  id integer GENERATED ALWAYS AS IDENTITY,
  station_id integer NOT NULL,
  position smallint NOT NULL,
  question_text text NOT NULL,
  explanation_text text DEFAULT ''::text NOT NULL,
  CONSTRAINT examiner_questions_pkey PRIMARY KEY (id),
  CONSTRAINT examiner_questions_station_id_position_key UNIQUE (station_id, "position") DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT examiner_questions_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE,
  CONSTRAINT examiner_questions_position_check CHECK (("position" >= 0)),
  CONSTRAINT examiner_questions_question_text_check CHECK (((length(question_text) >= 1) AND (length(question_text) <= 2000)))
);

CREATE TABLE feedback_days (
  day date NOT NULL,
  used integer NOT NULL,
  CONSTRAINT feedback_days_pkey PRIMARY KEY (day),
  CONSTRAINT feedback_days_used_check CHECK ((used >= 0))
);

CREATE TABLE feedback_person_days (
  account_id integer NOT NULL,
  day date NOT NULL,
  used integer NOT NULL,
  CONSTRAINT feedback_person_days_pkey PRIMARY KEY (account_id, day),
  CONSTRAINT feedback_person_days_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT feedback_person_days_used_check CHECK ((used >= 0))
);

CREATE TABLE marking_drafts (
  examiner_id integer NOT NULL,
  station_id integer NOT NULL,
  group_session_id integer DEFAULT 0 NOT NULL,
  group_round integer DEFAULT 0 NOT NULL,
  submission_id uuid NOT NULL,
  marks jsonb NOT NULL,
  revision integer NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT marking_drafts_pkey PRIMARY KEY (examiner_id, station_id, group_session_id, group_round),
  CONSTRAINT marking_drafts_examiner_id_fkey FOREIGN KEY (examiner_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT marking_drafts_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE,
  CONSTRAINT marking_drafts_revision_check CHECK ((revision >= 0))
);

CREATE TABLE station_attempts (
  id integer GENERATED ALWAYS AS IDENTITY,
  station_id integer NOT NULL,
  candidate_id integer,
  examiner_id integer,
  candidate_name text NOT NULL,
  examiner_name text NOT NULL,
  ticked_count smallint NOT NULL,
  total_count smallint NOT NULL,
  ticked integer[] NOT NULL,
  sections jsonb NOT NULL,
  grades jsonb,
  comments text DEFAULT ''::text NOT NULL,
  seconds_used integer NOT NULL,
  submission_id uuid NOT NULL,
  group_session_id integer,
  group_round integer,
  submitted_at timestamp with time zone NOT NULL,
  station_revision integer,
  html_version smallint DEFAULT 0 NOT NULL,
  CONSTRAINT station_attempts_pkey PRIMARY KEY (id),
  CONSTRAINT station_attempts_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT station_attempts_examiner_id_fkey FOREIGN KEY (examiner_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT station_attempts_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id),
  CONSTRAINT station_attempts_check CHECK ((total_count >= ticked_count)),
  CONSTRAINT station_attempts_check1 CHECK ((cardinality(ticked) = ticked_count)),
  CONSTRAINT station_attempts_check2 CHECK (((group_session_id IS NULL) = (group_round IS NULL))),
  CONSTRAINT station_attempts_seconds_used_check CHECK (((seconds_used >= 0) AND (seconds_used <= 86400))),
  CONSTRAINT station_attempts_station_revision_check CHECK ((station_revision > 0)),
  CONSTRAINT station_attempts_ticked_count_check CHECK ((ticked_count >= 0))
);
CREATE INDEX station_attempts_history ON station_attempts (candidate_id, station_id, submitted_at DESC, id DESC);
CREATE UNIQUE INDEX station_attempts_round ON station_attempts (group_session_id, group_round) WHERE (group_session_id IS NOT NULL);
CREATE INDEX station_attempts_station ON station_attempts (station_id);
CREATE UNIQUE INDEX station_attempts_submission ON station_attempts (examiner_id, submission_id);
CREATE INDEX station_attempts_weekly ON station_attempts (submitted_at) INCLUDE (station_id, candidate_id, ticked_count, total_count);

CREATE TABLE station_bookmarks (
  account_id integer NOT NULL,
  station_id integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT station_bookmarks_pkey PRIMARY KEY (account_id, station_id),
  CONSTRAINT station_bookmarks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT station_bookmarks_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE
);

CREATE TABLE station_counts (
  style smallint NOT NULL,
  label smallint NOT NULL,
  stations integer NOT NULL,
  CONSTRAINT station_counts_pkey PRIMARY KEY (style, label)
);

CREATE TABLE station_drafts (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  station_id integer,
  base_revision integer,
  style smallint NOT NULL,
  body jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  html_version smallint DEFAULT 0 NOT NULL,
  CONSTRAINT station_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT station_drafts_account_id_station_id_key UNIQUE (account_id, station_id),
  CONSTRAINT station_drafts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT station_drafts_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE,
  CONSTRAINT station_drafts_check CHECK (((station_id IS NULL) = (base_revision IS NULL))),
  CONSTRAINT station_drafts_style_check CHECK (((style >= 1) AND (style <= 4))),
  CONSTRAINT station_drafts_version_check CHECK ((version > 0))
);
CREATE INDEX station_drafts_of_account ON station_drafts (account_id, saved_at DESC);
CREATE INDEX station_drafts_of_station ON station_drafts (station_id) WHERE (station_id IS NOT NULL);

CREATE TABLE station_editing (
  station_id integer NOT NULL,
  version integer NOT NULL,
  CONSTRAINT station_editing_pkey PRIMARY KEY (station_id),
  CONSTRAINT station_editing_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE,
  CONSTRAINT station_editing_version_check CHECK ((version > 0))
);

CREATE TABLE station_editors (
  station_id integer NOT NULL,
  account_id integer NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT station_editors_pkey PRIMARY KEY (station_id, account_id),
  CONSTRAINT station_editors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT station_editors_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE
);
CREATE INDEX station_editors_by_account_id ON station_editors (account_id) WHERE (account_id IS NOT NULL);

CREATE TABLE station_feedback (
  attempt_id integer NOT NULL,
  state text NOT NULL,
  text text DEFAULT ''::text NOT NULL,
  writer text,
  failure text,
  requested_by integer,
  version integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  automatic boolean DEFAULT false NOT NULL,
  budgeted_at timestamp with time zone,
  model_left boolean DEFAULT false NOT NULL,
  html_version smallint DEFAULT 0 NOT NULL,
  CONSTRAINT station_feedback_pkey PRIMARY KEY (attempt_id),
  CONSTRAINT station_feedback_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES station_attempts(id) ON DELETE CASCADE,
  CONSTRAINT station_feedback_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT station_feedback_check1 CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CONSTRAINT station_feedback_failure_check CHECK ((failure = ANY (ARRAY['provider-unreachable'::text, 'provider-refused'::text, 'provider-nonsense'::text, 'internal'::text]))),
  CONSTRAINT station_feedback_model_left CHECK (((NOT model_left) OR ((state = 'ready'::text) AND (writer = 'offline'::text)))),
  CONSTRAINT station_feedback_ready CHECK (((state <> 'ready'::text) OR (writer IS NOT NULL))),
  CONSTRAINT station_feedback_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text]))),
  CONSTRAINT station_feedback_text CHECK (((writer IS NULL) = (text = ''::text))),
  CONSTRAINT station_feedback_version_check CHECK ((version > 0)),
  CONSTRAINT station_feedback_writer_check CHECK ((writer = ANY (ARRAY['offline'::text, 'model'::text])))
);
CREATE INDEX station_feedback_by_requested_by ON station_feedback (requested_by) WHERE (requested_by IS NOT NULL);

CREATE TABLE station_revisions (
  station_id integer NOT NULL,
  revision integer NOT NULL,
  body jsonb NOT NULL,
  replaced_by integer,
  replaced_at timestamp with time zone NOT NULL,
  event text NOT NULL,
  CONSTRAINT station_revisions_pkey PRIMARY KEY (station_id, revision),
  CONSTRAINT station_revisions_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT station_revisions_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE,
  CONSTRAINT station_revisions_revision_check CHECK ((revision > 0))
);
CREATE INDEX station_revisions_by_replaced_by ON station_revisions (replaced_by) WHERE (replaced_by IS NOT NULL);

CREATE TABLE station_votes (
  station_id integer NOT NULL,
  account_id integer NOT NULL,
  vote_type smallint NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT station_votes_pkey PRIMARY KEY (station_id, account_id),
  CONSTRAINT station_votes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT station_votes_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE,
  CONSTRAINT station_votes_vote_type_check CHECK ((vote_type = ANY (ARRAY[1, '-1'::integer])))
);
CREATE INDEX station_votes_by_account_id ON station_votes (account_id) WHERE (account_id IS NOT NULL);

CREATE TABLE stations (
  id integer GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL,
  style smallint NOT NULL,
  language text NOT NULL,
  label smallint NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  long_case boolean DEFAULT false NOT NULL,
  candidate_minutes smallint,
  examiner_minutes smallint,
  student_instructions text DEFAULT ''::text NOT NULL,
  patient_instructions text DEFAULT ''::text NOT NULL,
  examiner_instructions text DEFAULT ''::text NOT NULL,
  extra_candidate_resources text DEFAULT ''::text NOT NULL,
  walkthrough text DEFAULT ''::text NOT NULL,
  useful_links text DEFAULT ''::text NOT NULL,
  video_id text,
  owner_id integer,
  content_hash text,
  published_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  video_link text DEFAULT ''::text NOT NULL,
  submission_id uuid,
  virtual_patient boolean DEFAULT false NOT NULL,
  virtual_patient_enabled_at timestamp with time zone,
  html_version smallint DEFAULT 0 NOT NULL,
  hidden_at timestamp with time zone,
  patient_facts jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT stations_pkey PRIMARY KEY (id),
  CONSTRAINT stations_owner_id_submission_id_key UNIQUE (owner_id, submission_id),
  CONSTRAINT stations_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT stations_candidate_minutes_check CHECK (((candidate_minutes >= 0) AND (candidate_minutes <= 240))),
  CONSTRAINT stations_check CHECK (((published_at IS NULL) OR (label > 0))),
  CONSTRAINT stations_description_check CHECK ((length(description) <= 2000)),
  CONSTRAINT stations_examiner_minutes_check CHECK (((examiner_minutes >= 0) AND (examiner_minutes <= 240))),
  CONSTRAINT stations_hidden_is_not_published CHECK (((hidden_at IS NULL) OR (published_at IS NULL))),
  CONSTRAINT stations_label_check CHECK (((label >= 0) AND (label <= 99))),
  CONSTRAINT stations_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT stations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CONSTRAINT stations_patient_facts_check CHECK ((jsonb_typeof(patient_facts) = 'array'::text)),
  CONSTRAINT stations_revision_check CHECK ((revision > 0)),
  CONSTRAINT stations_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120))),
  CONSTRAINT stations_slug_not_reserved CHECK ((slug <> ALL (ARRAY['summary'::text, 'circuits'::text, 'create'::text, 'personal'::text, 'audio-pairing'::text, 'virtual-patient'::text, 'launchpad'::text, 'virtual-patient-launchpad'::text, 'geeky-ai'::text]))),
  CONSTRAINT stations_style_check CHECK (((style >= 1) AND (style <= 4))),
  CONSTRAINT stations_video_id_check CHECK ((length(video_id) = 11)),
  CONSTRAINT stations_video_link_check CHECK ((length(video_link) <= 500))
);
CREATE INDEX stations_address ON stations (slug);
CREATE INDEX stations_listed ON stations (style, label, name) WHERE ((deleted_at IS NULL) AND (published_at IS NOT NULL));
CREATE INDEX stations_of_owner ON stations (owner_id, updated_at DESC, id) WHERE ((owner_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX stations_slug ON stations (slug) WHERE (deleted_at IS NULL);
CREATE INDEX stations_trigrams ON stations USING gin (translate(lower(((name || ' '::text) || description)), 'áàâäãåéèêëíìîïóòôöõúùûüñç'::text, 'aaaaaaeeeeiiiiooooouuuunc'::text) gin_trgm_ops) WHERE ((deleted_at IS NULL) AND (published_at IS NOT NULL));
CREATE INDEX stations_virtual_patients ON stations (style, virtual_patient_enabled_at) WHERE ((virtual_patient_enabled_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE TRIGGER keep_station_counts_of_added AFTER INSERT ON stations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_station_counts();
CREATE TRIGGER keep_station_counts_of_changed AFTER UPDATE OF style, label, deleted_at, published_at ON stations FOR EACH ROW WHEN (((((old.style IS DISTINCT FROM new.style) OR (old.label IS DISTINCT FROM new.label)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.published_at IS DISTINCT FROM new.published_at))) EXECUTE FUNCTION keep_station_counts();
CREATE TRIGGER keep_station_counts_of_removed AFTER DELETE ON stations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_station_counts();
CREATE TRIGGER stations_added AFTER INSERT ON stations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_documents('station');
CREATE TRIGGER stations_searched AFTER DELETE OR UPDATE OF name, description, language, owner_id, published_at, deleted_at ON stations FOR EACH ROW EXECUTE FUNCTION keep_documents('station');

CREATE OR REPLACE FUNCTION keep_station_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN 
  INSERT INTO station_counts AS kept (style, label, stations)
  SELECT style, label, sum(change) FROM (SELECT added.style, added.label, 1 AS change FROM added WHERE added.deleted_at IS NULL AND added.published_at IS NOT NULL) changes GROUP BY style, label HAVING sum(change) <> 0 ORDER BY style, label
  ON CONFLICT (style, label) DO UPDATE SET stations = kept.stations + excluded.stations;
      ELSIF TG_OP = 'DELETE' THEN 
  INSERT INTO station_counts AS kept (style, label, stations)
  SELECT style, label, sum(change) FROM (SELECT removed.style, removed.label, -1 AS change FROM removed WHERE removed.deleted_at IS NULL AND removed.published_at IS NOT NULL) changes GROUP BY style, label HAVING sum(change) <> 0 ORDER BY style, label
  ON CONFLICT (style, label) DO UPDATE SET stations = kept.stations + excluded.stations;
      ELSE 
  INSERT INTO station_counts AS kept (style, label, stations)
  SELECT style, label, sum(change) FROM (SELECT OLD.style, OLD.label, -1 AS change FROM (SELECT 1) once WHERE OLD.deleted_at IS NULL AND OLD.published_at IS NOT NULL UNION ALL SELECT NEW.style, NEW.label, 1 AS change FROM (SELECT 1) once WHERE NEW.deleted_at IS NULL AND NEW.published_at IS NOT NULL) changes GROUP BY style, label HAVING sum(change) <> 0 ORDER BY style, label
  ON CONFLICT (style, label) DO UPDATE SET stations = kept.stations + excluded.stations;
      END IF;
      RETURN NULL;
    END $function$;
