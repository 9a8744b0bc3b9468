-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE statistics_cohorts (
  month date NOT NULL,
  measure text NOT NULL,
  country text NOT NULL,
  stage smallint NOT NULL,
  people integer NOT NULL,
  kept integer DEFAULT 0 NOT NULL,
  CONSTRAINT statistics_cohorts_pkey PRIMARY KEY (country, stage, month, measure),
  CONSTRAINT statistics_cohorts_check CHECK (((people >= kept) AND (kept >= 0)))
);

CREATE TABLE statistics_counts (
  metric smallint NOT NULL,
  span smallint NOT NULL,
  country text NOT NULL,
  stage smallint NOT NULL,
  bucket timestamp with time zone NOT NULL,
  count bigint NOT NULL,
  people integer NOT NULL,
  kept_count bigint DEFAULT 0 NOT NULL,
  kept_people integer DEFAULT 0 NOT NULL,
  CONSTRAINT statistics_counts_pkey PRIMARY KEY (metric, span, country, stage, bucket),
  CONSTRAINT statistics_counts_check CHECK (((count >= kept_count) AND (people >= kept_people) AND (kept_count >= 0) AND (kept_people >= 0))),
  CONSTRAINT statistics_counts_span_check CHECK (((span >= 1) AND (span <= 3)))
) WITH (fillfactor=80);
CREATE INDEX statistics_counts_beside ON statistics_counts (metric, span, bucket, stage, country);

CREATE TABLE statistics_look_ups (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer,
  list text NOT NULL,
  country text NOT NULL,
  training_stage smallint NOT NULL,
  statistics_window smallint NOT NULL,
  page integer NOT NULL,
  people integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT statistics_look_ups_pkey PRIMARY KEY (id),
  CONSTRAINT statistics_look_ups_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT statistics_look_ups_list_check CHECK ((list = ANY (ARRAY['user_training_list'::text, 'user_country_list'::text]))),
  CONSTRAINT statistics_look_ups_page_check CHECK ((page > 0)),
  CONSTRAINT statistics_look_ups_people_check CHECK ((people >= 0)),
  CONSTRAINT statistics_look_ups_statistics_window_check CHECK (((statistics_window >= 1) AND (statistics_window <= 5)))
);
CREATE INDEX statistics_look_ups_of_account ON statistics_look_ups (account_id) WHERE (account_id IS NOT NULL);

CREATE TABLE statistics_memberships (
  account_id integer NOT NULL,
  country text NOT NULL,
  stage smallint NOT NULL,
  roles text[] NOT NULL,
  CONSTRAINT statistics_memberships_pkey PRIMARY KEY (account_id),
  CONSTRAINT statistics_memberships_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE statistics_people (
  account_id integer NOT NULL,
  month date NOT NULL,
  country text NOT NULL,
  stage smallint NOT NULL,
  back smallint NOT NULL,
  first smallint NOT NULL,
  joined smallint NOT NULL,
  CONSTRAINT statistics_people_pkey PRIMARY KEY (account_id),
  CONSTRAINT statistics_people_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT statistics_people_back_check CHECK ((back = ANY (ARRAY[0, 1, 7, 30]))),
  CONSTRAINT statistics_people_joined_check CHECK (((joined >= 0) AND (joined <= 4)))
);

CREATE TABLE statistics_person_hours (
  account_id integer NOT NULL,
  metric smallint NOT NULL,
  hour timestamp with time zone NOT NULL,
  month date NOT NULL,
  count integer NOT NULL,
  kept integer DEFAULT 0 NOT NULL,
  CONSTRAINT statistics_person_hours_pkey PRIMARY KEY (account_id, metric, hour),
  CONSTRAINT statistics_person_hours_account_id_month_fkey FOREIGN KEY (account_id, month) REFERENCES statistics_person_months(account_id, month) ON DELETE CASCADE,
  CONSTRAINT statistics_person_hours_count_check CHECK ((count >= 0)),
  CONSTRAINT statistics_person_hours_kept_check CHECK ((kept >= 0))
) WITH (fillfactor=80);
CREATE INDEX statistics_person_hours_month ON statistics_person_hours (account_id, month);

CREATE TABLE statistics_person_months (
  account_id integer NOT NULL,
  month date NOT NULL,
  country text NOT NULL,
  stage smallint NOT NULL,
  CONSTRAINT statistics_person_months_pkey PRIMARY KEY (account_id, month),
  CONSTRAINT statistics_person_months_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT statistics_person_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

CREATE TABLE statistics_progress (
  single boolean DEFAULT true NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  counted bigint DEFAULT 0 NOT NULL,
  counted_at timestamp with time zone,
  rebuilt_at timestamp with time zone,
  CONSTRAINT statistics_progress_pkey PRIMARY KEY (single),
  CONSTRAINT statistics_progress_single_check CHECK (single)
);

CREATE TABLE statistics_roles (
  country text NOT NULL,
  stage smallint NOT NULL,
  role text NOT NULL,
  people integer NOT NULL,
  CONSTRAINT statistics_roles_pkey PRIMARY KEY (country, stage, role),
  CONSTRAINT statistics_roles_people_check CHECK ((people >= 0))
);
