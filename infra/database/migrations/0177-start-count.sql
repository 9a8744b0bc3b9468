-- The moment to which every screen counts down once the host has started a station.
ALTER TABLE group_sessions ADD COLUMN starts_at timestamptz;
