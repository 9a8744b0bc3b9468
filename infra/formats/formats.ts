import type { Format } from '~/domain/questions/exchange/contract';
import { readAiken } from './aiken/read';
import { writeAiken } from './aiken/write';
import { readCsv } from './csv/read';
import { writeCsv } from './csv/write';
import { readGift } from './gift/read';
import { writeGift } from './gift/write';
import { readMoodleXml } from './moodle-xml/read';
import { writeMoodleXml } from './moodle-xml/write';
import type { Reader } from './unreadable';
import type { Writer } from './writer';

interface FormatParts {
  read: Reader;
  write: Writer;
  /** What a file's name ends in, and its media type. */
  extension: string;
  type: string;
}

export const formats: Record<Format, FormatParts> = {
  gift: { read: readGift, write: writeGift, extension: 'gift.txt', type: 'text/plain; charset=utf-8' },
  'moodle-xml': {
    read: readMoodleXml,
    write: writeMoodleXml,
    extension: 'xml',
    type: 'application/xml; charset=utf-8',
  },
  aiken: { read: readAiken, write: writeAiken, extension: 'txt', type: 'text/plain; charset=utf-8' },
  csv: { read: readCsv, write: writeCsv, extension: 'csv', type: 'text/csv; charset=utf-8' },
};
