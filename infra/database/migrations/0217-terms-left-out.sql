-- Terms that an author has taken out of a section: there they lead to no topic.
CREATE TABLE section_terms_left_out (
  section_id integer NOT NULL REFERENCES notebook_sections ON DELETE CASCADE,
  synonym_id integer NOT NULL REFERENCES search_synonyms ON DELETE CASCADE,
  account_id integer REFERENCES accounts ON DELETE SET NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (section_id, synonym_id)
);
CREATE INDEX section_terms_left_out_of_synonym ON section_terms_left_out (synonym_id);
CREATE INDEX section_terms_left_out_by_account ON section_terms_left_out (account_id) WHERE account_id IS NOT NULL;
