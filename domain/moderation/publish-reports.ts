import { follow } from '../kit/event';
import { reportsChanged } from '../reports/events';
import { publishCase } from './decisions/case.query';

/** Moderators see a report arrive. */
export const publishReports = follow(reportsChanged, async (tx, { case_id }) => publishCase(tx, case_id));
