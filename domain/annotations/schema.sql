-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE annotations (
  id integer GENERATED ALWAYS AS IDENTITY,
  account_id integer NOT NULL,
  entity_type text NOT NULL,
  entity_id integer NOT NULL,
  text text NOT NULL,
  words text NOT NULL,
  revision integer NOT NULL,
  writer uuid,
  deleted boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  html_version smallint DEFAULT 0 NOT NULL,
  CONSTRAINT annotations_pkey PRIMARY KEY (id),
  CONSTRAINT annotations_account_id_entity_type_entity_id_key UNIQUE (account_id, entity_type, entity_id),
  CONSTRAINT annotations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT annotations_check CHECK ((deleted = (text = ''::text))),
  CONSTRAINT annotations_entity_id_check CHECK ((entity_id > 0)),
  CONSTRAINT annotations_entity_type_check CHECK ((entity_type = ANY (ARRAY['question'::text, 'station'::text, 'topic'::text, 'guide'::text]))),
  CONSTRAINT annotations_revision_check CHECK ((revision > 0)),
  CONSTRAINT annotations_text_check CHECK ((length(text) <= 40000)),
  CONSTRAINT annotations_words_check CHECK ((length(words) <= 40000))
);
CREATE INDEX annotations_of_account ON annotations (account_id, updated_at DESC, id DESC) WHERE (NOT deleted);
