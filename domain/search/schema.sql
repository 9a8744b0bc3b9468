-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE search_documents (
  kind text NOT NULL,
  entity_id integer NOT NULL,
  language text NOT NULL,
  owner_id integer,
  title text NOT NULL,
  body text NOT NULL,
  title_words tsvector GENERATED ALWAYS AS (search_words(language, "left"(title, 1000))) STORED,
  words tsvector GENERATED ALWAYS AS ((setweight(search_words(language, "left"(title, 1000)), 'A'::"char") || setweight(search_words(language, "left"(body, 100000)), 'B'::"char"))) STORED,
  CONSTRAINT search_documents_pkey PRIMARY KEY (kind, entity_id, language),
  CONSTRAINT search_documents_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT search_documents_kind_check CHECK ((kind = ANY (ARRAY['topic'::text, 'section'::text, 'question'::text, 'explanation'::text, 'card'::text, 'station'::text, 'deck'::text]))),
  CONSTRAINT search_documents_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text])))
);
CREATE INDEX search_documents_of_owner ON search_documents (owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX search_titles_of_card_en ON search_documents USING gin (title_words) WHERE ((kind = 'card'::text) AND (language = 'en'::text));
CREATE INDEX search_titles_of_card_es ON search_documents USING gin (title_words) WHERE ((kind = 'card'::text) AND (language = 'es'::text));
CREATE INDEX search_titles_of_deck_en ON search_documents USING gin (title_words) WHERE ((kind = 'deck'::text) AND (language = 'en'::text));
CREATE INDEX search_titles_of_deck_es ON search_documents USING gin (title_words) WHERE ((kind = 'deck'::text) AND (language = 'es'::text));
CREATE INDEX search_titles_of_explanation_en ON search_documents USING gin (title_words) WHERE ((kind = 'explanation'::text) AND (language = 'en'::text));
CREATE INDEX search_titles_of_explanation_es ON search_documents USING gin (title_words) WHERE ((kind = 'explanation'::text) AND (language = 'es'::text));
CREATE INDEX search_titles_of_question_en ON search_documents USING gin (title_words) WHERE ((kind = 'question'::text) AND (language = 'en'::text));
CREATE INDEX search_titles_of_question_es ON search_documents USING gin (title_words) WHERE ((kind = 'question'::text) AND (language = 'es'::text));
CREATE INDEX search_titles_of_section_en ON search_documents USING gin (title_words) WHERE ((kind = 'section'::text) AND (language = 'en'::text));
CREATE INDEX search_titles_of_section_es ON search_documents USING gin (title_words) WHERE ((kind = 'section'::text) AND (language = 'es'::text));
CREATE INDEX search_titles_of_station_en ON search_documents USING gin (title_words) WHERE ((kind = 'station'::text) AND (language = 'en'::text));
CREATE INDEX search_titles_of_station_es ON search_documents USING gin (title_words) WHERE ((kind = 'station'::text) AND (language = 'es'::text));
CREATE INDEX search_titles_of_topic_en ON search_documents USING gin (title_words) WHERE ((kind = 'topic'::text) AND (language = 'en'::text));
CREATE INDEX search_titles_of_topic_es ON search_documents USING gin (title_words) WHERE ((kind = 'topic'::text) AND (language = 'es'::text));
CREATE INDEX search_words_of_card_en ON search_documents USING gin (words) WHERE ((kind = 'card'::text) AND (language = 'en'::text));
CREATE INDEX search_words_of_card_es ON search_documents USING gin (words) WHERE ((kind = 'card'::text) AND (language = 'es'::text));
CREATE INDEX search_words_of_deck_en ON search_documents USING gin (words) WHERE ((kind = 'deck'::text) AND (language = 'en'::text));
CREATE INDEX search_words_of_deck_es ON search_documents USING gin (words) WHERE ((kind = 'deck'::text) AND (language = 'es'::text));
CREATE INDEX search_words_of_explanation_en ON search_documents USING gin (words) WHERE ((kind = 'explanation'::text) AND (language = 'en'::text));
CREATE INDEX search_words_of_explanation_es ON search_documents USING gin (words) WHERE ((kind = 'explanation'::text) AND (language = 'es'::text));
CREATE INDEX search_words_of_question_en ON search_documents USING gin (words) WHERE ((kind = 'question'::text) AND (language = 'en'::text));
CREATE INDEX search_words_of_question_es ON search_documents USING gin (words) WHERE ((kind = 'question'::text) AND (language = 'es'::text));
CREATE INDEX search_words_of_section_en ON search_documents USING gin (words) WHERE ((kind = 'section'::text) AND (language = 'en'::text));
CREATE INDEX search_words_of_section_es ON search_documents USING gin (words) WHERE ((kind = 'section'::text) AND (language = 'es'::text));
CREATE INDEX search_words_of_station_en ON search_documents USING gin (words) WHERE ((kind = 'station'::text) AND (language = 'en'::text));
CREATE INDEX search_words_of_station_es ON search_documents USING gin (words) WHERE ((kind = 'station'::text) AND (language = 'es'::text));
CREATE INDEX search_words_of_topic_en ON search_documents USING gin (words) WHERE ((kind = 'topic'::text) AND (language = 'en'::text));
CREATE INDEX search_words_of_topic_es ON search_documents USING gin (words) WHERE ((kind = 'topic'::text) AND (language = 'es'::text));

CREATE TABLE search_synonyms (
  id integer GENERATED ALWAYS AS IDENTITY,
  terms text[] NOT NULL,
  first_words text[] NOT NULL,
  changed_by integer,
  changed_at timestamp with time zone NOT NULL,
  content_key text,
  revision integer DEFAULT 1 NOT NULL,
  retired_at timestamp with time zone,
  topic_id integer,
  in_texts boolean DEFAULT true NOT NULL,
  CONSTRAINT search_synonyms_pkey PRIMARY KEY (id),
  CONSTRAINT search_synonyms_content_key_key UNIQUE (content_key),
  CONSTRAINT search_synonyms_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT search_synonyms_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE SET NULL,
  CONSTRAINT search_synonyms_retired CHECK (((retired_at IS NULL) OR (cardinality(first_words) = 0))),
  CONSTRAINT search_synonyms_revision_check CHECK ((revision > 0)),
  CONSTRAINT search_synonyms_terms_check CHECK (((cardinality(terms) >= 2) AND (cardinality(terms) <= 20)))
);
CREATE INDEX search_synonyms_beginnings ON search_synonyms USING gin (words_in_line(first_words) gin_trgm_ops);
CREATE INDEX search_synonyms_by_changer ON search_synonyms (changed_by) WHERE (changed_by IS NOT NULL);
CREATE INDEX search_synonyms_of_topic ON search_synonyms (topic_id) WHERE (topic_id IS NOT NULL);
CREATE INDEX search_synonyms_words ON search_synonyms USING gin (first_words);

CREATE TABLE search_vocabulary (
  language text NOT NULL,
  word text NOT NULL,
  documents integer NOT NULL,
  offered boolean DEFAULT true NOT NULL,
  CONSTRAINT search_vocabulary_pkey PRIMARY KEY (language, word),
  CONSTRAINT search_vocabulary_documents_check CHECK ((documents > 0)),
  CONSTRAINT search_vocabulary_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT search_vocabulary_word_check CHECK (((length(word) >= 3) AND (length(word) <= 40)))
);
CREATE INDEX search_vocabulary_common ON search_vocabulary (language, documents);
CREATE INDEX search_vocabulary_trigrams ON search_vocabulary USING gin (word gin_trgm_ops);

CREATE TABLE search_word_topics (
  language text NOT NULL,
  word text NOT NULL,
  topic_id integer NOT NULL,
  share real NOT NULL,
  CONSTRAINT search_word_topics_pkey PRIMARY KEY (language, word, topic_id),
  CONSTRAINT search_word_topics_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE,
  CONSTRAINT search_word_topics_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT search_word_topics_share_check CHECK (((share > (0)::double precision) AND (share <= (1)::double precision)))
);
CREATE INDEX search_word_topics_of_topic ON search_word_topics (topic_id);

CREATE TABLE section_terms_left_out (
  section_id integer NOT NULL,
  synonym_id integer NOT NULL,
  account_id integer,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT section_terms_left_out_pkey PRIMARY KEY (section_id, synonym_id),
  CONSTRAINT section_terms_left_out_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT section_terms_left_out_section_id_fkey FOREIGN KEY (section_id) REFERENCES notebook_sections(id) ON DELETE CASCADE,
  CONSTRAINT section_terms_left_out_synonym_id_fkey FOREIGN KEY (synonym_id) REFERENCES search_synonyms(id) ON DELETE CASCADE
);
CREATE INDEX section_terms_left_out_by_account ON section_terms_left_out (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX section_terms_left_out_of_synonym ON section_terms_left_out (synonym_id);

CREATE TABLE synonym_changes (
  id integer GENERATED ALWAYS AS IDENTITY,
  synonym_id integer NOT NULL,
  revision integer NOT NULL,
  account_id integer,
  act text NOT NULL,
  terms_before text[] NOT NULL,
  terms_after text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT synonym_changes_pkey PRIMARY KEY (id),
  CONSTRAINT synonym_changes_synonym_id_revision_key UNIQUE (synonym_id, revision),
  CONSTRAINT synonym_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT synonym_changes_synonym_id_fkey FOREIGN KEY (synonym_id) REFERENCES search_synonyms(id),
  CONSTRAINT synonym_changes_act_check CHECK ((act = ANY (ARRAY['added'::text, 'changed'::text, 'removed'::text, 'restored'::text])))
);
CREATE INDEX synonym_changes_by_account ON synonym_changes (account_id) WHERE (account_id IS NOT NULL);

CREATE TEXT SEARCH CONFIGURATION wardmates_en (PARSER = default);
ALTER TEXT SEARCH CONFIGURATION wardmates_en ADD MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, english_stem;
ALTER TEXT SEARCH CONFIGURATION wardmates_en ADD MAPPING FOR email, file, float, host, hword_numpart, int, numhword, numword, sfloat, uint, url, url_path, version WITH simple;

CREATE TEXT SEARCH CONFIGURATION wardmates_es (PARSER = default);
ALTER TEXT SEARCH CONFIGURATION wardmates_es ADD MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, spanish_stem;
ALTER TEXT SEARCH CONFIGURATION wardmates_es ADD MAPPING FOR email, file, float, host, hword_numpart, int, numhword, numword, sfloat, uint, url, url_path, version WITH simple;

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

CREATE OR REPLACE FUNCTION add_options()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE ids int[];
      BEGIN
        SELECT array_agg(DISTINCT question_id) INTO ids FROM added;
        EXECUTE '
  UPDATE search_documents document SET body = found.body FROM searched found
   WHERE document.kind = ''explanation'' AND found.kind = ''explanation'' AND found.entity_id = document.entity_id AND found.language = document.language
     AND document.body IS DISTINCT FROM found.body AND document.entity_id = ANY ($1) AND found.entity_id = ANY ($1)' USING ids;
        RETURN NULL;
      END $function$;

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

CREATE OR REPLACE FUNCTION search_text(html text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT trim(regexp_replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(html, '</t[dh]>\s*<t[dh]', ' · <td', 'g'),
        '</t[dh]>\s*</tr>(?:\s|</?t(?:head|body|foot)[^>]*>)*<tr[^>]*>', '; ', 'g'),
      '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), '\s+', ' ', 'g')) $function$;

CREATE OR REPLACE FUNCTION search_words(language text, words text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT CASE language WHEN 'es' THEN to_tsvector('wardmates_es', words) ELSE to_tsvector('wardmates_en', words) END $function$;

CREATE OR REPLACE FUNCTION words_in_line(words text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT ' ' || array_to_string(words, ' ') $function$;

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
