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

CREATE TEXT SEARCH CONFIGURATION wardmates_en (PARSER = default);
ALTER TEXT SEARCH CONFIGURATION wardmates_en ADD MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, english_stem;
ALTER TEXT SEARCH CONFIGURATION wardmates_en ADD MAPPING FOR email, file, float, host, hword_numpart, int, numhword, numword, sfloat, uint, url, url_path, version WITH simple;

CREATE TEXT SEARCH CONFIGURATION wardmates_es (PARSER = default);
ALTER TEXT SEARCH CONFIGURATION wardmates_es ADD MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, spanish_stem;
ALTER TEXT SEARCH CONFIGURATION wardmates_es ADD MAPPING FOR email, file, float, host, hword_numpart, int, numhword, numword, sfloat, uint, url, url_path, version WITH simple;

CREATE TEXT SEARCH CONFIGURATION wardmates_plain (PARSER = default);
ALTER TEXT SEARCH CONFIGURATION wardmates_plain ADD MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, simple;
ALTER TEXT SEARCH CONFIGURATION wardmates_plain ADD MAPPING FOR email, file, float, host, hword_numpart, int, numhword, numword, sfloat, uint, url, url_path, version WITH simple;

CREATE OR REPLACE FUNCTION add_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  DECLARE ids int[];
  BEGIN
    SELECT array_agg(id) INTO ids FROM added;
    EXECUTE 'INSERT INTO search_documents (kind, entity_id, language, owner_id, title, body)
             SELECT kind, entity_id, language, owner_id, title, body FROM searched
              WHERE kind = ANY ($1) AND entity_id = ANY ($2)' USING TG_ARGV, ids;
    RETURN NULL;
  END $function$;

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

CREATE OR REPLACE FUNCTION keep_document(of_kind text, of_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
        DELETE FROM search_documents document
         WHERE document.kind = of_kind AND document.entity_id = of_id
           AND NOT EXISTS (SELECT FROM searched found WHERE found.kind = of_kind AND found.entity_id = of_id AND found.language = document.language);
        INSERT INTO search_documents AS document (kind, entity_id, language, owner_id, title, body)
        SELECT kind, entity_id, language, owner_id, title, body FROM searched WHERE kind = of_kind AND entity_id = of_id
        ON CONFLICT (kind, entity_id, language) DO UPDATE SET owner_id = excluded.owner_id, title = excluded.title, body = excluded.body
          WHERE (document.owner_id, document.title, document.body) IS DISTINCT FROM (excluded.owner_id, excluded.title, excluded.body);
      $function$;

CREATE OR REPLACE FUNCTION keep_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        PERFORM keep_document(kind, (CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END)) FROM unnest(TG_ARGV) kind;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION moderated_kind(report_kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
        SELECT CASE report_kind WHEN 'notebook_report' THEN 'topic' WHEN 'virtual_patient_report' THEN 'station' WHEN 'profile_report' THEN 'person' ELSE replace(report_kind, '_report', '') END
      $function$;

CREATE OR REPLACE FUNCTION search_text(html text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT trim(regexp_replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(html, '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), '\s+', ' ', 'g')) $function$;

CREATE VIEW searched AS
 SELECT 'topic'::text AS kind,
    topic.id AS entity_id,
    named.language,
    NULL::integer AS owner_id,
    named.name AS title,
    ''::text AS body
   FROM (topics topic
     CROSS JOIN LATERAL ( VALUES ('en'::text,topic.name), ('es'::text,topic.name_es)) named(language, name))
UNION ALL
 SELECT 'section'::text AS kind,
    section.id AS entity_id,
    section.language,
    NULL::integer AS owner_id,
    ((
        CASE section.language
            WHEN 'es'::text THEN COALESCE(topic.name_es, guide.name_es)
            ELSE COALESCE(topic.name, guide.name)
        END || ': '::text) || section.title) AS title,
    search_text(section.text) AS body
   FROM ((notebook_sections section
     LEFT JOIN topics topic ON ((topic.id = section.topic_id)))
     LEFT JOIN guides guide ON ((guide.id = section.guide_id)))
  WHERE (section.retired_at IS NULL)
UNION ALL
 SELECT 'question'::text AS kind,
    question.id AS entity_id,
    question.language,
        CASE
            WHEN (question.status <> 'published'::text) THEN question.author_id
            ELSE NULL::integer
        END AS owner_id,
    ''::text AS title,
    search_text(question.question_text) AS body
   FROM questions question
  WHERE ((question.deleted_at IS NULL) AND ((question.status = 'published'::text) OR ((question.status = ANY (ARRAY['private'::text, 'draft'::text])) AND (question.author_id IS NOT NULL))))
UNION ALL
 SELECT 'explanation'::text AS kind,
    question.id AS entity_id,
    question.language,
        CASE
            WHEN (question.status <> 'published'::text) THEN question.author_id
            ELSE NULL::integer
        END AS owner_id,
    ''::text AS title,
    concat_ws(' '::text, search_text(question.explanation_text), ( SELECT string_agg(answer.answer_text, ' '::text ORDER BY answer."position") AS string_agg
           FROM question_answers answer
          WHERE (answer.question_id = question.id))) AS body
   FROM questions question
  WHERE ((question.deleted_at IS NULL) AND ((question.status = 'published'::text) OR ((question.status = ANY (ARRAY['private'::text, 'draft'::text])) AND (question.author_id IS NOT NULL))))
UNION ALL
 SELECT 'station'::text AS kind,
    station.id AS entity_id,
    station.language,
        CASE
            WHEN (station.published_at IS NULL) THEN station.owner_id
            ELSE NULL::integer
        END AS owner_id,
    station.name AS title,
    search_text(station.description) AS body
   FROM stations station
  WHERE ((station.deleted_at IS NULL) AND ((station.published_at IS NOT NULL) OR (station.owner_id IS NOT NULL)))
UNION ALL
 SELECT 'deck'::text AS kind,
    deck.id AS entity_id,
    deck.language,
        CASE
            WHEN ((deck.kind = 'own'::text) AND (NOT deck.deck_shared)) THEN deck.owner_id
            ELSE NULL::integer
        END AS owner_id,
    deck.deck_name AS title,
    deck.deck_description AS body
   FROM decks deck
  WHERE ((deck.deleted_at IS NULL) AND ((deck.kind <> 'own'::text) OR deck.deck_shared OR (deck.owner_id IS NOT NULL)))
UNION ALL
 SELECT 'card'::text AS kind,
    card.id AS entity_id,
    deck.language,
        CASE
            WHEN ((deck.kind = 'own'::text) AND (NOT deck.deck_shared)) THEN deck.owner_id
            ELSE NULL::integer
        END AS owner_id,
    search_text(card.front) AS title,
    search_text(card.back) AS body
   FROM (flashcards card
     JOIN decks deck ON ((deck.id = card.deck_id)))
  WHERE ((card.deleted_at IS NULL) AND (deck.deleted_at IS NULL) AND ((deck.kind <> 'own'::text) OR deck.deck_shared OR (deck.owner_id IS NOT NULL)));
