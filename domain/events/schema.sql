-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE event_people (
  event_id integer NOT NULL,
  account_id integer NOT NULL,
  state text NOT NULL,
  zone text NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  CONSTRAINT event_people_pkey PRIMARY KEY (event_id, account_id),
  CONSTRAINT event_people_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT event_people_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  CONSTRAINT event_people_state_check CHECK ((state = ANY (ARRAY['coming'::text, 'waiting'::text]))),
  CONSTRAINT event_people_zone_check CHECK (((length(zone) >= 1) AND (length(zone) <= 64)))
);
CREATE INDEX event_people_account ON event_people (account_id);

CREATE TABLE events (
  id integer GENERATED ALWAYS AS IDENTITY,
  uid uuid DEFAULT gen_random_uuid() NOT NULL,
  host_id integer NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  about text DEFAULT ''::text NOT NULL,
  language text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  minutes smallint NOT NULL,
  zone text NOT NULL,
  places smallint NOT NULL,
  station_id integer,
  circuit_id integer,
  link text DEFAULT ''::text NOT NULL,
  slides text DEFAULT ''::text NOT NULL,
  state text DEFAULT 'planned'::text NOT NULL,
  cause text,
  reason text DEFAULT ''::text NOT NULL,
  session_id integer,
  reminded_at timestamp with time zone,
  sequence integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  submission_id uuid,
  created_at timestamp with time zone NOT NULL,
  hidden_at timestamp with time zone,
  CONSTRAINT events_pkey PRIMARY KEY (id),
  CONSTRAINT events_host_id_submission_id_key UNIQUE (host_id, submission_id),
  CONSTRAINT events_uid_key UNIQUE (uid),
  CONSTRAINT events_circuit_id_fkey FOREIGN KEY (circuit_id) REFERENCES circuits(id) ON DELETE SET NULL,
  CONSTRAINT events_host_id_fkey FOREIGN KEY (host_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT events_session_id_fkey FOREIGN KEY (session_id) REFERENCES group_sessions(id) ON DELETE SET NULL,
  CONSTRAINT events_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations(id) ON DELETE SET NULL,
  CONSTRAINT events_about_check CHECK ((length(about) <= 1000)),
  CONSTRAINT events_cancelled_with_cause CHECK (((state = 'cancelled'::text) = (cause IS NOT NULL))),
  CONSTRAINT events_cause_check CHECK ((cause = ANY (ARRAY['host'::text, 'no-host'::text, 'station-gone'::text]))),
  CONSTRAINT events_kind_check CHECK ((kind = ANY (ARRAY['practice'::text, 'webinar'::text]))),
  CONSTRAINT events_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CONSTRAINT events_link_check CHECK ((length(link) <= 500)),
  CONSTRAINT events_minutes_check CHECK (((minutes >= 15) AND (minutes <= 480))),
  CONSTRAINT events_of_one_thing CHECK (((station_id IS NULL) OR (circuit_id IS NULL))),
  CONSTRAINT events_places_check CHECK (((places >= 2) AND (places <= 500))),
  CONSTRAINT events_practice_is_small CHECK (((kind <> 'practice'::text) OR (places <= 12))),
  CONSTRAINT events_reason_check CHECK ((length(reason) <= 300)),
  CONSTRAINT events_slides_check CHECK ((length(slides) <= 500)),
  CONSTRAINT events_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'open'::text, 'cancelled'::text]))),
  CONSTRAINT events_title_check CHECK (((length(title) >= 3) AND (length(title) <= 120))),
  CONSTRAINT events_webinar_has_link CHECK (((kind = 'webinar'::text) = (link <> ''::text))),
  CONSTRAINT events_zone_check CHECK (((length(zone) >= 1) AND (length(zone) <= 64)))
);
CREATE INDEX events_circuit ON events (circuit_id) WHERE (circuit_id IS NOT NULL);
CREATE INDEX events_session ON events (session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX events_station ON events (station_id) WHERE (station_id IS NOT NULL);
CREATE INDEX events_to_come ON events (starts_at, id) WHERE (state <> 'cancelled'::text);
