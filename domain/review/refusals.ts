import { conflict, notFound } from '../kit/errors';

export const notReviewed = () =>
  notFound('proposal-not-reviewed', 'This proposal does not exist, or you do not decide on it.');
export const notUndoable = () =>
  conflict('decision-not-undoable', 'This was decided again or changed since. Read what it is now.');
