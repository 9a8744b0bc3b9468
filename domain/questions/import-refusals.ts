import { conflict, invalid, notFound, tooMany } from '../errors';
import { IMPORTS_A_DAY } from './exchange-contract';

/** Also for somebody else's. */
export const importNotFound = () => notFound('import-not-found', 'There is no such import, or it is not yours.');
export const fileMissing = () => invalid('file-missing', 'Choose a file that has something in it.', [{ path: 'file', message: 'a file that is not empty' }]);
export const formatUnknown = () => invalid('format-unknown', 'This file is none of GIFT, Moodle XML, Aiken and CSV as far as we can tell. Say which it is.', [{ path: 'format', message: 'cannot be told from the file' }]);
export const importRunning = () => conflict('import-running', 'Another file of yours is being read or taken. Wait for it, or cancel it.');
export const importNotReady = () => conflict('import-not-ready', 'This import cannot be taken any more, or not yet.');
export const importTaking = () => conflict('import-taking', 'Its questions are being taken already: it cannot be cancelled now.');
export const nothingToImport = () => conflict('nothing-to-import', 'No question of this file can be taken.');
export const importsUsedUp = (retryAfter: number) => tooMany(retryAfter, 'imports-used-up', `You have brought in ${IMPORTS_A_DAY} files in the last 24 hours. Try again later.`);
export const unknownImportChoice = (path: string) => invalid('unknown-choice', 'This is not on offer.', [{ path, message: 'not on offer' }]);
