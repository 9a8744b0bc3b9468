import { fetched } from '~/web/ui/fetched';
import { ReportDialog } from '../question/unseen';

/** What opens over a run now and then: fetched after its first question, and there before a network that goes. */
export const EndDialog = fetched(async () => (await import('./end-dialog')).EndDialog);
export const ShortcutsDialog = fetched(async () => (await import('./shortcuts-dialog')).ShortcutsDialog);
export const VotePrompt = fetched(async () => (await import('./vote-prompt')).VotePrompt);

export const UNSEEN = [VotePrompt, EndDialog, ReportDialog, ShortcutsDialog] as const;
