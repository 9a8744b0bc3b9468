import { isSuspended } from '../accounts/sanctions/in-force';
import { notAllowed, notFound } from '../kit/errors';

export const linkNotFound = () => notFound('shared-result-not-found', 'This link was withdrawn or has expired.');
export const cannotShare = () => notAllowed('cannot-share-result', 'Only the candidate can share a result.');
export const cannotAgree = () =>
  notAllowed(
    'cannot-agree-to-sharing',
    'Only the examiner of a shared result decides whether their name and comments are shown.',
  );

/** SQL: somebody else examined. @param attempt the alias of the result */
export const examinedByAnother = (attempt: string): string =>
  `(${attempt}.examiner_id IS DISTINCT FROM ${attempt}.candidate_id)`;

/**
 * SQL: a link opens. It ends with its year, with the account of its candidate, and while that is suspended or the station is hidden.
 * @param link its alias; so are the others
 * @param now a parameter
 */
export const opens = (link: string, attempt: string, station: string, account: string, now: string): string =>
  `${link}.ends_at > ${now}::timestamptz AND ${attempt}.candidate_id = ${link}.account_id AND ${station}.hidden_at IS NULL
   AND ${account}.erase_at IS NULL AND NOT ${isSuspended(`${account}.id`, now)}`;
