-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE class_assignments (
  id integer GENERATED ALWAYS AS IDENTITY,
  class_id integer NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  personal_quiz_id integer,
  station_id integer,
  deck_id integer,
  due_on date NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT class_assignments_pkey PRIMARY KEY (id),
  CONSTRAINT class_assignments_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id) ON DELETE CASCADE,
  CONSTRAINT class_assignments_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES decks(id) ON DELETE SET NULL,
  CONSTRAINT class_assignments_personal_quiz_id_fkey FOREIGN KEY (personal_quiz_id) REFERENCES personal_quizzes(id) ON DELETE SET NULL,
  CONSTRAINT class_assignments_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE SET NULL,
  CONSTRAINT class_assignments_kind_check CHECK ((kind = ANY (ARRAY['quiz'::text, 'station'::text, 'deck'::text]))),
  CONSTRAINT class_assignments_of_one_kind CHECK ((((kind = 'quiz'::text) OR (personal_quiz_id IS NULL)) AND ((kind = 'station'::text) OR (station_id IS NULL)) AND ((kind = 'deck'::text) OR (deck_id IS NULL)))),
  CONSTRAINT class_assignments_title_check CHECK (((length(title) >= 1) AND (length(title) <= 300)))
);
CREATE INDEX class_assignments_class ON class_assignments (class_id, id);
CREATE UNIQUE INDEX class_assignments_deck ON class_assignments (deck_id, class_id) WHERE (deck_id IS NOT NULL);
CREATE UNIQUE INDEX class_assignments_personal_quiz ON class_assignments (personal_quiz_id, class_id) WHERE (personal_quiz_id IS NOT NULL);
CREATE UNIQUE INDEX class_assignments_station ON class_assignments (station_id, class_id) WHERE (station_id IS NOT NULL);

CREATE TABLE class_members (
  class_id integer NOT NULL,
  account_id integer NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  CONSTRAINT class_members_pkey PRIMARY KEY (class_id, account_id),
  CONSTRAINT class_members_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT class_members_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id) ON DELETE CASCADE
);
CREATE INDEX class_members_account ON class_members (account_id);

CREATE TABLE class_topic_people (
  class_id integer NOT NULL,
  topic_id integer NOT NULL,
  until timestamp with time zone NOT NULL,
  account_id integer NOT NULL,
  CONSTRAINT class_topic_people_pkey PRIMARY KEY (class_id, topic_id, until, account_id),
  CONSTRAINT class_topic_people_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT class_topic_people_class_id_topic_id_fkey FOREIGN KEY (class_id, topic_id) REFERENCES class_topics(class_id, topic_id) ON DELETE CASCADE
);
CREATE INDEX class_topic_people_account ON class_topic_people (account_id);

CREATE TABLE class_topics (
  class_id integer NOT NULL,
  topic_id integer NOT NULL,
  until timestamp with time zone NOT NULL,
  people smallint NOT NULL,
  percent smallint,
  CONSTRAINT class_topics_pkey PRIMARY KEY (class_id, topic_id),
  CONSTRAINT class_topics_class_id_fkey FOREIGN KEY (class_id) REFERENCES classes(id) ON DELETE CASCADE,
  CONSTRAINT class_topics_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE,
  CONSTRAINT class_topics_people_check CHECK ((people >= 5)),
  CONSTRAINT class_topics_percent_check CHECK ((((percent >= 0) AND (percent <= 100)) AND (((percent)::integer % 10) = 0)))
);
CREATE INDEX class_topics_topic ON class_topics (topic_id);

CREATE TABLE classes (
  id integer GENERATED ALWAYS AS IDENTITY,
  tutor_id integer NOT NULL,
  name text NOT NULL,
  pin text NOT NULL,
  submission_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  hidden_at timestamp with time zone,
  CONSTRAINT classes_pkey PRIMARY KEY (id),
  CONSTRAINT classes_pin_key UNIQUE (pin),
  CONSTRAINT classes_tutor_id_submission_id_key UNIQUE (tutor_id, submission_id),
  CONSTRAINT classes_tutor_id_fkey FOREIGN KEY (tutor_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT classes_name_check CHECK (((length(name) >= 2) AND (length(name) <= 80))),
  CONSTRAINT classes_pin_check CHECK ((pin ~ '^[0-9]{8}$'::text))
);

CREATE TABLE tutors (
  account_id integer NOT NULL,
  state text DEFAULT 'asked'::text NOT NULL,
  words text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  decided_by integer,
  decided_at timestamp with time zone,
  CONSTRAINT tutors_pkey PRIMARY KEY (account_id),
  CONSTRAINT tutors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT tutors_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT tutors_decided CHECK (((state = 'asked'::text) = (decided_at IS NULL))),
  CONSTRAINT tutors_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'refused'::text]))),
  CONSTRAINT tutors_words_check CHECK (((length(words) >= 10) AND (length(words) <= 500)))
);
CREATE INDEX tutors_decider ON tutors (decided_by) WHERE (decided_by IS NOT NULL);
