import { conflict, invalid, notAllowed, notFound } from '~/domain/kit/errors';

export const proposalNotFound = () =>
  notFound('question-proposal-not-found', 'This proposal does not exist, or you do not have access to it.');
export const proposalChanged = () =>
  conflict(
    'question-proposal-changed',
    'This proposal has changed since you opened it. Read it again before you decide.',
  );
export const proposalDecided = () =>
  conflict('question-proposal-decided', 'This proposal is no longer waiting for a decision.');
export const proposalOutdated = () =>
  conflict(
    'question-proposal-outdated',
    'The question has changed since this was proposed. Send it back, so that its author can compare.',
  );
export const ownProposal = () =>
  notAllowed('own-question-proposal', 'You cannot decide on your own question. Someone else has to.');
export const reasonMissing = () =>
  invalid('return-reason-missing', 'Say in a sentence what needs to change.', [{ path: 'reason', message: 'short' }]);
export const commentEmpty = () =>
  invalid('invalid-input', 'The comment is empty.', [{ path: 'comment', message: 'empty' }]);
