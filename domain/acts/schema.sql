-- Written by `npm run schema -- write` from a migrated database.

CREATE TABLE statistics_events (
  kind smallint NOT NULL,
  ref integer NOT NULL,
  at timestamp with time zone NOT NULL
) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000, autovacuum_vacuum_insert_scale_factor=0, autovacuum_vacuum_insert_threshold=20000);
