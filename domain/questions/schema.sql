-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE bank_counts (
  topic_id integer NOT NULL,
  focus_id smallint NOT NULL,
  difficulty smallint NOT NULL,
  language text NOT NULL,
  question_type smallint NOT NULL,
  questions integer NOT NULL,
  CONSTRAINT bank_counts_pkey PRIMARY KEY (topic_id, focus_id, difficulty, language, question_type),
  CONSTRAINT bank_counts_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE
);

CREATE TABLE counted_answers (
  account_id integer NOT NULL,
  question_id integer NOT NULL,
  revision integer NOT NULL,
  CONSTRAINT counted_answers_pkey PRIMARY KEY (account_id, question_id, revision),
  CONSTRAINT counted_answers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE personal_quiz_compositions (
  id integer GENERATED ALWAYS AS IDENTITY,
  personal_quiz_id integer NOT NULL,
  questions integer[] NOT NULL,
  revisions integer[] NOT NULL,
  attempts integer NOT NULL,
  last_taken_at timestamp with time zone NOT NULL,
  CONSTRAINT personal_quiz_compositions_pkey PRIMARY KEY (id),
  CONSTRAINT personal_quiz_compositions_personal_quiz_id_questions_revis_key UNIQUE (personal_quiz_id, questions, revisions),
  CONSTRAINT personal_quiz_compositions_personal_quiz_id_fkey FOREIGN KEY (personal_quiz_id) REFERENCES personal_quizzes(id) ON DELETE CASCADE,
  CONSTRAINT personal_quiz_compositions_attempts_check CHECK ((attempts > 0)),
  CONSTRAINT personal_quiz_compositions_check CHECK ((cardinality(revisions) = cardinality(questions)))
);

CREATE TABLE personal_quiz_tallies (
  composition_id integer NOT NULL,
  question_id integer NOT NULL,
  mark smallint NOT NULL,
  total integer NOT NULL,
  attempts integer NOT NULL,
  CONSTRAINT personal_quiz_tallies_pkey PRIMARY KEY (composition_id, question_id, mark, total),
  CONSTRAINT personal_quiz_tallies_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES personal_quiz_compositions(id) ON DELETE CASCADE,
  CONSTRAINT personal_quiz_tallies_attempts_check CHECK ((attempts > 0)),
  CONSTRAINT personal_quiz_tallies_check CHECK ((total >= mark)),
  CONSTRAINT personal_quiz_tallies_mark_check CHECK (((mark >= 0) AND (mark <= 2520)))
) WITH (fillfactor=80);

CREATE TABLE question_answers (
  id integer GENERATED ALWAYS AS IDENTITY,
  question_id integer NOT NULL,
  position smallint NOT NULL,
  answer_label text DEFAULT ''::text NOT NULL,
  answer_text text NOT NULL,
  answer_correct boolean NOT NULL,
  answer_count integer DEFAULT 0 NOT NULL,
  CONSTRAINT question_answers_pkey PRIMARY KEY (id),
  CONSTRAINT question_answers_question_id_position_key UNIQUE (question_id, "position") DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT question_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT question_answers_answer_count_check CHECK ((answer_count >= 0)),
  CONSTRAINT question_answers_answer_label_check CHECK ((length(answer_label) <= 80)),
  CONSTRAINT question_answers_answer_text_check CHECK ((answer_text <> ''::text)),
  CONSTRAINT question_answers_position_check CHECK ((("position" >= 0) AND ("position" <= 8)))
) WITH (fillfactor=80);
CREATE TRIGGER question_answers_added AFTER INSERT ON question_answers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_options();
CREATE TRIGGER question_answers_changed AFTER UPDATE OF answer_text ON question_answers FOR EACH ROW WHEN ((old.answer_text IS DISTINCT FROM new.answer_text)) EXECUTE FUNCTION keep_options();
CREATE TRIGGER question_answers_gone AFTER DELETE ON question_answers FOR EACH ROW EXECUTE FUNCTION keep_options();

CREATE TABLE question_bookmarks (
  account_id integer NOT NULL,
  question_id integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT question_bookmarks_pkey PRIMARY KEY (account_id, question_id),
  CONSTRAINT question_bookmarks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT question_bookmarks_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);
CREATE INDEX question_bookmarks_newest ON question_bookmarks (account_id, created_at DESC, question_id);

CREATE TABLE question_drafts (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  question_id integer,
  base_revision integer,
  quiz_id integer,
  body jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  html_version smallint DEFAULT 0 NOT NULL,
  CONSTRAINT question_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT question_drafts_account_id_question_id_key UNIQUE (account_id, question_id),
  CONSTRAINT question_drafts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT question_drafts_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT question_drafts_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES personal_quizzes(id) ON DELETE SET NULL,
  CONSTRAINT question_drafts_check CHECK (((question_id IS NULL) = (base_revision IS NULL)))
);
CREATE INDEX question_drafts_custom_author ON question_drafts ((((body ->> 'custom_author'::text))::integer)) WHERE ((body ->> 'custom_author'::text) IS NOT NULL);
CREATE INDEX question_drafts_of_account ON question_drafts (account_id, saved_at DESC);

CREATE TABLE question_events (
  id integer GENERATED ALWAYS AS IDENTITY,
  question_id integer NOT NULL,
  kind text NOT NULL,
  account_id integer,
  event text NOT NULL,
  status text DEFAULT ''::text NOT NULL,
  is_primary boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT question_events_pkey PRIMARY KEY (id),
  CONSTRAINT question_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT question_events_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT question_events_event_check CHECK (((length(event) >= 1) AND (length(event) <= 500))),
  CONSTRAINT question_events_kind_check CHECK ((kind = ANY (ARRAY['log'::text, 'change_log'::text]))),
  CONSTRAINT question_events_status_check CHECK ((length(status) <= 40))
);
CREATE INDEX question_events_by_account_id ON question_events (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX question_events_of ON question_events (question_id, id);

CREATE TABLE question_import_items (
  import_id integer NOT NULL,
  number integer NOT NULL,
  line integer DEFAULT 0 NOT NULL,
  title text DEFAULT ''::text NOT NULL,
  body jsonb,
  refusal text,
  about text DEFAULT ''::text NOT NULL,
  notes text[] DEFAULT '{}'::text[] NOT NULL,
  question_id integer,
  CONSTRAINT question_import_items_pkey PRIMARY KEY (import_id, number),
  CONSTRAINT question_import_items_import_id_fkey FOREIGN KEY (import_id) REFERENCES question_imports(id) ON DELETE CASCADE,
  CONSTRAINT question_import_items_about_check CHECK ((length(about) <= 200)),
  CONSTRAINT question_import_items_check CHECK (((body IS NOT NULL) OR (refusal IS NOT NULL))),
  CONSTRAINT question_import_items_line_check CHECK ((line >= 0)),
  CONSTRAINT question_import_items_number_check CHECK ((number > 0)),
  CONSTRAINT question_import_items_title_check CHECK ((length(title) <= 200))
);
CREATE INDEX question_import_items_refused ON question_import_items (import_id, number) WHERE (refusal IS NOT NULL);

CREATE TABLE question_import_pieces (
  import_id integer NOT NULL,
  position integer NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT question_import_pieces_pkey PRIMARY KEY (import_id, "position"),
  CONSTRAINT question_import_pieces_import_id_fkey FOREIGN KEY (import_id) REFERENCES question_imports(id) ON DELETE CASCADE,
  CONSTRAINT question_import_pieces_position_check CHECK (("position" >= 0))
);

CREATE TABLE question_imports (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  destination text NOT NULL,
  personal_quiz_id integer,
  title text DEFAULT ''::text NOT NULL,
  defaults jsonb NOT NULL,
  state text NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  total integer DEFAULT 0 NOT NULL,
  accepted integer DEFAULT 0 NOT NULL,
  refused integer DEFAULT 0 NOT NULL,
  failure text,
  failure_line integer DEFAULT 0 NOT NULL,
  url text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  submission_id uuid,
  created_at timestamp with time zone NOT NULL,
  forgotten_at timestamp with time zone,
  waiting_since timestamp with time zone,
  worked_at timestamp with time zone,
  CONSTRAINT question_imports_pkey PRIMARY KEY (id),
  CONSTRAINT question_imports_account_id_submission_id_key UNIQUE (account_id, submission_id),
  CONSTRAINT question_imports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT question_imports_personal_quiz_id_fkey FOREIGN KEY (personal_quiz_id) REFERENCES personal_quizzes(id) ON DELETE SET NULL,
  CONSTRAINT question_imports_accepted_check CHECK ((accepted >= 0)),
  CONSTRAINT question_imports_check CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CONSTRAINT question_imports_destination_check CHECK ((destination = ANY (ARRAY['bank'::text, 'quiz'::text]))),
  CONSTRAINT question_imports_done_check CHECK ((done >= 0)),
  CONSTRAINT question_imports_failure_line_check CHECK ((failure_line >= 0)),
  CONSTRAINT question_imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  CONSTRAINT question_imports_format_check CHECK ((format = ANY (ARRAY['gift'::text, 'moodle-xml'::text, 'aiken'::text, 'csv'::text]))),
  CONSTRAINT question_imports_refused_check CHECK ((refused >= 0)),
  CONSTRAINT question_imports_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'ready'::text, 'taking'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  CONSTRAINT question_imports_title_check CHECK ((length(title) <= 120)),
  CONSTRAINT question_imports_total_check CHECK ((total >= 0))
);
CREATE INDEX question_imports_of_account ON question_imports (account_id, id DESC);
CREATE UNIQUE INDEX question_imports_running ON question_imports (account_id) WHERE (state = ANY (ARRAY['reading'::text, 'taking'::text]));
CREATE INDEX question_imports_to_forget ON question_imports (created_at) WHERE (forgotten_at IS NULL);

CREATE TABLE question_proposals (
  id integer GENERATED ALWAYS AS IDENTITY,
  question_id integer NOT NULL,
  author_id integer,
  state text DEFAULT 'proposed'::text NOT NULL,
  body jsonb NOT NULL,
  html_version smallint DEFAULT 0 NOT NULL,
  base_revision integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  returns integer DEFAULT 0 NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  reviewer_id integer,
  decided_by integer,
  proposed_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT question_proposals_pkey PRIMARY KEY (id),
  CONSTRAINT question_proposals_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT question_proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT question_proposals_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT question_proposals_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT question_proposals_base_revision_check CHECK ((base_revision > 0)),
  CONSTRAINT question_proposals_check CHECK (((state <> ALL (ARRAY['published'::text, 'returned'::text])) OR (decided_at IS NOT NULL))),
  CONSTRAINT question_proposals_check1 CHECK (((state <> 'returned'::text) OR ((returns > 0) AND (length(btrim(reason)) >= 10)))),
  CONSTRAINT question_proposals_not_own_review CHECK ((reviewer_id <> author_id)),
  CONSTRAINT question_proposals_reason_check CHECK ((length(reason) <= 2000)),
  CONSTRAINT question_proposals_returns_check CHECK ((returns >= 0)),
  CONSTRAINT question_proposals_second_person CHECK ((decided_by <> author_id)),
  CONSTRAINT question_proposals_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'returned'::text, 'published'::text, 'withdrawn'::text]))),
  CONSTRAINT question_proposals_version_check CHECK ((version > 0))
);
CREATE INDEX question_proposals_author ON question_proposals (author_id, decided_at DESC);
CREATE INDEX question_proposals_decider ON question_proposals (decided_by) WHERE (decided_by IS NOT NULL);
CREATE UNIQUE INDEX question_proposals_open ON question_proposals (question_id) WHERE (state = ANY (ARRAY['proposed'::text, 'returned'::text]));
CREATE INDEX question_proposals_question ON question_proposals (question_id, id);
CREATE INDEX question_proposals_reviewer ON question_proposals (reviewer_id) WHERE (reviewer_id IS NOT NULL);
CREATE INDEX question_proposals_waiting ON question_proposals (proposed_at, id) WHERE (state = 'proposed'::text);

CREATE TABLE question_revisions (
  question_id integer NOT NULL,
  revision integer NOT NULL,
  body jsonb NOT NULL,
  replaced_by integer,
  replaced_at timestamp with time zone NOT NULL,
  event text DEFAULT 'revised'::text NOT NULL,
  CONSTRAINT question_revisions_pkey PRIMARY KEY (question_id, revision),
  CONSTRAINT question_revisions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT question_revisions_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT question_revisions_event_check CHECK (((length(event) >= 1) AND (length(event) <= 200))),
  CONSTRAINT question_revisions_revision_check CHECK ((revision > 0))
);
CREATE INDEX question_revisions_by_replaced_by ON question_revisions (replaced_by) WHERE (replaced_by IS NOT NULL);
CREATE INDEX question_revisions_custom_author ON question_revisions ((((body ->> 'custom_author'::text))::integer)) WHERE ((body ->> 'custom_author'::text) IS NOT NULL);

CREATE TABLE question_states (
  account_id integer NOT NULL,
  question_id integer NOT NULL,
  last_correct boolean NOT NULL,
  times_answered integer DEFAULT 1 NOT NULL,
  last_answered_at timestamp with time zone NOT NULL,
  leitner_bin smallint,
  CONSTRAINT question_states_pkey PRIMARY KEY (account_id, question_id),
  CONSTRAINT question_states_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT question_states_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT question_states_leitner_bin_check CHECK (((leitner_bin >= 0) AND (leitner_bin <= 4))),
  CONSTRAINT question_states_times_answered_check CHECK ((times_answered > 0))
);
CREATE INDEX question_states_incorrect ON question_states (account_id, question_id) WHERE (NOT last_correct);
CREATE INDEX question_states_lately ON question_states (account_id, last_answered_at DESC, question_id);

CREATE TABLE question_statistics (
  question_id integer NOT NULL,
  revision integer NOT NULL,
  answers integer NOT NULL,
  marks bigint NOT NULL,
  compared integer NOT NULL,
  compared_marks bigint NOT NULL,
  compared_marks_squared bigint NOT NULL,
  rests bigint NOT NULL,
  rests_squared bigint NOT NULL,
  products bigint NOT NULL,
  facility double precision GENERATED ALWAYS AS ((((marks)::double precision / (answers)::double precision) / (25.2)::double precision)) STORED,
  discrimination double precision GENERATED ALWAYS AS (((((100)::double precision * ((((compared)::numeric * (products)::numeric) - ((compared_marks)::numeric * (rests)::numeric)))::double precision) / sqrt((NULLIF((((compared)::numeric * (compared_marks_squared)::numeric) - ((compared_marks)::numeric * (compared_marks)::numeric)), (0)::numeric))::double precision)) / sqrt((NULLIF((((compared)::numeric * (rests_squared)::numeric) - ((rests)::numeric * (rests)::numeric)), (0)::numeric))::double precision))) STORED,
  few boolean GENERATED ALWAYS AS ((compared < 30)) STORED,
  counted_at timestamp with time zone NOT NULL,
  CONSTRAINT question_statistics_pkey PRIMARY KEY (question_id, revision),
  CONSTRAINT question_statistics_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT question_statistics_answers_check CHECK ((answers > 0)),
  CONSTRAINT question_statistics_check CHECK (((compared >= 0) AND (compared <= answers))),
  CONSTRAINT question_statistics_revision_check CHECK ((revision > 0))
) WITH (fillfactor=80);
CREATE INDEX question_statistics_by_answers ON question_statistics (answers DESC, question_id);
CREATE INDEX question_statistics_by_discrimination ON question_statistics (few, discrimination, question_id);
CREATE INDEX question_statistics_by_facility ON question_statistics (few, facility, question_id);

CREATE TABLE question_tallies (
  question_id integer NOT NULL,
  revision integer NOT NULL,
  picked integer[] NOT NULL,
  mark smallint NOT NULL,
  rest smallint NOT NULL,
  answers integer NOT NULL,
  CONSTRAINT question_tallies_pkey PRIMARY KEY (question_id, revision, mark, rest, picked),
  CONSTRAINT question_tallies_question_id_revision_fkey FOREIGN KEY (question_id, revision) REFERENCES question_statistics(question_id, revision) ON DELETE CASCADE,
  CONSTRAINT question_tallies_answers_check CHECK ((answers > 0)),
  CONSTRAINT question_tallies_mark_check CHECK (((mark >= 0) AND (mark <= 2520))),
  CONSTRAINT question_tallies_rest_check CHECK (((rest >= '-1'::integer) AND (rest <= 1000)))
) WITH (fillfactor=80);

CREATE TABLE question_votes (
  account_id integer NOT NULL,
  question_id integer NOT NULL,
  vote_type smallint NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  weighs boolean DEFAULT true NOT NULL,
  CONSTRAINT question_votes_pkey PRIMARY KEY (account_id, question_id),
  CONSTRAINT question_votes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT question_votes_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT question_votes_vote_type_check CHECK ((vote_type = ANY (ARRAY[1, '-1'::integer])))
);
CREATE INDEX question_votes_weightless ON question_votes (account_id) WHERE (NOT weighs);

CREATE TABLE questions (
  id integer GENERATED ALWAYS AS IDENTITY,
  question_type smallint NOT NULL,
  question_text text NOT NULL,
  explanation_text text DEFAULT ''::text NOT NULL,
  further_reading text DEFAULT ''::text NOT NULL,
  sources jsonb DEFAULT '[]'::jsonb NOT NULL,
  selectable_answers smallint NOT NULL,
  specialty_id smallint NOT NULL,
  topic_id integer NOT NULL,
  focus_id smallint NOT NULL,
  difficulty smallint NOT NULL,
  language text NOT NULL,
  status text NOT NULL,
  generated_by text,
  premium boolean DEFAULT false NOT NULL,
  moderate boolean DEFAULT false NOT NULL,
  psa_exam_section text,
  author_id integer,
  revision integer DEFAULT 1 NOT NULL,
  shuffle double precision DEFAULT random() NOT NULL,
  times_answered integer DEFAULT 0 NOT NULL,
  times_correct integer DEFAULT 0 NOT NULL,
  upvotes integer DEFAULT 0 NOT NULL,
  downvotes integer DEFAULT 0 NOT NULL,
  comments_version integer DEFAULT 0 NOT NULL,
  content_key text,
  content_hash text,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  packs text[] DEFAULT '{}'::text[] NOT NULL,
  admin_tags jsonb DEFAULT '{}'::jsonb NOT NULL,
  custom_author_id integer,
  anatomy_area text DEFAULT ''::text NOT NULL,
  anatomy_sub_area text DEFAULT ''::text NOT NULL,
  basic_science text DEFAULT ''::text NOT NULL,
  basic_science_topic text DEFAULT ''::text NOT NULL,
  submission_id uuid,
  first_words text GENERATED ALWAYS AS (first_words(question_text)) STORED NOT NULL,
  html_version smallint DEFAULT 0 NOT NULL,
  hidden_at timestamp with time zone,
  paper text,
  paper_position smallint,
  CONSTRAINT questions_pkey PRIMARY KEY (id),
  CONSTRAINT questions_author_id_submission_id_key UNIQUE (author_id, submission_id),
  CONSTRAINT questions_content_key_key UNIQUE (content_key),
  CONSTRAINT questions_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT questions_custom_author_id_fkey FOREIGN KEY (custom_author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT questions_topic_id_specialty_id_fkey FOREIGN KEY (topic_id, specialty_id) REFERENCES topics(id, specialty_id),
  CONSTRAINT questions_check CHECK (((times_correct >= 0) AND (times_correct <= times_answered))),
  CONSTRAINT questions_check1 CHECK (((status = 'generated'::text) = (generated_by IS NOT NULL))),
  CONSTRAINT questions_difficulty_check CHECK (((difficulty >= 1) AND (difficulty <= 3))),
  CONSTRAINT questions_downvotes_check CHECK ((downvotes >= 0)),
  CONSTRAINT questions_focus_id_check CHECK (((focus_id >= 1) AND (focus_id <= 99))),
  CONSTRAINT questions_generated_by_check CHECK ((generated_by = ANY (ARRAY['offline'::text, 'model'::text]))),
  CONSTRAINT questions_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT questions_paper_check CHECK (((status = 'held-out'::text) = ((paper IS NOT NULL) AND (paper_position IS NOT NULL)))),
  CONSTRAINT questions_psa_exam_section_check CHECK ((length(psa_exam_section) <= 80)),
  CONSTRAINT questions_question_text_check CHECK ((question_text <> ''::text)),
  CONSTRAINT questions_question_type_check CHECK ((question_type = ANY (ARRAY[1, 4]))),
  CONSTRAINT questions_selectable_answers_check CHECK (((selectable_answers >= 1) AND (selectable_answers <= 9))),
  CONSTRAINT questions_status_check CHECK ((status = ANY (ARRAY['published'::text, 'generated'::text, 'private'::text, 'draft'::text, 'held-out'::text]))),
  CONSTRAINT questions_times_answered_check CHECK ((times_answered >= 0)),
  CONSTRAINT questions_upvotes_check CHECK ((upvotes >= 0))
) WITH (fillfactor=80);
CREATE INDEX questions_bank_by_all ON questions (shuffle) INCLUDE (id, focus_id, difficulty, language, question_type) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX questions_bank_by_specialty ON questions (specialty_id, shuffle) INCLUDE (id, focus_id, difficulty, language, question_type) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX questions_bank_by_topic ON questions (topic_id, shuffle) INCLUDE (id, focus_id, difficulty, language, question_type) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX questions_by_author ON questions (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX questions_by_custom_author_id ON questions (custom_author_id) WHERE (custom_author_id IS NOT NULL);
CREATE INDEX questions_by_fold ON questions (md5(question_fold(question_text))) WHERE (deleted_at IS NULL);
CREATE INDEX questions_of_author ON questions (author_id, updated_at DESC, id) WHERE ((author_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX questions_of_paper ON questions (paper, paper_position) WHERE ((deleted_at IS NULL) AND (paper IS NOT NULL));
CREATE INDEX questions_open_by_all ON questions (shuffle) INCLUDE (id, focus_id, difficulty, language, question_type) WHERE ((status = 'published'::text) AND (deleted_at IS NULL) AND (NOT premium));
CREATE INDEX questions_open_by_specialty ON questions (specialty_id, shuffle) INCLUDE (id, focus_id, difficulty, language, question_type) WHERE ((status = 'published'::text) AND (deleted_at IS NULL) AND (NOT premium));
CREATE INDEX questions_open_by_topic ON questions (topic_id, shuffle) INCLUDE (id, focus_id, difficulty, language, question_type) WHERE ((status = 'published'::text) AND (deleted_at IS NULL) AND (NOT premium));
CREATE INDEX questions_packs ON questions USING gin (packs) WHERE ((status = 'published'::text) AND (deleted_at IS NULL) AND (packs <> '{}'::text[]));
CREATE INDEX questions_premium ON questions (topic_id, focus_id, difficulty, language, question_type) WHERE ((status = 'published'::text) AND (deleted_at IS NULL) AND premium);
CREATE INDEX questions_stem_trigrams ON questions USING gin (question_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE TRIGGER keep_bank_counts_of_added AFTER INSERT ON questions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_counts();
CREATE TRIGGER keep_bank_counts_of_changed AFTER UPDATE OF topic_id, focus_id, difficulty, language, question_type, status, deleted_at ON questions FOR EACH ROW WHEN ((((((((old.topic_id IS DISTINCT FROM new.topic_id) OR (old.focus_id IS DISTINCT FROM new.focus_id)) OR (old.difficulty IS DISTINCT FROM new.difficulty)) OR (old.language IS DISTINCT FROM new.language)) OR (old.question_type IS DISTINCT FROM new.question_type)) OR (old.status IS DISTINCT FROM new.status)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION keep_bank_counts();
CREATE TRIGGER keep_bank_counts_of_removed AFTER DELETE ON questions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_counts();
CREATE TRIGGER questions_added AFTER INSERT ON questions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_documents('question', 'explanation');
CREATE TRIGGER questions_searched AFTER DELETE OR UPDATE OF question_text, explanation_text, language, status, author_id, deleted_at ON questions FOR EACH ROW EXECUTE FUNCTION keep_documents('question', 'explanation');

CREATE TABLE topics (
  id integer GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL,
  specialty_id smallint NOT NULL,
  name text NOT NULL,
  name_es text NOT NULL,
  summary text DEFAULT ''::text NOT NULL,
  sources jsonb DEFAULT '[]'::jsonb NOT NULL,
  content_hash text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  html_version smallint DEFAULT 0 NOT NULL,
  hidden_at timestamp with time zone,
  checked_by integer,
  checked_on date,
  CONSTRAINT topics_pkey PRIMARY KEY (id),
  CONSTRAINT topics_id_specialty_id_key UNIQUE (id, specialty_id),
  CONSTRAINT topics_slug_key UNIQUE (slug),
  CONSTRAINT topics_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT topics_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CONSTRAINT topics_name_es_check CHECK (((length(name_es) >= 1) AND (length(name_es) <= 120))),
  CONSTRAINT topics_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120))),
  CONSTRAINT topics_specialty_id_check CHECK (((specialty_id >= 1) AND (specialty_id <= 99)))
);
CREATE INDEX topics_by_checked_by ON topics (checked_by) WHERE (checked_by IS NOT NULL);
CREATE INDEX topics_hidden ON topics (id) WHERE (hidden_at IS NOT NULL);
CREATE TRIGGER topics_added AFTER INSERT ON topics REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_documents('topic');
CREATE TRIGGER topics_searched AFTER DELETE OR UPDATE OF name, name_es ON topics FOR EACH ROW EXECUTE FUNCTION keep_documents('topic');
CREATE TRIGGER topics_searched_below AFTER UPDATE OF name, name_es ON topics FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.name_es IS DISTINCT FROM new.name_es))) EXECUTE FUNCTION keep_documents_of_topics();

CREATE OR REPLACE FUNCTION keep_bank_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN 
  INSERT INTO bank_counts AS kept (topic_id, focus_id, difficulty, language, question_type, questions)
  SELECT topic_id, focus_id, difficulty, language, question_type, sum(change) FROM (SELECT added.topic_id, added.focus_id, added.difficulty, added.language, added.question_type, 1 AS change FROM added WHERE added.status = 'published' AND added.deleted_at IS NULL) changes GROUP BY topic_id, focus_id, difficulty, language, question_type HAVING sum(change) <> 0 ORDER BY topic_id, focus_id, difficulty, language, question_type
  ON CONFLICT (topic_id, focus_id, difficulty, language, question_type) DO UPDATE SET questions = kept.questions + excluded.questions;
      ELSIF TG_OP = 'DELETE' THEN 
  INSERT INTO bank_counts AS kept (topic_id, focus_id, difficulty, language, question_type, questions)
  SELECT topic_id, focus_id, difficulty, language, question_type, sum(change) FROM (SELECT removed.topic_id, removed.focus_id, removed.difficulty, removed.language, removed.question_type, -1 AS change FROM removed WHERE removed.status = 'published' AND removed.deleted_at IS NULL) changes GROUP BY topic_id, focus_id, difficulty, language, question_type HAVING sum(change) <> 0 ORDER BY topic_id, focus_id, difficulty, language, question_type
  ON CONFLICT (topic_id, focus_id, difficulty, language, question_type) DO UPDATE SET questions = kept.questions + excluded.questions;
      ELSE 
  INSERT INTO bank_counts AS kept (topic_id, focus_id, difficulty, language, question_type, questions)
  SELECT topic_id, focus_id, difficulty, language, question_type, sum(change) FROM (SELECT OLD.topic_id, OLD.focus_id, OLD.difficulty, OLD.language, OLD.question_type, -1 AS change FROM (SELECT 1) once WHERE OLD.status = 'published' AND OLD.deleted_at IS NULL UNION ALL SELECT NEW.topic_id, NEW.focus_id, NEW.difficulty, NEW.language, NEW.question_type, 1 AS change FROM (SELECT 1) once WHERE NEW.status = 'published' AND NEW.deleted_at IS NULL) changes GROUP BY topic_id, focus_id, difficulty, language, question_type HAVING sum(change) <> 0 ORDER BY topic_id, focus_id, difficulty, language, question_type
  ON CONFLICT (topic_id, focus_id, difficulty, language, question_type) DO UPDATE SET questions = kept.questions + excluded.questions;
      END IF;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION keep_documents_of_topics()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM keep_document('section', child.id) FROM notebook_sections child WHERE child.topic_id = NEW.id;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION keep_options()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM keep_document('explanation', OLD.question_id);
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION question_fold(html text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT btrim(regexp_replace(regexp_replace(regexp_replace(lower(html), '</?(?:strong|em|b|i|u|s|sub|sup|mark|a|span)(?:\s[^>]*)?>', '', 'g'), '<(?!img)[^>]*>|&nbsp;', ' ', 'g'), '\s+', ' ', 'g')) $function$;
