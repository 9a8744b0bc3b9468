import type { MigrationInterface, QueryRunner } from 'typeorm';

// Codes of `domain/statistics/metrics.ts`, as they are stored.
const JOINED = 9;
const GROUP = 10;
const FOUND = 13;

const members = (joined: string) => `
  CREATE OR REPLACE FUNCTION note_members() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO statistics_events (kind, ref, at)
    SELECT kind, person, joined_at FROM (
      SELECT added.session_id, added.account_id, session.host_id, added.joined_at,
             row_number() OVER (PARTITION BY added.session_id ORDER BY added.joined_at, added.account_id) AS place,
             (SELECT count(*) FROM group_members member WHERE member.session_id = added.session_id) - count(*) OVER (PARTITION BY added.session_id) AS before
        FROM added JOIN group_sessions session ON session.id = added.session_id) came
      CROSS JOIN LATERAL (VALUES (${JOINED}, came.account_id, ${joined}), (${GROUP}, came.host_id, came.before + came.place = 2)) AS what (kind, person, happened)
     WHERE happened;
    RETURN NULL;
  END $$`;

const found = (when: string) => `
  CREATE OR REPLACE FUNCTION note_found() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO statistics_events (kind, ref, at) SELECT ${FOUND}, NEW.account_id, OLD.waiting_since${when};
    RETURN NULL;
  END $$`;

/** Pairs: both members come at once, in any order; a search that goes on after a partner left has found one already. */
export class StatisticsPairs1763700000068 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(members('came.account_id <> came.host_id'));
    await runner.query(
      found(`
       WHERE NOT EXISTS (SELECT FROM pairing_members earlier
                          WHERE earlier.account_id = NEW.account_id AND earlier.waiting_since = OLD.waiting_since AND earlier.pairing_id <> NEW.pairing_id)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(members('came.before + came.place >= 2 AND came.account_id <> came.host_id'));
    await runner.query(found(''));
  }
}
