-- Terms are found by the beginnings of their first words while a person types, without reading them all.
CREATE FUNCTION words_in_line(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT ' ' || array_to_string(words, ' ') $$;
CREATE INDEX search_synonyms_beginnings ON search_synonyms USING gin (words_in_line(first_words) gin_trgm_ops);
