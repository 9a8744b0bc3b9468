-- Which topics a word is written about, counted with the vocabulary. A word is kept as the index has it.
CREATE TABLE search_word_topics (
  language text NOT NULL CHECK (language IN ('en', 'es')),
  word text NOT NULL,
  topic_id integer NOT NULL REFERENCES topics ON DELETE CASCADE,
  share real NOT NULL CHECK (share > 0 AND share <= 1),
  PRIMARY KEY (language, word, topic_id)
);
CREATE INDEX search_word_topics_of_topic ON search_word_topics (topic_id);
