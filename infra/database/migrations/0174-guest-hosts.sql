-- The moment at which a group that a guest has opened ends, even if it is active.
ALTER TABLE group_sessions ADD COLUMN ends_at timestamptz;
