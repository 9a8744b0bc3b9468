-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE card_proposals (
  card_id integer NOT NULL,
  author_id integer,
  state text DEFAULT 'proposed'::text NOT NULL,
  returns integer DEFAULT 0 NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  decided_by integer,
  proposed_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT card_proposals_pkey PRIMARY KEY (card_id),
  CONSTRAINT card_proposals_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT card_proposals_card_id_fkey FOREIGN KEY (card_id) REFERENCES flashcards(id) ON DELETE CASCADE,
  CONSTRAINT card_proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT card_proposals_check CHECK (((state <> ALL (ARRAY['published'::text, 'returned'::text])) OR (decided_at IS NOT NULL))),
  CONSTRAINT card_proposals_check1 CHECK (((state <> 'returned'::text) OR ((returns > 0) AND (length(btrim(reason)) >= 10)))),
  CONSTRAINT card_proposals_reason_check CHECK ((length(reason) <= 2000)),
  CONSTRAINT card_proposals_returns_check CHECK ((returns >= 0)),
  CONSTRAINT card_proposals_second_person CHECK ((decided_by <> author_id)),
  CONSTRAINT card_proposals_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'returned'::text, 'published'::text, 'withdrawn'::text])))
);
CREATE INDEX card_proposals_author ON card_proposals (author_id, decided_at DESC);
CREATE INDEX card_proposals_decider ON card_proposals (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX card_proposals_waiting ON card_proposals (proposed_at, card_id) WHERE (state = 'proposed'::text);

CREATE TABLE collected_cards (
  deck_id integer NOT NULL,
  flashcard_id integer NOT NULL,
  CONSTRAINT collected_cards_pkey PRIMARY KEY (deck_id, flashcard_id),
  CONSTRAINT collected_cards_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES decks(id) ON DELETE CASCADE,
  CONSTRAINT collected_cards_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id) ON DELETE CASCADE
);
CREATE INDEX collected_cards_of_card ON collected_cards (flashcard_id);

CREATE TABLE deck_editors (
  deck_id integer NOT NULL,
  account_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT deck_editors_pkey PRIMARY KEY (deck_id, account_id),
  CONSTRAINT deck_editors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT deck_editors_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES decks(id) ON DELETE CASCADE
);
CREATE INDEX deck_editors_by_account_id ON deck_editors (account_id, deck_id);

CREATE TABLE deck_follow_mails (
  account_id integer NOT NULL,
  pending boolean NOT NULL,
  mailed_at timestamp with time zone,
  CONSTRAINT deck_follow_mails_pkey PRIMARY KEY (account_id),
  CONSTRAINT deck_follow_mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE deck_follows (
  deck_id integer NOT NULL,
  account_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  seen_version integer NOT NULL,
  told_version integer NOT NULL,
  CONSTRAINT deck_follows_pkey PRIMARY KEY (deck_id, account_id),
  CONSTRAINT deck_follows_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT deck_follows_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES decks(id) ON DELETE CASCADE
) WITH (fillfactor=80);
CREATE INDEX deck_follows_by_account_id ON deck_follows (account_id, deck_id);

CREATE TABLE decks (
  id integer GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  owner_id integer,
  slug text,
  deck_name text NOT NULL,
  deck_description text NOT NULL,
  language text NOT NULL,
  deck_shared boolean DEFAULT false NOT NULL,
  deck_cloneable boolean DEFAULT false NOT NULL,
  deck_colour text NOT NULL,
  deck_icon text NOT NULL,
  category text[] DEFAULT '{}'::text[] NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  submission_id uuid,
  content_hash text,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  reviewed_by_clinician boolean DEFAULT false NOT NULL,
  origin text DEFAULT 'written'::text NOT NULL,
  rights_confirmed_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  cloned_from integer,
  invitation uuid,
  telling boolean DEFAULT false NOT NULL,
  defaults jsonb DEFAULT '{}'::jsonb NOT NULL,
  import_id integer,
  source_deck text,
  arrangement integer DEFAULT 0 NOT NULL,
  hidden_at timestamp with time zone,
  CONSTRAINT decks_pkey PRIMARY KEY (id),
  CONSTRAINT decks_invitation_key UNIQUE (invitation),
  CONSTRAINT decks_owner_id_submission_id_key UNIQUE (owner_id, submission_id),
  CONSTRAINT decks_slug_key UNIQUE (slug),
  CONSTRAINT decks_cloned_from_fkey FOREIGN KEY (cloned_from) REFERENCES decks(id) ON DELETE SET NULL,
  CONSTRAINT decks_import_id_fkey FOREIGN KEY (import_id) REFERENCES flashcard_imports(id) ON DELETE SET NULL,
  CONSTRAINT decks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT decks_cloneable_is_shared CHECK ((deck_shared OR (NOT deck_cloneable))),
  CONSTRAINT decks_deck_description_check CHECK (((length(deck_description) >= 1) AND (length(deck_description) <= 2000))),
  CONSTRAINT decks_deck_name_check CHECK (((length(deck_name) >= 1) AND (length(deck_name) <= 120))),
  CONSTRAINT decks_defaults_of_pack CHECK (((jsonb_typeof(defaults) = 'object'::text) AND ((kind <> 'own'::text) OR (defaults = '{}'::jsonb)))),
  CONSTRAINT decks_hidden_is_not_shared CHECK (((hidden_at IS NULL) OR (NOT deck_shared))),
  CONSTRAINT decks_import_is_confirmed CHECK (((origin <> 'import'::text) OR (NOT deck_shared) OR (rights_confirmed_at IS NOT NULL))),
  CONSTRAINT decks_kind_check CHECK ((kind = ANY (ARRAY['own'::text, 'pack'::text, 'collection'::text]))),
  CONSTRAINT decks_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT decks_origin CHECK ((origin = ANY (ARRAY['written'::text, 'import'::text, 'generated'::text, 'clone'::text]))),
  CONSTRAINT decks_owner_of_own CHECK (((kind = 'own'::text) OR (owner_id IS NULL))),
  CONSTRAINT decks_pack_has_slug CHECK (((kind = 'own'::text) = (slug IS NULL)))
);
CREATE INDEX decks_by_cloned_from ON decks (cloned_from, owner_id) WHERE (cloned_from IS NOT NULL);
CREATE INDEX decks_of_everybody ON decks (kind, id) WHERE ((kind <> 'own'::text) AND (deleted_at IS NULL));
CREATE INDEX decks_of_import ON decks (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX decks_of_owner ON decks (owner_id, changed_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX decks_shared ON decks (changed_at DESC, id DESC) WHERE ((kind = 'own'::text) AND deck_shared AND (deleted_at IS NULL));
CREATE TRIGGER decks_added AFTER INSERT ON decks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_documents('deck');
CREATE TRIGGER decks_searched AFTER DELETE OR UPDATE OF deck_name, deck_description, language, kind, owner_id, deck_shared, deleted_at ON decks FOR EACH ROW EXECUTE FUNCTION keep_documents('deck');
CREATE TRIGGER decks_searched_below AFTER UPDATE OF language, kind, owner_id, deck_shared, deleted_at ON decks FOR EACH ROW WHEN ((((((old.language IS DISTINCT FROM new.language) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.owner_id IS DISTINCT FROM new.owner_id)) OR (old.deck_shared IS DISTINCT FROM new.deck_shared)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION keep_documents_of_decks();

CREATE TABLE flashcard_bookmarks (
  account_id integer NOT NULL,
  flashcard_id integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT flashcard_bookmarks_pkey PRIMARY KEY (account_id, flashcard_id),
  CONSTRAINT flashcard_bookmarks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_bookmarks_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id)
);
CREATE INDEX flashcard_bookmarks_by_card ON flashcard_bookmarks (flashcard_id);
CREATE INDEX flashcard_bookmarks_newest ON flashcard_bookmarks (account_id, created_at DESC, flashcard_id DESC);

CREATE TABLE flashcard_clozes (
  flashcard_id integer NOT NULL,
  revision integer NOT NULL,
  cloze_text text NOT NULL,
  extra text NOT NULL,
  occlusion jsonb,
  CONSTRAINT flashcard_clozes_pkey PRIMARY KEY (flashcard_id),
  CONSTRAINT flashcard_clozes_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_clozes_occlusion_check CHECK ((jsonb_typeof(occlusion) = 'object'::text))
);

CREATE TABLE flashcard_drafting (
  account_id integer NOT NULL,
  deck_id integer,
  CONSTRAINT flashcard_drafting_pkey PRIMARY KEY (account_id),
  CONSTRAINT flashcard_drafting_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_drafting_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES decks(id) ON DELETE SET NULL
) WITH (fillfactor=70);
CREATE INDEX flashcard_drafting_of_deck ON flashcard_drafting (deck_id) WHERE (deck_id IS NOT NULL);

CREATE TABLE flashcard_easy_dates (
  account_id integer NOT NULL,
  day date NOT NULL,
  share smallint NOT NULL,
  CONSTRAINT flashcard_easy_dates_pkey PRIMARY KEY (account_id, day),
  CONSTRAINT flashcard_easy_dates_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_easy_dates_share_check CHECK (((share >= 0) AND (share <= 100)))
);

CREATE TABLE flashcard_exam_decks (
  account_id integer NOT NULL,
  deck_id integer NOT NULL,
  CONSTRAINT flashcard_exam_decks_pkey PRIMARY KEY (account_id, deck_id),
  CONSTRAINT flashcard_exam_decks_account_id_fkey FOREIGN KEY (account_id) REFERENCES flashcard_exams(account_id) ON DELETE CASCADE,
  CONSTRAINT flashcard_exam_decks_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES decks(id) ON DELETE CASCADE
);
CREATE INDEX flashcard_exam_decks_of_deck ON flashcard_exam_decks (deck_id);

CREATE TABLE flashcard_exams (
  account_id integer NOT NULL,
  exam_name text NOT NULL,
  exam_on date NOT NULL,
  minutes smallint NOT NULL,
  specialties smallint[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT flashcard_exams_pkey PRIMARY KEY (account_id),
  CONSTRAINT flashcard_exams_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_exams_exam_name_check CHECK ((length(exam_name) <= 120)),
  CONSTRAINT flashcard_exams_minutes_check CHECK (((minutes >= 5) AND (minutes <= 600)))
);

CREATE TABLE flashcard_generations (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  source text NOT NULL,
  specialty_id smallint DEFAULT 0 NOT NULL,
  topic_id integer,
  pasted text DEFAULT ''::text NOT NULL,
  language text NOT NULL,
  length smallint NOT NULL,
  state text DEFAULT 'generating'::text NOT NULL,
  failure text,
  deck_id integer,
  written smallint DEFAULT 0 NOT NULL,
  card_seed uuid DEFAULT gen_random_uuid() NOT NULL,
  refused text[] DEFAULT '{}'::text[] NOT NULL,
  refused_in_a_row smallint DEFAULT 0 NOT NULL,
  refusals smallint DEFAULT 0 NOT NULL,
  last_refusal text,
  queued_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  writing_since timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  submission_id uuid,
  created_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT flashcard_generations_pkey PRIMARY KEY (id),
  CONSTRAINT flashcard_generations_account_id_submission_id_key UNIQUE (account_id, submission_id),
  CONSTRAINT flashcard_generations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_generations_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES decks(id) ON DELETE SET NULL,
  CONSTRAINT flashcard_generations_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE SET NULL,
  CONSTRAINT flashcard_generations_check CHECK (((written >= 0) AND (written <= length))),
  CONSTRAINT flashcard_generations_check1 CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CONSTRAINT flashcard_generations_check2 CHECK (((state = 'generating'::text) = (finished_at IS NULL))),
  CONSTRAINT flashcard_generations_check3 CHECK (((state <> 'done'::text) OR (written > 0))),
  CONSTRAINT flashcard_generations_failure_check CHECK ((failure = ANY (ARRAY['provider-unreachable'::text, 'provider-refused'::text, 'provider-nonsense'::text, 'too-few-passed'::text, 'nothing-left'::text, 'internal'::text]))),
  CONSTRAINT flashcard_generations_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT flashcard_generations_last_refusal_check CHECK ((length(last_refusal) <= 60)),
  CONSTRAINT flashcard_generations_length_check CHECK (((length >= 1) AND (length <= 50))),
  CONSTRAINT flashcard_generations_pasted_check CHECK ((length(pasted) <= 20000)),
  CONSTRAINT flashcard_generations_source_check CHECK ((source = ANY (ARRAY['topic'::text, 'text'::text, 'mistakes'::text]))),
  CONSTRAINT flashcard_generations_state_check CHECK ((state = ANY (ARRAY['generating'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
) WITH (fillfactor=70);
CREATE INDEX flashcard_generations_lately ON flashcard_generations (account_id, created_at);
CREATE INDEX flashcard_generations_of_deck ON flashcard_generations (deck_id) WHERE (deck_id IS NOT NULL);
CREATE UNIQUE INDEX flashcard_generations_one ON flashcard_generations (account_id) WHERE (state = 'generating'::text);
CREATE INDEX flashcard_generations_queue ON flashcard_generations (queued_at, id) WHERE (state = 'generating'::text);

CREATE TABLE flashcard_import_items (
  import_id integer NOT NULL,
  number integer NOT NULL,
  title text NOT NULL,
  deck text NOT NULL,
  body jsonb,
  outcome text,
  reason text DEFAULT ''::text NOT NULL,
  notes text[] DEFAULT '{}'::text[] NOT NULL,
  flashcard_id integer,
  revision integer,
  before jsonb,
  undone boolean DEFAULT false NOT NULL,
  CONSTRAINT flashcard_import_items_pkey PRIMARY KEY (import_id, number),
  CONSTRAINT flashcard_import_items_import_id_fkey FOREIGN KEY (import_id) REFERENCES flashcard_imports(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_import_items_decided CHECK (((body IS NOT NULL) OR (outcome IS NOT NULL))),
  CONSTRAINT flashcard_import_items_deck_check CHECK ((length(deck) <= 120)),
  CONSTRAINT flashcard_import_items_number_check CHECK ((number > 0)),
  CONSTRAINT flashcard_import_items_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'updated'::text, 'duplicate'::text, 'conflicting'::text, 'skipped'::text]))),
  CONSTRAINT flashcard_import_items_taken CHECK (((outcome <> ALL (ARRAY['new'::text, 'updated'::text])) OR (flashcard_id IS NOT NULL))),
  CONSTRAINT flashcard_import_items_title_check CHECK ((length(title) <= 200))
);
CREATE INDEX flashcard_import_items_by_outcome ON flashcard_import_items (import_id, outcome, number);
CREATE INDEX flashcard_import_items_waiting ON flashcard_import_items (import_id, number) WHERE (outcome IS NULL);

CREATE TABLE flashcard_import_pieces (
  import_id integer NOT NULL,
  position integer NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT flashcard_import_pieces_pkey PRIMARY KEY (import_id, "position"),
  CONSTRAINT flashcard_import_pieces_import_id_fkey FOREIGN KEY (import_id) REFERENCES flashcard_imports(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_import_pieces_position_check CHECK (("position" >= 0))
);

CREATE TABLE flashcard_imports (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  language text NOT NULL,
  with_history boolean NOT NULL,
  state text NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  total integer DEFAULT 0 NOT NULL,
  failure text,
  worked_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  submission_id uuid,
  created_at timestamp with time zone NOT NULL,
  failed_line integer,
  CONSTRAINT flashcard_imports_pkey PRIMARY KEY (id),
  CONSTRAINT flashcard_imports_account_id_submission_id_key UNIQUE (account_id, submission_id),
  CONSTRAINT flashcard_imports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_imports_done_check CHECK ((done >= 0)),
  CONSTRAINT flashcard_imports_failed CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CONSTRAINT flashcard_imports_failed_line_check CHECK ((failed_line > 0)),
  CONSTRAINT flashcard_imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  CONSTRAINT flashcard_imports_format_check CHECK ((format = ANY (ARRAY['anki'::text, 'csv'::text]))),
  CONSTRAINT flashcard_imports_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT flashcard_imports_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'taking'::text, 'done'::text, 'undoing'::text, 'undone'::text, 'failed'::text, 'cancelled'::text]))),
  CONSTRAINT flashcard_imports_total_check CHECK ((total >= 0))
) WITH (fillfactor=80);
CREATE INDEX flashcard_imports_of_account ON flashcard_imports (account_id, id DESC);
CREATE UNIQUE INDEX flashcard_imports_running ON flashcard_imports (account_id) WHERE (state = ANY (ARRAY['reading'::text, 'taking'::text, 'undoing'::text]));

CREATE TABLE flashcard_learners (
  account_id integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  reviews integer DEFAULT 0 NOT NULL,
  training_asked integer DEFAULT 0 NOT NULL,
  CONSTRAINT flashcard_learners_pkey PRIMARY KEY (account_id),
  CONSTRAINT flashcard_learners_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
) WITH (fillfactor=70);

CREATE TABLE flashcard_marks (
  account_id integer NOT NULL,
  flashcard_id integer NOT NULL,
  suspended boolean DEFAULT false NOT NULL,
  buried_until timestamp with time zone,
  flag smallint DEFAULT 0 NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  import_id integer,
  CONSTRAINT flashcard_marks_pkey PRIMARY KEY (account_id, flashcard_id),
  CONSTRAINT flashcard_marks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_marks_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id),
  CONSTRAINT flashcard_marks_import_id_fkey FOREIGN KEY (import_id) REFERENCES flashcard_imports(id) ON DELETE SET NULL,
  CONSTRAINT flashcard_marks_flag_check CHECK (((flag >= 0) AND (flag <= 7)))
);
CREATE INDEX flashcard_marks_by_card ON flashcard_marks (flashcard_id);
CREATE INDEX flashcard_marks_of_import ON flashcard_marks (import_id, flashcard_id) WHERE (import_id IS NOT NULL);

CREATE TABLE flashcard_notes (
  account_id integer NOT NULL,
  flashcard_id integer NOT NULL,
  note text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT flashcard_notes_pkey PRIMARY KEY (account_id, flashcard_id),
  CONSTRAINT flashcard_notes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_notes_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id),
  CONSTRAINT flashcard_notes_note_check CHECK (((length(note) >= 1) AND (length(note) <= 4000)))
);
CREATE INDEX flashcard_notes_of_card ON flashcard_notes (flashcard_id);

CREATE TABLE flashcard_quiz_cards (
  quiz_id integer NOT NULL,
  flashcard_id integer NOT NULL,
  position integer NOT NULL,
  answered integer DEFAULT 0 NOT NULL,
  last_correct boolean,
  waits boolean DEFAULT false NOT NULL,
  CONSTRAINT flashcard_quiz_cards_pkey PRIMARY KEY (quiz_id, flashcard_id),
  CONSTRAINT flashcard_quiz_cards_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id),
  CONSTRAINT flashcard_quiz_cards_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES flashcard_quizzes(id) ON DELETE CASCADE
) WITH (fillfactor=80);
CREATE INDEX flashcard_quiz_cards_of_card ON flashcard_quiz_cards (flashcard_id);

CREATE TABLE flashcard_quizzes (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  quiz_type smallint NOT NULL,
  deck_id integer,
  length integer NOT NULL,
  answered integer DEFAULT 0 NOT NULL,
  correct integer DEFAULT 0 NOT NULL,
  submission_id uuid,
  created_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT flashcard_quizzes_pkey PRIMARY KEY (id),
  CONSTRAINT flashcard_quizzes_account_id_submission_id_key UNIQUE (account_id, submission_id),
  CONSTRAINT flashcard_quizzes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_quizzes_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES decks(id),
  CONSTRAINT flashcard_quizzes_answered_check CHECK ((answered >= 0)),
  CONSTRAINT flashcard_quizzes_check CHECK (((correct >= 0) AND (correct <= answered))),
  CONSTRAINT flashcard_quizzes_length_check CHECK (((length >= 1) AND (length <= 9999))),
  CONSTRAINT flashcard_quizzes_quiz_type_check CHECK (((quiz_type >= 1) AND (quiz_type <= 13)))
) WITH (fillfactor=80);
CREATE INDEX flashcard_quizzes_of_account ON flashcard_quizzes (account_id, id DESC);
CREATE INDEX flashcard_quizzes_unfinished ON flashcard_quizzes (account_id, id DESC) WHERE (finished_at IS NULL);

CREATE TABLE flashcard_resets (
  account_id integer NOT NULL,
  flashcard_id integer NOT NULL,
  reset_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT flashcard_resets_pkey PRIMARY KEY (account_id, flashcard_id),
  CONSTRAINT flashcard_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_resets_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id)
);
CREATE INDEX flashcard_resets_by_card ON flashcard_resets (flashcard_id);

CREATE TABLE flashcard_reviews (
  account_id integer NOT NULL,
  review_id uuid NOT NULL,
  flashcard_id integer NOT NULL,
  quiz_id integer,
  answered_at timestamp(3) with time zone NOT NULL,
  correct boolean NOT NULL,
  took_ms integer,
  received_at timestamp with time zone NOT NULL,
  recall real,
  import_id integer,
  rating smallint,
  again_in integer,
  CONSTRAINT flashcard_reviews_pkey PRIMARY KEY (account_id, review_id),
  CONSTRAINT flashcard_reviews_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_reviews_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id),
  CONSTRAINT flashcard_reviews_import_id_fkey FOREIGN KEY (import_id) REFERENCES flashcard_imports(id) ON DELETE SET NULL,
  CONSTRAINT flashcard_reviews_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES flashcard_quizzes(id) ON DELETE SET NULL,
  CONSTRAINT flashcard_reviews_again_in_check CHECK (((again_in >= 1) AND (again_in <= 86400))),
  CONSTRAINT flashcard_reviews_not_in_the_future CHECK ((answered_at <= received_at)),
  CONSTRAINT flashcard_reviews_rating_check CHECK (((rating >= 1) AND (rating <= 4))),
  CONSTRAINT flashcard_reviews_recall_check CHECK (((recall >= (0)::double precision) AND (recall <= (1)::double precision))),
  CONSTRAINT flashcard_reviews_took_ms_check CHECK ((took_ms >= 0))
);
CREATE INDEX flashcard_reviews_by_card ON flashcard_reviews (flashcard_id);
CREATE INDEX flashcard_reviews_by_time ON flashcard_reviews (account_id, answered_at);
CREATE INDEX flashcard_reviews_of_card ON flashcard_reviews (account_id, flashcard_id, answered_at);
CREATE INDEX flashcard_reviews_of_import ON flashcard_reviews (import_id, flashcard_id) WHERE (import_id IS NOT NULL);
CREATE INDEX flashcard_reviews_of_quiz ON flashcard_reviews (quiz_id) WHERE (quiz_id IS NOT NULL);

CREATE TABLE flashcard_seeds (
  account_id integer NOT NULL,
  seed_id uuid NOT NULL,
  flashcard_id integer NOT NULL,
  import_id integer,
  answered_at timestamp(3) with time zone NOT NULL,
  correct boolean NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  stability double precision,
  difficulty double precision,
  reviews integer NOT NULL,
  lapses integer NOT NULL,
  CONSTRAINT flashcard_seeds_pkey PRIMARY KEY (account_id, seed_id),
  CONSTRAINT flashcard_seeds_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_seeds_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id),
  CONSTRAINT flashcard_seeds_import_id_fkey FOREIGN KEY (import_id) REFERENCES flashcard_imports(id) ON DELETE SET NULL,
  CONSTRAINT flashcard_seeds_difficulty_check CHECK (((difficulty >= (1)::double precision) AND (difficulty <= (10)::double precision))),
  CONSTRAINT flashcard_seeds_lapses_check CHECK ((lapses >= 0)),
  CONSTRAINT flashcard_seeds_reviews_check CHECK ((reviews > 0)),
  CONSTRAINT flashcard_seeds_stability_check CHECK ((stability > (0)::double precision)),
  CONSTRAINT flashcard_seeds_whole_memory CHECK (((stability IS NULL) = (difficulty IS NULL)))
);
CREATE INDEX flashcard_seeds_by_card ON flashcard_seeds (flashcard_id);
CREATE INDEX flashcard_seeds_of_card ON flashcard_seeds (account_id, flashcard_id);
CREATE INDEX flashcard_seeds_of_import ON flashcard_seeds (import_id, flashcard_id) WHERE (import_id IS NOT NULL);

CREATE TABLE flashcard_settings (
  account_id integer NOT NULL,
  retention smallint NOT NULL,
  weekdays smallint[] NOT NULL,
  time_zone text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  four_buttons boolean DEFAULT false NOT NULL,
  steps smallint[] DEFAULT '{1,10}'::smallint[] NOT NULL,
  new_a_day smallint DEFAULT 10 NOT NULL,
  reviews_a_day smallint,
  CONSTRAINT flashcard_settings_pkey PRIMARY KEY (account_id),
  CONSTRAINT flashcard_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_settings_new_a_day_check CHECK (((new_a_day >= 0) AND (new_a_day <= 999))),
  CONSTRAINT flashcard_settings_retention_check CHECK (((retention >= 80) AND (retention <= 97))),
  CONSTRAINT flashcard_settings_reviews_a_day_check CHECK (((reviews_a_day >= 0) AND (reviews_a_day <= 9999))),
  CONSTRAINT flashcard_settings_steps_check CHECK ((((cardinality(steps) >= 1) AND (cardinality(steps) <= 5)) AND (1 <= ALL (steps)) AND (1440 >= ALL (steps)))),
  CONSTRAINT flashcard_settings_time_zone_check CHECK (((length(time_zone) >= 1) AND (length(time_zone) <= 64))),
  CONSTRAINT flashcard_settings_weekdays_check CHECK (((cardinality(weekdays) = 7) AND (0 <= ALL (weekdays)) AND (100 >= ALL (weekdays))))
);

CREATE TABLE flashcard_sources (
  account_id integer NOT NULL,
  source_kind text NOT NULL,
  source_id integer NOT NULL,
  source_part text DEFAULT ''::text NOT NULL,
  flashcard_id integer NOT NULL,
  address text NOT NULL,
  title text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT flashcard_sources_pkey PRIMARY KEY (account_id, source_kind, source_id, source_part),
  CONSTRAINT flashcard_sources_flashcard_id_key UNIQUE (flashcard_id),
  CONSTRAINT flashcard_sources_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_sources_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_sources_address_check CHECK (((address ~ '^/[^/]'::text) AND (length(address) <= 300))),
  CONSTRAINT flashcard_sources_source_kind_check CHECK ((source_kind = ANY (ARRAY['question'::text, 'checklist-item'::text, 'passage'::text]))),
  CONSTRAINT flashcard_sources_source_part_check CHECK ((length(source_part) <= 64)),
  CONSTRAINT flashcard_sources_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);

CREATE TABLE flashcard_states (
  account_id integer NOT NULL,
  flashcard_id integer NOT NULL,
  leitner_bin smallint NOT NULL,
  reviews integer NOT NULL,
  lapses integer NOT NULL,
  last_answered timestamp(3) with time zone NOT NULL,
  last_correct boolean NOT NULL,
  stability double precision NOT NULL,
  difficulty double precision NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  again_in integer,
  CONSTRAINT flashcard_states_pkey PRIMARY KEY (account_id, flashcard_id),
  CONSTRAINT flashcard_states_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_states_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id),
  CONSTRAINT flashcard_states_difficulty_check CHECK (((difficulty >= (1)::double precision) AND (difficulty <= (10)::double precision))),
  CONSTRAINT flashcard_states_lapses_check CHECK ((lapses >= 0)),
  CONSTRAINT flashcard_states_leitner_bin_check CHECK (((leitner_bin >= 0) AND (leitner_bin <= 4))),
  CONSTRAINT flashcard_states_reviews_check CHECK ((reviews > 0)),
  CONSTRAINT flashcard_states_stability_check CHECK ((stability > (0)::double precision))
) WITH (fillfactor=80);
CREATE INDEX flashcard_states_by_card ON flashcard_states (flashcard_id);
CREATE INDEX flashcard_states_due ON flashcard_states (account_id, due_at);
CREATE INDEX flashcard_states_incorrect ON flashcard_states (account_id, flashcard_id) WHERE (NOT last_correct);

CREATE TABLE flashcard_undone_reviews (
  account_id integer NOT NULL,
  review_id uuid NOT NULL,
  undone_at timestamp(3) with time zone NOT NULL,
  received_at timestamp with time zone NOT NULL,
  flashcard_id integer,
  quiz_id integer,
  answered_at timestamp(3) with time zone,
  correct boolean,
  rating smallint,
  took_ms integer,
  again_in integer,
  CONSTRAINT flashcard_undone_reviews_pkey PRIMARY KEY (account_id, review_id),
  CONSTRAINT flashcard_undone_reviews_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_undone_reviews_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id),
  CONSTRAINT flashcard_undone_reviews_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES flashcard_quizzes(id) ON DELETE SET NULL,
  CONSTRAINT flashcard_undone_reviews_whole CHECK ((((flashcard_id IS NULL) = (answered_at IS NULL)) AND ((flashcard_id IS NULL) = (correct IS NULL))))
);
CREATE INDEX flashcard_undone_reviews_by_card ON flashcard_undone_reviews (flashcard_id) WHERE (flashcard_id IS NOT NULL);
CREATE INDEX flashcard_undone_reviews_of_quiz ON flashcard_undone_reviews (quiz_id) WHERE (quiz_id IS NOT NULL);

CREATE TABLE flashcard_votes (
  account_id integer NOT NULL,
  flashcard_id integer NOT NULL,
  vote smallint NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT flashcard_votes_pkey PRIMARY KEY (account_id, flashcard_id),
  CONSTRAINT flashcard_votes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_votes_flashcard_id_fkey FOREIGN KEY (flashcard_id) REFERENCES flashcards(id),
  CONSTRAINT flashcard_votes_vote_check CHECK ((vote = ANY (ARRAY['-1'::integer, 1])))
);
CREATE INDEX flashcard_votes_of_card ON flashcard_votes (flashcard_id) INCLUDE (vote);

CREATE TABLE flashcard_weights (
  account_id integer NOT NULL,
  weights double precision[] NOT NULL,
  used boolean NOT NULL,
  log_loss double precision NOT NULL,
  default_log_loss double precision NOT NULL,
  reviews integer NOT NULL,
  trained_at timestamp with time zone NOT NULL,
  CONSTRAINT flashcard_weights_pkey PRIMARY KEY (account_id),
  CONSTRAINT flashcard_weights_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT flashcard_weights_default_log_loss_check CHECK ((default_log_loss >= (0)::double precision)),
  CONSTRAINT flashcard_weights_log_loss_check CHECK ((log_loss >= (0)::double precision)),
  CONSTRAINT flashcard_weights_reviews_check CHECK ((reviews > 0)),
  CONSTRAINT flashcard_weights_used_when_better CHECK (((NOT used) OR (log_loss < default_log_loss))),
  CONSTRAINT flashcard_weights_weights_check CHECK ((cardinality(weights) = 21))
);

CREATE TABLE flashcards (
  id integer GENERATED ALWAYS AS IDENTITY,
  deck_id integer NOT NULL,
  author_id integer,
  position integer NOT NULL,
  front text NOT NULL,
  back text NOT NULL,
  html_version smallint DEFAULT 0 NOT NULL,
  front_image_url text DEFAULT ''::text NOT NULL,
  back_image_url text DEFAULT ''::text NOT NULL,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  topic_id integer,
  revision integer DEFAULT 1 NOT NULL,
  submission_id uuid,
  content_hash text,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  added_in integer DEFAULT 0 NOT NULL,
  changed_in integer DEFAULT 0 NOT NULL,
  removed_in integer,
  changed_by integer,
  filing jsonb DEFAULT '{}'::jsonb NOT NULL,
  source_guid text,
  source_ord smallint DEFAULT 0 NOT NULL,
  source_changed_at timestamp(3) with time zone,
  source_revision integer,
  written_by text,
  confirmed_at timestamp with time zone,
  hidden_at timestamp with time zone,
  CONSTRAINT flashcards_pkey PRIMARY KEY (id),
  CONSTRAINT flashcards_deck_id_submission_id_key UNIQUE (deck_id, submission_id),
  CONSTRAINT flashcards_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT flashcards_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT flashcards_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES decks(id),
  CONSTRAINT flashcards_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE SET NULL,
  CONSTRAINT flashcards_filing_check CHECK ((jsonb_typeof(filing) = 'object'::text)),
  CONSTRAINT flashcards_hidden_is_deleted CHECK (((hidden_at IS NULL) OR (deleted_at IS NOT NULL))),
  CONSTRAINT flashcards_written_by_check CHECK ((written_by = ANY (ARRAY['offline'::text, 'model'::text])))
);
CREATE INDEX flashcards_by_changed_by ON flashcards (changed_by) WHERE (changed_by IS NOT NULL);
CREATE UNIQUE INDEX flashcards_by_source ON flashcards (author_id, source_guid, source_ord) WHERE ((source_guid IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX flashcards_by_submission ON flashcards (submission_id) WHERE (submission_id IS NOT NULL);
CREATE INDEX flashcards_by_version ON flashcards (deck_id, changed_in);
CREATE INDEX flashcards_of_author ON flashcards (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX flashcards_of_deck ON flashcards (deck_id, "position", id) WHERE (deleted_at IS NULL);
CREATE INDEX flashcards_of_topic ON flashcards (topic_id, id) WHERE ((deleted_at IS NULL) AND (topic_id IS NOT NULL));
CREATE INDEX flashcards_pairs ON flashcards (deck_id, md5(((LEAST(front, back) || chr(10)) || GREATEST(front, back))));
CREATE TRIGGER flashcards_added AFTER INSERT ON flashcards REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_documents('card');
CREATE TRIGGER flashcards_searched AFTER DELETE OR UPDATE OF front, back, deck_id, deleted_at ON flashcards FOR EACH ROW EXECUTE FUNCTION keep_documents('card');

CREATE OR REPLACE FUNCTION keep_documents_of_decks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM keep_document('card', child.id) FROM flashcards child WHERE child.deck_id = NEW.id;
        RETURN NULL;
      END $function$;
