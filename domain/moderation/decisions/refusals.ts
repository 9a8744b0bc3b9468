import { conflict, invalid, notAllowed, notFound } from '../../kit/errors';
import { REASON_MIN } from './contract';

export const caseNotFound = () => notFound('case-not-found', 'This case does not exist.');
export const ownCase = () => notAllowed('own-case', 'This is your own. Another moderator decides on it.');
export const reasonMissing = () =>
  invalid('reason-missing', `Give a reason of at least ${REASON_MIN} characters.`, [
    { path: 'reason', message: 'too short' },
  ]);
export const caseDecided = () =>
  conflict('case-decided', 'This was decided meanwhile. Read the decision, then decide.');
export const targetChanged = () =>
  conflict('target-changed', 'This was changed while you were reading. Read it again, then decide.');
export const targetGone = () => conflict('target-gone', 'This was deleted. You can only close the case.');
export const cannotHide = () => conflict('cannot-hide', 'Things of this kind cannot be hidden here.');
export const noAuthor = () => conflict('no-author', 'Nobody wrote this who could mend it.');
export const secondPersonNeeded = () =>
  conflict('second-person-needed', 'A second moderator has to agree, or 24 hours have to pass.');
export const notPossibleNow = () => conflict('not-possible-now', 'This is not possible as things stand.');
export const otherModeratorNeeded = () =>
  conflict(
    'other-moderator-needed',
    'You decided this. Another moderator reads what the author asks, or 24 hours have to pass.',
  );
export const correctionNotPossible = () => conflict('correction-not-possible', 'This text cannot be corrected here.');
export const nothingChanged = () => conflict('nothing-changed', 'Nothing is different from what is there.');
