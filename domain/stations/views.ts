/** What other rooms may read of stations, as a table of their SQL: `JOIN ${STATIONS} station ON station.id = …`. */
export const STATIONS = `(SELECT id, slug, style, language, label, name, description, long_case, candidate_minutes, examiner_minutes, owner_id, published_at,
  deleted_at, hidden_at, revision, virtual_patient_enabled_at FROM stations)`;
