import { unzipSync } from 'fflate';
import initSqlJs from 'sql.js';

export interface ReadCard {
  sfld: string;
  guid: string;
  data: string;
  type: number;
  queue: number;
  due: number;
  ivl: number;
  reps: number;
  lapses: number;
  flags: number;
  ord: number;
  did: number;
}
export interface ReadNote {
  guid: string;
  mid: number;
  flds: string;
}
export interface ReadReview {
  id: number;
  cid: number;
  ease: number;
  ivl: number;
  lastIvl: number;
  factor: number;
  type: number;
}
interface ReadCollection {
  crt: number;
  decks: string;
  models: string;
  conf: string;
}

/** A reader of SQLite that knows nothing of ours: rows of the collection, and the files beside it. */
export async function openPackage(file: Buffer) {
  const files = unzipSync(file);
  const { Database } = await initSqlJs();
  const db = new Database(files['collection.anki2']);
  const rows = <T = unknown>(sql: string): T[] => {
    const [found] = db.exec(sql);
    return (found?.values ?? []).map(
      (values) => Object.fromEntries(values.map((value, at) => [found!.columns[at]!, value])) as T,
    );
  };
  const [col] = rows<ReadCollection>('SELECT * FROM col');
  return {
    files,
    rows,
    crt: col!.crt,
    decks: JSON.parse(col!.decks) as Record<string, { name: string }>,
    models: JSON.parse(col!.models) as Record<string, { type: number; tmpls: unknown[] }>,
    conf: JSON.parse(col!.conf) as { creationOffset: number; rollover: number },
  };
}
