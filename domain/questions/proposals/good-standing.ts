/** Texts that an author must have had published without one of them being sent back, to check those of others. */
export const PUBLISHED_IN_A_ROW = 5;

export interface Record {
  /** Proposals that were published since the last one that was sent back. */
  published_in_a_row: number;
}

/** Whether an author may check what other authors propose. Nobody ever checks their own. */
export const isInGoodStanding = ({ published_in_a_row }: Record): boolean => published_in_a_row >= PUBLISHED_IN_A_ROW;
