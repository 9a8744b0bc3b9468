import { conflict, notFound } from '../kit/errors';

export const notReviewed = () =>
  notFound('proposal-not-reviewed', 'This proposal does not exist, or it is not yours to decide.');
export const notUndoable = () =>
  conflict('decision-not-undoable', 'This has been decided again or has changed since. Read the current version.');
