-- A migration of the tests alone. It changes busy tables in every way that leaves a gateway of the last release working.
CREATE TABLE fixture_colours (account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE, colour text NOT NULL);
ALTER TABLE group_members ADD COLUMN fixture_seat int CHECK (fixture_seat > 0), ADD COLUMN fixture_colour text NOT NULL DEFAULT 'red';
ALTER TABLE outbox ADD COLUMN fixture_number bigint GENERATED ALWAYS AS IDENTITY;
ALTER TABLE quizzes ADD COLUMN fixture_answered int GENERATED ALWAYS AS (answered + 1) STORED;
ALTER TABLE station_attempts ALTER COLUMN submitted_at SET STATISTICS 500;
CREATE INDEX fixture_members ON group_members (account_id, fixture_seat) WHERE fixture_seat IS NOT NULL;
ALTER INDEX group_sessions_pin RENAME TO fixture_sessions_pin;
CREATE FUNCTION fixture_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.fixture_seat := coalesce(NEW.fixture_seat, 1);
  RETURN NEW;
END $$;
CREATE TRIGGER fixture_seat BEFORE INSERT OR UPDATE ON group_members FOR EACH ROW EXECUTE FUNCTION fixture_seat();
UPDATE group_members SET fixture_seat = 2;
INSERT INTO fixture_colours SELECT id, 'blue' FROM accounts;
