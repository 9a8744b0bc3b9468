import { withWords } from '~/web/messages/words';
import { fetched } from '~/web/ui/fetched';

/** One's own note: nobody waits for it to read the explanation. */
export const Annotation = fetched(async () => (await import('~/web/parts/annotations/annotation')).Annotation);
/** A card of a missed question. */
export const DraftCard = fetched(
  withWords('flashcard-drafting', async () => (await import('~/web/parts/flashcards/draft-card')).DraftCard),
);
/** Parts of a question that are seen only by who asks for them. */
export const Discussion = fetched(async () => (await import('./discussion')).Discussion);
export const ReportDialog = fetched(async () => (await import('~/web/parts/acts/report-dialog')).ReportDialog);
