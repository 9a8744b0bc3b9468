-- The topic that a term is about: a search for the term leads there.
ALTER TABLE search_synonyms ADD COLUMN topic_id integer REFERENCES topics ON DELETE SET NULL;
CREATE INDEX search_synonyms_of_topic ON search_synonyms (topic_id) WHERE topic_id IS NOT NULL;
-- A search leaves hidden topics out.
CREATE INDEX topics_hidden ON topics (id) WHERE hidden_at IS NOT NULL;
-- Words of texts that not everybody may read are right as well, but no correction shows them.
ALTER TABLE search_vocabulary ADD COLUMN offered boolean DEFAULT true NOT NULL;
