import { href } from '~/domain/kit/contract';
import { notFound } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { notify } from '../notify';
import {
  accountExport,
  EXPORT_DAYS,
  EXPORT_FILE_PATH,
  type ExportSnapshot,
  PRIVACY_PATH,
  writeExportJob,
} from './contract';

interface Row {
  id: number;
  account_id: number;
  state: ExportSnapshot['state'];
  done: number;
  total: number;
  bytes: string;
  version: number;
  created_at: Date;
  expires_at: Date | null;
}
const COLUMNS = 'id, account_id, state, done, total, bytes, version, created_at, expires_at';

const newest = statement<Row, [number]>(
  'accounts.newest-export',
  `SELECT ${COLUMNS} FROM account_exports WHERE account_id = $1 ORDER BY id DESC LIMIT 1`,
);
const byId = statement<Row, [number]>('accounts.export', `SELECT ${COLUMNS} FROM account_exports WHERE id = $1`);
const ownsIt = statement<{ id: number }, [number, number]>(
  'accounts.owns-export',
  'SELECT id FROM account_exports WHERE id = $1 AND account_id = $2',
);
const add = statement<{ id: number }, [number, Date]>(
  'accounts.add-export',
  `INSERT INTO account_exports (account_id, state, created_at) VALUES ($1, 'waiting', $2)
   ON CONFLICT (account_id) WHERE state IN ('waiting', 'writing') DO NOTHING RETURNING id`,
);
const removeFormer = statement<never, [number, number]>(
  'accounts.remove-former-exports',
  'DELETE FROM account_exports WHERE account_id = $1 AND id <> $2',
);

function toSnapshot(row: Row, now: Date): ExportSnapshot {
  const fetchable = row.expires_at !== null && row.expires_at > now;
  return {
    export_id: row.id,
    state: row.state,
    done: row.done,
    total: row.total,
    bytes: Number(row.bytes),
    file_url: fetchable ? href({ path: EXPORT_FILE_PATH }, {}, { export_id: row.id }) : '',
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** The newest download of a person; null if there is none. */
export async function newestExport(read: Reader, accountId: number): Promise<ExportSnapshot | null> {
  const row = await read.sql.one(newest, [accountId]);
  return row && toSnapshot(row, read.clock.now());
}

export async function exportSnapshotOf(read: Reader, exportId: number): Promise<ExportSnapshot | null> {
  const row = await read.sql.one(byId, [exportId]);
  return row && toSnapshot(row, read.clock.now());
}

export const ownsExport = async (read: Pick<Reader, 'sql'>, accountId: number, exportId: number): Promise<boolean> =>
  (await read.sql.one(ownsIt, [exportId, accountId])) !== null;

/** @throws Problem not-found for a download of somebody else */
export async function ownExport(read: Reader, accountId: number, exportId: number): Promise<ExportSnapshot> {
  const row = await read.sql.one(byId, [exportId]);
  if (row?.account_id !== accountId) throw notFound();
  return toSnapshot(row, read.clock.now());
}

/** Begins a download, or finds the one that is being made. Earlier ones are thrown away. */
export async function requestExport(tx: Transaction, accountId: number): Promise<ExportSnapshot> {
  const added = await tx.sql.one(add, [accountId, tx.clock.now()]);
  if (added) {
    await tx.sql.all(removeFormer, [accountId, added.id]);
    tx.enqueue(writeExportJob, { export_id: added.id });
  }
  return (await newestExport(tx, accountId))!;
}

const begin = statement<{ account_id: number; run: number; language: string }, [number, number]>(
  'accounts.begin-export',
  `UPDATE account_exports e SET state = 'writing', run = e.run + 1, done = 0, total = $2, version = e.version + 1 FROM accounts a
    WHERE e.id = $1 AND e.state IN ('waiting', 'writing') AND a.id = e.account_id RETURNING e.account_id, e.run, a.language`,
);
const dropPieces = statement<never, [number, number]>(
  'accounts.drop-export-pieces',
  'DELETE FROM account_export_pieces WHERE export_id = $1 AND run <> $2',
);
const progress = statement<{ id: number }, [number, number, number]>(
  'accounts.export-progress',
  `UPDATE account_exports SET done = $3, version = version + 1 WHERE id = $1 AND run = $2 AND state = 'writing' RETURNING id`,
);
const addPiece = statement<{ position: number }, [number, number, number, Buffer]>(
  'accounts.add-export-piece',
  `INSERT INTO account_export_pieces (export_id, run, position, bytes)
   SELECT e.id, e.run, $3, $4 FROM account_exports e WHERE e.id = $1 AND e.run = $2 AND e.state = 'writing' RETURNING position`,
);
const end = statement<{ account_id: number }, [number, number, number, Date]>(
  'accounts.end-export',
  `UPDATE account_exports SET state = 'ready', done = total, bytes = $3, expires_at = $4, version = version + 1
    WHERE id = $1 AND run = $2 AND state = 'writing' RETURNING account_id`,
);
const fail = statement<{ account_id: number }, [number]>(
  'accounts.fail-export',
  `UPDATE account_exports SET state = 'failed', version = version + 1 WHERE id = $1 AND state IN ('waiting', 'writing') RETURNING account_id`,
);

export interface ExportWork {
  id: number;
  account_id: number;
  /** Which beginning this is. What an earlier one still writes is refused. */
  run: number;
  language: string;
}

/** @returns null when there is nothing to write any more */
export async function beginExport(tx: Transaction, exportId: number, tables: number): Promise<ExportWork | null> {
  const work = await tx.sql.one(begin, [exportId, tables]);
  if (!work) return null;
  await tx.sql.all(dropPieces, [exportId, work.run]);
  tx.publish(accountExport, exportId);
  return { id: exportId, ...work };
}

/** @returns false when another run has taken over */
export const saveExportPiece = async (
  read: Pick<Reader, 'sql'>,
  { id, run }: ExportWork,
  position: number,
  bytes: Buffer,
): Promise<boolean> => (await read.sql.one(addPiece, [id, run, position, bytes])) !== null;

export async function notifyExportProgress(tx: Transaction, { id, run }: ExportWork, done: number): Promise<void> {
  if (await tx.sql.one(progress, [id, run, done])) tx.publish(accountExport, id);
}

/** Completes an export and notifies the person. */
export async function endExport(tx: Transaction, { id, run }: ExportWork, bytes: number): Promise<void> {
  const until = new Date(tx.clock.now().getTime() + EXPORT_DAYS * 86_400_000);
  const ended = await tx.sql.one(end, [id, run, bytes, until]);
  if (!ended) return;
  tx.publish(accountExport, id);
  await notify(tx, { account_id: ended.account_id, kind: 'export-ready', values: {}, url: PRIVACY_PATH });
}

export async function failExport(tx: Transaction, exportId: number): Promise<void> {
  const failed = await tx.sql.one(fail, [exportId]);
  if (!failed) return;
  tx.publish(accountExport, exportId);
  await notify(tx, { account_id: failed.account_id, kind: 'export-failed', values: {}, url: PRIVACY_PATH });
}

const piece = statement<{ bytes: Buffer }, [number, number, number, Date]>(
  'accounts.export-piece',
  `SELECT p.bytes FROM account_exports e JOIN account_export_pieces p ON p.export_id = e.id AND p.run = e.run
    WHERE e.id = $1 AND e.account_id = $2 AND p.position = $3 AND e.state = 'ready' AND e.expires_at > $4`,
);

/** The file of a person's download, piece by piece. Nothing for anybody else, or when it has expired. */
export async function* exportPieces(read: Reader, accountId: number, exportId: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const row = await read.sql.one(piece, [exportId, accountId, position, read.clock.now()]);
    if (!row) return;
    yield row.bytes;
  }
}

const removeOld = statement<{ id: number }, [Date, number]>(
  'accounts.remove-old-exports',
  'DELETE FROM account_exports WHERE id IN (SELECT id FROM account_exports WHERE created_at <= $1 ORDER BY created_at LIMIT $2) RETURNING id',
);
/** A day longer than they can be fetched: the file may have taken hours to begin. */
const KEPT = (EXPORT_DAYS + 1) * 86_400_000;

/** Throws old downloads away. @param most in this transaction @returns how many are gone */
export const deleteOldExports = async (tx: Transaction, most: number): Promise<number> =>
  (await tx.sql.all(removeOld, [new Date(tx.clock.now().getTime() - KEPT), most])).length;
