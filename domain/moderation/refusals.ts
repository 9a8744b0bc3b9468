import { conflict, notFound } from '../kit/errors';

export const reportNotFound = () => notFound('report-not-found', 'This report does not exist.');
export const reportResolved = () => conflict('report-resolved', 'This report has been dealt with already.');
export const reportOpen = () => conflict('report-open', 'This report is open already.');
export const reportedAgain = () =>
  conflict('reported-again', 'The same person has reported the same thing again. That report is open.');
