import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { EXPORT_FILE_PATH, importStart, type ImportSnapshot } from '~/domain/flashcards/exchange/contract';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { type AnkiNote, anAnkiPackage } from '../testing/factories/anki-packages';
import { PEOPLE_ALONE } from './bank';
import type { Benchmark, Context } from './benchmark';
import { table, whole } from './markdown';
import { forgetPeak, memoryOf } from './memory';
import { startOurs } from './quizzes';
import { median } from './statistics';

const NOTES = 20_000;
const REVIEWS_EACH = 10;
const POLL = 50;

/** Notes as a deck of a medical student has them, each with its reviews. */
function notes(): AnkiNote[] {
  const first = 1_500_000_000_000;
  return Array.from({ length: NOTES }, (_, index) => ({
    guid: `bench-${index}`,
    type: 'basic',
    fields: [
      `<div>Question ${index}: what is the <b>first</b> investigation in a person of ${20 + (index % 70)} years with breathlessness?</div>`,
      `<div>${'An echocardiogram, for the history points to the heart. '.repeat(4)}</div><ul><li>Then troponin</li></ul>`,
    ],
    tags: `specialty::cardiology year${index % 5}`,
    deck: `Medicine::Part ${index % 10}`,
    reviews: Array.from({ length: REVIEWS_EACH }, (__, nth): [number, number] => [
      first + index * 1_000 + nth * 86_400_000 * 20 + nth,
      1 + ((index + nth) % 4),
    ]),
  }));
}

/** The processes that a process has started. */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').trim().split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

interface Run {
  seconds: number;
  worker: number;
  reader: number;
}
interface ExportRun {
  seconds: number;
  megabytes: number;
  gateway: number;
}

async function measureAnki({ servers, plan: { bankRounds }, say }: Context): Promise<string> {
  say(`making a package of ${whole(NOTES)} notes`);
  const file = await anAnkiPackage(notes());
  const ours = await startOurs(servers, { workers: 1, namespace: 'bench-anki', filled: PEOPLE_ALONE });
  const { side, database } = ours;
  const worker = ours.workers[0]!.pid;
  const rounds = Math.min(3, bankRounds);
  const imports: Run[] = [];
  const exports: Record<'apkg' | 'csv', ExportRun[]> = { apkg: [], csv: [] };

  const bring = async (person: number): Promise<Run> => {
    forgetPeak(worker);
    const form = new FormData();
    form.set('with_history', 'true');
    form.set('file', new Blob([new Uint8Array(file)]), 'bench.apkg');
    const began = performance.now();
    const headers = { accept: 'application/json', ...side.headersOf(person) };
    const answer = await fetch(side.url + importStart.path, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new UserFacingError(`The import was refused: ${await answer.text()}`);
    const { next_url } = (await answer.json()) as { next_url: string };
    const id = Number(/\d+/.exec(next_url)![0]);
    let reader = 0;
    for (;;) {
      for (const child of childrenOf(worker)) reader = Math.max(reader, memoryOf(child)?.peak ?? 0);
      const [row] = (
        await database.query<Pick<ImportSnapshot, 'state' | 'failure'>>(
          'SELECT state, failure FROM flashcard_imports WHERE id = $1',
          [id],
        )
      ).rows;
      if (row?.state === 'done') break;
      if (row?.state === 'failed') throw new UserFacingError(`The import failed: ${row.failure}`);
      await pause(POLL);
    }
    const seconds = (performance.now() - began) / 1_000;
    const [made] = (
      await database.query<{ cards: number; reviews: number }>(
        `SELECT (SELECT count(*)::int FROM flashcard_import_items WHERE import_id = $1 AND outcome = 'new') AS cards,
                (SELECT count(*)::int FROM flashcard_reviews WHERE import_id = $1) AS reviews`,
        [id],
      )
    ).rows;
    if (made!.cards !== NOTES || made!.reviews !== NOTES * REVIEWS_EACH)
      throw new UserFacingError(
        `${made!.cards} cards and ${made!.reviews} reviews came in. The run counts for nothing.`,
      );
    return { seconds, worker: memoryOf(worker)?.peak ?? NaN, reader };
  };
  const take = async (person: number, format: 'apkg' | 'csv'): Promise<ExportRun> => {
    forgetPeak(side.pid);
    const began = performance.now();
    const query = `?format=${format}${format === 'apkg' ? '&history=true' : ''}`;
    const answer = await fetch(side.url + EXPORT_FILE_PATH + query, { headers: side.headersOf(person) });
    if (!answer.ok) throw new UserFacingError(`The export was refused: ${await answer.text()}`);
    const megabytes = (await answer.arrayBuffer()).byteLength / 1_048_576;
    return { seconds: (performance.now() - began) / 1_000, megabytes, gateway: memoryOf(side.pid)?.peak ?? NaN };
  };

  try {
    const idle = { worker: memoryOf(worker)?.now ?? NaN, gateway: memoryOf(side.pid)?.now ?? NaN };
    for (let round = 0; round < rounds; round += 1) {
      const run = await bring(round);
      imports.push(run);
      say(`imported in ${run.seconds.toFixed(1)} s`);
      for (const format of ['apkg', 'csv'] as const) exports[format].push(await take(round, format));
    }
    const middle = <T>(runs: readonly T[], of: (run: T) => number) => median(runs.map(of));
    const most = <T>(runs: readonly T[], of: (run: T) => number) => Math.max(...runs.map(of));
    return [
      `A package of ${whole(NOTES)} notes with ${whole(NOTES * REVIEWS_EACH)} reviews (${(file.length / 1_048_576).toFixed(1)} MB), imported by one worker, and everything exported again by the gateway; medians of ${rounds} rounds, memory at most.`,
      table(
        ['', 'seconds', 'MB of file', 'MB before', 'MB at most', 'MB of the reader'],
        [
          [
            'import with history',
            middle(imports, ({ seconds }) => seconds).toFixed(1),
            (file.length / 1_048_576).toFixed(1),
            whole(idle.worker),
            whole(most(imports, (run) => run.worker)),
            whole(most(imports, (run) => run.reader)),
          ],
          ...(['apkg', 'csv'] as const).map((format) => [
            `export, ${format}`,
            middle(exports[format], ({ seconds }) => seconds).toFixed(1),
            middle(exports[format], ({ megabytes }) => megabytes).toFixed(1),
            whole(idle.gateway),
            whole(most(exports[format], ({ gateway }) => gateway)),
            '',
          ]),
        ],
      ),
    ].join('\n\n');
  } finally {
    await ours.stop();
  }
}

/** A large collection of Anki, in and out. */
export const anki: Benchmark = {
  name: 'anki',
  longest: 240_000,
  title: 'Twenty thousand notes of Anki',
  peer: 'There is no peer; the figures stand for themselves.',
  run: measureAnki,
};
