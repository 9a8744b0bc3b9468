-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE bank_checks (
  id integer GENERATED ALWAYS AS IDENTITY,
  started_by integer,
  after_id integer DEFAULT 0 NOT NULL,
  checked integer DEFAULT 0 NOT NULL,
  flagged integer DEFAULT 0 NOT NULL,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT bank_checks_pkey PRIMARY KEY (id),
  CONSTRAINT bank_checks_started_by_fkey FOREIGN KEY (started_by) REFERENCES accounts(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX bank_checks_one_at_a_time ON bank_checks ((true)) WHERE (finished_at IS NULL);
CREATE INDEX bank_checks_starter ON bank_checks (started_by) WHERE (started_by IS NOT NULL);

CREATE TABLE personal_quiz_questions (
  personal_quiz_id integer NOT NULL,
  question_id integer NOT NULL,
  position smallint NOT NULL,
  CONSTRAINT personal_quiz_questions_pkey PRIMARY KEY (personal_quiz_id, question_id),
  CONSTRAINT personal_quiz_questions_personal_quiz_id_position_key UNIQUE (personal_quiz_id, "position") DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT personal_quiz_questions_personal_quiz_id_fkey FOREIGN KEY (personal_quiz_id) REFERENCES personal_quizzes(id) ON DELETE CASCADE,
  CONSTRAINT personal_quiz_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id),
  CONSTRAINT personal_quiz_questions_position_check CHECK (("position" >= 0))
);
CREATE INDEX personal_quiz_questions_of_question ON personal_quiz_questions (question_id);

CREATE TABLE personal_quizzes (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  title text NOT NULL,
  icon text NOT NULL,
  colour text NOT NULL,
  category text[] DEFAULT '{}'::text[] NOT NULL,
  shared boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  submission_id uuid,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT personal_quizzes_pkey PRIMARY KEY (id),
  CONSTRAINT personal_quizzes_account_id_submission_id_key UNIQUE (account_id, submission_id),
  CONSTRAINT personal_quizzes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT personal_quizzes_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);
CREATE INDEX personal_quizzes_of_account ON personal_quizzes (account_id, changed_at DESC, id) WHERE (deleted_at IS NULL);

CREATE TABLE question_attempts (
  id integer GENERATED ALWAYS AS IDENTITY,
  quiz_id integer NOT NULL,
  question_id integer,
  writer text NOT NULL,
  milliseconds integer NOT NULL,
  refusal text,
  stem text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT question_attempts_pkey PRIMARY KEY (id),
  CONSTRAINT question_attempts_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE SET NULL,
  CONSTRAINT question_attempts_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES quizzes(id) ON DELETE CASCADE,
  CONSTRAINT question_attempts_milliseconds_check CHECK ((milliseconds >= 0)),
  CONSTRAINT question_attempts_refusal_check CHECK ((length(refusal) <= 60)),
  CONSTRAINT question_attempts_stem_check CHECK ((length(stem) <= 300)),
  CONSTRAINT question_attempts_writer_check CHECK ((writer = ANY (ARRAY['offline'::text, 'model'::text])))
);
CREATE INDEX question_attempts_of_quiz ON question_attempts (quiz_id, id);

CREATE TABLE question_checks (
  question_id integer NOT NULL,
  revision integer NOT NULL,
  refusal text,
  checked_at timestamp with time zone NOT NULL,
  CONSTRAINT question_checks_pkey PRIMARY KEY (question_id),
  CONSTRAINT question_checks_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT question_checks_revision_check CHECK ((revision > 0))
);
CREATE INDEX question_checks_refused ON question_checks (checked_at DESC, question_id) WHERE (refusal IS NOT NULL);

CREATE TABLE quiz_questions (
  quiz_id integer NOT NULL,
  position smallint NOT NULL,
  question_id integer NOT NULL,
  revision integer NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  flagged boolean DEFAULT false NOT NULL,
  picked integer[] DEFAULT '{}'::integer[] NOT NULL,
  written jsonb DEFAULT '[]'::jsonb NOT NULL,
  number_correct smallint,
  mark real,
  counts_as_correct boolean,
  submission_id uuid,
  answered_at timestamp with time zone,
  late_at timestamp with time zone,
  CONSTRAINT quiz_questions_pkey PRIMARY KEY (quiz_id, question_id),
  CONSTRAINT quiz_questions_quiz_id_position_key UNIQUE (quiz_id, "position"),
  CONSTRAINT quiz_questions_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id),
  CONSTRAINT quiz_questions_quiz_id_fkey FOREIGN KEY (quiz_id) REFERENCES quizzes(id) ON DELETE CASCADE,
  CONSTRAINT quiz_questions_mark_check CHECK (((mark >= (0)::double precision) AND (mark <= (1)::double precision))),
  CONSTRAINT quiz_questions_position_check CHECK ((("position" >= 0) AND ("position" <= 99))),
  CONSTRAINT quiz_questions_state_check CHECK ((state = ANY (ARRAY['open'::text, 'shown'::text, 'answered'::text, 'skipped'::text])))
) WITH (fillfactor=80);
CREATE INDEX quiz_questions_of_question ON quiz_questions (question_id);

CREATE TABLE quizzes (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  kind text NOT NULL,
  mode smallint NOT NULL,
  state text NOT NULL,
  language text NOT NULL,
  specialty_id smallint DEFAULT 0 NOT NULL,
  topic_id integer,
  focus_id smallint DEFAULT 0 NOT NULL,
  difficulty smallint DEFAULT 0 NOT NULL,
  length smallint NOT NULL,
  current_score smallint DEFAULT 0 NOT NULL,
  answered smallint DEFAULT 0 NOT NULL,
  seconds_used integer DEFAULT 0 NOT NULL,
  ends_at timestamp with time zone,
  submission_id uuid,
  generates boolean DEFAULT false NOT NULL,
  queued_at timestamp with time zone DEFAULT now() NOT NULL,
  writing_since timestamp with time zone,
  failure text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  personal_quiz_id integer,
  counted_at timestamp with time zone,
  premium boolean DEFAULT false NOT NULL,
  folded_at timestamp with time zone,
  paper text,
  CONSTRAINT quizzes_pkey PRIMARY KEY (id),
  CONSTRAINT quizzes_account_id_submission_id_key UNIQUE (account_id, submission_id),
  CONSTRAINT quizzes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT quizzes_personal_quiz_id_fkey FOREIGN KEY (personal_quiz_id) REFERENCES personal_quizzes(id) ON DELETE SET NULL,
  CONSTRAINT quizzes_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE SET NULL,
  CONSTRAINT quizzes_check CHECK (((mode = 2) = (ends_at IS NOT NULL))),
  CONSTRAINT quizzes_check1 CHECK (((state = 'finished'::text) = (finished_at IS NOT NULL))),
  CONSTRAINT quizzes_check2 CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  CONSTRAINT quizzes_check3 CHECK (((state = ANY (ARRAY['running'::text, 'finished'::text])) OR generates)),
  CONSTRAINT quizzes_check4 CHECK (((counted_at IS NULL) OR (state = 'finished'::text))),
  CONSTRAINT quizzes_check5 CHECK (((folded_at IS NULL) OR (state = 'finished'::text))),
  CONSTRAINT quizzes_failure_check CHECK ((failure = ANY (ARRAY['provider-unreachable'::text, 'provider-refused'::text, 'provider-nonsense'::text, 'too-few-passed'::text, 'internal'::text]))),
  CONSTRAINT quizzes_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'ai'::text, 'private'::text]))),
  CONSTRAINT quizzes_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT quizzes_length_check CHECK (((length >= 1) AND (length <= 100))),
  CONSTRAINT quizzes_mode_check CHECK ((mode = ANY (ARRAY[1, 2, 3]))),
  CONSTRAINT quizzes_paper_check CHECK (((paper IS NULL) OR (mode = 2))),
  CONSTRAINT quizzes_seconds_used_check CHECK ((seconds_used >= 0)),
  CONSTRAINT quizzes_state_check CHECK ((state = ANY (ARRAY['generating'::text, 'running'::text, 'finished'::text, 'failed'::text])))
) WITH (fillfactor=80);
CREATE INDEX quizzes_being_written ON quizzes (id) WHERE (state = 'generating'::text);
CREATE INDEX quizzes_generated_lately ON quizzes (account_id, created_at) WHERE generates;
CREATE INDEX quizzes_of_account ON quizzes (account_id, id DESC);
CREATE INDEX quizzes_of_personal ON quizzes (personal_quiz_id, account_id) WHERE (personal_quiz_id IS NOT NULL);
CREATE UNIQUE INDEX quizzes_one_generation ON quizzes (account_id) WHERE (state = 'generating'::text);
CREATE INDEX quizzes_premium ON quizzes (account_id, id DESC) WHERE premium;
CREATE INDEX quizzes_to_count ON quizzes (finished_at, id) WHERE ((state = 'finished'::text) AND (counted_at IS NULL));
CREATE INDEX quizzes_to_fold ON quizzes (finished_at, id) WHERE ((state = 'finished'::text) AND (folded_at IS NULL));
CREATE INDEX quizzes_unfinished ON quizzes (account_id, id DESC) WHERE (state = ANY (ARRAY['generating'::text, 'running'::text]));
