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
  CONSTRAINT search_synonyms_pkey PRIMARY KEY (id),
  CONSTRAINT search_synonyms_content_key_key UNIQUE (content_key),
  CONSTRAINT search_synonyms_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT search_synonyms_retired CHECK (((retired_at IS NULL) OR (cardinality(first_words) = 0))),
  CONSTRAINT search_synonyms_revision_check CHECK ((revision > 0)),
  CONSTRAINT search_synonyms_terms_check CHECK (((cardinality(terms) >= 2) AND (cardinality(terms) <= 20)))
);
CREATE INDEX search_synonyms_by_changer ON search_synonyms (changed_by) WHERE (changed_by IS NOT NULL);
CREATE INDEX search_synonyms_words ON search_synonyms USING gin (first_words);

CREATE TABLE search_vocabulary (
  language text NOT NULL,
  word text NOT NULL,
  documents integer NOT NULL,
  CONSTRAINT search_vocabulary_pkey PRIMARY KEY (language, word),
  CONSTRAINT search_vocabulary_documents_check CHECK ((documents > 0)),
  CONSTRAINT search_vocabulary_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT search_vocabulary_word_check CHECK (((length(word) >= 3) AND (length(word) <= 40)))
);
CREATE INDEX search_vocabulary_trigrams ON search_vocabulary USING gin (word gin_trgm_ops);

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

CREATE OR REPLACE FUNCTION search_words(language text, words text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT CASE language WHEN 'es' THEN to_tsvector('wardmates_es', words) ELSE to_tsvector('wardmates_en', words) END $function$;
