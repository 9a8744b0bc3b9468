-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE comments (
  id integer GENERATED ALWAYS AS IDENTITY,
  question_id integer NOT NULL,
  account_id integer NOT NULL,
  comment_type text NOT NULL,
  text text NOT NULL,
  submission_id uuid,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  hidden_at timestamp with time zone,
  CONSTRAINT comments_pkey PRIMARY KEY (id),
  CONSTRAINT comments_account_id_submission_id_key UNIQUE (account_id, submission_id),
  CONSTRAINT comments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT comments_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE,
  CONSTRAINT comments_comment_type_check CHECK ((comment_type = ANY (ARRAY['draft'::text, 'standard'::text]))),
  CONSTRAINT comments_hidden_is_deleted CHECK (((hidden_at IS NULL) OR (deleted_at IS NOT NULL))),
  CONSTRAINT comments_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000)))
);
CREATE INDEX comments_of_account ON comments (account_id, question_id, id DESC) WHERE ((deleted_at IS NULL) AND (comment_type = 'standard'::text));
CREATE INDEX comments_of_question ON comments (question_id, id);
