-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE images (
  id integer GENERATED ALWAYS AS IDENTITY,
  key text NOT NULL,
  account_id integer,
  width integer,
  height integer,
  bytes integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sound boolean DEFAULT false NOT NULL,
  CONSTRAINT images_pkey PRIMARY KEY (id),
  CONSTRAINT images_key_key UNIQUE (key),
  CONSTRAINT images_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT images_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT images_height_check CHECK ((height > 0)),
  CONSTRAINT images_kind_check CHECK (
CASE
    WHEN sound THEN ((key ~ '^[a-z0-9]{16,64}\.(mp3|ogg|m4a|wav)$'::text) AND (width IS NULL) AND (height IS NULL))
    ELSE ((key ~ '^[a-z0-9]{16,64}\.(png|jpg|webp)$'::text) AND (width IS NOT NULL) AND (height IS NOT NULL))
END),
  CONSTRAINT images_width_check CHECK ((width > 0))
);
CREATE INDEX images_of_account ON images (account_id, created_at);
