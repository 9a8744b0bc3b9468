-- How common a word is, compared with the commonest of its language.
CREATE INDEX search_vocabulary_common ON search_vocabulary (language, documents);
