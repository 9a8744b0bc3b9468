import { conflict, invalid, notFound, tooMany } from '~/domain/kit/errors';
import { type ForeignKind, IMPORTS_A_DAY } from './contract';

/** Also for somebody else's. */
export const importNotFound = () => notFound('import-not-found', 'This import does not exist, or it is not yours.');
export const fileMissing = () =>
  invalid('file-missing', 'Choose a file that is not empty.', [{ path: 'file', message: 'a file is required' }]);
export const formatUnknown = () =>
  invalid('format-unknown', 'This file does not look like GIFT, Moodle XML, Aiken or CSV. Choose its format.', [
    { path: 'format', message: 'cannot be detected' },
  ]);
const FOREIGN: Record<ForeignKind, string> = {
  'utf-16-without-mark': 'This file is UTF-16 text without a byte order mark. Save it as UTF-8 and send it again.',
  'excel-workbook': 'This file is an Excel workbook. Save it in Excel as “CSV UTF-8” and send that file.',
  qti: 'This file is QTI, which is not read here. Export it in another format and send that file.',
  'zip-archive': 'This file is a ZIP archive. Unpack it and send the file of questions inside.',
};
/** Of a file whose first bytes say that no format is in it. */
export const foreignFile = (kind: ForeignKind) =>
  invalid(kind, FOREIGN[kind], [{ path: 'file', message: 'not a file of questions' }]);
export const importRunning = () =>
  conflict('import-running', 'Another of your files is being read or imported. Wait for it, or cancel it.');
export const importNotReady = () =>
  conflict('import-not-ready', 'These questions cannot be imported yet, or can no longer be imported.');
export const importTaking = () =>
  conflict('import-taking', 'The questions are already being imported: this can no longer be cancelled.');
export const nothingToImport = () => conflict('nothing-to-import', 'No question of this file can be imported.');
export const importsUsedUp = (retryAfter: number) =>
  tooMany(
    retryAfter,
    'imports-used-up',
    `You have imported ${IMPORTS_A_DAY} files in the last 24 hours. Try again later.`,
  );
export const unknownImportChoice = (path: string) =>
  invalid('unknown-choice', 'This choice is not available.', [{ path, message: 'not available' }]);
