/** Where a station is marked: in a round of a group, or alone. */
export interface GroupRound {
  session_id: number;
  round: number;
}

/** The key of a draft; 0 stands for no group. */
export const placeOf = (group: GroupRound | null): { group_session_id: number; group_round: number } => ({
  group_session_id: group?.session_id ?? 0,
  group_round: group?.round ?? 0,
});
