import { conflict, notAllowed, notFound } from '../kit/errors';
import { KUDOS_DAYS } from './contract';

export const roundNotFound = () =>
  notFound('kudos-round-not-found', 'This round of a group does not exist, or you did not take part in it.');
export const kudosClosed = () =>
  conflict('kudos-closed', `Thanks can be given and taken back for ${KUDOS_DAYS} days after a round.`);
export const cannotThank = () => notAllowed('cannot-thank', 'You cannot thank this person in this round.');
