-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE guide_drawings (
  name text NOT NULL,
  svg text NOT NULL,
  title text NOT NULL,
  title_es text NOT NULL,
  description text NOT NULL,
  description_es text NOT NULL,
  CONSTRAINT guide_drawings_pkey PRIMARY KEY (name),
  CONSTRAINT guide_drawings_name_check CHECK (((name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(name) <= 80))),
  CONSTRAINT guide_drawings_svg_check CHECK ((length(svg) <= 20000))
);

CREATE TABLE guide_stations (
  guide_id integer NOT NULL,
  station_id integer NOT NULL,
  CONSTRAINT guide_stations_pkey PRIMARY KEY (guide_id, station_id),
  CONSTRAINT guide_stations_guide_id_fkey FOREIGN KEY (guide_id) REFERENCES guides(id) ON DELETE CASCADE,
  CONSTRAINT guide_stations_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE
);
CREATE INDEX guide_stations_of_station ON guide_stations (station_id);

CREATE TABLE guide_topics (
  guide_id integer NOT NULL,
  topic_id integer NOT NULL,
  CONSTRAINT guide_topics_pkey PRIMARY KEY (guide_id, topic_id),
  CONSTRAINT guide_topics_guide_id_fkey FOREIGN KEY (guide_id) REFERENCES guides(id) ON DELETE CASCADE,
  CONSTRAINT guide_topics_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE
);
CREATE INDEX guide_topics_of_topic ON guide_topics (topic_id);

CREATE TABLE guides (
  id integer GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL,
  specialty_id smallint NOT NULL,
  name text NOT NULL,
  name_es text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  description_es text DEFAULT ''::text NOT NULL,
  content_hash text,
  hidden_at timestamp with time zone,
  author_id integer,
  submission_id uuid,
  CONSTRAINT guides_pkey PRIMARY KEY (id),
  CONSTRAINT guides_slug_key UNIQUE (slug),
  CONSTRAINT guides_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT guides_description_check CHECK ((length(description) <= 300)),
  CONSTRAINT guides_description_es_check CHECK ((length(description_es) <= 300)),
  CONSTRAINT guides_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CONSTRAINT guides_name_es_check CHECK (((length(name_es) >= 1) AND (length(name_es) <= 120))),
  CONSTRAINT guides_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120))),
  CONSTRAINT guides_specialty_id_check CHECK (((specialty_id >= 1) AND (specialty_id <= 99)))
);
CREATE UNIQUE INDEX guides_by_author ON guides (author_id, submission_id) WHERE (author_id IS NOT NULL);
CREATE TRIGGER guides_searched_below AFTER UPDATE OF name, name_es ON guides FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.name_es IS DISTINCT FROM new.name_es))) EXECUTE FUNCTION keep_documents_of_guides();

CREATE TABLE notebook_proposals (
  id integer GENERATED ALWAYS AS IDENTITY,
  section_id integer,
  topic_id integer,
  guide_id integer,
  language text NOT NULL,
  author_id integer,
  state text NOT NULL,
  base_revision integer,
  body jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  submission_id uuid NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  decided_by integer,
  saved_at timestamp with time zone NOT NULL,
  proposed_at timestamp with time zone,
  decided_at timestamp with time zone,
  written_by text,
  CONSTRAINT notebook_proposals_pkey PRIMARY KEY (id),
  CONSTRAINT notebook_proposals_author_id_submission_id_key UNIQUE (author_id, submission_id),
  CONSTRAINT notebook_proposals_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT notebook_proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT notebook_proposals_guide_id_fkey FOREIGN KEY (guide_id) REFERENCES guides(id),
  CONSTRAINT notebook_proposals_section_id_fkey FOREIGN KEY (section_id) REFERENCES notebook_sections(id),
  CONSTRAINT notebook_proposals_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id),
  CONSTRAINT notebook_proposals_check CHECK ((num_nonnulls(topic_id, guide_id) = 1)),
  CONSTRAINT notebook_proposals_check1 CHECK (((section_id IS NULL) = (base_revision IS NULL))),
  CONSTRAINT notebook_proposals_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT notebook_proposals_reason_check CHECK ((length(reason) <= 2000)),
  CONSTRAINT notebook_proposals_second_person CHECK ((decided_by <> author_id)),
  CONSTRAINT notebook_proposals_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'proposed'::text, 'returned'::text, 'published'::text, 'discarded'::text]))),
  CONSTRAINT notebook_proposals_written_by_check CHECK ((written_by = ANY (ARRAY['model'::text, 'offline'::text])))
);
CREATE INDEX notebook_proposals_by_decided_by ON notebook_proposals (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX notebook_proposals_of_author ON notebook_proposals (author_id, saved_at DESC);
CREATE INDEX notebook_proposals_of_section ON notebook_proposals (section_id);
CREATE UNIQUE INDEX notebook_proposals_open ON notebook_proposals (author_id, section_id) WHERE (state = ANY (ARRAY['draft'::text, 'proposed'::text, 'returned'::text]));
CREATE INDEX notebook_proposals_waiting ON notebook_proposals (proposed_at, id) WHERE (state = 'proposed'::text);

CREATE TABLE notebook_revisions (
  section_id integer NOT NULL,
  revision integer NOT NULL,
  body jsonb NOT NULL,
  author_id integer,
  checked_by integer,
  checked_on date NOT NULL,
  published_at timestamp with time zone NOT NULL,
  CONSTRAINT notebook_revisions_pkey PRIMARY KEY (section_id, revision),
  CONSTRAINT notebook_revisions_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT notebook_revisions_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT notebook_revisions_section_id_fkey FOREIGN KEY (section_id) REFERENCES notebook_sections(id) ON DELETE CASCADE
);
CREATE INDEX notebook_revisions_by_author_id ON notebook_revisions (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX notebook_revisions_by_checked_by ON notebook_revisions (checked_by) WHERE (checked_by IS NOT NULL);

CREATE TABLE notebook_sections (
  id integer GENERATED ALWAYS AS IDENTITY,
  topic_id integer,
  guide_id integer,
  language text NOT NULL,
  key text NOT NULL,
  position smallint NOT NULL,
  title text NOT NULL,
  focus_id smallint NOT NULL,
  section_colour text NOT NULL,
  section_icon text NOT NULL,
  text text NOT NULL,
  html_version smallint DEFAULT 0 NOT NULL,
  sources jsonb DEFAULT '[]'::jsonb NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  author_id integer,
  checked_by integer,
  checked_on date NOT NULL,
  content_hash text,
  published_at timestamp with time zone NOT NULL,
  retired_at timestamp with time zone,
  free boolean DEFAULT false NOT NULL,
  drawing text,
  hidden_at timestamp with time zone,
  hidden_alone boolean DEFAULT false NOT NULL,
  undone_of integer,
  CONSTRAINT notebook_sections_pkey PRIMARY KEY (id),
  CONSTRAINT notebook_sections_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT notebook_sections_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT notebook_sections_drawing_fkey FOREIGN KEY (drawing) REFERENCES guide_drawings(name),
  CONSTRAINT notebook_sections_guide_id_fkey FOREIGN KEY (guide_id) REFERENCES guides(id),
  CONSTRAINT notebook_sections_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id),
  CONSTRAINT notebook_sections_undone_of_fkey FOREIGN KEY (undone_of) REFERENCES notebook_proposals(id) ON DELETE SET NULL,
  CONSTRAINT notebook_sections_alone_is_hidden CHECK (((NOT hidden_alone) OR (hidden_at IS NOT NULL))),
  CONSTRAINT notebook_sections_check CHECK ((num_nonnulls(topic_id, guide_id) = 1)),
  CONSTRAINT notebook_sections_focus_id_check CHECK (((focus_id >= 1) AND (focus_id <= 99))),
  CONSTRAINT notebook_sections_hidden_is_retired CHECK (((hidden_at IS NULL) OR (retired_at IS NOT NULL))),
  CONSTRAINT notebook_sections_key_check CHECK (((key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(key) <= 80))),
  CONSTRAINT notebook_sections_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT notebook_sections_second_person CHECK ((checked_by <> author_id)),
  CONSTRAINT notebook_sections_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);
CREATE INDEX notebook_sections_by_author_id ON notebook_sections (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX notebook_sections_by_checked_by ON notebook_sections (checked_by) WHERE (checked_by IS NOT NULL);
CREATE INDEX notebook_sections_of_drawing ON notebook_sections (drawing) WHERE (drawing IS NOT NULL);
CREATE UNIQUE INDEX notebook_sections_of_guide ON notebook_sections (guide_id, language, key) WHERE (guide_id IS NOT NULL);
CREATE UNIQUE INDEX notebook_sections_of_topic ON notebook_sections (topic_id, language, key) WHERE (topic_id IS NOT NULL);
CREATE INDEX notebook_sections_published ON notebook_sections (published_at DESC, id DESC);
CREATE UNIQUE INDEX notebook_sections_undone_of ON notebook_sections (undone_of) WHERE (undone_of IS NOT NULL);
CREATE TRIGGER notebook_sections_added AFTER INSERT ON notebook_sections REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_documents('section');
CREATE TRIGGER notebook_sections_searched AFTER DELETE OR UPDATE OF title, text, language, topic_id, guide_id, retired_at ON notebook_sections FOR EACH ROW EXECUTE FUNCTION keep_documents('section');

CREATE TABLE section_bookmarks (
  account_id integer NOT NULL,
  section_id integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT section_bookmarks_pkey PRIMARY KEY (account_id, section_id),
  CONSTRAINT section_bookmarks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT section_bookmarks_section_id_fkey FOREIGN KEY (section_id) REFERENCES notebook_sections(id) ON DELETE CASCADE
);
CREATE INDEX section_bookmarks_of_section ON section_bookmarks (section_id);

CREATE TABLE section_editing (
  section_id integer NOT NULL,
  version integer NOT NULL,
  CONSTRAINT section_editing_pkey PRIMARY KEY (section_id),
  CONSTRAINT section_editing_section_id_fkey FOREIGN KEY (section_id) REFERENCES notebook_sections(id) ON DELETE CASCADE,
  CONSTRAINT section_editing_version_check CHECK ((version > 0))
);

CREATE TABLE section_editors (
  section_id integer NOT NULL,
  account_id integer NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT section_editors_pkey PRIMARY KEY (section_id, account_id),
  CONSTRAINT section_editors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT section_editors_section_id_fkey FOREIGN KEY (section_id) REFERENCES notebook_sections(id) ON DELETE CASCADE
);
CREATE INDEX section_editors_of_account ON section_editors (account_id);

CREATE TABLE section_readings (
  account_id integer NOT NULL,
  section_id integer NOT NULL,
  revision integer NOT NULL,
  read_at timestamp with time zone NOT NULL,
  CONSTRAINT section_readings_pkey PRIMARY KEY (account_id, section_id),
  CONSTRAINT section_readings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT section_readings_section_id_fkey FOREIGN KEY (section_id) REFERENCES notebook_sections(id) ON DELETE CASCADE
);
CREATE INDEX section_readings_of_section ON section_readings (section_id);

CREATE TABLE station_topics (
  station_id integer NOT NULL,
  topic_id integer NOT NULL,
  CONSTRAINT station_topics_pkey PRIMARY KEY (station_id, topic_id),
  CONSTRAINT station_topics_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE CASCADE,
  CONSTRAINT station_topics_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE
);
CREATE INDEX station_topics_of_topic ON station_topics (topic_id);

CREATE TABLE topic_addresses (
  slug text NOT NULL,
  topic_id integer NOT NULL,
  CONSTRAINT topic_addresses_pkey PRIMARY KEY (slug),
  CONSTRAINT topic_addresses_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE
);
CREATE INDEX topic_addresses_of_topic ON topic_addresses (topic_id);

CREATE OR REPLACE FUNCTION keep_documents_of_guides()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM keep_document('section', child.id) FROM notebook_sections child WHERE child.guide_id = NEW.id;
        RETURN NULL;
      END $function$;
