-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE bank_scores (
  specialty_id smallint NOT NULL,
  pack text NOT NULL,
  bin smallint NOT NULL,
  people integer NOT NULL,
  points bigint NOT NULL,
  CONSTRAINT bank_scores_pkey PRIMARY KEY (specialty_id, pack, bin),
  CONSTRAINT bank_scores_bin_check CHECK (((bin >= 0) AND (bin <= 10))),
  CONSTRAINT bank_scores_check CHECK (((specialty_id = 0) OR (pack = ''::text))),
  CONSTRAINT bank_scores_pack_check CHECK ((length(pack) <= 40)),
  CONSTRAINT bank_scores_people_check CHECK ((people >= 0)),
  CONSTRAINT bank_scores_points_check CHECK ((points >= 0)),
  CONSTRAINT bank_scores_specialty_id_check CHECK (((specialty_id >= 0) AND (specialty_id <= 99)))
);

CREATE TABLE bank_weeks (
  specialty_id smallint NOT NULL,
  pack text NOT NULL,
  week date NOT NULL,
  people integer NOT NULL,
  points bigint NOT NULL,
  CONSTRAINT bank_weeks_pkey PRIMARY KEY (specialty_id, pack, week),
  CONSTRAINT bank_weeks_check CHECK (((specialty_id = 0) OR (pack = ''::text))),
  CONSTRAINT bank_weeks_pack_check CHECK ((length(pack) <= 40)),
  CONSTRAINT bank_weeks_people_check CHECK ((people >= 0)),
  CONSTRAINT bank_weeks_points_check CHECK ((points >= 0)),
  CONSTRAINT bank_weeks_specialty_id_check CHECK (((specialty_id >= 0) AND (specialty_id <= 99)))
);

CREATE TABLE learner_scores (
  account_id integer NOT NULL,
  specialty_id smallint NOT NULL,
  pack text NOT NULL,
  answers integer NOT NULL,
  correct integer NOT NULL,
  points integer GENERATED ALWAYS AS ((round(((10000.0 * (correct)::numeric) / (answers)::numeric)))::integer) STORED,
  bin smallint GENERATED ALWAYS AS (
CASE
    WHEN (answers >= 5) THEN (round(((10.0 * (correct)::numeric) / (answers)::numeric)))::smallint
    ELSE NULL::smallint
END) STORED,
  CONSTRAINT learner_scores_pkey PRIMARY KEY (account_id, specialty_id, pack),
  CONSTRAINT learner_scores_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT learner_scores_answers_check CHECK ((answers > 0)),
  CONSTRAINT learner_scores_check CHECK (((specialty_id = 0) OR (pack = ''::text))),
  CONSTRAINT learner_scores_check1 CHECK (((correct >= 0) AND (correct <= answers))),
  CONSTRAINT learner_scores_pack_check CHECK ((length(pack) <= 40)),
  CONSTRAINT learner_scores_specialty_id_check CHECK (((specialty_id >= 0) AND (specialty_id <= 99)))
);
CREATE TRIGGER keep_bank_scores_on_delete AFTER DELETE ON learner_scores REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_scores();
CREATE TRIGGER keep_bank_scores_on_insert AFTER INSERT ON learner_scores REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_scores();
CREATE TRIGGER keep_bank_scores_on_update AFTER UPDATE ON learner_scores REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_scores();

CREATE TABLE learner_weeks (
  account_id integer NOT NULL,
  specialty_id smallint NOT NULL,
  pack text NOT NULL,
  answers integer NOT NULL,
  correct integer NOT NULL,
  points integer GENERATED ALWAYS AS ((round(((10000.0 * (correct)::numeric) / (answers)::numeric)))::integer) STORED,
  week date NOT NULL,
  CONSTRAINT learner_weeks_pkey PRIMARY KEY (account_id, specialty_id, pack, week),
  CONSTRAINT learner_weeks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT learner_weeks_answers_check CHECK ((answers > 0)),
  CONSTRAINT learner_weeks_check CHECK (((specialty_id = 0) OR (pack = ''::text))),
  CONSTRAINT learner_weeks_check1 CHECK (((correct >= 0) AND (correct <= answers))),
  CONSTRAINT learner_weeks_pack_check CHECK ((length(pack) <= 40)),
  CONSTRAINT learner_weeks_specialty_id_check CHECK (((specialty_id >= 0) AND (specialty_id <= 99))),
  CONSTRAINT learner_weeks_week_check CHECK ((EXTRACT(isodow FROM week) = (1)::numeric))
);
CREATE TRIGGER keep_bank_weeks_on_delete AFTER DELETE ON learner_weeks REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_weeks();
CREATE TRIGGER keep_bank_weeks_on_insert AFTER INSERT ON learner_weeks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_weeks();
CREATE TRIGGER keep_bank_weeks_on_update AFTER UPDATE ON learner_weeks REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_weeks();

CREATE TABLE learning_first_days (
  account_id integer NOT NULL,
  put_away_at timestamp with time zone NOT NULL,
  CONSTRAINT learning_first_days_pkey PRIMARY KEY (account_id),
  CONSTRAINT learning_first_days_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE learning_goals (
  account_id integer NOT NULL,
  a_day smallint NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT learning_goals_pkey PRIMARY KEY (account_id),
  CONSTRAINT learning_goals_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT learning_goals_a_day_check CHECK (((a_day >= 1) AND (a_day <= 500)))
);

CREATE TABLE learning_understood (
  account_id integer NOT NULL,
  kind text NOT NULL,
  thing_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT learning_understood_pkey PRIMARY KEY (account_id, kind, thing_id),
  CONSTRAINT learning_understood_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT learning_understood_kind_check CHECK ((kind = ANY (ARRAY['question'::text, 'item'::text, 'card'::text])))
);

CREATE OR REPLACE FUNCTION keep_bank_scores()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('wardmates learning figures'), hashtext(current_database()));
      IF TG_OP <> 'INSERT' THEN
        UPDATE bank_scores kept SET people = kept.people - fewer.people, points = kept.points - fewer.points
          FROM (SELECT specialty_id, pack, bin, count(*)::int AS people, sum(points)::bigint AS points FROM removed WHERE bin IS NOT NULL GROUP BY specialty_id, pack, bin ORDER BY specialty_id, pack, bin) fewer WHERE kept.specialty_id = fewer.specialty_id AND kept.pack = fewer.pack AND kept.bin = fewer.bin;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO bank_scores AS kept (specialty_id, pack, bin, people, points) SELECT specialty_id, pack, bin, count(*)::int AS people, sum(points)::bigint AS points FROM added WHERE bin IS NOT NULL GROUP BY specialty_id, pack, bin ORDER BY specialty_id, pack, bin
        ON CONFLICT (specialty_id, pack, bin) DO UPDATE SET people = kept.people + excluded.people, points = kept.points + excluded.points;
      END IF;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION keep_bank_weeks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('wardmates learning figures'), hashtext(current_database()));
      IF TG_OP <> 'INSERT' THEN
        UPDATE bank_weeks kept SET people = kept.people - fewer.people, points = kept.points - fewer.points
          FROM (SELECT specialty_id, pack, week, count(*)::int AS people, sum(points)::bigint AS points FROM removed WHERE true GROUP BY specialty_id, pack, week ORDER BY specialty_id, pack, week) fewer WHERE kept.specialty_id = fewer.specialty_id AND kept.pack = fewer.pack AND kept.week = fewer.week;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO bank_weeks AS kept (specialty_id, pack, week, people, points) SELECT specialty_id, pack, week, count(*)::int AS people, sum(points)::bigint AS points FROM added WHERE true GROUP BY specialty_id, pack, week ORDER BY specialty_id, pack, week
        ON CONFLICT (specialty_id, pack, week) DO UPDATE SET people = kept.people + excluded.people, points = kept.points + excluded.points;
      END IF;
      RETURN NULL;
    END $function$;
