import type { Fact } from '../read/fact';

/** One thing that is said back. */
export interface Claim {
  text: string;
  /** That something is not there. */
  denies: boolean;
}

/** `right` and `wrong` by what may be told; `unknown` if that says nothing; `nothing` if nothing is said back. */
type Verdict = 'right' | 'wrong' | 'unknown' | 'nothing';
export interface Judgement {
  verdict: Verdict;
  /** What puts it right. */
  facts: readonly Fact[];
}

export const RIGHT: Judgement = { verdict: 'right', facts: [] };
export const UNKNOWN: Judgement = { verdict: 'unknown', facts: [] };
/** One fact puts it right. */
export const wrong = (facts: readonly Fact[]): Judgement => ({ verdict: 'wrong', facts: facts.slice(0, 1) });
