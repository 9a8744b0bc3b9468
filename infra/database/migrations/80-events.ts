import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Events1763700000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE events (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- of the calendar file
        uid uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
        -- whoever leaves the product has passed on or cancelled those to come
        host_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('practice', 'webinar')),
        title text NOT NULL CHECK (length(title) BETWEEN 3 AND 120),
        about text NOT NULL DEFAULT '' CHECK (length(about) <= 1000),
        language text NOT NULL CHECK (language IN ('en', 'es')),
        starts_at timestamptz NOT NULL,
        minutes smallint NOT NULL CHECK (minutes BETWEEN 15 AND 480),
        -- the host's, an IANA name
        zone text NOT NULL CHECK (length(zone) BETWEEN 1 AND 64),
        places smallint NOT NULL CHECK (places BETWEEN 2 AND 500),
        station_id int REFERENCES stations (id) ON DELETE SET NULL,
        circuit_id int REFERENCES circuits (id) ON DELETE SET NULL,
        -- of a webinar
        link text NOT NULL DEFAULT '' CHECK (length(link) <= 500),
        slides text NOT NULL DEFAULT '' CHECK (length(slides) <= 500),
        state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'open', 'cancelled')),
        -- why it was cancelled: by its host in their own words, because nobody was left to host, or because its station is gone
        cause text CHECK (cause IN ('host', 'no-host', 'station-gone')),
        reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 300),
        session_id int REFERENCES group_sessions (id) ON DELETE SET NULL,
        reminded_at timestamptz,
        -- grows with every change that calendars must take over (RFC 5545, SEQUENCE)
        sequence int NOT NULL DEFAULT 0,
        version int NOT NULL DEFAULT 1,
        submission_id uuid,
        created_at timestamptz NOT NULL,
        CONSTRAINT events_practice_is_small CHECK (kind <> 'practice' OR places <= 12),
        CONSTRAINT events_webinar_has_link CHECK ((kind = 'webinar') = (link <> '')),
        CONSTRAINT events_cancelled_with_cause CHECK ((state = 'cancelled') = (cause IS NOT NULL)),
        CONSTRAINT events_of_one_thing CHECK (station_id IS NULL OR circuit_id IS NULL),
        UNIQUE (host_id, submission_id)
      )`);
    await runner.query(`CREATE INDEX events_to_come ON events (starts_at, id) WHERE state <> 'cancelled'`);
    await runner.query(`CREATE INDEX events_station ON events (station_id) WHERE station_id IS NOT NULL`);
    await runner.query(`CREATE INDEX events_circuit ON events (circuit_id) WHERE circuit_id IS NOT NULL`);
    await runner.query(`CREATE INDEX events_session ON events (session_id) WHERE session_id IS NOT NULL`);
    await runner.query(`
      CREATE TABLE event_people (
        event_id int NOT NULL REFERENCES events (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        state text NOT NULL CHECK (state IN ('coming', 'waiting')),
        -- theirs, for times in mails
        zone text NOT NULL CHECK (length(zone) BETWEEN 1 AND 64),
        -- the order of the waiting list
        joined_at timestamptz NOT NULL,
        PRIMARY KEY (event_id, account_id)
      )`);
    await runner.query(`CREATE INDEX event_people_account ON event_people (account_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE event_people, events`);
  }
}
