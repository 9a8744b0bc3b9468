-- Whether the terms of a row become links in the texts of the notebook; without, they are for searches alone.
ALTER TABLE search_synonyms ADD COLUMN in_texts boolean DEFAULT true NOT NULL;
