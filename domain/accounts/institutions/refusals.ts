import { conflict, notFound } from '../../kit/errors';

export const institutionNotFound = () => notFound('institution-not-found', 'This institution does not exist.');
export const nameTaken = () =>
  conflict('institution-name-taken', 'Another institution has this name. Merge the two instead.');
export const sameInstitution = () =>
  conflict('same-institution', 'Both names belong to the same institution. Choose another.');
