import { fetched } from '~/web/ui/fetched';

/** One's own note: nobody waits for it to read the explanation. */
export const Annotation = fetched(async () => (await import('~/web/parts/annotations/annotation')).Annotation);
/** Parts of a question that are seen only by who asks for them. */
export const Discussion = fetched(async () => (await import('./discussion')).Discussion);
export const ReportDialog = fetched(async () => (await import('~/web/parts/acts/report-dialog')).ReportDialog);
