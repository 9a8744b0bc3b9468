import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { ReadQuestion } from '~/domain/questions/exchange/exchanged-question';
import { root } from '~/infra/process/root';
import { detectFormat } from './detect';
import { fileKindOf } from './file-kind';
import { readAll } from './testing/questions';

const xml = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<quiz><question type="truefalse"><questiontext><text>¿Qué hay en “él”?</text></questiontext><answer fraction="100"><text>true</text></answer></question></quiz>`;
/** Windows-1252, as far as these tests need it. */
const windows = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll('“', '\u0093').replaceAll('”', '\u0094').replaceAll('’', '\u0092').replaceAll('–', '\u0096'),
    'latin1',
  );
const utf16 = (text: string, order: 'le' | 'be', mark = true): Buffer => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const ROWS = 'question_text,option_1,option_2,correct\n¿Qué es la “insuficiencia”?,Niño’s – sí,b,1\n';

const qti = readFileSync(join(root, 'infra/formats/testing/qti-item.xml'));
const zipped = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));

describe('encodings', () => {
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(xml('UTF-8'))],
    ['windows-1252', windows(xml('windows-1252'))],
    ['ISO-8859-1', windows(xml('ISO-8859-1'))],
    ['UTF-16, little end first, with its mark', utf16(xml('utf-16'), 'le')],
    ['UTF-16, big end first, with its mark', utf16(xml('UTF-16'), 'be')],
    ['UTF-8 that says it is UTF-16', Buffer.from(xml('utf-16'))],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${xml('utf-8')}`)],
  ])('XML in %s is detected and read', async (_what, bytes) => {
    expect(await detectFormat(bytes)).toBe('moodle-xml');
    for (const pieces of [1, 7, 64 * 1024])
      expect(await readAll('moodle-xml', bytes, pieces)).toMatchObject([
        { kind: 'question', question: { stem: '<p>¿Qué hay en “él”?</p>' } },
      ]);
  });

  it('CSV in Windows-1252 is detected and read, in pieces of any size', async () => {
    expect(await detectFormat(windows(ROWS))).toBe('csv');
    for (const pieces of [1, 2, 3, 7, 600, 64 * 1024]) {
      const [one] = (await readAll('csv', windows(ROWS), pieces)) as ReadQuestion[];
      expect(one).toMatchObject({
        question: { stem: '<p>¿Qué es la “insuficiencia”?</p>', answers: [{ text: 'Niño’s – sí' }, { text: 'b' }] },
      });
    }
    // Also if the first letter that tells comes late.
    const late = windows(`question_text,option_1,option_2,correct\n${'plain,a,b,1\n'.repeat(5_000)}Último,a,b,1\n`);
    expect(((await readAll('csv', late)).at(-1) as ReadQuestion).question.stem).toBe('<p>Último</p>');
  });

  it('GIFT and Aiken in Windows-1252 are read, and UTF-8 stays UTF-8', async () => {
    expect(await readAll('gift', windows('¿Ñandú?{T}'))).toMatchObject([{ question: { stem: '<p>¿Ñandú?</p>' } }]);
    expect(await readAll('aiken', windows('¿Cuál?\nA. sí\nB. no\nANSWER: A\n'))).toMatchObject([
      { question: { stem: '<p>¿Cuál?</p>' } },
    ]);
    for (const pieces of [1, 2, 3, 64])
      expect(await readAll('gift', Buffer.from('¿Ñandú? 漢 🫀{T}'), pieces)).toMatchObject([
        { question: { stem: '<p>¿Ñandú? 漢 🫀</p>' } },
      ]);
  });

  it.each<[string, Buffer]>([
    [
      'MacRoman',
      Buffer.concat([
        Buffer.from('question_text,option_1,option_2,correct\nEl caf'),
        Buffer.from([0x8e]),
        Buffer.from(',a,b,1\n'),
      ]),
    ],
    [
      'code page 850',
      Buffer.concat([
        Buffer.from('question_text,option_1,option_2,correct\nEl ni'),
        Buffer.from([0xa4]),
        Buffer.from('o,a,b,1\n'),
      ]),
    ],
    [
      'Windows-1251',
      Buffer.concat([
        Buffer.from('question_text,option_1,option_2,correct\n'),
        Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
        Buffer.from(',a,b,1\n'),
      ]),
    ],
    [
      'UTF-8 with a byte that is none',
      Buffer.concat([
        Buffer.from('question_text,option_1,option_2,correct\né'),
        Buffer.from([0xe9]),
        Buffer.from(',a,b,1\n'),
      ]),
    ],
  ])('%s is not taken for Windows-1252', async (_what, bytes) => {
    expect((await readAll('csv', bytes)).at(-1)).toMatchObject({ kind: 'failure', failure: 'not-text' });
  });

  it.each<[string, Buffer, string]>([
    ['UTF-16 without its mark, little end first', utf16(ROWS, 'le', false), 'utf-16-without-mark'],
    ['UTF-16 without its mark, big end first', utf16(ROWS, 'be', false), 'utf-16-without-mark'],
    [
      'an Excel workbook',
      Buffer.from(
        'PK\u0003\u0004\u0014\u0000\u0006\u0000[Content_Types].xml\u0000PK\u0003\u0004_rels/.relsPK\u0003\u0004xl/workbook.xml',
        'latin1',
      ),
      'excel-workbook',
    ],
    [
      'a workbook whose further names come later',
      Buffer.from('PK\u0003\u0004\u0014\u0000[Content_Types].xml\u0000', 'latin1'),
      'excel-workbook',
    ],
    [
      'a document of Word',
      Buffer.from('PK\u0003\u0004\u0014\u0000[Content_Types].xml\u0000word/document.xml', 'latin1'),
      'zip-archive',
    ],
    ['an archive', Buffer.from('PK\u0003\u0004\u0014\u0000questions.txt', 'latin1'), 'zip-archive'],
    ['an item of QTI', qti, 'qti'],
    ['an item of QTI in UTF-16', Buffer.from(`\ufeff${qti.toString()}`, 'utf16le'), 'qti'],
    ['QTI 1.2', Buffer.from('<!-- a bank --><questestinterop><item ident="a"/></questestinterop>'), 'qti'],
    ['QTI 3', Buffer.from('<?xml version="1.0"?>\n<qti-assessment-item identifier="a"/>'), 'qti'],
    ['an item of QTI in an archive', zipped({ 'media/a.png': strToU8('x'), 'items/q1.xml': qti }), 'qti'],
    [
      'a package of QTI',
      zipped({ 'imsmanifest.xml': strToU8('<manifest xmlns:q="http://www.imsglobal.org/xsd/imsqti_v2p1"/>') }),
      'qti',
    ],
    ['an archive of Moodle XML', zipped({ 'bank.xml': strToU8('<quiz><!-- no qti --></quiz>') }), 'zip-archive'],
  ])('%s is named as what it is', async (_what, bytes, kind) => {
    expect(fileKindOf(bytes)).toBe(kind);
    for (const format of ['csv', 'gift', 'moodle-xml', 'aiken'] as const)
      expect(await readAll(format, bytes)).toEqual([{ kind: 'failure', failure: kind, line: 1 }]);
  });
});
