/** Which reports a decision closes. */
export interface ClosedBy {
  case_id: number;
  account_id: number;
  /** The act of the moderator. */
  act: number;
  /** The newest report that the moderator has read: one that came meanwhile stays open. */
  seen: number;
  /** Whether the reports were right; null if the decision does not say so. */
  upheld: boolean | null;
}
