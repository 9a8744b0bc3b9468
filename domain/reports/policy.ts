import type { Person } from '../accounts/person';
import { conflict, invalid } from '../kit/errors';
import type { ReportKind } from './contract';

/** A guest reports the questions they have met, and nothing else. */
export const mayReportKind = (person: Person, kind: ReportKind): boolean => !person.guest || kind === 'question_report';

export const reportTooShort = () =>
  invalid('report-too-short', 'Please say more about the problem: more than ten characters, or more than two words.', [
    { path: 'report_text', message: 'too short' },
  ]);
export const alreadyReported = () => conflict('already-reported', 'You have already reported this.');
