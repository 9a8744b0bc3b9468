/** What other rooms may read of consultations, as a table of their SQL: `JOIN ${CONSULTATIONS} talk ON talk.id = …`. */
export const CONSULTATIONS =
  '(SELECT id, account_id, station_id, state, group_session_id, group_round FROM consultations)';
