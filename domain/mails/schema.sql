-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE mailbox (
  id integer GENERATED ALWAYS AS IDENTITY,
  message_id text NOT NULL,
  to_address text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  list_unsubscribe text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT mailbox_pkey PRIMARY KEY (id),
  CONSTRAINT mailbox_message_id_key UNIQUE (message_id)
);
CREATE INDEX mailbox_of ON mailbox (lower(to_address), id);

CREATE TABLE mails (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  account_id integer,
  to_address text NOT NULL,
  language text NOT NULL,
  template text NOT NULL,
  body jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  CONSTRAINT mails_pkey PRIMARY KEY (id),
  CONSTRAINT mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT mails_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT mails_template_check CHECK ((template ~ '^[a-z.-]{1,80}$'::text)),
  CONSTRAINT mails_to_address_check CHECK (((length(to_address) >= 3) AND (length(to_address) <= 254)))
);
CREATE INDEX mails_account ON mails (account_id);
CREATE INDEX mails_lately ON mails (lower(to_address), template, created_at);
CREATE INDEX mails_oldest ON mails (created_at);
