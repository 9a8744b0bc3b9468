import { default_w } from 'ts-fsrs';

/** The 21 published weights of FSRS-6, for who has none of their own. */
export const FSRS_WEIGHTS: readonly number[] = default_w;
