import { fetched } from '../../../ui/fetched';

/** Parts of a question that are seen only by who asks for them. */
export const Discussion = fetched(async () => (await import('./discussion')).Discussion);
export const ReportDialog = fetched(async () => (await import('./report-dialog')).ReportDialog);
