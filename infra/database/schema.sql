-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE migrations (
  id integer DEFAULT nextval('migrations_id_seq'::regclass) NOT NULL,
  timestamp bigint NOT NULL,
  name character varying NOT NULL,
  CONSTRAINT PK_8c82d7f526340ab734260ea46be PRIMARY KEY (id)
);

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  name text NOT NULL,
  body jsonb NOT NULL,
  due_at timestamp with time zone NOT NULL,
  failed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  failure text,
  trace text,
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_check1 CHECK (((failure IS NULL) OR (failed_at IS NOT NULL))),
  CONSTRAINT outbox_failure_check CHECK ((length(failure) <= 500)),
  CONSTRAINT outbox_kind_check CHECK ((kind = ANY (ARRAY['live'::text, 'revoke'::text, 'job'::text]))),
  CONSTRAINT outbox_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT outbox_trace_check CHECK ((length(trace) <= 100))
);
CREATE INDEX outbox_failed ON outbox (name, failed_at DESC, id DESC) WHERE (failed_at IS NOT NULL);
CREATE INDEX outbox_owed ON outbox (due_at) WHERE (failed_at IS NULL);

CREATE EXTENSION btree_gin;

CREATE EXTENSION fuzzystrmatch;

CREATE EXTENSION pg_trgm;

CREATE EXTENSION unaccent;

CREATE TEXT SEARCH CONFIGURATION wardmates_plain (PARSER = default);
ALTER TEXT SEARCH CONFIGURATION wardmates_plain ADD MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, simple;
ALTER TEXT SEARCH CONFIGURATION wardmates_plain ADD MAPPING FOR email, file, float, host, hword_numpart, int, numhword, numword, sfloat, uint, url, url_path, version WITH simple;

CREATE OR REPLACE FUNCTION first_words(html text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT CASE WHEN length(words) <= 120 THEN words ELSE coalesce(substring(left(words, 121) FROM '^(.+) '), left(words, 120)) || '…' END
          FROM (SELECT btrim(regexp_replace(replace(replace(replace(replace(replace(replace(
                  regexp_replace(regexp_replace(left(html, 2000), '</?(?:strong|em|u|s|sub|sup|mark|a)\y[^>]*(?:>|$)', '', 'g'), '<[^>]*(?:>|$)', ' ', 'g'),
                  '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&nbsp;', ' '), '&amp;', '&'), '[[:space:]\u00a0]+', ' ', 'g')) AS words) AS plain
      $function$;

CREATE OR REPLACE FUNCTION keep_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM keep_document(kind, (CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END)) FROM unnest(TG_ARGV) kind;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION question_bin(person integer, question integer)
 RETURNS smallint
 LANGUAGE sql
 STABLE
AS $function$
        SELECT least(4, count(*) FILTER (WHERE since.right_since))::smallint
          FROM (SELECT bool_and(place.counts_as_correct) OVER (ORDER BY place.answered_at DESC, place.quiz_id DESC) AS right_since
                  FROM quizzes quiz JOIN quiz_questions place ON place.quiz_id = quiz.id AND place.question_id = question
                 WHERE quiz.account_id = person AND place.state = 'answered' AND place.counts_as_correct IS NOT NULL) since
      $function$;
