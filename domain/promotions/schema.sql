-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE promotion_days (
  promotion_id integer NOT NULL,
  day date NOT NULL,
  language text NOT NULL,
  views integer NOT NULL,
  clicks integer NOT NULL,
  CONSTRAINT promotion_days_pkey PRIMARY KEY (promotion_id, day, language),
  CONSTRAINT promotion_days_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE CASCADE,
  CONSTRAINT promotion_days_clicks_check CHECK ((clicks >= 0)),
  CONSTRAINT promotion_days_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT promotion_days_views_check CHECK ((views >= 0))
) WITH (fillfactor=70);

CREATE TABLE promotion_dismissals (
  account_id integer NOT NULL,
  promotion_id integer NOT NULL,
  dismissed_at timestamp with time zone NOT NULL,
  CONSTRAINT promotion_dismissals_pkey PRIMARY KEY (account_id, promotion_id),
  CONSTRAINT promotion_dismissals_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT promotion_dismissals_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE CASCADE
);
CREATE INDEX promotion_dismissals_of ON promotion_dismissals (promotion_id);

CREATE TABLE promotions (
  id integer GENERATED ALWAYS AS IDENTITY,
  place text NOT NULL,
  title_en text DEFAULT ''::text NOT NULL,
  title_es text DEFAULT ''::text NOT NULL,
  body_en text DEFAULT ''::text NOT NULL,
  body_es text DEFAULT ''::text NOT NULL,
  link_text_en text DEFAULT ''::text NOT NULL,
  link_text_es text DEFAULT ''::text NOT NULL,
  link text DEFAULT ''::text NOT NULL,
  osce_bank boolean GENERATED ALWAYS AS ((link ~ '^/(insights/)?(osce|ecoe)-stations/'::text)) STORED NOT NULL,
  picture text DEFAULT ''::text NOT NULL,
  languages text[] DEFAULT '{}'::text[] NOT NULL,
  roles text[] DEFAULT '{}'::text[] NOT NULL,
  countries text[] DEFAULT '{}'::text[] NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  most_shows smallint DEFAULT 3 NOT NULL,
  every_hours smallint DEFAULT 24 NOT NULL,
  position integer DEFAULT 0 NOT NULL,
  published boolean DEFAULT false NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  submission_id uuid,
  content_key text,
  removed_at timestamp with time zone,
  changed_by integer,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT promotions_pkey PRIMARY KEY (id),
  CONSTRAINT promotions_content_key_key UNIQUE (content_key),
  CONSTRAINT promotions_submission_id_key UNIQUE (submission_id),
  CONSTRAINT promotions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT promotions_body_en_check CHECK ((length(body_en) <= 240)),
  CONSTRAINT promotions_body_es_check CHECK ((length(body_es) <= 240)),
  CONSTRAINT promotions_every_hours_check CHECK (((every_hours >= 1) AND (every_hours <= 720))),
  CONSTRAINT promotions_fit_to_publish CHECK (((NOT published) OR ((removed_at IS NULL) AND (cardinality(languages) > 0) AND (link <> ''::text) AND (('en'::text <> ALL (languages)) OR ((title_en <> ''::text) AND (body_en <> ''::text) AND (link_text_en <> ''::text))) AND (('es'::text <> ALL (languages)) OR ((title_es <> ''::text) AND (body_es <> ''::text) AND (link_text_es <> ''::text))) AND (('es'::text <> ALL (languages)) OR (link ~ '^/(insights/)?(osce|ecoe)-stations/'::text)) AND ((starts_at IS NULL) OR (ends_at IS NULL) OR (starts_at < ends_at))))),
  CONSTRAINT promotions_languages_check CHECK ((languages <@ ARRAY['en'::text, 'es'::text])),
  CONSTRAINT promotions_link_check CHECK (((link ~ '^(/([^/].*)?)?$'::text) AND (length(link) <= 300))),
  CONSTRAINT promotions_link_text_en_check CHECK ((length(link_text_en) <= 40)),
  CONSTRAINT promotions_link_text_es_check CHECK ((length(link_text_es) <= 40)),
  CONSTRAINT promotions_most_shows_check CHECK (((most_shows >= 1) AND (most_shows <= 50))),
  CONSTRAINT promotions_picture_check CHECK ((picture ~ '^([a-z0-9]{16,64}[.](png|jpg|webp))?$'::text)),
  CONSTRAINT promotions_place_check CHECK ((place = ANY (ARRAY['carousel'::text, 'slide-in'::text]))),
  CONSTRAINT promotions_position_check CHECK (("position" >= 0)),
  CONSTRAINT promotions_revision_check CHECK ((revision > 0)),
  CONSTRAINT promotions_roles_check CHECK ((roles <@ ARRAY['visitor'::text, 'learner'::text, 'supporter'::text, 'author'::text, 'moderator'::text, 'staff'::text])),
  CONSTRAINT promotions_title_en_check CHECK ((length(title_en) <= 80)),
  CONSTRAINT promotions_title_es_check CHECK ((length(title_es) <= 80))
);
CREATE INDEX promotions_changed_by ON promotions (changed_by) WHERE (changed_by IS NOT NULL);
CREATE INDEX promotions_shown ON promotions ("position", id) WHERE published;
