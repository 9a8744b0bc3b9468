-- The moment at which a group ends whatever happens in it, if a guest has opened it.
ALTER TABLE group_sessions ADD COLUMN ends_at timestamptz;
