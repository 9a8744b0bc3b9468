interface Conducted {
  session: { host_id: number };
  rounds: readonly { roles: { examiner: number | null } }[];
  round: number;
}

/** The host begins, moves on and ends. */
export const mayConduct = (run: Conducted, personId: number): boolean => run.session.host_id === personId;
/** The examiner keeps the time, as in any group; the host may, too. */
export const mayKeepTime = (run: Conducted, personId: number): boolean =>
  mayConduct(run, personId) || run.rounds[run.round - 1]?.roles.examiner === personId;
