import { mayAuthor } from '../accounts/policy';

/** Writes sections and proposes them. */
export const mayWrite = mayAuthor;
