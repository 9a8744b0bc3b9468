import { conflict, invalid, notFound, tooMany } from '~/domain/kit/errors';
import { type ForeignKind, IMPORTS_A_DAY } from './contract';

/** Also for somebody else's. */
export const importNotFound = () => notFound('import-not-found', 'There is no such import, or it is not yours.');
export const fileMissing = () => invalid('file-missing', 'Choose a file that has something in it.', [{ path: 'file', message: 'a file that is not empty' }]);
export const formatUnknown = () => invalid('format-unknown', 'This file is none of GIFT, Moodle XML, Aiken and CSV as far as we can tell. Say which it is.', [{ path: 'format', message: 'cannot be told from the file' }]);
const FOREIGN: Record<ForeignKind, string> = {
  'utf-16-without-mark': 'This file is UTF-16 text without a byte order mark. Save it as UTF-8 and send it again.',
  'excel-workbook': 'This file is an Excel workbook. Save it in Excel as “CSV UTF-8” and send that file.',
  'zip-archive': 'This file is a ZIP archive. Unpack it and send the file of questions inside.',
};
/** Of a file whose first bytes say that no format is in it. */
export const foreignFile = (kind: ForeignKind) => invalid(kind, FOREIGN[kind], [{ path: 'file', message: 'another kind of file' }]);
export const importRunning = () => conflict('import-running', 'Another file of yours is being read or taken. Wait for it, or cancel it.');
export const importNotReady = () => conflict('import-not-ready', 'This import cannot be taken any more, or not yet.');
export const importTaking = () => conflict('import-taking', 'Its questions are being taken already: it cannot be cancelled now.');
export const nothingToImport = () => conflict('nothing-to-import', 'No question of this file can be taken.');
export const importsUsedUp = (retryAfter: number) => tooMany(retryAfter, 'imports-used-up', `You have brought in ${IMPORTS_A_DAY} files in the last 24 hours. Try again later.`);
export const unknownImportChoice = (path: string) => invalid('unknown-choice', 'This is not on offer.', [{ path, message: 'not on offer' }]);
