/** What other rooms may read of groups, as tables of their SQL: `JOIN ${GROUP_SESSIONS} practice ON practice.id = …`. */
export const GROUP_SESSIONS =
  '(SELECT id, pin, host_id, station_id, state, round, attempt_id, version, expires_at, created_at, station_revision, circuit_run FROM group_sessions)';
export const GROUP_MEMBERS =
  '(SELECT session_id, account_id, role, away_since, joined_at, left_at, removed, examines FROM group_members)';
