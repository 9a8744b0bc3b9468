import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import type { ReadQuestion } from '~/domain/questions/exchange/exchanged-question';
import { IMPORT_QUESTIONS_MAX, readImportJob } from '~/domain/questions/exchange/contract';
import { findDuplicates } from '~/domain/questions/exchange/find-duplicates.query';
import { importTopics } from '~/domain/questions/exchange/import-topics.query';
import {
  endReading,
  failImport,
  type ImportToRead,
  importToRead,
  keepItems,
  keptItems,
  piecesOf,
  type ReadItem,
  tellProgress,
} from '~/domain/questions/exchange/read-import';
import type { Deps } from '~/infra/process/deps';
import { formats } from '~/infra/formats/formats';
import { type Prepared, preparer, type StorePicture, titleFor, keyOf } from '~/infra/formats/prepare';
import { handle, type RunContext } from '../registry';
import { atWork } from './at-work';
import { pictureStore } from './picture-store';

/** Questions that are kept in one transaction. */
const AT_ONCE = 100;
/** How often those who watch are told, in milliseconds. */
const TELL_EVERY = 500;

const storable = (text: string, most: number): string =>
  text
    .replaceAll('\u0000', '')
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .slice(0, most);

/** Takes what is read, keeps it some at a time, and tells how far it is. */
class Keeper {
  accepted = 0;
  refused = 0;
  private pending: ReadItem[] = [];
  private readonly known = new Map<string, number>();
  private told = 0;

  constructor(
    private readonly deps: Deps,
    private readonly work: ImportToRead,
  ) {}

  /** Goes on behind what a reader that was killed has kept. @returns the number of the last question that is kept */
  async resume(): Promise<number> {
    let last = 0;
    for await (const { number, refusal, body } of keptItems(this.deps.read, this.work.id)) {
      // Kept in the order of the file: what is behind a gap is read again.
      if (number !== last + 1) break;
      last = number;
      if (refusal) this.refused += 1;
      else this.accepted += 1;
      if (body) this.once(number, { body, refusal: null, about: '', notes: [] });
    }
    return last;
  }

  /** @returns whether the import is still being read */
  async add(place: { number: number; line: number; title: string }, prepared: Prepared): Promise<boolean> {
    this.pending.push({
      ...place,
      title: storable(place.title, 200),
      ...this.once(place.number, prepared),
      about: storable(prepared.about, 200),
    });
    return this.pending.length < AT_ONCE || this.flush();
  }

  /** Whoever is the same as one before it in the file is refused. */
  private once(number: number, prepared: Prepared): Prepared {
    if (!prepared.body || prepared.refusal) return prepared;
    const key = createHash('sha256').update(keyOf(prepared.body)).digest('base64');
    const before = this.known.get(key);
    if (before === undefined) this.known.set(key, number);
    return before === undefined
      ? prepared
      : Object.assign(prepared, { refusal: 'duplicate-in-file', about: String(before) });
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
    const due = Date.now() - this.told >= TELL_EVERY;
    if (due) this.told = Date.now();
    const { accepted, refused } = this;
    const goesOn = await this.deps.inTransaction(
      async (tx) =>
        (await keepItems(tx, id, items)) &&
        (!due || (await tellProgress(tx, id, 'reading', { done: accepted + refused, total: 0, accepted, refused }))),
    );
    // Whatever else this worker has to do comes in between.
    await others();
    return goesOn;
  }
}

/** The same picture in many questions is read and kept once. */
function remembering(store: StorePicture): StorePicture {
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
    storePicture: remembering(store),
    origin: deps.config.publicUrl,
  });
  const keeper = new Keeper(deps, work);
  const kept = await keeper.resume();
  let number = 0;
  const refusedAs = (refusal: Prepared['refusal'], about: string): Prepared => ({
    body: null,
    refusal,
    about,
    notes: [],
  });
  for await (const read of formats[format].read(piecesOf(deps.read, id), { language: defaults.language })) {
    if (read.kind === 'failure') return commit((tx) => failImport(tx, id, read.failure, read.line));
    number = read.number;
    if (number > IMPORT_QUESTIONS_MAX) return commit((tx) => failImport(tx, id, 'too-many-questions', read.line));
    if (number <= kept) continue;
    const title =
      read.kind === 'question' ? titleFor(read as ReadQuestion) : read.title.replaceAll(/\s+/g, ' ').slice(0, 120);
    const goesOn = await keeper.add(
      { number, line: read.line, title },
      read.kind === 'question' ? await prepare(read) : refusedAs(read.refusal, read.about),
    );
    // Cancelled meanwhile.
    if (!goesOn) return;
  }
  if (!(await keeper.flush())) return;
  await commit((tx) => (number === 0 ? failImport(tx, id, 'no-questions') : endReading(tx, id, number)));
}

/** Reads a file question by question, and keeps what becomes of each. After a kill it goes on where it was, and comes to the same. */
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
