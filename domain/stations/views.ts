/** What other rooms may read of stations, as a table of their SQL: `JOIN ${STATIONS} station ON station.id = …`. */
export const STATIONS = `(SELECT id, slug, style, language, label, name, description, long_case, candidate_minutes, examiner_minutes, owner_id, published_at,
  deleted_at, hidden_at, revision, virtual_patient_enabled_at FROM stations)`;

/** The same of results: `JOIN ${RESULTS} result ON result.id = …`. */
export const RESULTS = `(SELECT id, station_id, station_revision, candidate_id, examiner_id, candidate_name, examiner_name, ticked, ticked_count, total_count, sections,
  comments, html_version, seconds_used, submission_id, submitted_at, group_session_id, group_round FROM station_attempts)`;
/** Who took part in a result. */
export const PARTICIPANTS = '(SELECT attempt_id, account_id, role FROM attempt_participants)';
/** The written feedback on a result. */
export const FEEDBACK = '(SELECT attempt_id, state, text, html_version FROM station_feedback)';
export const CIRCUITS = '(SELECT id, account_id, style, label FROM circuits)';
