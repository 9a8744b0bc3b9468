import { conflict, invalid, notFound } from '../kit/errors';
import { ALIAS_MAX, ALIAS_MIN, type AliasFlaw } from './alias';

const WORDS = {
  length: `From ${ALIAS_MIN} to ${ALIAS_MAX} characters.`,
  form: 'Letters and digits, with single spaces or hyphens between them.',
  reserved: 'This name could be taken for somebody of the team.',
} satisfies Record<AliasFlaw, string>;

export const aliasNotValid = (flaw: AliasFlaw) =>
  invalid('invalid-input', 'Some fields are missing or not valid.', [{ path: 'alias', message: WORDS[flaw] }]);
export const aliasTaken = () =>
  conflict('alias-taken', 'Someone on the leaderboards has this name, or one very like it. Choose another one.');
export const aliasRefused = () => conflict('alias-refused', 'A moderator has removed this name. Choose another one.');
export const notOnLeaderboard = () => conflict('not-on-leaderboard', 'You are not on the leaderboards. Join first.');
export const boardNotFound = () =>
  notFound('board-not-found', 'This leaderboard does not exist, or you are not part of it.');
