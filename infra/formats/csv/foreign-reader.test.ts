import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { EMPTY, type ReadQuestion } from '~/domain/questions/exchange/exchanged-question';
import { awkwardCell, fileOf, readAll } from '../testing/questions';
import { guarded, unguarded } from './columns';
import { rowsOf } from './read';
import { rowOf } from './write';

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 150) };
const HERE = join(__dirname, 'testing');
const HEADER = ['question_text', 'option_1', 'option_2'];

/** What we wrote, with the rows that Python's csv read of it. Recorded with `read_csv.py`. */
const recorded = JSON.parse(readFileSync(join(HERE, 'python-readings.json'), 'utf8')) as {
  cells: string[];
  file: string;
  rows: string[][];
}[];
/** What Python's csv.writer wrote of rows, with its usual settings and with each kind of line end. */
const foreign = JSON.parse(readFileSync(join(HERE, 'python-writings.json'), 'utf8')) as {
  rows: string[][];
  file: string;
}[];

const written = (cells: readonly string[]): string => [HEADER, cells.map(guarded)].map(rowOf).join('');
const plainEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
/** CR alone stays in a cell if it does not end the rows. */
const asRead = (file: string, text: string): string =>
  /^[^\n]*?\r(?!\n)/.test(file) ? plainEnds(text) : text.replaceAll('\r\n', '\n');

/** What Python reads of files; null if there is no Python. */
function pythonReads(files: readonly string[]): string[][][] | null {
  const { status, stdout, stderr, error } = spawnSync('python3', [join(HERE, 'read_csv.py')], {
    input: JSON.stringify(files),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) return null;
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[][][];
}
async function ourRows(file: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of rowsOf([Buffer.from(file)])) rows.push(cells);
  return rows;
}

describe('CSV beside another reader', () => {
  it('is written so that Python reads every cell as it was meant: line ends of each kind, quotes, delimiters, blanks, formulas', () => {
    const random = fc.sample(fc.array(awkwardCell, { minLength: 3, maxLength: 3 }), 200);
    const all = [...recorded.map(({ cells }) => cells), ...random];
    const meant = all.map((cells) => [HEADER, cells.map(guarded)]);
    // What was recorded holds for what is written today, with or without a Python.
    expect(recorded.map(({ cells }) => written(cells))).toEqual(recorded.map(({ file }) => file));
    expect(recorded.map(({ rows }) => rows)).toEqual(meant.slice(0, recorded.length));
    const live = pythonReads(all.map(written));
    expect(live ?? meant).toEqual(meant);
  });

  it('gives every cell again as it was, but for the kind of its line ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(awkwardCell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        async (rows) => {
          const file = [HEADER, ...rows.map((cells) => cells.map(guarded))].map(rowOf).join('');
          expect((await ourRows(file)).map((cells) => cells.map(unguarded))).toEqual([
            HEADER,
            ...rows.map((cells) => cells.map((text) => asRead(file, text))),
          ]);
        },
      ),
      RUNS,
    );
  });

  it('gives model answers again as they were, but for the kind of their line ends and blanks at their ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(awkwardCell, { minLength: 1, maxLength: 4 }), async (texts) => {
        const question = {
          ...EMPTY,
          question_type: 4 as const,
          stem: '<p>q</p>',
          answers: texts.map((text, index) => ({ label: `l${index}`, text: `x${text}y`, correct: true })),
        };
        const [one] = (await readAll('csv', await fileOf('csv', [question]))) as ReadQuestion[];
        expect(one!.question.answers.map(({ text }) => text)).toEqual(texts.map((text) => `x${plainEnds(text)}y`));
      }),
      RUNS,
    );
  });

  it('reads what Python wrote', async () => {
    for (const { rows, file } of foreign)
      expect(await ourRows(file)).toEqual(rows.map((cells) => cells.map((text) => asRead(file, text))));
  });
});
