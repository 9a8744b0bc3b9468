import type { Fact } from '../read/fact';

/** One thing that is said back. */
export interface Claim {
  text: string;
  /** That something is not there. */
  denies: boolean;
}

/** `right` and `wrong` by what may be told; `unknown` where that says nothing; `nothing` where nothing is said back. */
type Verdict = 'right' | 'wrong' | 'unknown' | 'nothing';
export interface Judgement {
  verdict: Verdict;
  /** What puts it right. */
  facts: readonly Fact[];
}
