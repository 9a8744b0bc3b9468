import { createHash } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { cutText, storable } from '~/domain/kit/cut-text';
import type { ReadQuestion } from '~/domain/questions/exchange/exchanged-question';
import { IMPORT_QUESTIONS_MAX, readImportJob } from '~/domain/questions/exchange/contract';
import { findDuplicates } from '~/domain/questions/exchange/find-duplicates.query';
import { importTopics } from '~/domain/questions/exchange/import-topics.query';
import {
  endReading,
  failImport,
  type ImportToRead,
  importToRead,
  saveItems,
  keptItems,
  type ReadItem,
  publishProgress,
} from '~/domain/questions/exchange/read-import';
import { questionImportFiles } from '~/domain/questions/exchange/request-import';
import type { Deps } from '~/infra/process/deps';
import { formats } from '~/infra/formats/formats';
import { type Prepared, preparer, type StorePicture, titleFor, keyOf } from '~/infra/formats/prepare';
import { handle, type RunContext } from '../registry';
import { atWork } from './at-work';
import { pictureStore } from './picture-store';

/** Questions stored in one transaction. */
const BATCH_SIZE = 100;
/** Milliseconds between two reports of progress. */
const PROGRESS_EVERY_MS = 500;

/** Stores the questions of a file in batches and reports progress. */
class ItemWriter {
  accepted = 0;
  refused = 0;
  private pending: ReadItem[] = [];
  private readonly known = new Map<string, number>();
  private reportedAt = 0;

  constructor(
    private readonly deps: Deps,
    private readonly work: ImportToRead,
  ) {}

  /** Continues after what a killed reader has stored. @returns the number of the last stored question */
  async resume(): Promise<number> {
    let last = 0;
    for await (const { number, refusal, body } of keptItems(this.deps.read, this.work.id)) {
      // Stored in the order of the file: what follows a gap is read again.
      if (number !== last + 1) break;
      last = number;
      if (refusal) this.refused += 1;
      else this.accepted += 1;
      if (body) this.withoutDuplicate(number, { body, refusal: null, about: '', notes: [] });
    }
    return last;
  }

  /** @returns whether the import is still being read */
  async add(place: { number: number; line: number; title: string }, prepared: Prepared): Promise<boolean> {
    this.pending.push({
      ...place,
      title: cutText(storable(place.title), 200),
      ...this.withoutDuplicate(place.number, prepared),
      about: cutText(storable(prepared.about), 200),
    });
    return this.pending.length < BATCH_SIZE || this.flush();
  }

  /** Refuses a question that equals an earlier one of the file. */
  private withoutDuplicate(number: number, prepared: Prepared): Prepared {
    if (!prepared.body || prepared.refusal) return prepared;
    const key = createHash('sha256').update(keyOf(prepared.body)).digest('base64');
    const earlier = this.known.get(key);
    if (earlier === undefined) this.known.set(key, number);
    return earlier === undefined
      ? prepared
      : Object.assign(prepared, { refusal: 'duplicate-in-file', about: String(earlier) });
  }

  async flush(): Promise<boolean> {
    const items = this.pending.splice(0);
    const { id, account_id } = this.work;
    const acceptable = items.flatMap(({ number, body, refusal }) => (body && !refusal ? [{ number, body }] : []));
    const same = await findDuplicates(this.deps.read, account_id, acceptable);
    for (const item of items) {
      const other = same.get(item.number);
      if (other !== undefined) Object.assign(item, { refusal: 'duplicate', about: String(other) });
      if (item.refusal) this.refused += 1;
      else this.accepted += 1;
    }
    const due = Date.now() - this.reportedAt >= PROGRESS_EVERY_MS;
    if (due) this.reportedAt = Date.now();
    const { accepted, refused } = this;
    const stillReading = await this.deps.inTransaction(
      async (tx) =>
        (await saveItems(tx, id, items)) &&
        (!due || (await publishProgress(tx, id, 'reading', { done: accepted + refused, total: 0, accepted, refused }))),
    );
    // Lets other work of this process run in between.
    await yieldToOthers();
    return stillReading;
  }
}

/** Reads and stores the same picture of many questions once. */
function memoized(store: StorePicture): StorePicture {
  const known = new Map<string, Promise<string>>();
  return (bytes) => {
    const hash = createHash('sha256').update(bytes).digest('base64');
    const before = known.get(hash);
    if (before) return before;
    const storing = store(bytes);
    known.set(hash, storing);
    return storing;
  };
}

async function readFile(
  work: ImportToRead,
  deps: Deps,
  commit: RunContext['commit'],
  store: StorePicture,
): Promise<void> {
  const { id, defaults, format } = work;
  const prepare = preparer({
    defaults,
    topics: await importTopics(deps.read),
    storePicture: memoized(store),
    origin: deps.config.publicUrl,
  });
  const writer = new ItemWriter(deps, work);
  const lastKept = await writer.resume();
  let number = 0;
  const refusedAs = (refusal: Prepared['refusal'], about: string): Prepared => ({
    body: null,
    refusal,
    about,
    notes: [],
  });
  for await (const read of formats[format].read(questionImportFiles.piecesOf(deps.read, id), {
    language: defaults.language,
  })) {
    if (read.kind === 'failure') return commit((tx) => failImport(tx, id, read.failure, read.line));
    number = read.number;
    if (number > IMPORT_QUESTIONS_MAX) return commit((tx) => failImport(tx, id, 'too-many-questions', read.line));
    if (number <= lastKept) continue;
    const title =
      read.kind === 'question' ? titleFor(read as ReadQuestion) : cutText(read.title.replaceAll(/\s+/g, ' '), 120);
    const stillReading = await writer.add(
      { number, line: read.line, title },
      read.kind === 'question' ? await prepare(read) : refusedAs(read.refusal, read.about),
    );
    // Cancelled meanwhile.
    if (!stillReading) return;
  }
  if (!(await writer.flush())) return;
  await commit((tx) => (number === 0 ? failImport(tx, id, 'no-questions') : endReading(tx, id, number)));
}

/** Reads a file question by question and stores the outcome of each. After a kill it continues where it was, with the same result. */
export const readImportBy = (storeFor: (deps: Deps, personId: number) => StorePicture) =>
  handle(readImportJob, {
    async run({ import_id }, { deps, commit }) {
      const work = await importToRead(deps.read, import_id);
      if (work)
        await atWork(deps, import_id, 'reading', () => readFile(work, deps, commit, storeFor(deps, work.account_id)));
    },
    failed: (tx, { import_id }) => failImport(tx, import_id, 'internal'),
  });

export const readImport = readImportBy(pictureStore);
