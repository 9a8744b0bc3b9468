import { conflict, invalid, notFound, tooMany } from '~/domain/kit/errors';
import { EXPORT_CARDS_MAX, IMPORTS_A_DAY } from './contract';

/** Also for somebody else's. */
export const importNotFound = () =>
  notFound('card-import-not-found', 'This import does not exist, or it is not yours.');
export const cardFileMissing = () =>
  invalid('card-file-missing', 'Choose a file that is not empty.', [{ path: 'file', message: 'a file is required' }]);
export const cardFileUnknown = () =>
  invalid('card-file-unknown', 'This file is neither an Anki package (.apkg or .colpkg) nor CSV.', [
    { path: 'file', message: 'cannot be read' },
  ]);
export const cardImportRunning = () =>
  conflict('card-import-running', 'Another of your files is being imported. Wait for it, or cancel it.');
export const cardImportOver = () =>
  conflict('card-import-over', 'This import can no longer be cancelled. Undo it instead.');
export const cardImportKept = () => conflict('card-import-kept', 'This import can no longer be undone.');
export const cardImportsUsedUp = (retryAfter: number) =>
  tooMany(
    retryAfter,
    'card-imports-used-up',
    `You have imported ${IMPORTS_A_DAY} files in the last 24 hours. Try again later.`,
  );
export const nothingToExport = () => notFound('nothing-to-export', 'You have no cards to export.');
export const tooManyToExport = () =>
  invalid('too-many-to-export', `A file may have ${EXPORT_CARDS_MAX} cards at most. Export one deck after another.`, [
    { path: 'deck', message: 'too many cards' },
  ]);
